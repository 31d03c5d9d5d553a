//! Any text by a dialect, asked in every way.

#![no_main]

#[path = "../tests/properties/case.rs"]
mod case;
#[path = "../tests/properties/choice.rs"]
mod choice;
#[path = "../tests/properties/dialects.rs"]
mod dialects;
mod input;
#[path = "../tests/properties/telling.rs"]
mod telling;

use input::Input;

libfuzzer_sys::fuzz_target!(|input: Input| {
    dialects::hold_for(input.dialect, input.one_of(&choice::OPTIONS), &input.text);
});
