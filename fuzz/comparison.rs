//! Any text compared with two that are nearly the same.

#![no_main]

#[path = "../tests/properties/comparison.rs"]
mod comparison;
mod input;
#[path = "../tests/properties/meaning.rs"]
mod meaning;
#[path = "../tests/properties/telling.rs"]
mod telling;

use input::Input;

libfuzzer_sys::fuzz_target!(|input: Input| {
    let which = [0, input.up_to(comparison::ALIKE - 1), input.other as usize % comparison::ALIKE];
    let terms = input.one_of(&comparison::TERMS);
    let texts = which.map(|which| comparison::alike(&input.text, which));
    comparison::hold_for(input.dialect, terms, &texts);
});
