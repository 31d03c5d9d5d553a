//! [`Family`]: one language, and everybody who reads it.

use std::hint::black_box;

use criterion::{BenchmarkId, Criterion, Throughput};
use handle_syntax::{Conversion, Dialect, Loss, Normalization, Options};

use crate::sample::{Sample, Texts};

/// One language: our dialect, its production, a plain loop over tables and a regular expression that read the same
/// as the production, and the crates that read more.
///
/// Everybody is called through a pointer, so that nobody is melted into the loop that measures.
pub(crate) struct Family {
    pub(crate) dialect: Dialect,
    pub(crate) texts: Texts,
    pub(crate) peers: &'static [Peer],
}

/// Somebody who reads the language.
pub(crate) struct Peer {
    pub(crate) name: &'static str,
    /// Whether it reads what the production reads, no more and no less.
    pub(crate) exact: bool,
    /// Whether it is well written: nothing else is kept.
    pub(crate) accepts: fn(&str) -> bool,
    /// Its parts, all of them kept by `black_box`.
    pub(crate) parse: fn(&str),
}

/// What is asked of everybody.
type Task = (&'static str, fn(&Peer, &str));

const IS_VALID: Task = ("is-valid", |peer, text| {
    black_box((peer.accepts)(text));
});
const PARSE: Task = ("parse", |peer, text| (peer.parse)(text));

impl Family {
    /// Times everybody on every sample, after they have agreed.
    pub(crate) fn time(&self, criterion: &mut Criterion) {
        let (valid, spoilt) = (self.texts.samples(), self.texts.spoilt());
        self.agree(&valid, &spoilt);
        for sample in valid.iter().chain(&spoilt) {
            self.time_each(criterion, IS_VALID, sample);
        }
        for sample in &valid {
            self.time_each(criterion, PARSE, sample);
            self.time_check(criterion, sample);
            self.time_meaning(criterion, sample);
        }
    }

    fn time_each(&self, criterion: &mut Criterion, (task, read): Task, sample: &Sample) {
        let mut group = criterion.benchmark_group(format!("{} {task}", self.dialect));
        group.throughput(Throughput::Bytes(sample.octets()));
        for peer in self.peers {
            group.bench_function(BenchmarkId::new(peer.name, sample.name), |bencher| {
                let peer = black_box(peer);
                bencher.iter(|| sample.texts.iter().for_each(|text| read(peer, black_box(text))));
            });
        }
        group.finish();
    }

    /// Every rule and every lint, of texts about which there is nothing to say.
    fn time_check(&self, criterion: &mut Criterion, sample: &Sample) {
        let check = |text: &String| self.dialect.check(text.as_bytes());
        let silent: Vec<_> =
            sample.texts.iter().filter(|text| check(text).problems.is_empty()).collect();
        if silent.is_empty() {
            return;
        }
        let mut group = criterion.benchmark_group(format!("{} check", self.dialect));
        group.throughput(Throughput::Bytes(silent.iter().map(|text| text.len() as u64).sum()));
        group.bench_function(BenchmarkId::new("handle-syntax", sample.name), |bencher| {
            bencher.iter(|| silent.iter().for_each(|text| drop(black_box(check(black_box(text))))));
        });
        group.finish();
    }

    /// The normal form, beside that of a crate which knows no more than RFC 3986; and the handle, or where the text is one, a URI of it.
    fn time_meaning(&self, criterion: &mut Criterion, sample: &Sample) {
        let to =
            if self.dialect == Dialect::Handle { Dialect::InfoHdl } else { Dialect::HandleOctet };
        let conversion = Conversion { allow: Loss::ALL, ..Conversion::new(self.dialect, to) };
        let normalization = Normalization::default();
        let normal = |text: &str| {
            drop(black_box(self.dialect.normalize(
                text.as_bytes(),
                Options::DEFAULT,
                normalization,
            )));
        };
        let converted = |text: &str| drop(black_box(conversion.convert(text.as_bytes())));
        let theirs =
            |text: &str| drop(black_box(fluent_uri::Uri::parse(text).map(|uri| uri.normalize())));
        let are_uris =
            sample.texts.iter().all(|text| fluent_uri::Uri::parse(text.as_str()).is_ok());
        let mut time = |task: &str, reader: &str, work: &dyn Fn(&str)| {
            let mut group = criterion.benchmark_group(format!("{} {task}", self.dialect));
            group.throughput(Throughput::Bytes(sample.octets()));
            group.bench_function(BenchmarkId::new(reader, sample.name), |bencher| {
                bencher.iter(|| sample.texts.iter().for_each(|text| work(black_box(text))));
            });
            group.finish();
        };
        time("normalize", "handle-syntax", &normal);
        if are_uris {
            time("normalize", "fluent-uri", &theirs);
        }
        if sample.texts.iter().all(|text| conversion.convert(text.as_bytes()).is_ok()) {
            time("convert", "handle-syntax", &converted);
        }
    }

    /// Everybody accepts what is valid and who is exact refuses what is not; they agree on every text one octet of ASCII away.
    fn agree(&self, valid: &[Sample], spoilt: &[Sample]) {
        let exact: Vec<_> = self.peers.iter().filter(|peer| peer.exact).collect();
        for text in valid.iter().flat_map(|sample| &sample.texts) {
            for peer in self.peers {
                assert!((peer.accepts)(text), "{} refuses {text}", peer.name);
            }
            if text.len() < 100 && text.is_ascii() {
                near(text, |text| {
                    let verdicts: Vec<_> = exact.iter().map(|peer| (peer.accepts)(text)).collect();
                    let agreed = verdicts.iter().all(|verdict| verdict == &verdicts[0]);
                    assert!(agreed, "{} {verdicts:?} on {text}", self.dialect);
                });
            }
        }
        for text in spoilt.iter().flat_map(|sample| &sample.texts) {
            for peer in &exact {
                assert!(!(peer.accepts)(text), "{} accepts {text}", peer.name);
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
