//! Patterns of programs in place of an identifier: regular expressions, formats of `printf`, and variables.

use core::ops::Range;
use memchr::{memchr, memrchr};

use crate::find::context::word::first_word;
use crate::text::{position, positions, run, run_before};

use super::name::{begins_name, is_known_whole};

/// Whether a link goes on with a regular expression for DOI names: `10.\d{4,9}/`, `10\.[0-9]+`, `(10\.\d+/x)`.
pub(in crate::find) fn is_regular_expression(path: &[u8]) -> bool {
    let path = path.strip_prefix(b"(").unwrap_or(path);
    let Some(rest) = path.strip_prefix(b"10") else { return false };
    let dots: [&[u8]; 4] = [b"\\\\.", b"\\.", b"[.]", b"."];
    let Some(number) = dots.into_iter().find_map(|dot| rest.strip_prefix(dot)) else {
        return false;
    };
    let digits: [&[u8]; 4] = [b"\\d", b"\\\\d", b"[0-9]", b"[\\d"];
    digits.into_iter().any(|digit| number.starts_with(digit))
}

/// Whether the text after a scheme begins with a format of `printf`: `hdl:%x/%x`, `hdl:0x%04x`, `hdl:%s`. A letter or a
/// digit after it makes it a percent-escape.
pub(in crate::find) fn is_format(text: &[u8]) -> bool {
    let text = text.strip_prefix(b"0x").unwrap_or(text);
    let Some(format) = text.strip_prefix(b"%") else { return false };
    let letter = run(format, 0, |octet| octet.is_ascii_digit() || b"-+#.$".contains(octet));
    let end = run(format, letter, |octet| b"cdhiloupsxX".contains(octet));
    end > letter && format.get(end).is_none_or(|next| !next.is_ascii_alphanumeric())
}

/// Whether a variable of a program stands in an identifier: `https://doi.org/{doi}`, `/${work.doi}`, `/#{doi}`,
/// `/$doi`, `/%s`, `/%(doi)s`; or a group of a regular expression, or an argument of a script: `/\1`, `/$1`.
pub(in crate::find) fn has_variable(written: &[u8]) -> bool {
    let last_brace = memrchr(b'}', written);
    let begins = |at: usize| match &written[at..] {
        [b'{', ..] => last_brace.is_some_and(|close| close > at),
        [b'$', b'0'..=b'9'] => written[..at].ends_with(b"/") || written[..at].ends_with(b"."),
        [b'$', first, ..] => first.is_ascii_alphabetic() || b"_({".contains(first),
        [b'%', b'(', ..] | [b'\\', b'1'..=b'9', ..] => true,
        [b'%', b'0', b'1'..=b'9', b'd' | b'x', ..] => true,
        [b'%', high, low, ..] if high.is_ascii_hexdigit() && low.is_ascii_hexdigit() => false,
        rest => is_format(rest),
    };
    (0..written.len()).any(begins)
}

/// The classes of characters with which a regular expression stands for many letters, digits or octets.
const CLASSES: [&[u8]; 5] = [b"0-9", b"a-z", b"A-Z", b"a-f", b"^/"];

/// How many octets after an identifier may belong to the pattern that it stands in: a dot, a bracket and a backslash.
const LONGEST_BEFORE_MARK: usize = 3;

/// Whether the identifier at this range is part of a regular expression, in any text: a mark of one stands in it or
/// right after it, as in `hdl:21.14100/.*`, `10.5281/zenodo.([0-9]{7})+` and `10.1371/journal.pone.\d+`. A name that
/// has a form of its registrant before the mark is no part of a pattern, but a name with a note or the end of emphasis
/// after it.
fn has_marks(text: &[u8], range: Range<usize>) -> bool {
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
pub(in crate::find) fn is_in_pattern(
    text: &[u8],
    range: Range<usize>,
    is_source_code: bool,
) -> bool {
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

/// Whether `rest` begins with the slash that ends a regular expression, and its flags: `/`, `/gi`; or, in a command of
/// `sed`, the name that takes the place of the expression: `s/10.1000\/1/10.1000\/2/`.
pub(in crate::find) fn ends_pattern(rest: &[u8]) -> bool {
    let Some(rest) = rest.strip_prefix(b"/") else { return false };
    if begins_name(rest) {
        return true;
    }
    let flags = run(rest, 0, |octet| b"gimsuxy".contains(octet));
    flags < 4 && rest.get(flags).is_none_or(|next| !next.is_ascii_alphanumeric())
}
