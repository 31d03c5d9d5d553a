//! The lint about marks around a whole handle.

use core::slice;

use crate::accident::form::marks::{QUOTES, encloses};
use crate::code::Code;
use crate::rule::subject::Subject;
use crate::text::Span;
use crate::text::class::{CLOSING, OPENING, TAIL};

/// D-W8: in a quotation or a list, marks stand around an identifier, and punctuation after it.
pub(crate) fn enclosing_marks(subject: &Subject<'_>, found: &mut dyn FnMut(Code, Span)) {
    // Nearly every handle begins with a letter or a digit, and none of the marks is one.
    if subject.text.first().is_none_or(u8::is_ascii_alphanumeric) {
        return;
    }
    let enclosed = before_tail(subject.text);
    let brackets = OPENING
        .iter()
        .zip(CLOSING)
        .map(|(open, close)| (slice::from_ref(open), slice::from_ref(close)));
    let quotes = QUOTES.iter().map(|(open, close)| (open.as_bytes(), close.as_bytes()));
    let Some((open, close)) =
        brackets.chain(quotes).find(|(open, close)| encloses(enclosed, open, close))
    else {
        return;
    };
    let local_name = subject.tree.local_name.get().unwrap_or_default().start as usize;
    // The text between the marks must be a handle.
    if subject.tree.naming_authority.range().len() > open.len()
        && local_name + close.len() < enclosed.len()
    {
        found(Code::EnclosingMarks, Span::of(0, enclosed.len()));
    }
}

/// The text without the punctuation at its end; quotation marks are not removed.
fn before_tail(text: &[u8]) -> &[u8] {
    let tail = |octet: &u8| TAIL.contains(*octet) && !b"\"'".contains(octet);
    let end = text.iter().rposition(|octet| !tail(octet)).map_or(0, |last| last + 1);
    &text[..end]
}
