//! Every report of any text, drawn by miette at every width.
//!
//! `cargo fuzz run drawing -- -dict=fuzz/terminals.dict`; on a stable Rust with `-s none`.

#![no_main]

#[path = "../tests/properties/drawing.rs"]
mod drawing;

libfuzzer_sys::fuzz_target!(|text: &[u8]| drawing::hold(text));
