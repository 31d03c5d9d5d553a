//! Times the conversion of short texts.

use std::hint::black_box;

use criterion::{BenchmarkId, Criterion, Throughput};
use handle_syntax::{Conversion, Dialect, Loss};

use crate::dialect::FAMILIES;
use crate::sample::Sample;

/// The notation of the source, that of the target, and two texts of the source: without escapes and with some.
type Pair = (Dialect, Dialect, [&'static str; 2]);

/// The conversions that people make.
const PAIRS: [Pair; 6] = [
    (
        Dialect::Handle,
        Dialect::HdlUri,
        ["20.500.12345/sword-deposit-17", "10.1002/(SICI)1097:8<693"],
    ),
    (
        Dialect::Handle,
        Dialect::Proxy,
        ["20.500.12345/sword-deposit-17", "10.1002/(SICI)1097:8<693"],
    ),
    (
        Dialect::HdlResolver,
        Dialect::InfoHdl,
        ["hdl:20.500.12345/sword-deposit", "hdl:10.1002/(SICI)1097:8%3C693"],
    ),
    (
        Dialect::InfoHdl,
        Dialect::HdlUri,
        ["info:hdl/20.500.12345/deposit", "info:hdl/10.1002/1097:8%3C693"],
    ),
    (
        Dialect::Proxy,
        Dialect::Doi,
        ["https://doi.org/10.1045/arms97", "https://doi.org/10.1002/97%3C3"],
    ),
    (Dialect::Doi, Dialect::Proxy, ["10.1045/january99-bearman-2", "10.1002/(SICI)1097:8<693"]),
];

/// Times every pair, and the conversion of every dialect to its handle.
pub(crate) fn time(criterion: &mut Criterion) {
    for (from, to, texts) in PAIRS {
        for (name, text) in ["short", "short escaped"].into_iter().zip(texts) {
            let sample = Sample { name: format!("{name}, to {to}"), texts: vec![text.to_owned()] };
            time_sample(criterion, from, to, &sample);
        }
    }
    for family in FAMILIES {
        for mut sample in family.texts.valid() {
            let to = match family.dialect {
                Dialect::Handle => Dialect::InfoHdl,
                _ => Dialect::HandleOctet,
            };
            // Not every info URI names a handle.
            sample
                .texts
                .retain(|text| conversion(family.dialect, to).convert(text.as_bytes()).is_ok());
            if !sample.texts.is_empty() {
                sample.name = format!("{}, to {to}", sample.name);
                time_sample(criterion, family.dialect, to, &sample);
            }
        }
    }
}

fn time_sample(criterion: &mut Criterion, from: Dialect, to: Dialect, sample: &Sample) {
    let conversion = conversion(from, to);
    assert!(
        sample.texts.iter().all(|text| conversion.convert(text.as_bytes()).is_ok()),
        "{from} {}",
        sample.name
    );
    let mut group = criterion.benchmark_group(format!("{from} convert"));
    group.throughput(Throughput::Bytes(sample.octets()));
    group.bench_function(BenchmarkId::new("handle-syntax", &sample.name), |bencher| {
        bencher.iter(|| {
            for text in &sample.texts {
                drop(black_box(conversion.convert(black_box(text).as_bytes())));
            }
        });
    });
    group.finish();
}

/// Queries, hosts and the like may be dropped, because dropping is work too.
fn conversion(from: Dialect, to: Dialect) -> Conversion<'static> {
    Conversion::new(from, to).allow(Loss::ALL)
}
