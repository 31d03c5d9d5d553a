//! [`Ending`]: where an identifier ends.

mod apostrophe;
mod badge;
mod divider;
mod padded;
mod sici;
mod tail;

use handle_grammar::class::Class;
use handle_grammar::rfc5234::{ALPHA, DIGIT};

use super::beginning::Beginning;
use super::beginning::broken::{after_gap, end_of_value, is_only_label, is_rest};
use super::clue::name::{begins_escaped, from_ten, is_known_whole};
use super::clue::pattern::ends_pattern;
use super::clue::scheme::begins;
use super::clue::wide;
use super::context::code::ends_in_subfield;
use super::context::note::{is_citation, is_label, is_superscript, note_start};
use super::context::query::is_search;
use super::context::searched::Searched;
use super::context::unit::Unit;
use super::context::value;
use super::context::word::{
    LONGEST_NAME, begins_with_stop, closes, ends_word, is_of_another_script, is_space_or_line_end,
    script_len,
};
use super::divided::line_break::line_break;
use super::divided::next_word::begins_with_mark;
use super::divided::parted::after_parts;
use super::divided::spaced;
use super::divided::stops::{after_mark, after_stops};
use super::divided::tag::inner_tags;
use super::divided::torn::after_blank;
use super::kind::{Kind, inside};
use super::unfilled::in_brackets;
use super::writing::Writing;
use crate::accident::begins_subfield;
use crate::accident::registrant::is_whole;
use crate::text::{begins_parameter, run};
use apostrophe::{closes_string, is_possessive, is_suffix};
use divider::{divides_cells, divides_items};
use padded::with_padding;
use sici::{is_of_sici, sici};
use tail::{ends_in_entity, name_end, trimmed, with_dots};

/// Pairs of brackets, without `<` and `>`, which divide words.
const BRACKETS: [(u8, u8); 3] = [(b'(', b')'), (b'[', b']'), (b'{', b'}')];

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
        // In a row of a table without quotation marks, the delimiter before the identifier also follows it.
        let seen_delimiter = Some(last)
            .filter(|octet| b",;".contains(octet) && !ends_in_entity(&text[..beginning.start]));
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

/// An identifier whose end is sought.
struct Scan<'t> {
    searched: Searched<'t>,
    beginning: &'t Beginning,
    writing: Writing,
    /// The mark around the identifier, if one stands before it.
    around: Option<u8>,
    /// The delimiter of a table, if one stands right before the identifier.
    seen_delimiter: Option<u8>,
    /// The delimiter of the text, if the caller gave it and the identifier is no value.
    given_delimiter: Option<u8>,
    /// Whether the opening mark of a value stands right before the identifier.
    is_value: bool,
    /// Whether the identifier is the value of a parameter in the query of a link.
    is_parameter: bool,
}

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
            let is_plain = |octet: &u8| {
                PLAIN.contains(*octet)
                    && self.given_delimiter != Some(*octet)
                    && (*octet != b'/' || !has_backslashes)
                    && (*octet != b'+' || kind != Kind::InQuery)
            };
            let plain = &text[at..run(text, at, is_plain)];
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
            let is_end =
                closes(&BRACKETS, unit.octet, &mut open) || is_mark || is_divided || is_pattern;
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

    /// How many octets of `rest` only divide the identifier, which goes on after them: a line break, a tag that allows
    /// one, or the blank between two groups. `before` is the identifier so far, and ends with the octet `last`.
    fn gap(&self, before: &[u8], last: u8, rest: &[u8]) -> Option<usize> {
        if self.beginning.kind == Kind::Spaced && spaced::goes_on(before, rest) {
            return Some(1);
        }
        // A mark around the name ends it, also at the end of a line.
        let is_around = self.around == Some(b'=') && last == b'=';
        let line_break = if is_around { None } else { line_break(before, rest) };
        let gap = || {
            let gap = line_break.or_else(|| sici::gap(before, rest));
            gap.or_else(|| spaced::blank_at_mark(before, rest))
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

    /// Whether the identifier ends before the `unit` at `at`, which stands after the octet `last`; `has_slash` if a `/`
    /// was read before.
    fn ends_before(&self, unit: Unit, at: usize, last: u8, has_slash: bool) -> bool {
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
                divides_items(next, name, self.is_value)
                    || self.writing == Writing::Address && begins_escaped(next)
            }
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
