//! Any URI of a dialect, read by others.

#![no_main]

#[path = "../tests/properties/generic.rs"]
mod generic;
mod input;
#[path = "../tests/properties/telling.rs"]
mod telling;

use input::Input;

libfuzzer_sys::fuzz_target!(|input: Input| {
    generic::hold_for(input.one_of(&generic::URIS), &input.text);
});
