//! The lint about punctuation at the end of an identifier, and about brackets without a partner. What *clings* to an
//! identifier is punctuation and brackets at its end, which may belong to the text around it.

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
    let clings =
        |(octet, span): (u8, Span)| CLINGING.contains(octet) && (span.len() == 1 || octet == b'.');
    octets.take(LONGEST_TAIL).all(clings)
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

/// D-P8: punctuation at the end of a handle probably belongs to a sentence, and a bracket without a partner shows that
/// something was cut off or copied along.
pub(crate) fn punctuation(subject: &Subject<'_>, found: &mut dyn FnMut(Code, Span)) {
    let part = subject.identifying();
    if !is_handle(subject) {
        return;
    }
    let mut open: [(usize, Span); 4] = Default::default();
    let (mut quotes, mut stray, mut tail) = ([false; 2], None, None::<Span>);
    let mut entity = part.span().start;
    for (octet, span) in part.octets() {
        if !TELLING.contains(octet) {
            tail = None;
            continue;
        }
        if octet == b'&' {
            entity = entity::end(subject, span).unwrap_or(entity);
        }
        // An escaped character is meant, and so is one that must be escaped in this notation. Only an escaped dot means
        // the same as a plain one.
        if span.start < entity
            || (span.len() > 1 && octet != b'.')
            || (part.escaped() && !PATH.contains(octet))
        {
            tail = None;
            continue;
        }
        let opens = OPENING.iter().position(|&open| open == octet);
        let closes = CLOSING.iter().position(|&close| close == octet);
        let quote = b"\"'".iter().position(|&quote| quote == octet);
        let ends = if let Some(kind) = opens {
            open[kind].1 = if open[kind].0 == 0 { span } else { open[kind].1 };
            open[kind].0 += 1;
            false
        } else if let Some(kind) = closes {
            let unmatched = open[kind].0 == 0;
            open[kind].0 = open[kind].0.saturating_sub(1);
            unmatched
        } else if let Some(quote) = quote {
            quotes[quote] = !quotes[quote];
            quotes[quote]
        } else {
            ENDS.contains(octet)
        };
        if ends {
            tail = Some(Span::new(tail.map_or(span.start, |tail| tail.start), span.end));
        } else if !octet.is_ascii_whitespace() {
            tail = None;
        }
        if ends && closes.is_some() {
            stray = stray.or(Some(span));
        }
    }
    let whole = part.span().end as usize == subject.text.len();
    let local_name = subject.local_name().span().start.max(part.span().start);
    // Punctuation clings only to a local name that has something else too.
    let clings = |tail: &Span| {
        let mut before = part.octets().take_while(|(_, span)| span.end <= tail.start);
        before.any(|(octet, span)| span.start >= local_name && !ENDS.contains(octet))
    };
    let tail =
        tail.filter(|tail| whole && subject.text[tail.start as usize - 1] != b'/' && clings(tail));
    let before = |span: &Span| tail.is_none_or(|tail| span.end <= tail.start);
    let opened = open.iter().filter(|(depth, _)| *depth > 0).map(|(_, span)| *span);
    if let Some(span) = stray.into_iter().chain(opened).filter(before).min() {
        found(Code::UnbalancedBracket, span);
    }
    if let Some(span) = tail {
        found(Code::TrailingPunctuation, span);
    }
}
