//! The lint about punctuation at the end of an identifier, and about brackets without a partner. Punctuation and
//! brackets *cling* to an identifier if they stand at its end and may belong to the text around it.

use handle_grammar::class::Class;
use handle_grammar::rfc3986::PATH;

use crate::code::Code;
use crate::registry::has_handles;
use crate::rule::lint::entity;
use crate::rule::subject::Subject;
use crate::text::class::{BRACKET, CLOSING, ENDS, OPENING, TAIL};
use crate::text::{Decoded, Span};

/// Octets that may cling to a handle.
const TRAILING: Class = TAIL.or(Class::of(CLOSING));

/// How many octets [`is_only_punctuation`] looks at: a hostile text may have very many places at which it is called.
const LONGEST_TAIL: usize = 64;

/// Whether a text has, from `at` on, only octets that may cling to a handle, in the first [`LONGEST_TAIL`] octets.
pub(crate) fn is_only_punctuation(text: &[u8], at: usize) -> bool {
    let octets = Decoded::new(text, Span::of(at, text.len()), true).octets();
    octets.take(LONGEST_TAIL).all(|(octet, _)| TRAILING.contains(octet))
}

/// Octets that matter to this lint: punctuation, brackets, and the `&` of entities.
const RELEVANT: Class = TAIL.or(BRACKET).or(Class::of(b"&"));

/// Whether the text means a handle, so that a person could say where it ends.
fn is_handle(subject: &Subject<'_>) -> bool {
    // In another charset, the octets of brackets may mean something else.
    if subject.tree.modifier.get().is_some() {
        return false;
    }
    let namespace = subject.tree.namespace.get();
    namespace.is_none_or(|namespace| has_handles(&subject.text[namespace.range()]))
}

/// The brackets of one kind that are open.
#[derive(Clone, Copy, Default)]
struct OpenBrackets {
    count: usize,
    first: Span,
}

/// The brackets, quotation marks and punctuation that were read so far.
#[derive(Default)]
struct Seen {
    /// The open brackets of each kind.
    open: [OpenBrackets; OPENING.len()],
    /// Whether a quotation mark of each kind is open.
    quoted: [bool; 2],
    /// The first closing bracket that no bracket opened.
    stray: Option<Span>,
    /// Punctuation with which the part ends, if it ends here.
    tail: Option<Span>,
}

impl Seen {
    /// Reads the part of a text that identifies.
    fn of(subject: &Subject<'_>) -> Self {
        let part = subject.identifying();
        let mut seen = Self::default();
        let mut entity = part.span().start;
        let is_as_written = core::ptr::eq(subject.written, subject.text);
        for (octet, span) in part.octets() {
            // A bracket that was refused may be the partner of one that is escaped.
            let refused = subject.written.get(span.start as usize);
            let octet = match refused.filter(|_| !is_as_written && span.len() == 1) {
                Some(&refused) if BRACKET.contains(refused) => refused,
                _ => octet,
            };
            if !RELEVANT.contains(octet) {
                seen.tail = None;
                continue;
            }
            if octet == b'&' {
                entity = entity::end(subject, span).unwrap_or(entity);
            }
            seen.read(octet, span);
            if span.start < entity || !is_allowed(subject, octet, span) {
                seen.tail = None;
            }
        }
        seen
    }

    /// Reads punctuation, a bracket or a blank.
    fn read(&mut self, octet: u8, span: Span) {
        if self.ends(octet, span) {
            self.tail = Some(Span::new(self.tail.map_or(span.start, |tail| tail.start), span.end));
        } else if !octet.is_ascii_whitespace() {
            self.tail = None;
        }
    }

    /// Whether the text around an identifier could go on with this octet.
    fn ends(&mut self, octet: u8, span: Span) -> bool {
        let place = |marks: &[u8]| marks.iter().position(|&mark| mark == octet);
        if let Some(kind) = place(OPENING) {
            let open = &mut self.open[kind];
            open.first = if open.count == 0 { span } else { open.first };
            open.count += 1;
            return false;
        }
        if let Some(kind) = place(CLOSING) {
            let closes = self.close(kind);
            self.stray = self.stray.or((!closes).then_some(span));
            return !closes;
        }
        if let Some(quote) = place(b"\"'") {
            self.quoted[quote] = !self.quoted[quote];
            return self.quoted[quote];
        }
        ENDS.contains(octet)
    }

    /// Closes a bracket, and says whether there was one to close.
    fn close(&mut self, kind: usize) -> bool {
        let count = &mut self.open[kind].count;
        let closes = *count > 0;
        *count = count.saturating_sub(1);
        closes
    }

    /// The punctuation at the end of the local name. It clings only to a local name that has something else too.
    fn clinging(&self, subject: &Subject<'_>) -> Option<Span> {
        let part = subject.identifying();
        let local_name = subject.local_name().span().start.max(part.span().start);
        self.tail.filter(|tail| {
            let mut before = part.octets().take_while(|(_, span)| span.end <= tail.start);
            subject.text[tail.start as usize - 1] != b'/'
                && before.any(|(octet, span)| span.start >= local_name && !ENDS.contains(octet))
        })
    }

    /// The first bracket without a partner before the punctuation at the end: one that closes nothing, or the first of
    /// its kind that is not closed.
    fn unbalanced(&self, subject: &Subject<'_>, clinging: Option<Span>) -> Option<Span> {
        let opened = self.open.iter().filter(|open| open.count > 0).map(|open| open.first);
        let is_before = |span: &Span| clinging.is_none_or(|tail| span.end <= tail.start);
        let is_allowed =
            |span: &Span| is_allowed(subject, subject.text[span.start as usize], *span);
        self.stray.into_iter().chain(opened).filter(is_before).filter(is_allowed).min()
    }
}

/// Whether the octet at `span` may stand there as it is written. One that this notation does not allow unescaped is a
/// problem by itself.
fn is_allowed(subject: &Subject<'_>, octet: u8, span: Span) -> bool {
    let may_stand = span.len() > 1 || !subject.escaped || PATH.contains(octet);
    may_stand && subject.is_written(span)
}

/// D-P8: punctuation at the end of a handle probably belongs to a sentence, and a bracket without a partner shows that
/// something was cut off or copied along.
pub(crate) fn punctuation(subject: &Subject<'_>, found: &mut dyn FnMut(Code, Span)) {
    if !is_handle(subject) {
        return;
    }
    let seen = Seen::of(subject);
    let clinging = seen.clinging(subject);
    let unbalanced = seen.unbalanced(subject, clinging);
    // In an unknown charset, an octet that looks like a bracket may be half of a character.
    if (unbalanced.is_some() || clinging.is_some()) && !subject.local_name().is_utf8() {
        return;
    }
    if let Some(span) = unbalanced {
        found(Code::UnbalancedBracket, span);
    }
    if let Some(span) = clinging {
        found(Code::TrailingPunctuation, span);
    }
}
