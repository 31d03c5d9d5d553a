//! [`Starts`]: where an identifier may begin in a text.

use memchr::memchr;

use crate::text::heads::DOI_START;

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
        }
    }

    /// The next `:`, word or wide sign from `at` on.
    pub(in crate::find) fn next(&mut self, text: &[u8], at: usize) -> Option<usize> {
        let rest = text.get(at..)?;
        let begun = core::mem::replace(&mut self.begun, true);
        let renew = |place: &mut Option<usize>, find: &dyn Fn(&[u8]) -> Option<usize>| {
            if !begun || place.is_some_and(|place| place < at) {
                *place = find(rest).map(|found| at + found);
            }
        };
        renew(&mut self.colon, &|rest| memchr(b':', rest));
        for (place, word) in self.words.iter_mut().zip(WORDS) {
            renew(place, &|rest| found(rest, word));
        }
        renew(&mut self.with_dl, &|rest| found_with(rest, "dl", &WITH_DL));
        renew(&mut self.with_capital_dl, &|rest| found_with(rest, "DL", &WITH_CAPITAL_DL));
        renew(&mut self.wide, &|rest| memchr(WIDE, rest));
        let others = [self.colon, self.with_dl, self.with_capital_dl, self.wide];
        self.words.into_iter().chain(others).flatten().min()
    }
}

/// The index of the first of these words, each of which has `part` in it.
fn found_with(text: &[u8], part: &str, words: &[&str]) -> Option<usize> {
    let mut read = 0;
    while let Some(at) = found(text.get(read..)?, part).map(|found| read + found) {
        let start_of = |word: &&str| {
            let start = at.checked_sub(word.find(part)?)?;
            text[start..].starts_with(word.as_bytes()).then_some(start)
        };
        if let Some(start) = words.iter().find_map(start_of) {
            return Some(start);
        }
        read = at + 1;
    }
    None
}

/// The index of a part of a text that may be long, in which a search of the whole part is worth its preparation.
/// WebAssembly must be small, so it has no such search.
fn found(text: &[u8], part: &str) -> Option<usize> {
    #[cfg(not(target_family = "wasm"))]
    return memchr::memmem::find(text, part.as_bytes());
    #[cfg(target_family = "wasm")]
    crate::text::position(text, part)
}
