//! Every conversion of any text, there and back.
//!
//! `cargo fuzz run conversion -- -dict=fuzz/terminals.dict`; on a stable Rust with `-s none`.

#![no_main]

#[path = "../tests/properties/conversion.rs"]
mod conversion;
#[path = "../tests/properties/meaning.rs"]
mod meaning;

libfuzzer_sys::fuzz_target!(|text: &[u8]| conversion::hold(text));
