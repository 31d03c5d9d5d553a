//! Decodes any octets in any charset.

#![no_main]

#[path = "../tests/properties/charset.rs"]
mod charset;
mod sample;
#[path = "../tests/properties/telling.rs"]
mod telling;

use sample::Sample;

libfuzzer_sys::fuzz_target!(|sample: Sample| {
    let label = sample.one_of(&charset::LABELS);
    let manner = sample.one_of(&charset::MANNERS);
    charset::hold_for(label, manner, &sample.text);
});
