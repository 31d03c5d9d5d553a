//! Compares any text with two that are nearly the same.

#![no_main]

#[path = "../tests/properties/comparison.rs"]
mod comparison;
#[path = "../tests/properties/meaning.rs"]
mod meaning;
mod sample;
#[path = "../tests/properties/telling.rs"]
mod telling;

use sample::Sample;

libfuzzer_sys::fuzz_target!(|sample: Sample| {
    let which = [0, sample.up_to(comparison::ALIKE - 1), sample.other as usize % comparison::ALIKE];
    let question = sample.one_of(&comparison::QUESTIONS);
    let texts = which.map(|which| comparison::alike(&sample.text, which));
    comparison::hold_for(sample.dialect, question, &texts);
});
