//! Marks and characters that end an identifier, because of the octets before or after them.

use crate::accident::begins_subfield;
use crate::find::beginning::Beginning;
use crate::find::clue::alone::name::{begins_escaped, is_known_whole};
use crate::find::clue::alone::scheme::begins;
use crate::find::clue::alone::wide;
use crate::find::context::code::ends_in_subfield;
use crate::find::context::note::{is_citation, is_label, is_superscript};
use crate::find::context::query::is_search;
use crate::find::context::searched::Searched;
use crate::find::context::unit::Unit;
use crate::find::context::word::{
    LONGEST_NAME, begins_with_stop, ends_word, is_of_another_script, script_len,
};
use crate::find::kind::Kind;
use crate::find::writing::Writing;
use crate::text::begins_parameter;

use super::apostrophe::{is_possessive, is_suffix};
use super::divider::divides_items;
use super::scan::Scan;

impl Scan<'_> {
    /// Whether the identifier ends before the `unit` at `at`, which stands after the octet `last`; `has_slash` if a `/`
    /// was read before.
    pub(super) fn ends_before(&self, unit: Unit, at: usize, last: u8, has_slash: bool) -> bool {
        let rest = &self.searched.text[at..];
        match unit.octet {
            b'\'' => {
                self.around == Some(b'\'')
                    || unit.width > 1
                    || is_possessive(rest)
                    || last.is_ascii_digit() && is_suffix(rest)
            }
            b',' | b';' => {
                let name = &self.searched.text[self.beginning.start..at];
                let next = &rest[unit.width..];
                let is_of_parameter =
                    unit.octet == b';' && self.searched.before(self.beginning.start) == b'=';
                divides_items(next, name, self.is_value)
                    || is_of_parameter && begins_parameter(next)
                    || self.writing == Writing::Address && begins_escaped(next)
            }
            // In a query of SQL, `LIKE '10.1000/182%'` is a pattern.
            b'%' => unit.width == 1 && matches!(rest.get(1), Some(b'\'' | b'"')),
            b'&' | b'?' | b'#' if rest[0] == b'%' => false,
            b'&' | b'?' | b'#' => {
                let rest = &rest[unit.width..];
                let may_end = unit.octet == b'#' || unit.octet == b'&' && begins_parameter(rest);
                ends_at_parameter(self.beginning.kind, unit.octet, rest)
                    || may_end && self.is_parameter
            }
            Unit::SPACE if unit.width > 1 => true,
            // These characters are the rest of a dash that was read in the wrong charset.
            0x80.. if is_misread(&self.searched.text[..at]) => false,
            0x80.. if self.goes_on_wide(at) => false,
            0x80.. => {
                begins_with_stop(rest)
                    || may_end_after(last)
                        && (is_of_another_script(last, rest) || begins_after_word(rest))
                    || wide::ends_wide_name(&self.searched.text[self.beginning.start..at], rest)
            }
            b'+' => rest[0] == b'+' && self.ends_at_plus(at),
            b'^' => last != b'^' && is_superscript(&rest[1..]),
            b'[' => {
                let label = &rest[unit.width..];
                is_citation(label) || last != b'/' && is_label(label)
            }
            // In LaTeX, `$^{1}$` is the raised number of a note.
            b'$' if rest.starts_with(b"$^") => true,
            b'$' => begins_subfield(rest) || self.is_in_field() && begins_own_subfield(rest),
            // A command of LaTeX, or `\n` of JSON. If no `/` has been read yet, a `\` stands in place of the `/`,
            // unless it follows a full stop, with which no prefix ends.
            b'\\' => {
                (has_slash || last == b'.') && rest.get(1).is_some_and(u8::is_ascii_alphabetic)
            }
            octet => ends_word(octet),
        }
    }

    /// Whether the name goes on with a wide sign or a dash at `at`.
    fn goes_on_wide(&self, at: usize) -> bool {
        let (name, rest) =
            self.searched.text[self.beginning.start..].split_at(at - self.beginning.start);
        wide::goes_on(name, rest)
    }

    /// Whether the `+` at `at` stands for a blank in the query of a link: in a search, or after a whole DOI name.
    fn ends_at_plus(&self, at: usize) -> bool {
        let Searched { text, .. } = self.searched;
        let Beginning { start, kind, .. } = *self.beginning;
        let name = &text[start..at];
        let is_whole = || name.len() < LONGEST_NAME && is_known_whole(&self.writing.text(name));
        kind == Kind::InQuery && (is_search(&text[..start]) || is_whole())
    }

    /// Whether the code of a subfield stands right before the identifier.
    fn is_in_field(&self) -> bool {
        ends_in_subfield(&self.searched.text[..self.beginning.start])
    }
}

/// Whether a subfield with the code of a library begins here: `$5DE-12`.
fn begins_own_subfield(rest: &[u8]) -> bool {
    matches!(rest, [_, b'0'..=b'9', next, ..] if next.is_ascii_alphanumeric())
}

/// Whether an identifier may end after this octet although text in another script follows without a space.
fn may_end_after(octet: u8) -> bool {
    octet.is_ascii_alphanumeric() || b")]".contains(&octet)
}

/// Whether `text` ends with the first characters of a dash of UTF-8 that was read as Windows-1252, such as `â€“`.
fn is_misread(text: &[u8]) -> bool {
    ["â€", "âˆ"].iter().any(|begun| text.ends_with(begun.as_bytes()))
}

/// Whether a word in another script begins here, and another identifier right after it: `10.1000/1และ10.1000/2`.
fn begins_after_word(rest: &[u8]) -> bool {
    let word = script_len(rest);
    word > 0 && begins(&rest[word..])
}

/// Whether a `&`, `?` or `#` ends a DOI name because a parameter of a link follows. A link to a proxy keeps its
/// parameters, and a URI its query.
fn ends_at_parameter(kind: Kind, mark: u8, rest: &[u8]) -> bool {
    match (kind, mark) {
        (Kind::Link | Kind::Spaced, _)
        | (Kind::Bare | Kind::Slashless, b'#')
        | (Kind::Scheme, b'?' | b'#') => false,
        (Kind::InPath, b'?' | b'#') | (Kind::InQuery, _) => true,
        (Kind::Bare | Kind::Slashless | Kind::Scheme | Kind::InPath, _) => begins_parameter(rest),
    }
}
