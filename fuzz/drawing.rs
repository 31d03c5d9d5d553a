//! The report of any text, drawn by miette at any width.

#![no_main]

#[path = "../tests/properties/drawing.rs"]
mod drawing;
mod input;
#[path = "../tests/properties/telling.rs"]
mod telling;

use input::Input;

libfuzzer_sys::fuzz_target!(|input: Input| {
    drawing::hold_for(input.dialect, input.one_of(&drawing::WIDTHS), &input.text);
});
