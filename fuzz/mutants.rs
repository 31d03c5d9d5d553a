//! Tries a property with random edits of the identifiers in some files, without a fuzzer's instruments, so that many
//! more texts are tried in the same time:
//!
//! ```sh
//! cargo run --release --manifest-path fuzz/Cargo.toml --example mutants -- fixes 60 tests/identifiers/*.txt
//! ```
//!
//! The arguments say which property, for how many seconds, and where the identifiers are. The property `sieve`
//! compares the sieve with the check of every line; the others are those of the targets of the same names, and end with
//! the first text for which they do not hold.

#[path = "../tests/properties/case.rs"]
mod case;
#[path = "../tests/properties/choice.rs"]
mod choice;
#[path = "../tests/properties/conversion.rs"]
mod conversion;
#[path = "../tests/properties/detection.rs"]
mod detection;
#[path = "../tests/properties/dialects.rs"]
mod dialects;
#[path = "../tests/properties/fixes.rs"]
mod fixes;
#[path = "../tests/properties/found.rs"]
mod found;
#[path = "../tests/properties/meaning.rs"]
mod meaning;
#[path = "../tests/properties/normalization.rs"]
mod normalization;
#[path = "../tests/properties/reason.rs"]
mod reason;
mod small;
#[path = "../tests/properties/telling.rs"]
mod telling;
#[path = "../src/bin/hdl"]
mod command {
    pub(crate) mod input;
}
#[path = "../src/bin/hdl/input"]
mod shared {
    pub(crate) mod testing;
}

use std::error::Error;
use std::time::{Duration, Instant};
use std::{env, fs, process};

use choice::OPTIONS;
use command::input;
use fastrand::Rng;
use handle_syntax::{Dialect, Sieve, check, is_plain};
use shared::testing::properties;
use small::SMALL;
use telling::TELLING;

/// How many texts are tried before the next look at the clock; the sieve reads as many lines at once.
const TEXTS: usize = 20_000;

/// The octets that an edit writes most often.
const OCTETS: &[u8] = b"0123456789abcxXO/.-_():;,%#?&=<> @+~*ABSvpl1";

/// Tries a text, with a source of random numbers.
type Property = fn(&mut Rng, &[u8]);

/// Properties of one text, by the names of the fuzz targets.
const PROPERTIES: [(&str, Property); 6] = [
    ("conversion", |random, text| {
        conversion::hold_for([dialect(random, text), dialect(random, text)], random.bool(), text);
    }),
    ("detection", |random, text| detection::hold_for(one_of(random, &OPTIONS), text)),
    ("dialects", |random, text| {
        dialects::hold_for(dialect(random, text), one_of(random, &OPTIONS), text);
    }),
    ("finder", |random, text| {
        let text = &broken(random, text);
        found::hold(text);
        properties::hold_in_text(text, 1 + random.usize(..32), SMALL);
    }),
    ("fixes", |random, text| {
        fixes::hold_for(dialect(random, text), one_of(random, &OPTIONS), text);
    }),
    ("normalization", |random, text| {
        let mode = one_of(random, &normalization::MODES);
        normalization::hold_for(dialect(random, text), random.bool(), mode, text);
    }),
];

fn one_of<T: Copy>(random: &mut Rng, all: &[T]) -> T {
    all[random.usize(..all.len())]
}

/// Mostly the dialect of the scheme of the text, and sometimes any other.
fn dialect(random: &mut Rng, text: &[u8]) -> Dialect {
    if random.usize(..4) > 0 { Dialect::by_scheme(text) } else { one_of(random, Dialect::ALL) }
}

/// One of the identifiers after one to three edits.
fn mutant(identifiers: &[Vec<u8>], random: &mut Rng) -> Vec<u8> {
    let mut text = identifiers[random.usize(..identifiers.len())].clone();
    for _ in 0..=random.usize(..3) {
        let at = random.usize(..=text.len());
        let octet = one_of(random, OCTETS);
        match random.usize(..6) {
            0 if at < text.len() => text[at] = octet,
            1 if at < text.len() => drop(text.remove(at)),
            2 if at + 1 < text.len() => text.swap(at, at + 1),
            3 => {
                let other = &identifiers[random.usize(..identifiers.len())];
                text.truncate(at);
                text.extend_from_slice(&other[random.usize(..other.len())..]);
            }
            4 => drop(text.splice(at..at, one_of(random, &TELLING).iter().copied())),
            _ => text.insert(at, octet),
        }
    }
    text.retain(|octet| *octet != b'\n');
    text
}

/// Often a text with a line break in place of one of its octets, and sometimes as it is.
fn broken(random: &mut Rng, text: &[u8]) -> Vec<u8> {
    let mut text = text.to_vec();
    let at = random.usize(..=text.len());
    if let Some(octet) = text.get_mut(at).filter(|_| random.bool()) {
        *octet = b'\n';
    }
    text
}

/// Prints the lines of a list in which the sieve does not see a problem; returns how many there are.
fn missed_by(sieve: &mut Sieve, list: &[u8]) -> usize {
    let mut ends = Vec::new();
    sieve.hold_back(list, &mut ends);
    let (mut held, mut end, mut missed) = (ends.into_iter().peekable(), 0, 0);
    for line in list.split_inclusive(|&octet| octet == b'\n') {
        end += line.len();
        let text = &line[..line.len() - 1];
        let is_held = held.next_if_eq(&(end - 1)).is_some();
        if !is_held && !is_plain(text) && check(text).1.problems().len() > 0 {
            println!("{}", text.escape_ascii());
            missed += 1;
        }
    }
    missed
}

fn main() -> Result<(), Box<dyn Error>> {
    const USAGE: &str = "mutants PROPERTY SECONDS FILE... needs files with identifiers, one on each line; the properties \
                         are sieve, conversion, detection, dialects, finder, fixes and normalization";
    let mut arguments = env::args().skip(1);
    let name = arguments.next().ok_or(USAGE)?;
    let property = PROPERTIES.iter().find(|(other, _)| *other == name).map(|(_, hold)| hold);
    if property.is_none() && name != "sieve" {
        return Err(USAGE.into());
    }
    let seconds = arguments.next().ok_or(USAGE)?.parse()?;
    let mut identifiers = Vec::new();
    for path in arguments {
        let text = fs::read(path)?;
        let lines = text.split(|&octet| octet == b'\n').filter(|line| !line.is_empty());
        identifiers.extend(lines.map(<[u8]>::to_vec));
    }
    if identifiers.is_empty() {
        return Err(USAGE.into());
    }
    let (mut random, mut sieve) = (Rng::with_seed(0), Sieve::new());
    let (began, mut tried, mut missed) = (Instant::now(), 0, 0);
    while began.elapsed() < Duration::from_secs(seconds) {
        let texts = (0..TEXTS).map(|_| mutant(&identifiers, &mut random)).collect::<Vec<_>>();
        match property {
            Some(hold) => texts.iter().for_each(|text| hold(&mut random, text)),
            None => missed += missed_by(&mut sieve, &[texts.join(&b'\n'), b"\n".into()].concat()),
        }
        tried += TEXTS;
    }
    println!("{tried} texts were tried; for {missed}, the property does not hold");
    process::exit(i32::from(missed > 0));
}
