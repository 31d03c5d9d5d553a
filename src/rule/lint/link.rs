//! The lint about schemes and resolvers inside a handle.

use handle_grammar::class::Class;

use crate::code::Code;
use crate::read::proxy::HOSTS;
use crate::rule::handle;
use crate::rule::subject::Subject;
use crate::text::ascii::{edges, ends_with, starts_with};
use crate::text::heads::{HANDLE_HEADS, WEB};
use crate::text::{Decoded, Span, escape};

/// The first letters of the known hosts and schemes: the search skips everything else.
const INITIAL: Class = edges(HOSTS, false).or(edges(&HANDLE_HEADS, false));

/// D-W8: a program that took a link for a handle put another scheme or resolver before it.
pub(crate) fn doubled_scheme(subject: &Subject<'_>, found: &mut dyn FnMut(Code, Span)) {
    let part = subject.identifying();
    let (raw, base, escaped) = (part.raw(), part.span().start as usize, part.escaped());
    let has_escapes = escaped && raw.contains(&b'%');
    let after_own_head = if escaped { 0 } else { own_head_len(raw) };
    let alias = subject.tree.alias.get().map_or(0, |alias| alias.end as usize - base);
    let mut place = after_own_head.max(alias);
    let mut begins_part = true;
    let next_candidate = |rest: &[u8]| rest.iter().position(|octet| INITIAL.contains(*octet));
    while let Some(skipped) = raw.get(place..).and_then(next_candidate) {
        place += skipped;
        let is_after_escape = || has_escapes && ends_with(&raw[..place], "%2F");
        begins_part =
            if skipped > 0 { raw[place - 1] == b'/' || is_after_escape() } else { begins_part };
        let rest = if has_escapes && is_in_escape(raw, place) { b"" } else { &raw[place..] };
        let scheme_len = || if begins_part { scheme_len(rest, has_escapes) } else { None };
        let is_in_word = || {
            let is_letter = raw[..place].last().is_some_and(u8::is_ascii_alphabetic);
            is_letter && !(has_escapes && is_in_escape(raw, place - 1))
        };
        let has_number = |end: usize| rest.get(end).is_some_and(u8::is_ascii_digit);
        let host_len =
            || host_len(rest, has_escapes).filter(|end| has_number(*end) || !is_in_word());
        let len = host_len().or_else(scheme_len);
        if let Some(len) = len {
            let start = place - web_len_before(&raw[after_own_head..place]);
            found(Code::DoubledScheme, Span::of(base + start, base + place + len));
            return;
        }
        begins_part = false;
        place += 1;
    }
    // A native handle that begins with a scheme is another problem.
    if let Some(span) = handle::scheme(subject).filter(|_| escaped) {
        found(Code::DoubledScheme, span);
    }
}

/// Whether the octet at `at` is a digit of a percent-escape, and so not a letter of a scheme or a host.
fn is_in_escape(raw: &[u8], at: usize) -> bool {
    (at.saturating_sub(2)..at).any(|start| escape::begins(&raw[start..]))
}

/// How many octets before and after a place are searched: more than any host or scheme has when it is written without
/// escapes.
const REACH: usize = 20;

const _: () = {
    const fn longest(words: &[&str]) -> usize {
        let (mut longest, mut at) = (0, 0);
        while at < words.len() {
            longest = if words[at].len() > longest { words[at].len() } else { longest };
            at += 1;
        }
        longest
    }
    let is_short = longest(HOSTS) < REACH && longest(&HANDLE_HEADS) < REACH;
    assert!(is_short, "a host or a scheme is too long");
};

/// Whether `character`, in place of the octets at `span`, would complete a scheme or a resolver there.
pub(crate) fn completes_link(text: &[u8], span: Span, character: &str) -> bool {
    let place = span.range();
    let before = &text[place.start.saturating_sub(REACH)..place.start];
    let after = &text[place.end..];
    let after = after.get(..REACH).unwrap_or(after);
    let edited = [before, character.as_bytes(), after].concat();
    (0..=before.len()).any(|at| {
        let rest = &edited[at..];
        // A scheme is complete only with the digit after it.
        let len = host_len(rest, true).or_else(|| scheme_len(rest, true).map(|len| len + 1));
        len.is_some_and(|len| at + len > before.len())
    })
}

/// How many octets the scheme and the resolver at the beginning of a native handle have.
fn own_head_len(raw: &[u8]) -> usize {
    let web = WEB.into_iter().find(|web| starts_with(raw, web));
    let scheme =
        HANDLE_HEADS.iter().find(|scheme| starts_with(raw, scheme)).map(|scheme| scheme.len());
    web.map_or(scheme.unwrap_or(0), |web| {
        let slash = raw[web.len()..].iter().position(|&octet| octet == b'/');
        web.len() + slash.unwrap_or(0)
    })
}

/// How many octets the resolver at the beginning of `rest` and the slash after it have.
fn host_len(rest: &[u8], escaped: bool) -> Option<usize> {
    let host = HOSTS.iter().find_map(|host| word_len(rest, host, escaped))?;
    Some(host + word_len(&rest[host..], "/", escaped)?)
}

/// How many octets the scheme at the beginning of `rest` has, if a digit follows it, as in a handle.
fn scheme_len(rest: &[u8], escaped: bool) -> Option<usize> {
    let scheme = HANDLE_HEADS.iter().find_map(|scheme| word_len(rest, scheme, escaped))?;
    rest.get(scheme).filter(|octet| octet.is_ascii_digit()).map(|_| scheme)
}

/// How many octets `word` has at the beginning of `rest`, in upper or lower case. In a text with percent-escapes it may
/// be escaped.
#[inline]
fn word_len(rest: &[u8], word: &str, escaped: bool) -> Option<usize> {
    if escaped {
        return Decoded::part(rest, 0, true).after_word(word).map(|end| end as usize);
    }
    starts_with(rest, word).then_some(word.len())
}

/// How many octets the web scheme at the end of `before` has; 0 if there is none.
fn web_len_before(before: &[u8]) -> usize {
    const WRITTEN_WEB: [&str; 6] =
        ["https://", "http://", "https%3A%2F%2F", "http%3A%2F%2F", "https:/", "http:/"];
    WRITTEN_WEB.into_iter().find(|web| ends_with(before, web)).map_or(0, str::len)
}

#[cfg(test)]
mod tests {
    use crate::read::proxy::PREFIXES;
    use crate::text::heads::{HANDLE_HEADS, SCHEMES};

    /// No example of `urn:eidr:` inside a handle is known.
    #[test]
    fn every_prefix_that_a_proxy_removes_is_a_head_of_handles() {
        let prefixes = PREFIXES[1].iter().filter(|prefix| **prefix != "urn:eidr:");
        assert!(prefixes.clone().all(|prefix| HANDLE_HEADS.contains(prefix)));
        assert_eq!(prefixes.count(), HANDLE_HEADS.len());
        for head in HANDLE_HEADS {
            let has_scheme =
                head.split_once(':').is_some_and(|(scheme, _)| SCHEMES.contains(&scheme));
            assert!(has_scheme, "{head} begins with no scheme");
        }
    }
}
