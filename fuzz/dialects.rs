//! Every dialect, asked in every way about any text, and what it says would mend it.
//!
//! `cargo fuzz run dialects -- -dict=fuzz/terminals.dict`; on a stable Rust with `-s none`.

#![no_main]

#[path = "../tests/properties/dialects.rs"]
mod dialects;

libfuzzer_sys::fuzz_target!(|text: &[u8]| dialects::hold(text));
