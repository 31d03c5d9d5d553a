//! Any file as a list, a table or JSON Lines, cut into any blocks.

#![no_main]

#[path = "../src/bin/hdl/block.rs"]
mod block;
#[path = "../src/bin/hdl/csv.rs"]
mod csv;
#[path = "../src/bin/hdl/cut.rs"]
mod cut;
#[path = "../src/bin/hdl/drip.rs"]
mod drip;
#[path = "../src/bin/hdl/escape.rs"]
mod escape;
#[path = "../src/bin/hdl/find.rs"]
mod find;
mod input;
#[path = "../src/bin/hdl/layout.rs"]
mod layout;
mod limit;
#[path = "../src/bin/hdl/place.rs"]
mod place;
#[path = "../src/bin/hdl/pointer.rs"]
mod pointer;
#[path = "../src/bin/hdl/record.rs"]
mod record;
#[path = "../src/bin/hdl/splitting.rs"]
mod splitting;
#[path = "../tests/properties/telling.rs"]
mod telling;

use input::Input;
use layout::Layout;

libfuzzer_sys::fuzz_target!(|input: Input| {
    let step = 1 + input.up_to(31);
    match input.up_to(4) {
        0 => splitting::is_a_list(&input.text, b'\n', step),
        1 => splitting::is_a_list(&input.text, b'\0', step),
        2 => splitting::hold(&Layout::Field("/a".parse().unwrap()), &input.text, step),
        column => {
            splitting::hold(
                &Layout::Column { delimiter: b',', column: column - 3 },
                &input.text,
                step,
            );
        }
    }
});
