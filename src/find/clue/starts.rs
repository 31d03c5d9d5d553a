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
    words: [Option<usize>; WORDS.len()],
    with_dl: Option<usize>,
    with_capital_dl: Option<usize>,
    wide: Option<usize>,
    begun: bool,
    of_words: [Search; WORDS.len()],
    of_dl: Search,
    of_capital_dl: Search,
}

impl Starts {
    pub(in crate::find) const fn new() -> Self {
        Self {
            colon: None,
            words: [None; WORDS.len()],
            with_dl: None,
            with_capital_dl: None,
            wide: None,
            begun: false,
            of_words: [const { Search::new() }; WORDS.len()],
            of_dl: Search::new(),
            of_capital_dl: Search::new(),
        }
    }

    /// The next `:`, word or wide sign from `at` on.
    pub(in crate::find) fn next(&mut self, text: &[u8], at: usize) -> Option<usize> {
        let rest = text.get(at..)?;
        let begun = core::mem::replace(&mut self.begun, true);
        let renew = |place: &mut Option<usize>, find: &mut dyn FnMut() -> Option<usize>| {
            if !begun || place.is_some_and(|place| place < at) {
                *place = find().map(|found| at + found);
            }
        };
        renew(&mut self.colon, &mut || memchr(b':', rest));
        for ((place, search), word) in self.words.iter_mut().zip(&mut self.of_words).zip(WORDS) {
            renew(place, &mut || search.find(rest, word));
        }
        renew(&mut self.with_dl, &mut || self.of_dl.find_with(rest, "dl", &WITH_DL));
        renew(&mut self.with_capital_dl, &mut || {
            self.of_capital_dl.find_with(rest, "DL", &WITH_CAPITAL_DL)
        });
        renew(&mut self.wide, &mut || memchr(WIDE, rest));
        let others = [self.colon, self.with_dl, self.with_capital_dl, self.wide];
        self.words.into_iter().chain(others).flatten().min()
    }
}

/// The search for a part of a text, which is the same in every text. WebAssembly must be small, so it has no prepared
/// search.
#[derive(Clone, Debug)]
struct Search {
    #[cfg(not(target_family = "wasm"))]
    prepared: Option<memmem::Finder<'static>>,
}

/// In a shorter text, a search is not worth its preparation.
#[cfg(not(target_family = "wasm"))]
const SHORTEST: usize = 64;

impl Search {
    const fn new() -> Self {
        Self {
            #[cfg(not(target_family = "wasm"))]
            prepared: None,
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

    /// The index of `part`.
    #[cfg(not(target_family = "wasm"))]
    fn find(&mut self, text: &[u8], part: &'static str) -> Option<usize> {
        if text.len() < SHORTEST {
            return memmem::find(text, part.as_bytes());
        }
        self.prepared.get_or_insert_with(|| memmem::Finder::new(part)).find(text)
    }

    /// The index of `part`.
    #[cfg(target_family = "wasm")]
    fn find(&mut self, text: &[u8], part: &'static str) -> Option<usize> {
        position(text, part)
    }
}
