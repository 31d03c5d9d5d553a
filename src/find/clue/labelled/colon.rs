//! Handles and damaged DOI names that stand after a label.

use core::ops::Range;

use crate::find::context::searched::Searched;
use crate::find::context::word::{first_word, is_in_word, without_punctuation};
use crate::text::{ascii, is_year};

use super::damaged::damaged;
use super::label::{DOI_LABEL, LABELS};
use crate::find::clue::alone::handle::{blanks_end, handle};
use crate::find::clue::alone::scheme::begins;
use crate::find::clue::alone::short::short_in_field;

/// The prefix of a handle after a label, a colon and a space, as in `Handle: 2027/abc`, or in JSON, as in
/// `"handle":"2027/abc"`; or the damaged prefix of a DOI name, as in `DOI: l0.1000/182`. After `handle:`, which is not
/// a scheme, the space may be missing.
pub(in crate::find) fn labelled(searched: Searched<'_>, colon: usize) -> Option<Range<usize>> {
    let text = searched.text;
    let key = text[..colon].strip_suffix(b"\"");
    // In French, a blank stands before the colon.
    let head = key.or_else(|| text[..colon].strip_suffix(b" ")).unwrap_or(&text[..colon]);
    let is_after = |label: &str| ends_with_label(searched, head.len(), label);
    if key.is_some() {
        let value = blanks_end(text, colon + 1);
        return match text.get(value)? {
            b'"' if LABELS.into_iter().any(is_after) => handle(text, value + 1),
            b'"' if is_after(DOI_LABEL) => {
                short_in_field(text, value + 1).or_else(|| damaged(text, value + 1))
            }
            _ => None,
        };
    }
    match text.get(colon + 1)? {
        b' ' if LABELS.into_iter().any(is_after) => handle(text, colon + ": ".len()),
        b' ' if is_after(DOI_LABEL) => {
            let start = colon + ": ".len();
            // A value of YAML may stand in quotation marks.
            let is_quoted = text.get(start).is_some_and(|octet| b"\"'".contains(octet));
            let start = start + usize::from(is_quoted);
            short_in_field(text, start).or_else(|| damaged(text, start))
        }
        b'0'..=b'9' if is_after("handle") => handle(text, colon + ":".len()),
        _ => None,
    }
}

/// The prefix of a handle, or the damaged prefix of a DOI name, after a label and a wide colon or a wide bracket at
/// `sign`, which no blank follows: `Handle：2027/abc`.
pub(in crate::find) fn labelled_wide(searched: Searched<'_>, sign: usize) -> Option<Range<usize>> {
    let text = searched.text;
    let begins = |wide: &&str| text[sign..].starts_with(wide.as_bytes());
    let start = sign + ["：", "（"].into_iter().find(begins)?.len();
    let is_after = |label: &str| ends_with_label(searched, sign, label);
    if LABELS.into_iter().any(is_after) {
        return handle(text, start);
    }
    if is_after(DOI_LABEL) { Some(with_blank(text, damaged(text, start)?)) } else { None }
}

/// A damaged prefix with the blank after its slash, if the rest of the name follows: `10．1029/ 2011JD015921`. A year
/// alone is probably the next word of the text.
fn with_blank(text: &[u8], prefix: Range<usize>) -> Range<usize> {
    let rest = text[prefix.end..].strip_prefix(b" ").unwrap_or_default();
    let is_rest = rest.first().is_some_and(u8::is_ascii_alphanumeric)
        && !begins(rest)
        && !is_year(without_punctuation(first_word(rest)));
    prefix.start..prefix.end + usize::from(is_rest)
}

/// Whether the text before `end` ends with this label, which is not the end of a longer word.
fn ends_with_label(searched: Searched<'_>, end: usize, label: &str) -> bool {
    ascii::ends_with(&searched.text[..end], label)
        && !is_in_word(searched.before(end - label.len()))
}
