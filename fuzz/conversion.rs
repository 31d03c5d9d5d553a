//! Any text of one dialect in another, there and back.

#![no_main]

#[path = "../tests/properties/conversion.rs"]
mod conversion;
mod input;
#[path = "../tests/properties/meaning.rs"]
mod meaning;
#[path = "../tests/properties/telling.rs"]
mod telling;

use input::Input;

libfuzzer_sys::fuzz_target!(|input: Input| {
    let characters = input.one_of(&[false, true]);
    conversion::hold_for([input.dialect, input.other], characters, &input.text);
});
