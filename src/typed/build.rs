//! Builds texts from parts, which are written verbatim or refused.

use alloc::vec::Vec;
use core::fmt;

use crate::read::Tree;
use crate::report::ParseError;
use crate::text::Span;
use crate::typed::notation::Notation;
use crate::typed::text::{Owned, Text};

/// A piece of a text that is being built.
#[derive(Clone, Copy)]
pub(crate) enum Piece<'a> {
    /// The octets between two parts.
    Between(&'a [u8]),
    /// A part; when the built text is read, one of its parts must be at this place.
    Part(&'a [u8]),
}

/// The error of building a text from parts that do not fit.
///
/// ```
/// use handle_syntax::Doi;
/// use handle_syntax::typed::BuildError;
///
/// assert_eq!(Doi::new("10.1000", "182")?, "10.1000/182");
/// assert!(matches!(Doi::new("11.1000", "182"), Err(BuildError::Refused(_))));
/// assert_eq!(Doi::new("10.1000/1", "82"), Err(BuildError::Elsewhere));
/// # Ok::<(), handle_syntax::typed::BuildError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum BuildError {
    /// The text of these parts is not valid in the dialect.
    Refused(ParseError),
    /// The text of these parts is valid, but it is read into other parts: usually because one of the given parts
    /// contains a delimiter.
    Elsewhere,
}

impl fmt::Display for BuildError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Refused(error) => error.fmt(f),
            Self::Elsewhere => {
                f.write_str("the text is valid, but its parts are not those that were given")
            }
        }
    }
}

impl core::error::Error for BuildError {}

/// Lets a function that both reads and builds texts return a single type of error.
impl From<ParseError> for BuildError {
    fn from(error: ParseError) -> Self {
        Self::Refused(error)
    }
}

#[cfg(feature = "report")]
impl miette::Diagnostic for BuildError {
    fn code<'a>(&'a self) -> Option<alloc::boxed::Box<dyn fmt::Display + 'a>> {
        match self {
            Self::Refused(error) => miette::Diagnostic::code(error),
            Self::Elsewhere => None,
        }
    }
}

/// Puts the pieces together, and makes sure that the text is read into the same parts again.
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

/// Where to insert a part that a text lacks: at which octet, and with which delimiters before and after it.
pub(crate) struct Place {
    at: usize,
    before: &'static str,
    after: &'static str,
}

/// The places of the parts that a text of `len` octets may lack. Each function has the name of the part's slot in the
/// tree, because the macro `notations` calls it by that name.
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

    /// The prefix that a proxy removes needs no delimiter after it, because it ends with its own.
    pub(crate) fn alias(tree: &Tree, _: usize) -> Self {
        Self::before_handle(tree, "", "")
    }

    fn before_handle(tree: &Tree, before: &'static str, after: &'static str) -> Self {
        Self { at: tree.naming_authority.range().start, before, after }
    }
}

/// Builds the text with `part` instead of what is at `span`, or at `place` if there is no span.
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
