//! Reads any text by a dialect, through every function of the library.

#![no_main]

#[path = "../tests/properties/case.rs"]
mod case;
#[path = "../tests/properties/choice.rs"]
mod choice;
#[path = "../tests/properties/dialects.rs"]
mod dialects;
mod sample;
#[path = "../tests/properties/telling.rs"]
mod telling;

use sample::Sample;

libfuzzer_sys::fuzz_target!(|sample: Sample| {
    dialects::hold_for(sample.dialect, sample.one_of(&choice::OPTIONS), &sample.text);
});
