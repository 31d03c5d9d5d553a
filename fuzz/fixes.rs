//! Fixes any text in a dialect.

#![no_main]

#[path = "../tests/properties/case.rs"]
mod case;
#[path = "../tests/properties/choice.rs"]
mod choice;
#[path = "../tests/properties/fixes.rs"]
mod fixes;
mod sample;
#[path = "../tests/properties/telling.rs"]
mod telling;

use sample::Sample;

libfuzzer_sys::fuzz_target!(|sample: Sample| {
    fixes::hold_for(sample.dialect, sample.one_of(&choice::OPTIONS), &sample.text);
});
