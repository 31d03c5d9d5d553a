//! Any octets in any charset.

#![no_main]

#[path = "../tests/properties/charset.rs"]
mod charset;
mod input;
#[path = "../tests/properties/telling.rs"]
mod telling;

use input::Input;

libfuzzer_sys::fuzz_target!(|input: Input| {
    let label = input.one_of(&charset::LABELS);
    let manner = input.one_of(&charset::MANNERS);
    charset::hold_for(label, manner, &input.text);
});
