//! Reads any file as a list, a table or JSON Lines, cut into any blocks.

#![no_main]

mod sample;
mod small;
#[path = "../src/bin/hdl"]
mod command {
    pub(crate) mod input;
}
#[path = "../src/bin/hdl/input"]
mod shared {
    pub(crate) mod testing;
}
#[path = "../tests/properties/telling.rs"]
mod telling;

use command::input;
use sample::Sample;
use shared::testing::properties;
use small::SMALL;

libfuzzer_sys::fuzz_target!(|sample: Sample| {
    let (text, step) = (&sample.text, 1 + sample.up_to(31));
    match sample.up_to(4) {
        0 => properties::is_a_list(text, b'\n', step, SMALL),
        1 => properties::is_a_list(text, b'\0', step, SMALL),
        2 => {
            let layout = properties::field("/a");
            properties::hold(&layout, text, step, SMALL);
            properties::length_does_not_matter(&layout, text, step);
        }
        column => {
            let layout = properties::column(b',', column - 3);
            properties::hold(&layout, text, step, SMALL);
            properties::length_does_not_matter(&layout, text, step);
        }
    }
});
