//! How long the library takes, beside its peers, on the same texts in the same run.
//!
//! `cargo bench`, then `cargo run --example ratios` prints the table.
//! Only ratios within one run count: the layout of the code alone moves one loop between 14 and 22 ns.

use std::time::Duration;

use criterion::{Criterion, criterion_group, criterion_main};

mod class;
mod family;
mod hdl_uri;
mod info_uri;
mod peers;
mod report;
mod sample;

/// Short rounds: many of them, repeated, say more than long ones on a machine that others use.
fn rounds() -> Criterion {
    Criterion::default()
        .sample_size(40)
        .warm_up_time(Duration::from_millis(200))
        .measurement_time(Duration::from_millis(600))
        .nresamples(10_000)
        .without_plots()
}

criterion_group!(name = speed; config = rounds(); targets = class::time, info_uri::time, hdl_uri::time, report::time);
criterion_main!(speed);
