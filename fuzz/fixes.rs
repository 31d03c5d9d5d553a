//! What would mend any text in a dialect.

#![no_main]

#[path = "../tests/properties/case.rs"]
mod case;
#[path = "../tests/properties/choice.rs"]
mod choice;
#[path = "../tests/properties/fixes.rs"]
mod fixes;
mod input;
#[path = "../tests/properties/telling.rs"]
mod telling;

use input::Input;

libfuzzer_sys::fuzz_target!(|input: Input| {
    fixes::hold_for(input.dialect, input.one_of(&choice::OPTIONS), &input.text);
});
