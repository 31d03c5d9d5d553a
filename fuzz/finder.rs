//! Finds identifiers in any text, cut into any blocks.

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
#[path = "../tests/properties/found.rs"]
mod found;
#[path = "../tests/properties/telling.rs"]
mod telling;

use command::input;
use sample::Sample;
use shared::testing::properties;
use small::SMALL;

libfuzzer_sys::fuzz_target!(|sample: Sample| {
    found::hold(&sample.text);
    properties::hold_in_text(&sample.text, 1 + sample.up_to(31), SMALL);
});
