//! Normalizes any text.

#![no_main]

#[path = "../tests/properties/case.rs"]
mod case;
#[path = "../tests/properties/meaning.rs"]
mod meaning;
#[path = "../tests/properties/normalization.rs"]
mod normalization;
mod sample;
#[path = "../tests/properties/telling.rs"]
mod telling;

use sample::Sample;

libfuzzer_sys::fuzz_target!(|sample: Sample| {
    let mode = sample.one_of(&normalization::MODES);
    let characters = sample.one_of(&[false, true]);
    normalization::hold_for(sample.dialect, characters, mode, &sample.text);
});
