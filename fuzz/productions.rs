//! Every production, read fast and watched, and what it says of any text.
//!
//! `cargo fuzz run productions -- -dict=fuzz/terminals.dict`; on a stable Rust with `-s none`.

#![no_main]

#[path = "../tests/properties/productions.rs"]
mod productions;

libfuzzer_sys::fuzz_target!(|text: &[u8]| productions::hold(text));
