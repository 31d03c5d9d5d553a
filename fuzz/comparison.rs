//! Any text compared with others that are nearly the same.
//!
//! `cargo fuzz run comparison -- -dict=fuzz/terminals.dict`; on a stable Rust with `-s none`.

#![no_main]

#[path = "../tests/properties/comparison.rs"]
mod comparison;
#[path = "../tests/properties/meaning.rs"]
mod meaning;

libfuzzer_sys::fuzz_target!(|text: &[u8]| comparison::hold(text));
