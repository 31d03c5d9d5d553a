//! Texts put together from parts, which are taken as they are or refused.

use alloc::vec::Vec;
use core::fmt;

use crate::diagnosis::ParseError;
use crate::read::Tree;
use crate::text::Span;
use crate::typed::notation::Notation;
use crate::typed::text::{Owned, Text};

/// A piece of a text that is being put together.
#[derive(Clone, Copy)]
pub(crate) enum Piece<'a> {
    /// What stands between the parts.
    Between(&'a [u8]),
    /// A part, which must come out as it is.
    Part(&'a [u8]),
}

/// Why a text cannot be put together from these parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum BuildError {
    /// The dialect refuses the text that they make.
    Refused(ParseError),
    /// The dialect reads the text that they make, but not into these parts: one of them holds what ends it.
    Elsewhere,
}

impl fmt::Display for BuildError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Refused(error) => error.fmt(f),
            Self::Elsewhere => f.write_str("a part holds what would end it"),
        }
    }
}

impl core::error::Error for BuildError {}

#[cfg(feature = "report")]
impl miette::Diagnostic for BuildError {
    fn diagnostic_source(&self) -> Option<&dyn miette::Diagnostic> {
        match self {
            Self::Refused(error) => Some(error),
            Self::Elsewhere => None,
        }
    }
}

/// Puts the pieces together, and sees that the parts come out as they went in.
pub(crate) fn build<D: Notation>(pieces: &[Piece<'_>]) -> Result<Owned<D>, BuildError> {
    let mut octets = Vec::new();
    let mut parts = Vec::new();
    for piece in pieces {
        let start = octets.len();
        match piece {
            Piece::Between(between) => octets.extend_from_slice(between),
            Piece::Part(part) => {
                octets.extend_from_slice(part);
                parts.push(Span::of(start, octets.len()));
            }
        }
    }
    let text = Text::<D, &D::Slice>::parse(octets.as_slice()).map_err(BuildError::Refused)?;
    let found = text.tree().spans();
    if parts.iter().all(|part| found.contains(&Some(*part))) {
        Ok(text.to_owned())
    } else {
        Err(BuildError::Elsewhere)
    }
}

/// Where a part goes that a text has not got yet: the octet, and what stands before and after the part.
pub(crate) struct Place {
    at: usize,
    before: &'static str,
    after: &'static str,
}

/// The places of the parts that a text may lack, each by the name of its slot in the tree of a text of `len` octets.
impl Place {
    pub(crate) fn query(tree: &Tree, len: usize) -> Self {
        Self { at: tree.body(len), before: "?", after: "" }
    }

    pub(crate) fn fragment(_: &Tree, len: usize) -> Self {
        Self { at: len, before: "#", after: "" }
    }

    pub(crate) fn modifier(tree: &Tree, _: usize) -> Self {
        Self::before_handle(tree, "", "@")
    }

    pub(crate) fn authority(tree: &Tree, _: usize) -> Self {
        Self::before_handle(tree, "//", "/")
    }

    pub(crate) fn segment(tree: &Tree, _: usize) -> Self {
        Self::before_handle(tree, "", "/")
    }

    /// A prefix that a proxy takes off ends with a mark of its own.
    pub(crate) fn alias(tree: &Tree, _: usize) -> Self {
        Self::before_handle(tree, "", "")
    }

    fn before_handle(tree: &Tree, before: &'static str, after: &'static str) -> Self {
        Self { at: tree.naming_authority.range().start, before, after }
    }
}

/// The text with another part at `span`, or with a new one at `place`.
pub(crate) fn with<D: Notation>(
    text: &[u8],
    span: Option<Span>,
    place: &Place,
    part: &[u8],
) -> Result<Owned<D>, BuildError> {
    let (head, tail, before, after) = match span {
        Some(span) => (&text[..span.range().start], &text[span.range().end..], "", ""),
        None => (&text[..place.at], &text[place.at..], place.before, place.after),
    };
    build::<D>(&[
        Piece::Between(head),
        Piece::Between(before.as_bytes()),
        Piece::Part(part),
        Piece::Between(after.as_bytes()),
        Piece::Between(tail),
    ])
}
