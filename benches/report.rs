//! Times the report of a short text with one problem, and the refusal of a peer.

use std::fmt::Write;
use std::hint::black_box;

use criterion::{BenchmarkId, Criterion, Throughput};
use fluent_uri::Uri;
use handle_syntax::{Dialect, Problem, Report};

/// Texts that are wrong in the ways of real lists.
const BAD: [(&str, Dialect, &str); 11] = [
    ("raw <>", Dialect::InfoUri, "info:sici/0363-0277(19950315)120:5<>1.0.TX;2-V"),
    ("space", Dialect::InfoUri, "info:doi/10.1000/456 (draft)"),
    ("cut escape", Dialect::InfoUri, "info:doi/10.1000/456%2"),
    ("raw non-ASCII", Dialect::InfoUri, "info:hdl/cnri.test/日本"),
    ("no scheme", Dialect::HdlUri, "10.1000/182"),
    ("another scheme", Dialect::HdlUri, "http://10.1000/182"),
    ("space in hdl", Dialect::HdlUri, "hdl://10.1000/a b"),
    ("empty segment", Dialect::HdlResolver, "hdl:10..1000/182"),
    ("no slash", Dialect::Handle, "10.1000"),
    ("not a DOI", Dialect::Doi, "11.1000/182"),
    ("raw < in a link", Dialect::Proxy, "https://doi.org/10.1002/97<3"),
];

/// Texts that are valid, in which one lint finds something.
const SUSPICIOUS: [(&str, Dialect, &str); 4] = [
    ("needless escape", Dialect::HdlUri, "hdl://10.1000/%41b"),
    ("unregistered namespace", Dialect::InfoUri, "info:lcnn/2002022641"),
    ("end of a sentence", Dialect::Handle, "10.1000/182."),
    ("double escape", Dialect::Proxy, "https://doi.org/10.1000/a%253Cb"),
];

/// Times our report of each, as data and with every word written, and the refusal of fluent-uri.
pub(crate) fn time(criterion: &mut Criterion) {
    for (name, dialect, text) in BAD.into_iter().chain(SUSPICIOUS) {
        assert!(!check(dialect, text).is_empty(), "{dialect} {text}");
        let mut group = criterion.benchmark_group("report");
        group.throughput(Throughput::Bytes(text.len() as u64));
        group.bench_function(BenchmarkId::new("handle-syntax", name), |bencher| {
            bencher.iter(|| black_box(check(dialect, black_box(text))));
        });
        group.bench_function(BenchmarkId::new("fluent-uri", name), |bencher| {
            bencher.iter(|| black_box(Uri::parse(black_box(text)).is_err()));
        });
        group.finish();
        let mut group = criterion.benchmark_group("report in words");
        group.throughput(Throughput::Bytes(text.len() as u64));
        group.bench_function(BenchmarkId::new("handle-syntax", name), |bencher| {
            let mut words = String::with_capacity(1 << 12);
            bencher.iter(|| {
                words.clear();
                let report = check(dialect, black_box(text));
                report.problems().for_each(|problem| write(problem, &mut words));
                black_box(&words);
            });
        });
        group.finish();
    }
}

fn check(dialect: Dialect, text: &str) -> Report<'_> {
    dialect.check(text.as_bytes())
}

/// Writes what a card shows of a problem.
fn write(problem: Problem<'_>, words: &mut String) {
    let (message, label) = (problem.message(), problem.label());
    let _ = write!(words, "{message}{label}{:?}{:?}", problem.help(), problem.rule());
}
