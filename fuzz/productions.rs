//! Reads any text by a production, both fast and with a watcher.

#![no_main]

#[path = "../tests/properties/productions.rs"]
mod productions;
mod sample;
#[path = "../tests/properties/telling.rs"]
mod telling;

use sample::Sample;

libfuzzer_sys::fuzz_target!(|sample: Sample| {
    let at = sample.up_to(productions::PRODUCTIONS.len() - 1);
    let (production, rule) = &productions::PRODUCTIONS[at];
    productions::hold_for(production, rule, &sample.text);
});
