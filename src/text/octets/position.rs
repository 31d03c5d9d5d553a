//! Where a part stands in a text.

use memchr::memchr_iter;

/// The index at which `part` first stands in `text`, in the same case.
pub(crate) fn position(text: &[u8], part: &str) -> Option<usize> {
    positions(text, part).next()
}

/// The indices at which `part` stands in `text`, in the same case. In a short text, this takes less time than to
/// prepare a search of the whole part.
pub(crate) fn positions(text: &[u8], part: &str) -> impl Iterator<Item = usize> {
    let part = part.as_bytes();
    let first = part.first().map(|first| memchr_iter(*first, text));
    first.into_iter().flatten().filter(move |&at| text[at..].starts_with(part))
}
