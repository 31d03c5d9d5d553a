//! The lint about spaces inside a very long handle.

use crate::accident::LONGEST_SEARCHED;
use crate::code::Code;
use crate::rule::subject::Subject;
use crate::text::{Span, run};

/// D-P8: a text with spaces that is longer than any identifier, such as an abstract in the column of identifiers. In
/// a shorter text, the search for accidents says more about each space.
pub(crate) fn inner_space(subject: &Subject<'_>, found: &mut dyn FnMut(Code, Span)) {
    if subject.text.len() <= LONGEST_SEARCHED {
        return;
    }
    let part = subject.identifying();
    let (raw, base) = (part.raw(), part.span().start as usize);
    let is_blank = |octet: &u8| b" \t".contains(octet);
    let begin = run(raw, 0, is_blank);
    let start = run(raw, begin, |octet| !is_blank(octet));
    let end = run(raw, start, is_blank);
    // There is another rule for the blanks at the beginning and at the end.
    if end < raw.len() {
        found(Code::InnerSpace, Span::of(base + start, base + end));
    }
}
