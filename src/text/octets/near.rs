//! The octets near one end of a text.

/// The first octets of a text, `most` at most.
pub(crate) fn first(text: &[u8], most: usize) -> &[u8] {
    &text[..text.len().min(most)]
}

/// The last octets of a text, `most` at most.
pub(crate) fn last(text: &[u8], most: usize) -> &[u8] {
    &text[text.len().saturating_sub(most)..]
}
