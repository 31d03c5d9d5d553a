//! What a refusal costs: everything that is wrong, in words but not drawn, beside a peer's bare refusal.

use std::hint::black_box;

use criterion::{BenchmarkId, Criterion};
use fluent_uri::Uri;
use handle_syntax::Dialect;

/// Identifiers that are wrong as they are in lists, both by us and by RFC 3986.
const BAD: [(&str, &str); 4] = [
    ("raw <", "info:sici/0363-0277(19950315)120:5<>1.0.TX;2-V"),
    ("space", "info:doi/10.1000/456 (draft)"),
    ("cut escape", "info:doi/10.1000/456%2"),
    ("raw non-ASCII", "info:hdl/cnri.test/日本"),
];

/// Times our report and fluent-uri's refusal of each.
pub(crate) fn time(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("report");
    for (name, text) in BAD {
        assert!(Uri::parse(text).is_err() && !Dialect::InfoUri.is_valid(text.as_bytes()), "{text}");
        group.bench_function(BenchmarkId::new("handle-syntax", name), |bencher| {
            bencher.iter(|| black_box(Dialect::InfoUri.check(black_box(text.as_bytes()))));
        });
        group.bench_function(BenchmarkId::new("fluent-uri", name), |bencher| {
            bencher.iter(|| black_box(Uri::parse(black_box(text)).is_err()));
        });
    }
    group.finish();
}
