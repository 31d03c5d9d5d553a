//! Regular expressions and the patterns of paths, which only look like identifiers.

use core::ops::Range;

use handle_grammar::class::Class;
use memchr::memchr;

use crate::find::clue::alone::name::is_known_whole;
use crate::find::context::word::first_word;
use crate::text::{self, position, positions, run_before};

/// The classes of characters with which a regular expression stands for many letters, digits or octets.
const CLASSES: [&[u8]; 5] = [b"0-9", b"a-z", b"A-Z", b"a-f", b"^/"];

/// How many octets after an identifier may belong to the pattern that it stands in: a dot, a bracket and a backslash.
const LONGEST_BEFORE_MARK: usize = 3;

/// Whether the identifier at this range is part of a regular expression, in any text: a mark of one stands in it or
/// right after it, as in `hdl:21.14100/.*`, `10.5281/zenodo.([0-9]{7})+` and `10.1371/journal.pone.\d+`. A name that
/// has a form of its registrant before the mark is no part of a pattern, but a name with a note or the end of emphasis
/// after it.
fn has_marks(text: &[u8], range: Range<usize>) -> bool {
    if !may_have_operator(&text[range.start..], range.len()) {
        return false;
    }
    let word = first_word(&text[range.start..]);
    let end = range.len().min(word.len());
    let last = word.len().min(end + LONGEST_BEFORE_MARK + 1);
    let is_joined =
        |at: usize| at <= end || word[end..at].iter().all(|octet| b".([\\".contains(octet));
    (0..last).any(|at| {
        begins_with_operator(&word[..at], &word[at..])
            && is_joined(at)
            && !is_known_whole(&word[..at.min(end)])
    })
}

/// Whether one of the octets that the marks of regular expressions have stands in the identifier at the beginning of
/// `text`, which has so many octets, or right after it. In most identifiers none does.
fn may_have_operator(text: &[u8], len: usize) -> bool {
    /// Each mark that [`begins_with_operator`] knows has one of these.
    static SIGNS: Class = Class::of(b"[(\\*+");
    let near = text::first(text, len + LONGEST_BEFORE_MARK + LONGEST_MARK);
    near.iter().any(|octet| SIGNS.contains(*octet))
}

/// How many octets a mark of a regular expression has at most until its sign: `/.*`.
const LONGEST_MARK: usize = 3;

/// Whether `rest` begins with a mark of regular expressions after `before`: a class of characters that is repeated, a
/// group that is not kept, an escape that stands for many characters, or, in place of a local name, any characters.
fn begins_with_operator(before: &[u8], rest: &[u8]) -> bool {
    match rest {
        [b'[', class @ ..] => {
            let is_class = CLASSES.into_iter().any(|known| class.starts_with(known));
            let close = if is_class { memchr(b']', class) } else { None };
            close.is_some_and(|close| {
                class.get(close + 1).is_some_and(|next| b"+*{?".contains(next))
            })
        }
        [b'(', b'?', b':', ..] => true,
        // In Markdown, two asterisks end bold words.
        [b'/', b'.', b'*' | b'+', after @ ..] => {
            let (head, prefix) = last_prefix(before);
            (prefix.contains(&b'.') || head.ends_with(b":"))
                && are_of_prefix(prefix)
                && !after.starts_with(b"*")
        }
        // In the pattern of a path, an asterisk stands for the whole local name. Before a word, it begins emphasis in
        // Markdown.
        [b'/', b'*', after @ ..] => {
            let (head, prefix) = last_prefix(before);
            let (_, first) = last_prefix(head.strip_suffix(b"/").unwrap_or_default());
            let is_all = first.is_empty() || !are_of_prefix(first);
            let goes_on =
                after.first().is_some_and(|next| next.is_ascii_alphanumeric() || *next == b'*');
            !prefix.is_empty() && are_of_prefix(prefix) && is_all && !goes_on
        }
        [b'\\', b'd' | b'w' | b'S', b'+' | b'*', ..] | [b'\\', b'd', b'{', b'0'..=b'9', ..] => true,
        _ => false,
    }
}

/// The text before the last part of an address, and that part, which may be a prefix.
fn last_prefix(before: &[u8]) -> (&[u8], &[u8]) {
    before.split_at(run_before(before, before.len(), |octet| !b"/:".contains(octet)))
}

/// Whether these octets may be those of a prefix in a pattern, in which a backslash may stand before a dot.
fn are_of_prefix(octets: &[u8]) -> bool {
    octets.iter().all(|octet| octet.is_ascii_digit() || b".\\".contains(octet))
}

/// Whether the identifier at this range is part of a regular expression: it has its [marks](has_marks), or it has an
/// escaped slash, and goes on with an escape that stands for a dot or for digits: `10.1111\/j.1438-8677\.[0-9]{4}`,
/// `10.1002\/mmnd\.\d+`; in source code, also for a hyphen, which in LaTeX would be a place where the name may be
/// broken.
pub(super) fn is_in_pattern(text: &[u8], range: Range<usize>, is_source_code: bool) -> bool {
    if has_marks(text, range.clone()) {
        return true;
    }
    if memchr(b'\\', &text[range.clone()]).is_none() {
        return false;
    }
    let word = first_word(&text[range.start..]);
    let Some(slash) = position(word, "\\/") else { return false };
    let stands_for_mark = |at: usize| match word[at + 1..] {
        [b'd', next, ..] => b"+*{]\\".contains(&next),
        [b'.', next, ..] => next.is_ascii_alphanumeric() || b"[(\\".contains(&next),
        [b'-', next, ..] => is_source_code && next.is_ascii_alphanumeric(),
        _ => false,
    };
    positions(&word[slash + 1..], "\\").any(|at| stands_for_mark(slash + 1 + at))
}
