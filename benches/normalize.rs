//! Times how the library brings a text into its normal form, and how a crate that applies only RFC 3986 does so.

use std::borrow::Cow;
use std::hint::black_box;
use std::sync::LazyLock;

use criterion::{BenchmarkId, Criterion, Throughput};
use fluent_uri::Uri;
use handle_syntax::{Dialect, Report};
use regex::{Captures, Regex};

use crate::dialect::FAMILIES;
use crate::sample::Sample;

/// Times both on texts that are already normal, and on the same texts in another spelling.
pub(crate) fn time(criterion: &mut Criterion) {
    for family in FAMILIES {
        let dialect = family.dialect;
        for sample in family.texts.valid() {
            let normal = sample.changed("normal", |text| normalized(dialect, text));
            time_sample(criterion, dialect, &normal);
            // A native handle has one spelling only.
            if dialect != Dialect::Handle {
                let otherwise = |text: &str| otherwise(dialect, &normalized(dialect, text));
                time_sample(criterion, dialect, &sample.changed("not normal", otherwise));
            }
        }
    }
}

fn time_sample(criterion: &mut Criterion, dialect: Dialect, sample: &Sample) {
    let ours = |text: &str| {
        drop(black_box(normalize(dialect, text)));
    };
    let theirs = |text: &str| {
        drop(black_box(Uri::parse(text).map(|uri| uri.normalize())));
    };
    let mut group = criterion.benchmark_group(format!("{dialect} normalize"));
    group.throughput(Throughput::Bytes(sample.octets()));
    let mut time = |reader, work: &dyn Fn(&str)| {
        group.bench_function(BenchmarkId::new(reader, &sample.name), |bencher| {
            bencher.iter(|| sample.texts.iter().for_each(|text| work(black_box(text))));
        });
    };
    time("handle-syntax", &ours);
    if dialect != Dialect::Handle {
        time("fluent-uri", &theirs);
    }
    group.finish();
}

fn normalize(dialect: Dialect, text: &str) -> Result<Cow<'_, [u8]>, Report<'_>> {
    dialect.normalize(text.as_bytes())
}

#[allow(clippy::panic, reason = "the texts of the benches are valid")]
fn normalized(dialect: Dialect, text: &str) -> String {
    match normalize(dialect, text) {
        Ok(normal) => String::from_utf8_lossy(&normal).into_owned(),
        Err(_) => panic!("{dialect} refuses {text}"),
    }
}

/// The same text with its scheme in upper case, its escapes in lower case, and the last letter of its path escaped.
fn otherwise(dialect: Dialect, normal: &str) -> String {
    let (scheme, rest) = normal.split_once(':').unwrap_or_default();
    let (rest, fragment) = rest.split_at(rest.find('#').unwrap_or(rest.len()));
    let is_letter = |at: &usize| {
        let is_escaped = rest[..*at].ends_with('%') || rest[..*at - 1].ends_with('%');
        rest.as_bytes()[*at].is_ascii_alphanumeric() && !is_escaped
    };
    let letter = (rest.rfind('/').unwrap_or_default() + 1..rest.len()).rfind(is_letter);
    let rest = match letter.map(|at| (at, rest.as_bytes()[at])) {
        Some((at, octet)) => format!("{}%{octet:02x}{}", &rest[..at], &rest[at + 1..]),
        None => rest.to_owned(),
    };
    let text = format!("{}:{}{fragment}", scheme.to_uppercase(), in_lower_case(&rest));
    assert_eq!(normalized(dialect, &text), normal, "{dialect}");
    text
}

/// The same text with its escapes in lower case.
fn in_lower_case(text: &str) -> String {
    let escape = |triplet: &Captures<'_>| triplet[0].to_lowercase();
    ESCAPE.replace_all(text, escape).into_owned()
}

#[allow(clippy::unwrap_used, reason = "the pattern is a constant")]
static ESCAPE: LazyLock<Regex> = LazyLock::new(|| Regex::new("%[[:xdigit:]]{2}").unwrap());
