//! [`Finder`]: the identifiers of a text, one after the other.

use alloc::borrow::Cow;
use core::ops::Range;

use super::clue::starts::Starts;
use super::context::searched::Searched;
use super::ending::Ending;
use super::passed_over::is_passed_over;
use super::start::beginning_at;
use super::writing::Writing;

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
        let searched = Searched { text, before_text: before };
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

    /// Finds the identifiers of the source code of a program, or of its settings. Where a variable of the program
    /// stands in an identifier, where the identifier ends with a mark and the next string completes it, or where it is
    /// only a prefix, it exists only once the program runs, so it is passed over.
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
            let found = self.next_or_passed_over()?;
            if !is_passed_over(self.searched, &found.range(), self.is_source_code) {
                return Some(found);
            }
        }
    }
}

impl<'t> Finder<'t> {
    /// The next identifier, even one that is passed over.
    pub(super) fn next_or_passed_over(&mut self) -> Option<Found<'t>> {
        let Searched { text, .. } = self.searched;
        while let Some(place) = self.starts.next(text, self.at) {
            self.at = place + 1;
            let beginning = beginning_at(self.searched, place);
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
