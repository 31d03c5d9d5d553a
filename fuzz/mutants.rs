//! Compares the sieve with the check of every line, for random edits of the identifiers in some files:
//!
//! ```sh
//! cargo run --release --manifest-path fuzz/Cargo.toml --example mutants -- 60 tests/identifiers/*.txt
//! ```
//!
//! The first argument says for how many seconds. Without a fuzzer's instruments, millions of lines are compared in a
//! second.

use std::time::{Duration, Instant};
use std::{env, fs, process};

use handle_syntax::{Sieve, check, is_plain};

/// How many lines the sieve reads at once.
const LINES: usize = 20_000;

/// What an edit writes.
const OCTETS: &[u8] = b"0123456789abcxXO/.-_():;,%#?&=<> @+~*ABSvpl1";

/// Random numbers by the method of Marsaglia (xorshift).
struct Random(u64);

impl Random {
    /// A number below `end`.
    fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % end
    }
}

/// One of the identifiers after one to three edits.
fn mutant(identifiers: &[Vec<u8>], random: &mut Random) -> Vec<u8> {
    let mut text = identifiers[random.below(identifiers.len())].clone();
    for _ in 0..=random.below(3) {
        let at = random.below(text.len() + 1);
        let octet = OCTETS[random.below(OCTETS.len())];
        match random.below(5) {
            0 if at < text.len() => text[at] = octet,
            1 if at < text.len() => drop(text.remove(at)),
            2 if at + 1 < text.len() => text.swap(at, at + 1),
            3 => {
                let other = &identifiers[random.below(identifiers.len())];
                text.truncate(at);
                text.extend_from_slice(&other[random.below(other.len())..]);
            }
            _ => text.insert(at, octet),
        }
    }
    text
}

fn main() {
    let mut arguments = env::args().skip(1);
    let seconds = arguments.next().and_then(|number| number.parse().ok()).unwrap_or(10);
    let texts: Vec<u8> = arguments.filter_map(|path| fs::read(path).ok()).flatten().collect();
    let lines = texts.split(|&octet| octet == b'\n').filter(|line| !line.is_empty());
    let identifiers: Vec<_> = lines.map(<[u8]>::to_vec).collect();
    if identifiers.is_empty() {
        eprintln!("name files with identifiers, one on each line");
        process::exit(2);
    }
    let (mut random, mut sieve) = (Random(0x9E37_79B9_7F4A_7C15), Sieve::new());
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
