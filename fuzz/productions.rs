//! Any text by a production, read fast and watched.

#![no_main]

mod input;
#[path = "../tests/properties/productions.rs"]
mod productions;
#[path = "../tests/properties/telling.rs"]
mod telling;

use input::Input;

libfuzzer_sys::fuzz_target!(|input: Input| {
    let at = input.up_to(productions::PRODUCTIONS.len() - 1);
    let (production, rule) = &productions::PRODUCTIONS[at];
    productions::hold_for(production, rule, &input.text);
});
