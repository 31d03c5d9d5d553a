//! Schemes and resolvers inside of a handle.

use handle_grammar::class::Class;

use crate::code::Code;
use crate::read::proxy::HOSTS;
use crate::rule::class::in_any_case;
use crate::rule::subject::Subject;
use crate::text::ascii::{ends_with, starts_with};
use crate::text::{Span, escape};

/// Schemes that handles are written with, and what follows them then.
const SCHEMES: &[&str] = &["hdl:", "doi:", "info:hdl/", "info:doi/", "urn:hdl:", "urn:doi:"];

/// What a known host or a scheme begins with: nothing else is looked at.
const INITIAL: Class = initials(HOSTS).or(initials(SCHEMES));

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
    let part = subject.identifying();
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
        // A scheme counts with the digit after it.
        let width = host(rest).or_else(|| scheme(rest).map(|width| width + 1));
        width.is_some_and(|width| at + width > before.len())
    })
}

/// How long the scheme is that a native handle begins with, and its resolver.
fn head(raw: &[u8]) -> usize {
    let web = ["https://", "http://"].into_iter().find(|web| starts_with(raw, web));
    let scheme = SCHEMES.iter().find(|scheme| starts_with(raw, scheme)).map(|scheme| scheme.len());
    web.map_or(scheme.unwrap_or(0), |web| {
        let slash = raw[web.len()..].iter().position(|&octet| octet == b'/');
        web.len() + slash.unwrap_or(0)
    })
}

/// How long the resolver is that `rest` begins with, and the slash after it.
fn host(rest: &[u8]) -> Option<usize> {
    let host = HOSTS.iter().find(|host| starts_with(rest, host))?;
    let slash = ["/", "%2F"].into_iter().find(|slash| starts_with(&rest[host.len()..], slash))?;
    Some(host.len() + slash.len())
}

/// How long the scheme is that `rest` begins with, where a handle follows it.
fn scheme(rest: &[u8]) -> Option<usize> {
    let scheme = SCHEMES.iter().find(|scheme| starts_with(rest, scheme))?;
    rest.get(scheme.len()).filter(|octet| octet.is_ascii_digit()).map(|_| scheme.len())
}

/// How long the web scheme is that `before` ends with.
fn web(before: &[u8]) -> usize {
    const WEB: [&str; 6] =
        ["https://", "http://", "https%3A%2F%2F", "http%3A%2F%2F", "https:/", "http:/"];
    WEB.into_iter().find(|web| ends_with(before, web)).map_or(0, str::len)
}
