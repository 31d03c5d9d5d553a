//! [`Scan`]: an identifier whose end is sought, and what only divides it.

use crate::accident::registrant::is_whole;
use crate::find::beginning::Beginning;
use crate::find::clue::alone::name::from_ten;
use crate::find::clue::alone::scheme::begins;
use crate::find::context::searched::Searched;
use crate::find::divided::blank::link;
use crate::find::divided::line::line_break::line_break;
use crate::find::divided::next_word::begins_with_mark;
use crate::find::divided::tag::inner_tags;
use crate::find::kind::Kind;
use crate::find::writing::Writing;

use super::sici;

/// An identifier whose end is sought.
pub(super) struct Scan<'t> {
    pub(super) searched: Searched<'t>,
    pub(super) beginning: &'t Beginning,
    pub(super) writing: Writing,
    /// The mark around the identifier, if one stands before it.
    pub(super) around: Option<u8>,
    /// The delimiter of a table, if one stands right before the identifier.
    pub(super) seen_delimiter: Option<u8>,
    /// The delimiter of the text, if the caller gave it and the identifier is no value.
    pub(super) given_delimiter: Option<u8>,
    /// Whether the opening mark of a value stands right before the identifier.
    pub(super) is_value: bool,
    /// Whether the identifier is the value of a parameter in the query of a link.
    pub(super) is_parameter: bool,
}

impl Scan<'_> {
    /// How many octets of `rest` only divide the identifier, which goes on after them: a line break, a tag that allows
    /// one, or the blank between two groups. `before` is the identifier so far, and ends with the octet `last`.
    pub(super) fn gap(&self, before: &[u8], last: u8, rest: &[u8]) -> Option<usize> {
        if self.beginning.kind == Kind::Spaced && link::goes_on(before, rest) {
            return Some(1);
        }
        // A mark around the name ends it, also at the end of a line.
        let is_around = self.around == Some(b'=') && last == b'=';
        let line_break = if is_around { None } else { line_break(before, rest) };
        let gap = || {
            let gap = line_break.or_else(|| sici::gap(before, rest));
            gap.or_else(|| link::blank_at_mark(before, rest))
        };
        gap().or_else(|| self.breakpoint(before, rest)).or_else(|| {
            let Beginning { start, body, kind } = *self.beginning;
            inner_tags(before, kind == Kind::Link && start + before.len() == body, rest)
        })
    }

    /// How many octets of `rest` only allow a line to break. LaTeX has more of the identifier after them, unless it is
    /// whole `before` them and a blank follows the command.
    fn breakpoint(&self, before: &[u8], rest: &[u8]) -> Option<usize> {
        let width = self.writing.breakpoint(rest)?;
        if rest[..width].ends_with(b" ") && from_ten(before).is_some_and(is_whole) {
            return None;
        }
        let next = &rest[width..];
        let begins_word = next.first().is_some_and(u8::is_ascii_alphanumeric);
        let goes_on = begins_with_mark(next) || begins_word && !begins(next);
        (goes_on || rest[0] == b'<').then_some(width)
    }
}
