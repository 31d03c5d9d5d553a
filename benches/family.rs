//! [`Family`]: one dialect, and all readers of its texts.

use std::hint::black_box;

use criterion::{BenchmarkId, Criterion, Throughput};
use handle_syntax::Dialect;

use crate::sample::{Sample, Texts};

/// One dialect, its production, a plain loop over tables and a regular expression that read the same as the
/// production, and the crates that read any URI.
///
/// Every reader is called through a pointer, so that none is inlined into the loop that measures.
pub(crate) struct Family {
    pub(crate) dialect: Dialect,
    pub(crate) texts: Texts,
    pub(crate) peers: &'static [Peer],
}

/// One reader of the texts.
pub(crate) struct Peer {
    pub(crate) name: &'static str,
    /// Whether it accepts the same texts as the production, no more and no fewer.
    pub(crate) exact: bool,
    /// Whether the reader accepts a text. The parts that it finds are dropped.
    pub(crate) accepts: fn(&str) -> bool,
    /// Reads the parts of a text, and passes all of them to `black_box`.
    pub(crate) parse: fn(&str),
}

/// A name, and the work for every reader.
type Task = (&'static str, fn(&Peer, &str));

const TASKS: [Task; 2] = [
    ("is-valid", |peer, text| {
        black_box((peer.accepts)(text));
    }),
    ("parse", |peer, text| (peer.parse)(text)),
];

impl Family {
    /// Times every reader on every sample, after it is asserted that the readers agree about the texts.
    pub(crate) fn time(&self, criterion: &mut Criterion) {
        let (valid, bad) = (self.texts.valid(), self.texts.bad());
        self.agree(&valid, &bad);
        for sample in valid.iter().chain(&bad) {
            TASKS.iter().for_each(|task| self.time_task(criterion, task, sample));
        }
        valid.iter().for_each(|sample| self.time_check(criterion, sample));
    }

    fn time_task(&self, criterion: &mut Criterion, (task, read): &Task, sample: &Sample) {
        let mut group = criterion.benchmark_group(format!("{} {task}", self.dialect));
        group.throughput(Throughput::Bytes(sample.octets()));
        for peer in self.peers {
            group.bench_function(BenchmarkId::new(peer.name, &sample.name), |bencher| {
                let peer = black_box(peer);
                bencher.iter(|| sample.texts.iter().for_each(|text| read(peer, black_box(text))));
            });
        }
        group.finish();
    }

    /// Times every rule and every lint, on the texts in which they find nothing.
    fn time_check(&self, criterion: &mut Criterion, sample: &Sample) {
        let is_clean = |text: &&String| self.dialect.check(text.as_bytes()).is_empty();
        let clean: Vec<_> = sample.texts.iter().filter(is_clean).collect();
        let mut group = criterion.benchmark_group(format!("{} check", self.dialect));
        group.throughput(Throughput::Bytes(clean.iter().map(|text| text.len() as u64).sum()));
        group.bench_function(BenchmarkId::new("handle-syntax", &sample.name), |bencher| {
            bencher.iter(|| {
                clean.iter().for_each(|text| {
                    drop(black_box(self.dialect.check(black_box(text).as_bytes())));
                });
            });
        });
        group.finish();
    }

    /// Asserts that every reader accepts the valid texts, that the dialect refuses the bad ones, and that the exact
    /// readers agree about these, and about every text that is one octet of ASCII away from a short one.
    fn agree(&self, valid: &[Sample], bad: &[Sample]) {
        let exact: Vec<_> = self.peers.iter().filter(|peer| peer.exact).collect();
        let agree = |text: &str| {
            let verdicts: Vec<_> = exact.iter().map(|peer| (peer.accepts)(text)).collect();
            let agreed = verdicts.iter().all(|verdict| verdict == &verdicts[0]);
            assert!(agreed, "{} {verdicts:?} on {text}", self.dialect);
        };
        for text in valid.iter().flat_map(|sample| &sample.texts) {
            for peer in self.peers {
                assert!((peer.accepts)(text), "{} refuses {text}", peer.name);
            }
            if text.len() < 100 && text.is_ascii() {
                near(text, agree);
            }
        }
        for text in bad.iter().flat_map(|sample| &sample.texts) {
            assert!(!self.dialect.is_valid(text.as_bytes()), "{} accepts {text}", self.dialect);
            agree(text);
        }
    }
}

/// Calls `check` with every text made by cutting `text` off, or by removing, replacing or inserting one octet.
fn near(text: &str, check: impl Fn(&str)) {
    for at in 0..text.len() {
        let (before, after) = text.split_at(at);
        check(before);
        check(&format!("{before}{}", &after[1..]));
        for octet in '\0'..='\x7F' {
            check(&format!("{before}{octet}{}", &after[1..]));
            check(&format!("{before}{octet}{after}"));
        }
    }
}
