//! [`Ending`]: where an identifier ends.

mod apostrophe;
mod badge;
mod divider;
mod padded;
mod scan;
mod sici;
mod stop;
mod tail;

use handle_grammar::class::Class;
use handle_grammar::rfc5234::{ALPHA, DIGIT};

use super::beginning::Beginning;
use super::beginning::broken::{after_gap, is_only_label, is_rest};
use super::clue::pattern::ends_pattern;
use super::context::note::note_start;
use super::context::searched::Searched;
use super::context::value;
use super::context::word::{BRACKETS, closes, is_space_or_line_end};
use super::divided::blank::after_mark::{after_mark, after_stops};
use super::divided::blank::anywhere::after_blank;
use super::divided::blank::around_marks::after_parts;
use super::divided::blank::value::end_of_value;
use super::kind::{Kind, inside};
use super::unfilled::in_brackets;
use crate::text::run;
use apostrophe::closes_string;
use divider::divides_cells;
use padded::with_padding;
use scan::Scan;
use sici::{is_of_sici, sici};
use tail::{ends_in_entity, name_end, trimmed, with_dots};

/// The index of the braces among these pairs.
const BRACES: usize = 2;

/// Marks that writers put around a word: if one comes before the identifier, the same one stands after it.
const AROUND: &[u8] = b"'*_~$@";

/// The end of an identifier.
pub(super) struct Ending {
    pub(super) at: usize,
    /// Whether the identifier ends only because the text does.
    pub(super) open: bool,
}

impl Ending {
    /// Where the identifier with this beginning ends; `given_delimiter` divides the text.
    pub(super) fn of(
        searched: Searched<'_>,
        beginning: &Beginning,
        given_delimiter: Option<u8>,
    ) -> Self {
        let text = searched.text;
        let last = searched.before(beginning.start);
        // Two equals signs mark a word in Markdown, and one in Org. Another one stands between a key and its value.
        let is_apart = || {
            let first = beginning.start.checked_sub(1).map(|at| searched.before(at));
            first.is_some_and(|octet| is_space_or_line_end(octet) || b"=([".contains(&octet))
        };
        let is_around = |octet: &u8| AROUND.contains(octet) || *octet == b'=' && is_apart();
        let around = Some(last).filter(is_around);
        // In a row of a table without quotation marks, the delimiter before the identifier also follows it. In LaTeX,
        // commas divide the keys of a citation.
        let seen_delimiter = Some(last)
            .filter(|octet| b",;".contains(octet) && !ends_in_entity(&text[..beginning.start]))
            .or_else(|| value::is_first_cited(searched, beginning.start).then_some(b','));
        // After the value of a parameter in the query of a link, another parameter or the fragment of the link may
        // follow.
        let is_parameter = last == b'=' && inside(&text[..beginning.start]) == Kind::InQuery;
        let is_value = b"\"{".contains(&last);
        let given_delimiter = given_delimiter.filter(|_| !is_value);
        let writing = beginning.writing(searched);
        let scan = Scan {
            searched,
            beginning,
            writing,
            around,
            seen_delimiter,
            given_delimiter,
            is_value,
            is_parameter,
        };
        let at = scan.end(beginning.body);
        scan.ending_after_gap(at).unwrap_or_else(|| scan.ending(at))
    }
}

/// Octets that stand for themselves in every format, so that they are read many at a time. `Scan::end` stops at some of
/// them all the same: at the octet that divides the text, at the slash after a pattern, and at a plus sign in a query.
static PLAIN: Class = ALPHA.or(DIGIT).or(Class::of(b"-._/:+=@~"));

impl Scan<'_> {
    /// Where the identifier ends if it is read from `at` on, before the marks that may follow it are taken away.
    fn end(&self, mut at: usize) -> usize {
        let Beginning { start, kind, .. } = *self.beginning;
        let (text, writing) = (self.searched.text, self.writing);
        let mut open = [0_usize; BRACKETS.len()];
        let mut has_slash = !matches!(kind, Kind::Scheme | Kind::Link | Kind::Spaced);
        // Whether the slash of the handle has a backslash. In a regular expression, one without it ends the pattern.
        let mut has_backslashes = has_slash && text[..at].ends_with(b"\\/");
        // The octet that the text before `at` ends with; after an escape, the octet that this stands for.
        let mut last = text[..at].last().copied().unwrap_or_default();
        loop {
            let stops = |octet: &u8| {
                self.given_delimiter == Some(*octet)
                    || *octet == b'/' && has_backslashes
                    || *octet == b'+' && kind == Kind::InQuery
            };
            // In most texts, no plain octet can stop the scan. Asking that once for all of them, before each of them is
            // asked, makes the scan of a name a fifth faster.
            let may_stop =
                self.given_delimiter.is_some() || has_backslashes || kind == Kind::InQuery;
            let plain = &text[at..at + PLAIN.run(&text[at..])];
            let plain =
                if may_stop { &plain[..run(plain, 0, |octet| !stops(octet))] } else { plain };
            has_slash |= plain.contains(&b'/');
            last = plain.last().copied().unwrap_or(last);
            at += plain.len();
            let rest @ [_, ..] = &text[at..] else { break };
            let unit = writing.unit(rest);
            let in_brackets = || match unit.octet {
                b'<' => sici(rest, writing).or_else(|| in_brackets(last, rest, writing)),
                _ => None,
            };
            if let Some(width) = self.gap(&text[start..at], last, rest).or_else(in_brackets) {
                at += width;
                last = text[at - 1];
                continue;
            }
            let is_delimiter =
                self.seen_delimiter == Some(rest[0]) && !is_of_sici(&text[start..at], rest);
            let is_mark =
                (is_delimiter || closes_string(rest)) && open.iter().all(|open| *open == 0);
            let is_divided =
                self.given_delimiter.is_some_and(|it| divides_cells(&text[..at], rest, it));
            let is_pattern = has_backslashes && ends_pattern(rest);
            let is_end = closes(unit.octet, &mut open) || is_mark || is_divided || is_pattern;
            // Inside the braces of a template, a square bracket has the index of a value, and no note.
            let is_index = unit.octet == b'[' && open[BRACES] > 0;
            if is_end || !is_index && self.ends_before(unit, at, last, has_slash) {
                break;
            }
            last = unit.octet;
            has_backslashes |= !has_slash && unit.octet == b'/' && rest[0] == b'\\';
            has_slash |= unit.octet == b'/';
            at += unit.width;
        }
        at
    }

    /// The end of the identifier if it goes on after the blank at `at`, which breaks its prefix.
    fn ending_after_gap(&self, at: usize) -> Option<Ending> {
        let Beginning { body, kind, .. } = *self.beginning;
        let may_be_broken = match kind {
            Kind::Link => true,
            // After a label, the blank before the name is as usual, and so it is after a second one.
            Kind::Scheme => at > body && !is_only_label(&self.searched.text[body..at]),
            _ => false,
        };
        let next = after_gap(self.searched.text, body, at).filter(|_| may_be_broken)?;
        let ending = self.ending(self.end(next));
        let rest = self.searched.text.get(next..ending.at)?;
        is_rest(rest).then_some(ending)
    }

    /// The end of the identifier that was read up to `at`, without the marks and notes that follow it, or with the rest
    /// after a blank that breaks it.
    fn ending(&self, at: usize) -> Ending {
        let Self { searched: Searched { text, .. }, beginning, .. } = *self;
        let Beginning { start, body, .. } = *beginning;
        // The blank that breaks a value stands in a name, and not in the note after one.
        let is_broken =
            || beginning.names(&text[start..at]) && note_start(&text[..at], body).is_none();
        let value = end_of_value(self.searched, start, at).filter(|_| is_broken());
        let at = value.unwrap_or(at);
        let after_mark = || after_mark(text, start, at).map(|next| self.end(next));
        let after_parts = || after_parts(text, start, at);
        let at =
            after_stops(text, start, at).or_else(after_parts).or_else(after_mark).unwrap_or(at);
        let at = after_blank(text, start, at).unwrap_or(at);
        let (open, after) = (at >= text.len(), text.get(at).copied());
        let is_apart = after.is_some_and(is_space_or_line_end);
        let note = if is_apart { note_start(&text[..at], body) } else { None };
        let end = trimmed(&text[..note.unwrap_or(at)], body, self.around, after);
        // If nothing but punctuation follows the beginning, it is not a name, even as a value.
        let rest = text.get(at..).unwrap_or_default();
        let keeps = (body + 1..at).contains(&end)
            && (value::is_value(self.searched, start, rest)
                || matches!(text[end..at], [b'.' | b','])
                    && value::is_target(self.searched, start, rest));
        let end = name_end(text, beginning, if keeps { at } else { end }, self.is_value);
        Ending { at: with_padding(text, start, with_dots(text, beginning, end)), open }
    }
}
