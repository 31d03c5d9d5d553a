//! How long the library takes, beside its peers, on the same texts in the same run.
//!
//! `cargo bench`, then `cargo run --example ratios` prints the table.
//! Only ratios within one run count: the layout of the code alone moves one loop between 14 and 22 ns.

use std::time::Duration;

use criterion::{Criterion, criterion_group, criterion_main};
use family::Family;

mod class;
mod cordra_http;
mod cordra_path;
mod family;
mod handle;
mod hdl_uri;
mod info_uri;
mod peers;
mod proxy;
mod report;
mod sample;
mod sun98_uri;

/// Every language that is timed.
const FAMILIES: [&Family; 7] = [
    &info_uri::INFO_URI,
    &hdl_uri::HDL_URI,
    &cordra_path::CORDRA_PATH,
    &cordra_http::CORDRA_HTTP,
    &proxy::PROXY,
    &handle::HANDLE,
    &sun98_uri::SUN98_URI,
];

fn families(criterion: &mut Criterion) {
    FAMILIES.iter().for_each(|family| family.time(criterion));
}

/// Short rounds: many of them, repeated, say more than long ones on a machine that others use.
fn rounds() -> Criterion {
    Criterion::default()
        .sample_size(30)
        .warm_up_time(Duration::from_millis(60))
        .measurement_time(Duration::from_millis(250))
        .nresamples(2_000)
        .without_plots()
}

criterion_group!(name = speed; config = rounds(); targets = class::time, families, report::time);
criterion_main!(speed);
