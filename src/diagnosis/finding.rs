//! [`Finding`]: one thing that is wrong with a text or worth knowing about it, as data.

use alloc::vec::Vec;

use handle_grammar::source::Expected;

use crate::code::{Code, Severity};
use crate::diagnosis::syntax::{Classified, SyntaxError};
use crate::text::Span;

/// One thing that is wrong with a text or worth knowing about it. The layer `report` puts it into words, as a
/// `Problem`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Finding {
    pub(crate) code: Code,
    pub(crate) severity: Severity,
    pub(crate) span: Span,
    /// The production at the place: `hdl_uri::u-local-name`.
    pub(crate) production: &'static str,
    /// The things that the terminals of the rules expected at the place.
    pub(crate) expected: Vec<Expected>,
    /// Whether a percent-escape could have stood at the place.
    pub(crate) escapes: bool,
    /// Whether it was found only after an accident was undone by a guess, so that no edit of it is safe.
    pub(crate) is_after_guess: bool,
}

impl Finding {
    /// An error at a place of a production.
    pub(crate) fn new(code: Code, span: Span, production: &'static str) -> Self {
        Self {
            code,
            severity: Severity::Error,
            span,
            production,
            expected: Vec::new(),
            escapes: false,
            is_after_guess: false,
        }
    }

    /// The finding at the furthest place that a refused text was read to.
    pub(crate) fn of_error(error: &SyntaxError, text: &[u8]) -> Self {
        Self { expected: error.expected(), ..Self::of(error.classified_at(text, error.at), error) }
    }

    /// Whether a port or the brackets of an address are refused where the prefix of an hdl URI should stand, so that a
    /// server was probably meant.
    pub(crate) fn is_of_server(&self, text: &[u8]) -> bool {
        let (before, octets) = (&text[..self.span.range().start], &text[self.span.range()]);
        self.code == Code::CharacterNotAllowed
            && self.production == "hdl_uri::u-na-segment"
            && octets.iter().all(|octet| b"[]:".contains(octet))
            && before.windows(2).any(|slashes| slashes == b"//")
    }

    /// Whether `other` has the same code and place. If so, this finding takes the severity of `other` if that is
    /// greater.
    pub(super) fn takes(&mut self, other: &Self) -> bool {
        let same = (self.code, self.span) == (other.code, other.span);
        if same {
            self.severity = self.severity.max(other.severity);
        }
        same
    }

    /// The finding of an error at one place.
    pub(super) fn of(classified: Classified, error: &SyntaxError) -> Self {
        Self {
            escapes: error.escapes(),
            ..Self::new(classified.code, classified.span, classified.production)
        }
    }
}
