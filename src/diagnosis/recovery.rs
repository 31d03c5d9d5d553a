//! [`Recovery`]: replaces what a production refused by a filler, so that the rest of the text can be read and has its
//! errors reported too. To *mend* a text means this here; it does not guess what was meant.

use alloc::vec::Vec;
use core::mem::replace;

use crate::code::Code;
use crate::diagnosis::finding::Finding;
use crate::diagnosis::findings::Findings;
use crate::diagnosis::syntax::{self, SyntaxError};
use crate::text::{Span, escape, run};

/// A text with fillers at the places that were refused. A filler is as long as what it replaces, so that all places
/// stay the same.
pub(super) struct Recovery {
    pub(super) text: Vec<u8>,
    /// How many octets at the beginning of `text` are from the given text; a filler may follow them after a cut.
    pub(super) given_len: usize,
}

impl Recovery {
    pub(super) fn new(text: &[u8]) -> Self {
        // A filler adds two octets at most: with room for them, a long text is never moved.
        let mut own = Vec::with_capacity(text.len() + 2);
        own.extend_from_slice(text);
        Self { text: own, given_len: text.len() }
    }

    /// Adds the refused place to the findings, and mends it. Returns the octet up to which the text is mended, or
    /// `None` if the rest cannot be read.
    pub(super) fn mend(&mut self, error: &SyntaxError, found: &mut Findings<'_>) -> Option<usize> {
        let first = Finding::of_error(error, &self.text);
        let (code, span) = (first.code, first.span);
        let filler = b"x0".iter().copied().find(|&octet| error.continues(octet));
        if code == Code::EmptySegment {
            return self.mend_dots(first, filler, error, found);
        }
        found.push(first);
        if let Some(bracket) = error.bracket() {
            self.mend_address(bracket);
            return Some(error.at + 1);
        }
        if code == Code::ProxyHost {
            return self.mend_host();
        }
        if span.is_empty() {
            return self.extend(code, error.at);
        }
        let filler = filler?;
        self.text[span.range()].fill(filler);
        if error.continues(b'0') {
            self.mend_part(span.end as usize, filler, error, found);
        }
        Some(span.end as usize)
    }

    /// Mends the rest of the part in the same way. One pass does it all, as there may be very many places.
    fn mend_part(
        &mut self,
        from: usize,
        filler: u8,
        error: &SyntaxError,
        found: &mut Findings<'_>,
    ) {
        // The terminals that missed show what may end the part, but not if one missed inside an escape. At the
        // beginning of the part, they do not yet include what may follow it, such as `?` and `#`.
        let (in_escape, begins) = (error.is_in_escape(), error.begins_part());
        let escapes = error.escapes();
        let mut at = from;
        while let Some(&octet) = self.text.get(at) {
            let classified = match &self.text[at..] {
                rest if escapes && escape::begins(rest) => {
                    at += 3;
                    continue;
                }
                _ if error.continues(octet) => {
                    at += 1;
                    continue;
                }
                [b'%', ..] if escapes => error.broken_escape(&self.text, at),
                _ if in_escape || error.allows(octet) => break,
                [b'?' | b'#', ..] if begins => break,
                _ => error.classified_at(&self.text, at),
            };
            if classified.span.is_empty() {
                break;
            }
            found.push(Finding::of(classified, error));
            self.text[classified.span.range()].fill(filler);
            at = classified.span.end as usize;
        }
    }

    /// Mends an address in brackets by writing a name over it: after its first error, the rest of it means nothing.
    fn mend_address(&mut self, bracket: usize) {
        for octet in &mut self.text[bracket..] {
            if matches!(octet, b'/' | b'?' | b'#') || replace(octet, b'x') == b']' {
                break;
            }
        }
    }

    /// Mends the host of a link to a proxy by writing a name over it, because after one wrong octet the next labels
    /// would be refused, too. Returns where the host ends.
    fn mend_host(&mut self) -> Option<usize> {
        let start = syntax::host(&self.text)?;
        let end = run(&self.text, start, |octet| *octet != b'/');
        self.text[start..end].fill(b'x');
        Some(end)
    }

    /// Mends empty segments by writing over the dots before them. One pass mends all those of a naming authority.
    fn mend_dots(
        &mut self,
        first: Finding,
        filler: Option<u8>,
        error: &SyntaxError,
        found: &mut Findings<'_>,
    ) -> Option<usize> {
        let start = first.span.start as usize;
        let Some(filler) = filler.filter(|_| self.text[..start].ends_with(b".")) else {
            found.push(first);
            return None;
        };
        self.text[start - 1] = filler;
        found.push(first.clone());
        let goes_on = |octet: &u8| *octet == b'.' || error.continues(*octet);
        let mut at = start;
        while self.text.get(at).is_some_and(goes_on) {
            at += 1;
            if self.text[at - 1..].starts_with(b"..") {
                self.text[at - 1] = filler;
                found.push(Finding { span: Span::of(at, at), ..first.clone() });
            }
        }
        Some(start)
    }

    /// Mends what is missing at `at` by cutting off the text there and appending what is missing.
    fn extend(&mut self, code: Code, at: usize) -> Option<usize> {
        let more: &[u8] = match code {
            Code::MissingSlash | Code::MissingIdentifier | Code::SegmentCount => b"/0",
            Code::EmptyLocalName => b"0",
            _ => return None,
        };
        self.text.truncate(at);
        self.text.extend_from_slice(more);
        self.given_len = self.given_len.min(at);
        Some(at)
    }
}
