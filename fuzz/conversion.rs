//! Converts any text of one dialect to another, and back.

#![no_main]

#[path = "../tests/properties/conversion.rs"]
mod conversion;
#[path = "../tests/properties/meaning.rs"]
mod meaning;
#[path = "../tests/properties/reason.rs"]
mod reason;
mod sample;
#[path = "../tests/properties/telling.rs"]
mod telling;

use sample::Sample;

libfuzzer_sys::fuzz_target!(|sample: Sample| {
    let characters = sample.one_of(&[false, true]);
    conversion::hold_for([sample.dialect, sample.other], characters, &sample.text);
});
