//! Where a finding is in its text, which decides whether an edit there is safe, is only plausible, or is not suggested.

use crate::read::proxy::HOSTS;
use crate::text::{self, Span, ascii, heads, position};

/// How many octets before a DOI name, or before a place in a host or in a prefix, are searched. A hostile text may have
/// very many places from which they are searched.
const FARTHEST: usize = 1 << 9;

/// The text from its first `10.` on, with which a DOI name may begin.
pub(super) fn doi_name(text: &[u8]) -> Option<&[u8]> {
    let start = position(text::first(text, FARTHEST), heads::DOI_START)?;
    text.get(start..)
}

/// Whether a text begins with the host of a known proxy.
pub(super) fn begins_with_proxy(text: &[u8]) -> bool {
    let begins =
        |host: &&str| ascii::starts_with(text, host) && text.get(host.len()) == Some(&b'/');
    HOSTS.iter().any(begins)
}

/// Whether the place is in the host of a link, or in the prefix of a DOI name: these have letters and digits of ASCII.
pub(super) fn is_in_ascii_part(text: &[u8], span: Span) -> bool {
    let before = &text[..span.range().start];
    let near = text::last(before, FARTHEST);
    let Some(mark) = near.iter().rposition(|octet| b"/:".contains(octet)) else {
        return before.len() <= FARTHEST && before.starts_with(b"10.");
    };
    let start = before.len() - near.len() + mark + 1;
    let is_host = before[..start].ends_with(b"//") && ascii::starts_with(text, "http");
    is_host
        || before[start..].starts_with(b"10.") && begins_identifier(text, Span::of(start, start))
}

/// Whether an incomplete escape stands right before the place.
pub(super) fn follows_percent(text: &[u8], span: Span) -> bool {
    match &text[..span.range().start] {
        [.., b'%'] => true,
        [.., b'%', digit] => digit.is_ascii_hexdigit(),
        _ => false,
    }
}

/// Whether the place is at the beginning of the text, or right after a scheme or a resolver.
pub(super) fn begins_identifier(text: &[u8], span: Span) -> bool {
    let before = &text[..span.start as usize];
    let resolves =
        |host: &&str| before.strip_suffix(b"/").is_some_and(|rest| ascii::ends_with(rest, host));
    before.is_empty()
        || before.ends_with(b":")
        || heads::HANDLE_HEADS.iter().any(|head| ascii::ends_with(before, head))
        || HOSTS.iter().any(resolves)
}

/// The dot next to an empty segment, escaped or not: the dot before it, or else the one after it.
pub(super) fn dot(text: &[u8], at: usize, escapes: bool) -> Option<Span> {
    let escaped = |octets: &[u8]| escapes && octets.eq_ignore_ascii_case(b"%2e");
    let before = [1, 3].into_iter().filter_map(|len| Some(at.checked_sub(len)?..at));
    let after = [1, 3].into_iter().map(|len| at..at + len);
    let mut places = before.chain(after).filter(|place| {
        text.get(place.clone()).is_some_and(|octets| octets == b"." || escaped(octets))
    });
    places.next().map(|place| Span::of(place.start, place.end))
}

/// The slash at the place, if it is the third one after a scheme, and an identifier begins right after it:
/// `hdl:///10.1000/182`.
pub(super) fn third_slash(text: &[u8], span: Span) -> Option<Span> {
    let at = span.range().start;
    let is_third = text[..at].ends_with(b"://") && text.get(at) == Some(&b'/');
    let begins = text.get(at + 1).is_some_and(u8::is_ascii_alphanumeric);
    (is_third && begins).then(|| Span::of(at, at + 1))
}

/// The slash at the place, if it follows a scheme, and a handle with a slash of its own begins right after it:
/// `hdl:/a/b`.
pub(super) fn first_slash(text: &[u8], span: Span) -> Option<Span> {
    let at = span.range().start;
    let rest = text[at..].strip_prefix(b"/").filter(|_| text[..at].ends_with(b":"))?;
    let begins = rest.first().is_some_and(u8::is_ascii_alphanumeric);
    (begins && rest.contains(&b'/')).then(|| Span::of(at, at + 1))
}
