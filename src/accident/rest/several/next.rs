//! The next identifier after one, and what it means.

use core::ops::Range;

use handle_grammar::class::Class;
use handle_grammar::rfc5234::SP;

use crate::accident::form::octets::{blanks_before, run, separators_before};
use crate::accident::markup;
use crate::accident::name::{self, label};

use super::second::{First, begins_inside, is_second, mark_start};
use super::separator::{SEPARATOR, Separator};

/// The octets with which a separator, a blank, a link or a DOI name may begin. The search skips all others.
const STARTS: Class = SEPARATOR
    .or(SP)
    .or(Class::range(b'\t', b'\r'))
    .or(Class::range(0xC0, 0xFF))
    .or(Class::of(b"DdHhIiUu1/\\"));

/// The next identifier after one.
pub(super) struct Next {
    /// Where the separator before it begins.
    pub(super) start: usize,
    pub(super) second: Range<usize>,
    pub(super) is_divided: bool,
}

/// The next identifier at `from` or later, after the `first` one.
pub(super) fn next(text: &[u8], first: First, from: usize) -> Option<Next> {
    let mut at = from;
    // Every identifier has a slash or, if it is a URN, a colon.
    let is_mark = |octet: &u8| b"/:".contains(octet);
    let last = text.iter().rposition(is_mark).filter(|&last| last >= from)?;
    while at <= last {
        at = run(text, at, |octet| !STARTS.contains(*octet));
        let Some(separator) = Separator::at(text, at) else {
            // A link or another name may follow without anything between.
            if begins_inside(text, first, at) {
                // The mark between the two names belongs to neither.
                let start = separators_before(text, mark_start(text, at));
                return Some(Next { start, second: at..end_of(text, at), is_divided: false });
            }
            at += 1;
            continue;
        };
        let name = after_label(text, separator.end);
        if is_second(text, first, name, &separator) {
            let second = separator.end..end_of(text, name);
            return Some(Next { start: blanks_before(text, at), second, is_divided: true });
        }
        debug_assert!(separator.end > at, "the search stands still");
        at = separator.end;
    }
    None
}

/// Where the identifier begins after the label that stands at `at`, or `at` if no label is there.
fn after_label(text: &[u8], at: usize) -> usize {
    label::end(text, at).filter(|&end| name::identifier(text, end)).unwrap_or(at)
}

/// Where the identifier that begins at `at` ends.
fn end_of(text: &[u8], at: usize) -> usize {
    let start = name::link_end(text, at).unwrap_or(at);
    let slash = name::handle_slash(text, start).unwrap_or(start);
    let limit = next_separator(text, slash);
    markup::name_end(&text[..limit], slash)
}

/// The index of the next separator after which another identifier begins.
fn next_separator(text: &[u8], from: usize) -> usize {
    let separates = |at: &usize| {
        b",;|".contains(&text[*at]) && {
            let follows = run(text, *at, |octet| b",;| ".contains(octet));
            name::identifier(text, follows)
        }
    };
    (from..text.len()).find(separates).unwrap_or(text.len())
}

/// The name of an identifier, without scheme and host: it is the same, except for the case and for escapes, for
/// identifiers that mean the same.
pub(super) fn identity(text: &[u8], range: Range<usize>) -> &[u8] {
    let text = &text[..range.end];
    let start = after_label(text, range.start);
    let start = name::link_end(text, start).unwrap_or(start);
    let end =
        name::handle_slash(text, start).map_or(range.end, |slash| markup::name_end(text, slash));
    &text[start..end.max(start)]
}
