//! Writes the first inputs of the fuzz targets: `seeds DIRECTORY` writes a corpus for all of them, and a dictionary.
//!
//! An input is four octets that make the choices, and a text (`fuzz/sample.rs`).

#[path = "../tests/properties/kept.rs"]
mod kept;
#[path = "../tests/properties/telling.rs"]
mod telling;

use std::collections::BTreeSet;
use std::error::Error;
use std::path::PathBuf;
use std::{env, fs};

use handle_syntax::grammar::DOCUMENTS;
use handle_syntax::{Conversion, Dialect, Loss};

fn main() -> Result<(), Box<dyn Error>> {
    let directory = PathBuf::from(env::args_os().nth(1).ok_or("seeds DIRECTORY")?);
    let seeds = directory.join("seeds");
    fs::create_dir_all(&seeds)?;
    for (number, (dialect, text)) in texts().into_iter().enumerate() {
        // Any choices will do, so they come from the number of the text.
        let [any, ..] = number.to_le_bytes();
        fs::write(seeds.join(number.to_string()), [&[dialect, any, any, 0][..], &text].concat())?;
    }
    fs::write(directory.join("terminals.dict"), dictionary())?;
    Ok(())
}

/// Every kept text, by every dialect that reads it, and in every notation to which it can be converted.
fn texts() -> BTreeSet<(u8, Vec<u8>)> {
    let dialects = || (0..).zip(Dialect::ALL.iter().copied());
    let mut texts = BTreeSet::new();
    for text in kept::all() {
        texts.insert((0, text.to_vec()));
        for (at, from) in dialects().filter(|(_, dialect)| dialect.is_valid(text)) {
            texts.insert((at, text.to_vec()));
            for (at, to) in dialects() {
                let conversion = Conversion::new(from, to).allow(Loss::ALL);
                texts.extend(conversion.convert(text).map(|converted| (at, converted.text)));
            }
        }
    }
    texts
}

/// The terminals of every document, and the pieces in `telling.rs`, except those of a single octet.
fn dictionary() -> String {
    let terminals = DOCUMENTS.iter().flat_map(|document| document.abnf.lines()).flat_map(terminals);
    let words: BTreeSet<_> = terminals.map(str::as_bytes).chain(telling::TELLING).collect();
    let entry = |word: &[u8]| {
        let octets = word.iter().map(|octet| format!("\\x{octet:02X}")).collect::<String>();
        format!("\"{octets}\"\n")
    };
    words.into_iter().filter(|word| word.len() > 1).map(entry).collect()
}

/// The quoted terminals in a line of ABNF, before its comment.
fn terminals(line: &str) -> Vec<&str> {
    let mut found = Vec::new();
    for (at, piece) in line.split('"').enumerate() {
        if at % 2 == 1 {
            found.push(piece);
        } else if piece.contains(';') {
            break;
        }
    }
    found
}
