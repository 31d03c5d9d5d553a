//! Lints about what clings to an identifier, or got into it on its way.

use handle_grammar::class::Class;
use handle_grammar::rfc3986::PATH;
use handle_grammar::rfc5234::SP;

use crate::proxy::HOSTS;
use crate::{Code, Decoded, Span, entity, escape};

use super::{Subject, address};

/// Brackets, each in the place of its other half.
pub(super) const OPENING: &[u8; 4] = b"([{<";
pub(super) const CLOSING: &[u8; 4] = b")]}>";

/// The octets of both.
pub(super) const BRACKET: Class = Class::of(OPENING).or(Class::of(CLOSING));

/// Ends at which a sentence, a list or a quotation goes on.
const ENDS: Class = Class::of(b".,;:\"'");

/// What may stand at such an end, or behind it.
pub(super) const TAIL: Class = ENDS.or(SP).or(Class::range(b'\t', b'\r'));

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
    // A CORDRA identifier has dots anywhere, and octets of another charset are no brackets.
    if subject.row.name == "cordra-id" || subject.tree.modifier.get().is_some() {
        return false;
    }
    subject.tree.namespace.get().is_none_or(|namespace| {
        let name = &subject.text[namespace.range()];
        name.eq_ignore_ascii_case(b"hdl") || name.eq_ignore_ascii_case(b"doi")
    })
}

/// What stands at the end of a handle as punctuation would, and brackets without their other half.
pub(crate) fn punctuation(subject: &Subject<'_>, found: &mut dyn FnMut(Code, Span)) {
    let part = address::identifying(subject);
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
            entity = end_of_entity(subject, span).unwrap_or(entity);
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

/// Where the entity ends whose `&` stands at `place`, if that is how it is written.
fn end_of_entity(subject: &Subject<'_>, place: Span) -> Option<u32> {
    let (_, end) = entity::at(address::identifying(subject), place)?;
    subject.is_written(Span::new(place.start, end)).then_some(end)
}

/// HTML writes `&amp;` for `&`; an identifier does not.
pub(crate) fn html_entity(subject: &Subject<'_>, found: &mut dyn FnMut(Code, Span)) {
    let part = address::identifying(subject);
    for (octet, span) in part.octets() {
        if octet == b'&'
            && let Some(end) = end_of_entity(subject, span)
        {
            found(Code::HtmlEntity, Span::new(span.start, end));
        }
    }
}

/// RFC 3986 section 2.4: the same text must not be escaped twice.
pub(crate) fn double_escape(subject: &Subject<'_>, found: &mut dyn FnMut(Code, Span)) {
    let part = address::identifying(subject);
    let (mut octets, mut last) = (part.octets(), 0);
    while let Some((octet, span)) = octets.next() {
        if octet != b'%' || span.len() == 1 {
            continue;
        }
        let mut rest = octets.clone();
        let (Some((high, _)), Some((low, end))) = (rest.next(), rest.next()) else { return };
        let follows = rest.next().is_some_and(|(octet, span)| octet == b'%' && span.len() == 3);
        // `%25ab` may well be the text `%ab`: only what has to be escaped was escaped twice.
        let escaped = match octet_of(&[high, low]) {
            Some(octet @ b' '..=b'~') => !octet.is_ascii_alphanumeric(),
            Some(0xC2..=0xF4) => follows,
            Some(0x80..=0xBF) => last == span.start,
            _ => false,
        };
        if escaped {
            last = end.end;
            found(Code::DoubleEscape, Span::new(span.start, end.end));
        }
    }
}

/// The octet that two hexadecimal digits write.
fn octet_of(digits: &[u8]) -> Option<u8> {
    u8::from_str_radix(core::str::from_utf8(digits).ok()?, 16).ok()
}

/// An info URI or a link may have the `/` of the handle escaped; not all software takes it for the same.
pub(crate) fn escaped_slash(subject: &Subject<'_>, found: &mut dyn FnMut(Code, Span)) {
    let start = subject.tree.naming_authority.end;
    if let Some(local_name) = subject.tree.local_name.get().filter(|span| span.start == start + 3) {
        found(Code::EscapedSlash, Span::new(start, local_name.start));
    }
}

/// Schemes that handles are written with, and what follows them then.
const SCHEMES: &[&str] = &["hdl:", "doi:", "info:hdl/", "info:doi/", "urn:hdl:", "urn:doi:"];

/// What a known host or a scheme begins with: nothing else is looked at.
const INITIAL: Class = initials(HOSTS).or(initials(SCHEMES));

/// A letter in either case.
pub(super) const fn in_any_case(letter: u8) -> Class {
    let (lower, upper) = (letter.to_ascii_lowercase(), letter.to_ascii_uppercase());
    Class::range(lower, lower).or(Class::range(upper, upper))
}

/// The first letters of `words`, in any case.
const fn initials(words: &[&str]) -> Class {
    let (mut class, mut at) = (Class::of(b""), 0);
    while at < words.len() {
        if let Some(&first) = words[at].as_bytes().first() {
            class = class.or(in_any_case(first));
        }
        at += 1;
    }
    class
}

/// The link to a handle was taken for the handle, and written with a scheme once more.
pub(crate) fn doubled_scheme(subject: &Subject<'_>, found: &mut dyn FnMut(Code, Span)) {
    let part = address::identifying(subject);
    let (raw, base) = (part.raw(), part.span().start as usize);
    let first = if part.escaped() { 0 } else { head(raw) };
    let alias = subject.tree.alias.get().map_or(0, |alias| alias.end as usize - base);
    let mut at = first.max(alias);
    let mut edge = true;
    let initial = |rest: &[u8]| rest.iter().position(|octet| INITIAL.contains(*octet));
    while let Some(skipped) = raw.get(at..).and_then(initial) {
        at += skipped;
        edge = if skipped > 0 { raw[at - 1] == b'/' } else { edge };
        let rest = if part.escaped() && is_digit(raw, at) { b"" } else { &raw[at..] };
        let width = host(rest).or_else(|| scheme(rest).filter(|_| edge));
        if let Some(width) = width {
            let start = at - web(&raw[first..at]);
            found(Code::DoubledScheme, Span::of(base + start, base + at + width));
            return;
        }
        edge = false;
        at += 1;
    }
}

/// Whether a digit of a percent-escape stands at `at`: that is no letter.
fn is_digit(raw: &[u8], at: usize) -> bool {
    (at.saturating_sub(2)..at).any(|start| escape::begins(&raw[start..]))
}

/// More than any host or scheme has.
const LONGEST_HOST: usize = 20;

/// Whether a character, in the place of what stands at `span`, makes a scheme or a resolver of what is around it.
pub(crate) fn completes_link(text: &[u8], span: Span, character: &str) -> bool {
    let place = span.range();
    let before = &text[place.start.saturating_sub(LONGEST_HOST)..place.start];
    let behind = &text[place.end..];
    let behind = behind.get(..LONGEST_HOST).unwrap_or(behind);
    let mended = [before, character.as_bytes(), behind].concat();
    (0..=before.len()).any(|at| {
        let rest = &mended[at..];
        // A scheme counts with the digit behind it.
        let width = host(rest).or_else(|| scheme(rest).map(|width| width + 1));
        width.is_some_and(|width| at + width > before.len())
    })
}

/// How long the scheme is that a native handle begins with, and its resolver.
fn head(raw: &[u8]) -> usize {
    let web = ["https://", "http://"].into_iter().find(|web| begins(raw, web.as_bytes()));
    let scheme =
        SCHEMES.iter().find(|scheme| begins(raw, scheme.as_bytes())).map(|scheme| scheme.len());
    web.map_or(scheme.unwrap_or(0), |web| {
        let slash = raw[web.len()..].iter().position(|&octet| octet == b'/');
        web.len() + slash.unwrap_or(0)
    })
}

fn begins(octets: &[u8], head: &[u8]) -> bool {
    octets.get(..head.len()).is_some_and(|found| found.eq_ignore_ascii_case(head))
}

/// How long the resolver is that `rest` begins with, and the slash behind it.
fn host(rest: &[u8]) -> Option<usize> {
    let host = HOSTS.iter().find(|host| begins(rest, host.as_bytes()))?;
    let slash =
        ["/", "%2F"].into_iter().find(|slash| begins(&rest[host.len()..], slash.as_bytes()))?;
    Some(host.len() + slash.len())
}

/// How long the scheme is that `rest` begins with, where a handle follows it.
fn scheme(rest: &[u8]) -> Option<usize> {
    let scheme = SCHEMES.iter().find(|scheme| begins(rest, scheme.as_bytes()))?;
    rest.get(scheme.len()).filter(|octet| octet.is_ascii_digit()).map(|_| scheme.len())
}

/// How long the web scheme is that `before` ends with.
fn web(before: &[u8]) -> usize {
    const WEB: [&str; 6] =
        ["https://", "http://", "https%3A%2F%2F", "http%3A%2F%2F", "https:/", "http:/"];
    let ends = |web: &&str| {
        let tail = before.len().checked_sub(web.len()).map(|at| &before[at..]);
        tail.is_some_and(|tail| tail.eq_ignore_ascii_case(web.as_bytes()))
    };
    WEB.into_iter().find(ends).map_or(0, str::len)
}
