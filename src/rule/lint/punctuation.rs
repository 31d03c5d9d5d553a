//! The lint about punctuation at the end of an identifier, and about brackets without a partner. Punctuation and
//! brackets *cling* to an identifier if they stand at its end and may belong to the text around it.

use handle_grammar::class::Class;
use handle_grammar::rfc3986::PATH;

use crate::code::Code;
use crate::rule::class::{BRACKET, CLOSING, ENDS, OPENING, TAIL};
use crate::rule::lint::entity;
use crate::rule::subject::Subject;
use crate::text::{Decoded, Span};

/// Octets that may cling to a handle.
const CLINGING: Class = TAIL.or(Class::of(CLOSING));

/// How many octets [`may_cling`] looks at: a hostile text may have very many places at which it is called.
const LONGEST_TAIL: usize = 64;

/// Whether a text has, from `at` on, only octets that may cling to a handle, in the first [`LONGEST_TAIL`] octets.
pub(crate) fn may_cling(text: &[u8], at: usize) -> bool {
    let octets = Decoded::new(text, Span::of(at, text.len()), true).octets();
    octets.take(LONGEST_TAIL).all(|(octet, _)| CLINGING.contains(octet))
}

/// Octets that matter to this lint: punctuation, brackets, and the `&` of entities.
const TELLING: Class = TAIL.or(BRACKET).or(Class::of(b"&"));

/// Whether the text means a handle, so that a person could say where it ends.
fn is_handle(subject: &Subject<'_>) -> bool {
    // In another charset, the octets of brackets may mean something else.
    if subject.tree.modifier.get().is_some() {
        return false;
    }
    subject.tree.namespace.get().is_none_or(|namespace| {
        let name = &subject.text[namespace.range()];
        name.eq_ignore_ascii_case(b"hdl") || name.eq_ignore_ascii_case(b"doi")
    })
}

/// The brackets, quotation marks and punctuation that were read so far.
#[derive(Default)]
struct Seen {
    /// For each kind of bracket, how many are open, and the first of them.
    open: [(usize, Span); 4],
    /// Whether a quotation mark of each kind is open.
    quoted: [bool; 2],
    /// The first closing bracket that no bracket opened.
    stray: Option<Span>,
    /// Punctuation with which the part ends, if it ends here.
    tail: Option<Span>,
}

impl Seen {
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
            let (depth, first) = &mut self.open[kind];
            *first = if *depth == 0 { span } else { *first };
            *depth += 1;
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
        let depth = &mut self.open[kind].0;
        let closes = *depth > 0;
        *depth = depth.saturating_sub(1);
        closes
    }

    /// The brackets without a partner: the first that closes nothing, and the first of each kind that is not closed.
    fn unbalanced(&self) -> impl Iterator<Item = Span> {
        let opened = self.open.iter().filter(|(depth, _)| *depth > 0).map(|(_, span)| *span);
        self.stray.into_iter().chain(opened)
    }
}

/// D-P8: punctuation at the end of a handle probably belongs to a sentence, and a bracket without a partner shows that
/// something was cut off or copied along.
pub(crate) fn punctuation(subject: &Subject<'_>, found: &mut dyn FnMut(Code, Span)) {
    let part = subject.identifying();
    if !is_handle(subject) {
        return;
    }
    // A character that this notation does not allow unescaped is a problem by itself.
    let is_allowed = |octet: u8, span: Span| {
        let may_stand = span.len() > 1 || !part.escaped() || PATH.contains(octet);
        may_stand && subject.is_written(span)
    };
    let mut seen = Seen::default();
    let mut entity = part.span().start;
    for (octet, span) in part.octets() {
        // A bracket that was refused may be the partner of one that is escaped.
        let refused = subject.written.get(span.start as usize).filter(|_| span.len() == 1);
        let octet = refused.copied().filter(|&octet| BRACKET.contains(octet)).unwrap_or(octet);
        if !TELLING.contains(octet) {
            seen.tail = None;
            continue;
        }
        if octet == b'&' {
            entity = entity::end(subject, span).unwrap_or(entity);
        }
        seen.read(octet, span);
        if span.start < entity || !is_allowed(octet, span) {
            seen.tail = None;
        }
    }
    let local_name = subject.local_name().span().start.max(part.span().start);
    // Punctuation clings only to a local name that has something else too.
    let clings = |tail: &Span| {
        let mut before = part.octets().take_while(|(_, span)| span.end <= tail.start);
        before.any(|(octet, span)| span.start >= local_name && !ENDS.contains(octet))
    };
    let tail =
        seen.tail.filter(|tail| subject.text[tail.start as usize - 1] != b'/' && clings(tail));
    let before = |span: &Span| tail.is_none_or(|tail| span.end <= tail.start);
    let allowed = |span: &Span| is_allowed(subject.text[span.start as usize], *span);
    let unbalanced = seen.unbalanced().filter(before).filter(allowed).min();
    // In an unknown charset, an octet that looks like a bracket may be half of a character.
    if (unbalanced.is_some() || tail.is_some()) && !subject.local_name().is_utf8() {
        return;
    }
    if let Some(span) = unbalanced {
        found(Code::UnbalancedBracket, span);
    }
    if let Some(span) = tail {
        found(Code::TrailingPunctuation, span);
    }
}
