//! The normal forms of any text, in every mode.
//!
//! `cargo fuzz run normalization -- -dict=fuzz/terminals.dict`; on a stable Rust with `-s none`.

#![no_main]

#[path = "../tests/properties/meaning.rs"]
mod meaning;
#[path = "../tests/properties/normalization.rs"]
mod normalization;

libfuzzer_sys::fuzz_target!(|text: &[u8]| normalization::hold(text));
