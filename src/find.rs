//! Identifiers inside any text: prose, HTML, XML, Markdown, LaTeX, BibTeX, tables, JSON, or the text of a PDF.
//!
//! An identifier begins with a scheme (`hdl:10.1000/182`), with a link to a proxy (`https://doi.org/10.1000/182`), or,
//! if it is a DOI name or its prefix begins with `20.500.` or `21.T`, by itself (`10.1000/182`, `20.500.12345/678`,
//! `21.T11148/0c5b`). Another handle is found after a label (`Handle: 2027/abc`, `{{hdl|2027/abc}}`,
//! `"handle": "2027/abc"`) or the host of the resolver (`hdl.handle.net/2027/abc`). After the label of DOI names, a
//! damaged one is found, too (`DOI: 10.1000\182`). An identifier ends where a person would say that it ends. The key of an
//! entry of BibTeX (`@article{10.1000/182,`) is passed over, because a change of it would break the citations of the entry,
//! and so is a regular expression, which only looks like an identifier (`10.1002\/mmnd\.\d+`).

mod after_dot;
mod arxiv;
mod badge;
mod before_mark;
mod beginning;
mod broken;
mod broken_escape;
mod code;
mod cut;
mod divider;
mod ending;
mod field;
mod gap;
mod handle;
mod kind;
mod label;
mod line_break;
mod link;
mod name;
mod narrow;
mod next_word;
mod note;
mod only_prefix;
mod padded;
mod page;
mod pattern;
mod program;
mod query;
mod scheme;
mod searched;
mod sici;
mod spaced;
mod starts;
mod stops;
mod tag;
mod tail;
#[cfg(test)]
mod tests;
mod torn;
mod unfilled;
mod unit;
mod value;
mod wide;
mod word;
mod writing;

use alloc::borrow::Cow;
use core::ops::Range;

use crate::text::character;
use beginning::Beginning;
use ending::Ending;
use searched::Searched;
use starts::Starts;
pub use writing::Writing;

/// Finds the identifiers of a text, one after the other.
///
/// ```
/// use handle_syntax::find;
///
/// let text = "See doi:10.1000/182 (also <https://hdl.handle.net/4263537/4000>), and 10.1000/foo\\_bar.";
/// let found: Vec<_> = find(text.as_bytes()).map(|found| String::from_utf8(found.text().into_owned()).unwrap()).collect();
/// assert_eq!(found, ["doi:10.1000/182", "https://hdl.handle.net/4263537/4000", "10.1000/foo_bar"]);
/// ```
#[must_use]
pub const fn find(text: &[u8]) -> Finder<'_> {
    Finder::after(b'\n', text)
}

/// An identifier in a text.
///
/// ```
/// use handle_syntax::find;
///
/// let found = find(b"see <a href=\"https://doi.org/10.1000/a&amp;b\">").next().unwrap();
/// assert_eq!((found.range(), found.is_open()), (13..44, false));
/// assert_eq!(found.written(), b"https://doi.org/10.1000/a&amp;b");
/// assert_eq!(found.text(), &b"https://doi.org/10.1000/a&b"[..]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found<'t> {
    written: &'t [u8],
    start: usize,
    writing: Writing,
    open: bool,
}

impl<'t> Found<'t> {
    /// The range of octets in the searched text at which the identifier stands.
    #[must_use]
    pub const fn range(&self) -> Range<usize> {
        self.start..self.start + self.written.len()
    }

    /// The octets verbatim, as they stand in the searched text.
    #[must_use]
    pub const fn written(&self) -> &'t [u8] {
        self.written
    }

    /// How the octets are written, which depends on where they stand.
    #[must_use]
    pub const fn writing(&self) -> Writing {
        self.writing
    }

    /// The identifier that the octets stand for: entities of HTML, the backslashes of LaTeX and Markdown and the
    /// escapes of JSON are decoded, line breaks are removed, and in the address of another site, percent-escapes are
    /// decoded. It is copied only if it differs from the octets. A program that writes another identifier in its place
    /// has to escape it as the text around it demands.
    #[must_use]
    pub fn text(&self) -> Cow<'t, [u8]> {
        self.writing.text(self.written)
    }

    /// Whether the identifier ends only because the searched text does, so that the text after it might belong to it.
    ///
    /// If this is false, the end of the text may still hide the rest of a SICI, of a tag, of a line break, of a bracket
    /// or of a word in another script.
    #[must_use]
    pub const fn is_open(&self) -> bool {
        self.open
    }
}

/// The identifiers of a text, in the order of the text.
///
/// The search takes time linear in the length of the text, whatever the text holds.
#[derive(Clone, Debug)]
pub struct Finder<'t> {
    searched: Searched<'t>,
    /// The octet that divides the text, if it is known.
    divider: Option<u8>,
    /// Whether the text is the source code of a program.
    is_source_code: bool,
    starts: Starts,
    /// Where the next place is sought.
    at: usize,
    /// Where the last identifier ends.
    end: usize,
    /// The octets before this one were already read as the rest of something that turned out not to be an identifier.
    read_in_vain: usize,
}

impl<'t> Finder<'t> {
    /// Finds the identifiers of `text`, which stands after the octet `before` in a longer text.
    ///
    /// ```
    /// use handle_syntax::find::Finder;
    ///
    /// // After a letter, this is the rest of a longer word, and no DOI name begins in it.
    /// assert_eq!(Finder::after(b'x', b"10.1000/182 ").count(), 0);
    /// assert_eq!(Finder::after(b' ', b"10.1000/182 ").count(), 1);
    /// ```
    #[must_use]
    pub const fn after(before: u8, text: &'t [u8]) -> Self {
        let searched = Searched { text, first: before };
        Self {
            searched,
            divider: None,
            is_source_code: false,
            starts: Starts::new(),
            at: 0,
            end: 0,
            read_in_vain: 0,
        }
    }

    /// Finds the identifiers of a text that this octet divides, as a comma divides the cells of a table: an identifier
    /// also ends before it, unless it stands in quotation marks or braces.
    ///
    /// ```
    /// use handle_syntax::find::find;
    ///
    /// let row = b"10.1000/182,journal-article";
    /// assert_eq!(find(row).divided_by(b',').next().unwrap().written(), b"10.1000/182");
    /// ```
    #[must_use]
    pub const fn divided_by(mut self, divider: u8) -> Self {
        self.divider = Some(divider);
        self
    }

    /// Finds the identifiers of the source code of a program, or of its settings. Where a variable of the program stands in
    /// an identifier, where the identifier ends with a mark and the next string completes it, or where it is only a prefix,
    /// it exists only once the program runs, so it is passed over.
    ///
    /// ```
    /// use handle_syntax::find::find;
    ///
    /// let code = b"url = f\"https://doi.org/{doi}\"; test = \"https://doi.org/10.1000/182\"";
    /// assert_eq!(find(code).in_source_code().next().unwrap().written(), b"https://doi.org/10.1000/182");
    /// ```
    #[must_use]
    pub const fn in_source_code(mut self) -> Self {
        self.is_source_code = true;
        self
    }
}

impl<'t> Iterator for Finder<'t> {
    type Item = Found<'t>;

    fn next(&mut self) -> Option<Found<'t>> {
        loop {
            let found = self.next_or_key()?;
            let (searched, range) = (self.searched, found.range());
            let is_made_later =
                self.is_source_code && program::is_made_later(searched.text, &range);
            if !is_made_later
                && !pattern::is_in_pattern(searched.text, range, self.is_source_code)
                && !value::is_key(searched, found.start)
                && !scheme::is_only_authority(searched, &found.range())
            {
                return Some(found);
            }
        }
    }
}

impl<'t> Finder<'t> {
    /// The next identifier, or the next key of an entry of BibTeX that looks like one.
    fn next_or_key(&mut self) -> Option<Found<'t>> {
        let Searched { text, .. } = self.searched;
        while let Some(place) = self.starts.next(text, self.at) {
            self.at = place + 1;
            let beginning = Beginning::at(self.searched, place);
            let Some(beginning) = beginning.filter(|found| found.start >= self.end) else {
                continue;
            };
            // Reading the same octets again from another beginning would make the time quadratic.
            if place < self.read_in_vain && !beginning.surely_names(text) {
                continue;
            }
            let ending = Ending::of(self.searched, &beginning, self.divider);
            let (start, writing) = (beginning.start, beginning.writing(self.searched));
            let written = &text[start..ending.at];
            if beginning.names(written) {
                (self.at, self.end) = (ending.at, ending.at);
                return Some(Found { written, start, writing, open: ending.open });
            }
            self.read_in_vain = ending.at + 1;
        }
        None
    }
}

/// The last index of `text`, from `from` on, at which a cut divides no identifier. `text` is the beginning of a file,
/// or begins at such a cut; the octets before `from` were searched for one already, in vain.
///
/// A program that reads a file in blocks finds the identifiers before the cut, and keeps the octets after it for the
/// next block:
///
/// ```
/// use handle_syntax::find::{self, Finder};
///
/// let mut file = &b"See 10.1000/1 or 10.1000/2, and 10.1000/3 here."[..];
/// let (mut text, mut before, mut offset, mut places) = (Vec::new(), b'\n', 0, Vec::new());
/// while !file.is_empty() {
///     let searched = text.len();
///     let (block, rest) = file.split_at(file.len().min(16));
///     text.extend_from_slice(block);
///     file = rest;
///     // At the end, all of the rest is searched. A cut is missing only if more of the file must be read first; for a
///     // word without an end, there is `emergency_cut`.
///     let end = if file.is_empty() { text.len() } else { find::last_cut(&text, searched).unwrap_or(0) };
///     places.extend(Finder::after(before, &text[..end]).map(|found| offset + found.range().start));
///     before = text[..end].last().copied().unwrap_or(before);
///     offset += end;
///     text.drain(..end);
/// }
/// assert_eq!(places, [4, 17, 32]);
/// ```
#[must_use]
pub fn last_cut(text: &[u8], from: usize) -> Option<usize> {
    (from.max(1)..text.len()).rev().find_map(|at| cut::cut(&text[..at], text[at]))
}

/// The first index of `text`, which stands after the octet `before`, at which a cut divides no identifier, except one
/// that a blank breaks.
///
/// ```
/// use handle_syntax::find;
///
/// assert_eq!(find::first_cut(b'/', b"182 and 10.1000/2"), Some(4));
/// ```
#[must_use]
pub fn first_cut(before: u8, text: &[u8]) -> Option<usize> {
    let is_cut = |&at: &usize| match at.checked_sub(1) {
        Some(last) => word::ends_every_word(text[last], text[at]),
        None => word::ends_every_word(before, text[at]),
    };
    (0..text.len()).find(is_cut).map(|at| at + 1)
}

/// How many octets at the end of a text without identifiers are kept if it is cut: nearly every identifier has fewer
/// before its prefix or its path, so that its beginning is not divided.
const KEPT: usize = 64;

/// Where to cut a text that stands after the octet `before`, and is too long to keep, but has no place for
/// [`last_cut`]: before or after an identifier, or between two characters. `None` if the whole text is one identifier,
/// or may be the beginning of one. An identifier before the cut may be too short if the end of the text hides the rest
/// of a SICI, of a tag, of a line break, of a bracket or of a word in another script.
///
/// ```
/// use handle_syntax::find;
///
/// assert_eq!(find::emergency_cut(b'\n', b"10.1000/182"), None);
/// ```
#[must_use]
pub fn emergency_cut(before: u8, text: &[u8]) -> Option<usize> {
    match Finder::after(before, text).next_or_key() {
        Some(found) if !found.open => Some(found.range().end),
        Some(found) => Some(found.start).filter(|&start| start > 0),
        None => {
            let most = text.len().saturating_sub(KEPT);
            // A character has four octets at most, so the cut goes back three at most.
            let mut near = (most.saturating_sub(3)..=most).rev();
            let near = near.find(|at| character::is_boundary(text, *at));
            Some(near.unwrap_or(most)).filter(|&at| at > 0)
        }
    }
}
