//! Any text of which nobody says what it is.

#![no_main]

#[path = "../tests/properties/choice.rs"]
mod choice;
#[path = "../tests/properties/detection.rs"]
mod detection;
mod input;
#[path = "../tests/properties/telling.rs"]
mod telling;

use input::Input;

libfuzzer_sys::fuzz_target!(|input: Input| {
    detection::hold_for(input.one_of(&choice::OPTIONS), &input.text);
});
