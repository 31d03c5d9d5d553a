//! Draws the report of any text with miette, at any width.

#![no_main]

#[path = "../tests/properties/drawing.rs"]
mod drawing;
mod sample;
#[path = "../tests/properties/telling.rs"]
mod telling;

use sample::Sample;

libfuzzer_sys::fuzz_target!(|sample: Sample| {
    drawing::hold_for(sample.dialect, sample.one_of(&drawing::WIDTHS), &sample.text);
});
