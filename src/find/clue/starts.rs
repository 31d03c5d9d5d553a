//! [`Starts`]: where an identifier may begin in a text.

use memchr::memchr;
#[cfg(not(target_family = "wasm"))]
use memchr::memmem;

use crate::text::heads::DOI_START;
use crate::text::position;

use super::alone::handle::{FAMILIES, HDL};
use super::alone::wide::FIRST_OCTET as WIDE;
use super::labelled::label::RIS_TAG;

/// Words at which an identifier may begin: `10.`, the beginnings of two families of prefixes, the `doi` of a field or
/// of a resolver, and the tag of DOI names in RIS.
const WORDS: [&str; 7] = [DOI_START, FAMILIES[0], FAMILIES[1], "doi", "Doi", "DOI", RIS_TAG];

/// More words at which an identifier may begin: the `hdl` of a resolver or of a field, and the end of `handle`, whose
/// first letter may be a capital one. All have `dl` in them, so that one search finds them.
const WITH_DL: [&str; 3] = [HDL, "Hdl", "andle"];

/// The same words in capital letters, with `DL` in them.
const WITH_CAPITAL_DL: [&str; 2] = ["HDL", "ANDLE"];

/// Where an identifier may begin: at the `:` after a scheme, at one of a few words, or at the first octet of a wide
/// sign or a wide digit, whichever comes first.
///
/// No search reads an octet twice.
#[derive(Clone, Debug)]
pub(in crate::find) struct Starts {
    colon: Option<usize>,
    words: [Word; WORDS.len()],
    with_dl: Word,
    with_capital_dl: Word,
    wide: Option<usize>,
    begun: bool,
}

impl Starts {
    pub(in crate::find) const fn new() -> Self {
        Self {
            colon: None,
            words: [const { Word::new() }; WORDS.len()],
            with_dl: Word::new(),
            with_capital_dl: Word::new(),
            wide: None,
            begun: false,
        }
    }

    /// The next `:`, word or wide sign from `at` on.
    pub(in crate::find) fn next(&mut self, text: &[u8], at: usize) -> Option<usize> {
        let rest = text.get(at..)?;
        let begun = core::mem::replace(&mut self.begun, true);
        let is_old = |place: Option<usize>| !begun || place.is_some_and(|place| place < at);
        let mut first = None;
        let mut see = |place: Option<usize>| first = place.into_iter().chain(first).min();
        for (octet, place) in [(b':', &mut self.colon), (WIDE, &mut self.wide)] {
            if is_old(*place) {
                *place = memchr(octet, rest).map(|found| at + found);
            }
            see(*place);
        }
        for (sought, word) in self.words.iter_mut().zip(WORDS) {
            if is_old(sought.place) {
                sought.place = sought.find(rest, word).map(|found| at + found);
            }
            see(sought.place);
        }
        let with = [
            ("dl", &WITH_DL[..], &mut self.with_dl),
            ("DL", &WITH_CAPITAL_DL, &mut self.with_capital_dl),
        ];
        for (part, words, sought) in with {
            if is_old(sought.place) {
                sought.place = sought.find_with(rest, part, words).map(|found| at + found);
            }
            see(sought.place);
        }
        first
    }
}

/// A word that is sought in a text.
#[derive(Clone, Debug)]
struct Word {
    /// Where it was found last.
    place: Option<usize>,
    /// The prepared search.
    #[cfg(not(target_family = "wasm"))]
    finder: Option<memmem::Finder<'static>>,
}

/// In a shorter text, a search is not worth its preparation.
#[cfg(not(target_family = "wasm"))]
const SHORTEST: usize = 64;

impl Word {
    const fn new() -> Self {
        Self {
            place: None,
            #[cfg(not(target_family = "wasm"))]
            finder: None,
        }
    }

    /// The index of the first of these words, each of which has `part` in it.
    fn find_with(&mut self, text: &[u8], part: &'static str, words: &[&str]) -> Option<usize> {
        let mut read = 0;
        while let Some(at) = self.find(text.get(read..)?, part).map(|found| read + found) {
            let start_of = |word: &&str| {
                let start = at.checked_sub(position(word.as_bytes(), part)?)?;
                text[start..].starts_with(word.as_bytes()).then_some(start)
            };
            if let Some(start) = words.iter().find_map(start_of) {
                return Some(start);
            }
            read = at + 1;
        }
        None
    }

    /// The index of `part`, which is the same in every search.
    #[cfg(not(target_family = "wasm"))]
    fn find(&mut self, text: &[u8], part: &'static str) -> Option<usize> {
        if text.len() < SHORTEST {
            return memmem::find(text, part.as_bytes());
        }
        self.finder.get_or_insert_with(|| memmem::Finder::new(part)).find(text)
    }

    /// The index of `part`. WebAssembly must be small, so it has no prepared search.
    #[cfg(target_family = "wasm")]
    fn find(&mut self, text: &[u8], part: &'static str) -> Option<usize> {
        position(text, part)
    }
}
