//! Compares the sieve with the check of every line, for random edits of the identifiers in some files:
//!
//! ```sh
//! cargo run --release --manifest-path fuzz/Cargo.toml --example mutants -- 60 tests/identifiers/*.txt
//! ```
//!
//! The first argument says for how many seconds. Without a fuzzer's instruments, millions of lines are compared in a
//! second.

use std::error::Error;
use std::time::{Duration, Instant};
use std::{env, fs, process};

use fastrand::Rng;
use handle_syntax::{Sieve, check, is_plain};

/// How many lines the sieve reads at once.
const LINES: usize = 20_000;

/// What an edit writes.
const OCTETS: &[u8] = b"0123456789abcxXO/.-_():;,%#?&=<> @+~*ABSvpl1";

/// One of the identifiers after one to three edits.
fn mutant(identifiers: &[Vec<u8>], random: &mut Rng) -> Vec<u8> {
    let mut text = identifiers[random.usize(..identifiers.len())].clone();
    for _ in 0..=random.usize(..3) {
        let at = random.usize(..=text.len());
        let octet = OCTETS[random.usize(..OCTETS.len())];
        match random.usize(..5) {
            0 if at < text.len() => text[at] = octet,
            1 if at < text.len() => drop(text.remove(at)),
            2 if at + 1 < text.len() => text.swap(at, at + 1),
            3 => {
                let other = &identifiers[random.usize(..identifiers.len())];
                text.truncate(at);
                text.extend_from_slice(&other[random.usize(..other.len())..]);
            }
            _ => text.insert(at, octet),
        }
    }
    text
}

fn main() -> Result<(), Box<dyn Error>> {
    const USAGE: &str = "mutants SECONDS FILE... needs files with identifiers, one on each line";
    let mut arguments = env::args().skip(1);
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
    let (began, mut read, mut wrong) = (Instant::now(), 0, 0);
    while began.elapsed() < Duration::from_secs(seconds) {
        let mut list = Vec::new();
        for _ in 0..LINES {
            list.extend(mutant(&identifiers, &mut random));
            list.push(b'\n');
        }
        let mut ends = Vec::new();
        sieve.hold_back(&list, &mut ends);
        let (mut held, mut end) = (ends.into_iter().peekable(), 0);
        for line in list.split_inclusive(|&octet| octet == b'\n') {
            end += line.len();
            if held.next_if_eq(&(end - 1)).is_some() {
                continue;
            }
            let text = &line[..line.len() - 1];
            if !is_plain(text) && check(text).1.problems().len() > 0 {
                println!("{}", text.escape_ascii());
                wrong += 1;
            }
        }
        read += LINES;
    }
    println!("{read} lines were compared; of {wrong}, the sieve does not see a problem");
    process::exit(i32::from(wrong > 0));
}
