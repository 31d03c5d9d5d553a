//! Identifiers in the source code of a program that exist only once the program runs.

use core::ops::Range;
use memchr::memrchr;

use crate::accident::is_citeseerx;
use crate::find::clue::alone::name::is_known_whole;
use crate::find::clue::alone::scheme::begins;
use crate::find::clue::pattern::is_format;
use crate::find::context::word::{ends_word, is_space_or_line_end};
use crate::find::divided::line::only_prefix::ends_with_only_prefix;
use crate::text::{self, run, run_before};

/// Whether the program completes the identifier at this range: with a variable in it, with the next string, or because
/// it is only a prefix.
pub(super) fn is_made_later(text: &[u8], range: &Range<usize>) -> bool {
    let written = &text[range.clone()];
    has_variable(written)
        || is_template(text, range)
        || lacks_local_name(written)
        || goes_on_in_string(&text[range.end..]) && !is_known_whole(written)
}

/// Whether a variable of a program stands in an identifier: `https://doi.org/{doi}`, `/${work.doi}`, `/#{doi}`,
/// `/$doi`, `/%s`, `/%(doi)s`; or a group of a regular expression, or an argument of a script: `/\1`, `/$1`.
fn has_variable(written: &[u8]) -> bool {
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

/// Whether a comment of the program shows the form of an identifier here: a word in angle brackets is all of its local
/// name or of its path, as in `https://doi.org/<doi>`, or dots are, as in `10.xxxx/...`.
fn is_template(text: &[u8], range: &Range<usize>) -> bool {
    let written = &text[range.clone()];
    let word = written.strip_suffix(b">").map_or(&b""[..], |word| {
        &word[run_before(word, word.len(), |octet| octet.is_ascii_lowercase() || *octet == b'_')..]
    });
    let is_word = || written[..written.len() - ">".len() - word.len()].ends_with(b"/<");
    let before_dots = written.strip_suffix(b"...").unwrap_or(written);
    let has_dots = before_dots.len() < written.len() || text[range.end..].starts_with(b"...");
    let is_begun = || before_dots.strip_suffix(b"/").is_some_and(is_prefix_or_host);
    !word.is_empty() && is_word() || has_dots && is_begun()
}

/// Whether an identifier ends with its prefix, or a link with its host.
fn is_prefix_or_host(written: &[u8]) -> bool {
    let part = run_before(written, written.len(), |octet| !b"/:".contains(octet));
    written[part..].starts_with(b"10.") || written[..part].ends_with(b"://")
}

/// Whether an identifier is only a prefix, perhaps with its slash, to which a program adds the rest. A number of
/// CiteSeerX looks like one.
fn lacks_local_name(written: &[u8]) -> bool {
    let prefix = written.strip_suffix(b"/").unwrap_or(written);
    let number = prefix.rsplit(|octet| *octet == b':').next().unwrap_or_default();
    ends_with_only_prefix(prefix) && !is_citeseerx(number)
}

/// How many octets after an identifier are searched for the end of its string: the rest of a SICI has fewer.
const LONGEST_REST: usize = 64;

/// Whether an identifier that ends with a mark, or before the `<` of a SICI, is followed by the end of its string, and
/// `rest` goes on with the next one: after an operator that joins the two, or in the next line.
fn goes_on_in_string(rest: &[u8]) -> bool {
    let near = text::first(rest, LONGEST_REST);
    let is_of_sici = |octet: &u8| !ends_word(*octet) && *octet != b'\'' || b"<>".contains(octet);
    let mark = run(near, 0, |octet| STRING_ENDS.contains(octet));
    let end = match near {
        // The tag that closes an element ends the name, too.
        [b'<', b'/', ..] => return false,
        [b'<', ..] => run(near, 0, is_of_sici),
        _ => mark,
    };
    let is_broken = near[..end].last().is_some_and(ends_part);
    let Some([quote @ (b'"' | b'\''), after @ ..]) = rest.get(end..).filter(|_| is_broken) else {
        return false;
    };
    let next = run(after, 0, |octet| is_space_or_line_end(*octet));
    match after.get(next) {
        Some(b'+') => true,
        Some(b'.') => next > 0 && after.get(next + 1) == Some(&b' '),
        // Three quotation marks begin a comment, and a string that begins with an identifier is the next item of a
        // list.
        Some(octet) => {
            let lines = after[..next].iter().filter(|octet| **octet == b'\n').count();
            let string = &after[next..];
            octet == quote
                && lines == 1
                && !string.starts_with(&[*quote; 3])
                && !begins(&string[1..])
        }
        None => false,
    }
}

/// The marks with which the first part of a name may end.
const STRING_ENDS: &[u8] = b"./-_";

/// Whether the first part of a name may end with this octet: one of these marks, or a bracket of a SICI.
fn ends_part(octet: &u8) -> bool {
    STRING_ENDS.contains(octet) || b"<>".contains(octet)
}

/// Whether `head` and `octet` end with the end of a string that may have the first part of a name; blanks may follow
/// the string. The next octets then decide whether another string goes on with it.
pub(in crate::find) fn may_go_on_in_string(head: &[u8], octet: u8) -> bool {
    let is_quote = |octet: u8| b"\"'".contains(&octet);
    let string = if is_quote(octet) {
        head
    } else {
        let end = run_before(head, head.len(), |octet| is_space_or_line_end(*octet));
        match head[..end] {
            [ref string @ .., quote] if is_quote(quote) => string,
            _ => return false,
        }
    };
    string.last().is_some_and(ends_part)
}
