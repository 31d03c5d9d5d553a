//! [`Family`]: one language, and everybody who reads it.

use std::hint::black_box;

use criterion::{BenchmarkId, Criterion, Throughput};

use crate::sample::Sample;

/// One language: our production, a plain loop over tables that reads the same, and the crates that read more.
///
/// Everybody is called through a pointer, so that nobody is melted into the loop that measures.
pub(crate) struct Family {
    pub(crate) name: &'static str,
    pub(crate) peers: &'static [Peer],
    pub(crate) samples: Vec<Sample>,
}

/// Somebody who reads the language.
pub(crate) struct Peer {
    pub(crate) name: &'static str,
    /// Whether it is well written: nothing else is kept.
    pub(crate) accepts: fn(&str) -> bool,
    /// Its parts, all of them kept by `black_box`.
    pub(crate) parse: fn(&str),
}

impl Family {
    /// Times everybody on every sample, after they have agreed.
    pub(crate) fn time(&self, criterion: &mut Criterion) {
        self.agree();
        for sample in &self.samples {
            self.time_each(criterion, "is-valid", sample, |peer, text| {
                black_box((peer.accepts)(text));
            });
            self.time_each(criterion, "parse", sample, |peer, text| (peer.parse)(text));
        }
    }

    fn time_each(
        &self,
        criterion: &mut Criterion,
        task: &str,
        sample: &Sample,
        read: impl Fn(&Peer, &str),
    ) {
        let mut group = criterion.benchmark_group(format!("{} {task}", self.name));
        group.throughput(Throughput::Bytes(sample.octets()));
        for peer in self.peers {
            group.bench_function(BenchmarkId::new(peer.name, sample.name), |bencher| {
                let peer = black_box(peer);
                bencher.iter(|| {
                    for text in &sample.texts {
                        read(peer, black_box(text));
                    }
                });
            });
        }
        group.finish();
    }

    /// Everybody accepts every sample; and the first two, which read one language, agree on every text one ASCII octet away.
    fn agree(&self) {
        for text in self.samples.iter().flat_map(|sample| &sample.texts) {
            for peer in self.peers {
                assert!((peer.accepts)(text), "{} refuses {text}", peer.name);
            }
            if text.len() < 100 {
                near(text, |text| {
                    let [ours, theirs, ..] = self.peers else { return };
                    let verdicts = ((ours.accepts)(text), (theirs.accepts)(text));
                    assert!(verdicts.0 == verdicts.1, "{verdicts:?} on {text}");
                });
            }
        }
    }
}

/// Every text that comes of `text` by cutting it off, by taking an octet out, or by putting one in its place or before it.
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
