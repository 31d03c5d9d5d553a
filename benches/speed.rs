//! Times the library and its peers on the same texts in the same run.
//!
//! `cargo bench` runs all of it, and `cargo bench -- proxy` what has `proxy` in its name; then `cargo run --bin ratios`
//! prints the table. Only ratios within one run count: another build, or the place of a loop in memory, changes a time.

use std::time::Duration;

use criterion::{Criterion, criterion_group, criterion_main};

mod class;
mod convert;
mod dialect;
mod family;
mod normalize;
mod peers;
mod report;
mod sample;

/// Many short rounds: on a machine with other work, they say more than a few long ones.
fn rounds() -> Criterion {
    Criterion::default()
        .sample_size(30)
        .warm_up_time(Duration::from_millis(40))
        .measurement_time(Duration::from_millis(200))
        .nresamples(2_000)
        .without_plots()
}

criterion_group!(
    name = speed;
    config = rounds();
    targets = class::time, dialect::time, normalize::time, convert::time, report::time
);
criterion_main!(speed);
