//! [`Edit`]: the replacement of a part of a text.

use alloc::string::String;
use alloc::vec::Vec;

use crate::text::Span;

/// The replacement of a part of the text.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Edit {
    /// What is replaced.
    pub span: Span,
    /// By what.
    pub text: String,
}

/// The text with the edits, which are in text order; one that lies in another is left out.
pub(crate) fn applied<'e>(edits: impl IntoIterator<Item = &'e Edit>, text: &[u8]) -> Vec<u8> {
    let (mut octets, mut at) = (Vec::with_capacity(text.len()), 0);
    for edit in edits {
        let span = edit.span.range();
        if span.start >= at {
            octets.extend_from_slice(&text[at..span.start]);
            octets.extend_from_slice(edit.text.as_bytes());
            at = span.end;
        }
    }
    octets.extend_from_slice(&text[at..]);
    octets
}
