//! Detects the dialects of any text.

#![no_main]

#[path = "../tests/properties/choice.rs"]
mod choice;
#[path = "../tests/properties/detection.rs"]
mod detection;
mod sample;
#[path = "../tests/properties/telling.rs"]
mod telling;

use sample::Sample;

libfuzzer_sys::fuzz_target!(|sample: Sample| {
    detection::hold_for(sample.one_of(&choice::OPTIONS), &sample.text);
});
