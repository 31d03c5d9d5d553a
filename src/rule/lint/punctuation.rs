//! Lints about what clings to an identifier, or got into it on its way.

use handle_grammar::class::Class;
use handle_grammar::rfc3986::PATH;

use crate::code::Code;
use crate::rule::class::{BRACKET, CLOSING, ENDS, OPENING, TAIL};
use crate::rule::lint::entity;
use crate::rule::subject::Subject;
use crate::text::{Decoded, Span};

/// What may cling to a handle.
const CLINGING: Class = TAIL.or(Class::of(CLOSING));

/// How far [`may_cling`] looks: it is asked at very many places of a text that is made for it.
const LONGEST_TAIL: usize = 64;

/// Whether nothing stands in a text from `at` on, as far as it is looked at, but what may cling to a handle.
pub(crate) fn may_cling(text: &[u8], at: usize) -> bool {
    let octets = Decoded::new(text, Span::of(at, text.len()), true).octets();
    let clings =
        |(octet, span): (u8, Span)| CLINGING.contains(octet) && (span.len() == 1 || octet == b'.');
    octets.take(LONGEST_TAIL).all(clings)
}

/// Everything that says something about brackets, ends and entities.
const TELLING: Class = TAIL.or(BRACKET).or(Class::of(b"&"));

/// Whether the text means a handle, whose end a reader would know.
fn is_handle(subject: &Subject<'_>) -> bool {
    // Octets of another charset are no brackets.
    if subject.tree.modifier.get().is_some() {
        return false;
    }
    subject.tree.namespace.get().is_none_or(|namespace| {
        let name = &subject.text[namespace.range()];
        name.eq_ignore_ascii_case(b"hdl") || name.eq_ignore_ascii_case(b"doi")
    })
}

/// What stands at the end of a handle as punctuation would, and brackets without their other half.
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
        // What is escaped is meant, and so is what has to be; only a dot is the same either way.
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
    // It clings to something else than punctuation.
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
