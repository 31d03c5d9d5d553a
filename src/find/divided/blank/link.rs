//! Links and names that go on after a blank, as in the text of some PDFs: after every five letters or digits
//! (`https ://doi.org/10.1038/s4158 6-020-2649-2`), after every mark
//! (`https:// doi. org/ 10. 1038/ s41586- 020- 2649-2`), or on both sides of every mark (`10 . 1145 / 76359 . 76371`).

use crate::accident::{
    GROUPED_START, ends_with_group, goes_on_after_group, has_blanks_after_marks, is_grouped,
};
use crate::find::clue::alone::name::{is_known_whole, unspaced};
use crate::find::clue::alone::scheme::begins;
use crate::find::context::word::ends_word;
use crate::text::heads::DOI_START;
use crate::text::{self, ascii, position, run};

use super::head::{SCHEME, ends_in_head, ends_in_scheme};

/// What follows the scheme of a link in groups.
const AFTER_SCHEME: &str = GROUPED_START.split_at(SCHEME.len()).1;

/// Links with blanks are shorter than this, in octets.
const LONGEST: usize = 128;

/// Whether a link with blanks, which is `before` so far, goes on after the blank with which `rest` begins.
pub(in crate::find) fn goes_on(before: &[u8], rest: &[u8]) -> bool {
    let Some(after) = rest.strip_prefix(b" ").filter(|_| before.len() < LONGEST) else {
        return false;
    };
    is_grouped(before) && goes_on_after_group(before, after)
        || has_blanks_after_marks(before) && goes_on_after_mark(before, after)
}

/// How many octets the blank has with which `rest` begins, if it stands beside a mark of a name that has blanks on both
/// sides of its marks, as some styles of LaTeX write them: `10 . 1145 / 76359 . 76371`.
pub(in crate::find) fn blank_at_mark(before: &[u8], rest: &[u8]) -> Option<usize> {
    let after = rest.strip_prefix(b" ")?;
    let (name, next) = match (before, after) {
        ([name @ .., b' ', b'.' | b'/' | b'_'], next)
        | (name, [b'.' | b'/' | b'_', b' ', next @ ..]) => (name, next),
        _ => return None,
    };
    let first = next.first()?;
    let word = || &next[..run(next, 0, u8::is_ascii_alphanumeric)];
    let goes_on = if is_whole(name) {
        // What follows a whole name is mostly the next word or item of the reference.
        is_whole(&[name, b".", word()].concat())
    } else {
        first.is_ascii_digit() && !begins_item(next)
            || first.is_ascii_lowercase()
            || first.is_ascii_alphabetic() && !before.ends_with(b".") && !after.starts_with(b".")
    };
    (goes_on && before.len() < LONGEST && has_blanks_around_marks(before)).then_some(1)
}

/// Whether a text has the beginning of a DOI name with blanks on both sides of its marks, the last of which may end the
/// text.
fn has_blanks_around_marks(text: &[u8]) -> bool {
    [" .", " /"].iter().any(|mark| position(text, mark).is_some()) && has_ten(text)
}

/// Whether a link with a blank after every mark goes on with `after`. A capital letter after a full stop begins the
/// next sentence, and so does nearly everything after a whole name.
fn goes_on_after_mark(before: &[u8], after: &[u8]) -> bool {
    let first = after.first().copied().unwrap_or_default();
    let is_part = match before.last() {
        Some(b'.') => {
            !first.is_ascii_uppercase()
                && !begins_item(after)
                && !after.starts_with(b"10. ")
                && (begins_numbers(after) || !is_whole(before))
        }
        Some(b'/' | b'-' | b'_' | b':') => true,
        Some(b')') => first.is_ascii_digit(),
        _ => false,
    };
    is_part && first.is_ascii_alphanumeric() && !begins(after) && has_digit_ahead(after)
}

/// Whether the link or the name up to its full stop has a form of its registrant.
fn is_whole(link: &[u8]) -> bool {
    let link = unspaced(link);
    is_known_whole(link.strip_suffix(b".").unwrap_or(&link))
}

/// Whether a text begins with a number of five digits, or with two numbers and the mark between them, as hardly any
/// sentence does.
fn begins_numbers(text: &[u8]) -> bool {
    let digits = run(text, 0, u8::is_ascii_digit);
    let has_next =
        matches!(&text[digits..], [b'.' | b'-' | b'/', b' ', next, ..] if next.is_ascii_digit());
    digits > 4 || digits > 0 && has_next
}

/// Whether a text begins with the number of the next item of a list, or with a year: `12. Smith`.
fn begins_item(text: &[u8]) -> bool {
    let digits = run(text, 0, u8::is_ascii_digit);
    let follows = matches!(&text[digits..], [b'.', b' ', next, ..] if next.is_ascii_uppercase());
    (1..5).contains(&digits) && follows
}

/// Whether the first word of a text has a digit, or ends with a mark and leads to such a word.
fn has_digit_ahead(text: &[u8]) -> bool {
    let near = text::first(text, LONGEST);
    let line = &near[..run(near, 0, |octet| *octet == b' ' || !ends_word(*octet))];
    for word in line.split(|octet| *octet == b' ') {
        if word.iter().any(u8::is_ascii_digit) {
            return true;
        }
        if !word.last().is_some_and(|last| b"./-_:".contains(last)) {
            return false;
        }
    }
    false
}

/// Whether `head` may end inside a link with blanks, which goes on after a blank: with its scheme, a group or its host.
pub(in crate::find) fn may_go_on_spaced(head: &[u8]) -> bool {
    let near = text::last(head, LONGEST);
    let is_link = || position(near, AFTER_SCHEME).is_some() || has_blanks_after_marks(near);
    let ends_host = ["org", "net", "gov"].iter().any(|top| ascii::ends_with(head, top));
    ends_in_scheme(near)
        || has_blanks_around_marks(near)
        || ends_in_head(near)
        || ends_with_group(near) && is_link()
        || ends_host
}

/// Whether a text has the beginning of a DOI name, perhaps with a blank before its dot.
fn has_ten(text: &[u8]) -> bool {
    [DOI_START, "10 ."].iter().any(|ten| position(text, ten).is_some())
}
