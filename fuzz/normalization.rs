//! The normal forms of any text.

#![no_main]

#[path = "../tests/properties/case.rs"]
mod case;
mod input;
#[path = "../tests/properties/meaning.rs"]
mod meaning;
#[path = "../tests/properties/normalization.rs"]
mod normalization;
#[path = "../tests/properties/telling.rs"]
mod telling;

use input::Input;

libfuzzer_sys::fuzz_target!(|input: Input| {
    let mode = input.one_of(&normalization::MODES);
    let characters = input.one_of(&[false, true]);
    normalization::hold_for(input.dialect, characters, mode, &input.text);
});
