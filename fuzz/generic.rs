//! Reads any URI of a dialect by the library and by crates that read all URIs.

#![no_main]

#[path = "../tests/properties/generic.rs"]
mod generic;
mod sample;
#[path = "../tests/properties/telling.rs"]
mod telling;

use sample::Sample;

libfuzzer_sys::fuzz_target!(|sample: Sample| {
    generic::hold_for(sample.dialect, &sample.text);
});
