//! [`Recovery`]: a refused text is filled in where it was refused, and read on, so that one pass finds every error.

use alloc::vec::Vec;
use core::mem::replace;

use crate::code::Code;
use crate::diagnosis::finding::Finding;
use crate::diagnosis::findings::Findings;
use crate::diagnosis::syntax::SyntaxError;
use crate::text::{Span, escape};

/// The text, with a filler of the same length where it was refused, so that places stay what they are.
pub(super) struct Recovery {
    pub(super) text: Vec<u8>,
    /// How much of it is the text's own.
    pub(super) whole: usize,
}

impl Recovery {
    pub(super) fn new(text: &[u8]) -> Self {
        // Two octets more at the most: a long text is not moved for them.
        let mut own = Vec::with_capacity(text.len() + 2);
        own.extend_from_slice(text);
        Self { text: own, whole: text.len() }
    }

    /// Tells what was refused, and mends it up to the octet that is given: none where nothing that follows can be read.
    pub(super) fn mend(
        &mut self,
        refusal: &SyntaxError,
        found: &mut Findings<'_>,
    ) -> Option<usize> {
        let first = Finding::refused(refusal, &self.text);
        let (code, span) = (first.code, first.span);
        let filler = b"x0".iter().copied().find(|&octet| refusal.continues(octet));
        if code == Code::EmptySegment {
            return self.mend_dots(first, filler, refusal, found);
        }
        found.push(first);
        if let Some(bracket) = refusal.bracket() {
            self.mend_address(bracket);
            return Some(refusal.at + 1);
        }
        if span.is_empty() {
            return self.extend(code, refusal.at);
        }
        let filler = filler?;
        self.text[span.range()].fill(filler);
        if refusal.continues(b'0') {
            self.mend_part(span.end as usize, filler, refusal, found);
        }
        Some(span.end as usize)
    }

    /// Mends the rest of the part in the same way, in one pass: there may be very many places.
    fn mend_part(
        &mut self,
        from: usize,
        filler: u8,
        refusal: &SyntaxError,
        found: &mut Findings<'_>,
    ) {
        // What ends the part is known where a character was refused, not inside an escape; what follows it is
        // not yet wanted at its beginning.
        let (in_escape, begins) = (refusal.is_in_escape(), refusal.begins_part());
        let mut at = from;
        while let Some(&octet) = self.text.get(at) {
            let verdict = match &self.text[at..] {
                rest if refusal.escapes() && escape::begins(rest) => {
                    at += 3;
                    continue;
                }
                _ if refusal.continues(octet) => {
                    at += 1;
                    continue;
                }
                [b'%', ..] if refusal.escapes() => refusal.broken_escape(&self.text, at),
                _ if in_escape || refusal.allows(octet) => break,
                [b'?' | b'#', ..] if begins => break,
                _ => refusal.verdict(&self.text, at),
            };
            if verdict.span.is_empty() {
                break;
            }
            found.push(Finding::of(verdict, refusal));
            self.text[verdict.span.range()].fill(filler);
            at = verdict.span.end as usize;
        }
    }

    /// Mends an address in brackets by making a name of it: what follows its first error means nothing.
    fn mend_address(&mut self, bracket: usize) {
        for octet in &mut self.text[bracket..] {
            if matches!(octet, b'/' | b'?' | b'#') || replace(octet, b'x') == b']' {
                break;
            }
        }
    }

    /// Mends empty segments by writing over the dots before them, all of a naming authority in one pass.
    fn mend_dots(
        &mut self,
        first: Finding,
        filler: Option<u8>,
        refusal: &SyntaxError,
        found: &mut Findings<'_>,
    ) -> Option<usize> {
        let start = first.span.start as usize;
        let Some(filler) = filler.filter(|_| self.text[..start].ends_with(b".")) else {
            found.push(first);
            return None;
        };
        self.text[start - 1] = filler;
        found.push(first.clone());
        let goes_on = |octet: &u8| *octet == b'.' || refusal.continues(*octet);
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

    /// Mends what is missing at `at` by going on.
    fn extend(&mut self, code: Code, at: usize) -> Option<usize> {
        let more: &[u8] = match code {
            Code::MissingSlash | Code::MissingIdentifier | Code::SegmentCount => b"/0",
            Code::EmptyLocalName => b"0",
            _ => return None,
        };
        self.text.truncate(at);
        self.text.extend_from_slice(more);
        self.whole = self.whole.min(at);
        Some(at)
    }
}
