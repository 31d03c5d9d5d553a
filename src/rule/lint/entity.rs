//! Entities of HTML.

use crate::code::Code;
use crate::rule::subject::Subject;
use crate::text::{Span, entity};

/// The octet at which the entity ends whose `&` stands at `place`, if the entity is in the text as it was given.
pub(super) fn end(subject: &Subject<'_>, place: Span) -> Option<u32> {
    let (_, end) = entity::at(subject.identifying(), place)?;
    subject.is_written(Span::new(place.start, end)).then_some(end)
}

/// D-P8: HTML writes `&amp;` for `&`, but an identifier does not.
pub(crate) fn html_entity(subject: &Subject<'_>, found: &mut dyn FnMut(Code, Span)) {
    let part = subject.identifying();
    for (octet, span) in part.octets() {
        if octet == b'&'
            && let Some(end) = end(subject, span)
        {
            found(Code::HtmlEntity, Span::new(span.start, end));
        }
    }
}
