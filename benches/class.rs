//! Times how fast a run of one class of characters is read. Every production is made of such runs.

use std::hint::black_box;

use criterion::{BenchmarkId, Criterion, Throughput};
use handle_syntax::grammar::rfc3986::PATH;

use crate::peers::table;

const PLAIN: &str = "fmt:kev:mtx:book/January_1999-bearman,2005;v=1/";
const ESCAPED: &str = "%3C%3Efmt:kev:mtx:b%C3%B6ok/January_1999%2F";

/// A name, and a function that returns the length of the run at the start of a text.
type Reader = (&'static str, fn(&[u8]) -> usize);

const READERS: [Reader; 2] =
    [("handle-syntax", |text| PATH.run(text)), ("table loop", table::path_run)];

/// Times runs of `pchar / "/"` of three lengths, read by the class and by a plain loop over a table.
pub(crate) fn time(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("class run");
    for (kind, part) in [("", PLAIN), (" escaped", ESCAPED)] {
        for (name, length) in [("40", 40), ("1 KiB", 1 << 10), ("1 MiB", 1 << 20)] {
            let text = part.repeat(length / part.len() + 1);
            let text = &text.as_bytes()[..table::path_run(&text.as_bytes()[..length])];
            group.throughput(Throughput::Bytes(text.len() as u64));
            for (reader, run) in READERS {
                assert_eq!(run(text), text.len(), "{reader} {name}{kind}");
                let id = BenchmarkId::new(reader, format!("{name}{kind}"));
                group.bench_function(id, |bencher| {
                    let run = black_box(run);
                    bencher.iter(|| run(black_box(text)));
                });
            }
        }
    }
    group.finish();
}
