//! A quick look for links inside a name.

use handle_grammar::class::Class;

use crate::read::proxy::HOSTS;
use crate::text::ascii::{edges, ends_with};
use crate::text::heads::SCHEMES;

/// The last letter of each of [`SCHEMES`] and of each known host, in either case: a `:` may follow both.
pub(crate) static COLON_END: Class = edges(&SCHEMES, true).or(HOST_END);

/// The last letter of each known host, in either case.
pub(crate) const HOST_END: Class = edges(HOSTS, true);

/// Whether `octets` may have a link in them: a `:` right after one of [`SCHEMES`] or, before a port, after a known
/// host, or a `/` right after a known host.
pub(crate) fn is_possible(octets: &[u8]) -> bool {
    let is_mark = |octet: &u8| matches!(octet, b':' | b'/');
    let mut marks = octets.iter().enumerate().filter(|(_, octet)| is_mark(octet));
    marks.any(|(at, octet)| is_before(*octet, &octets[..at]))
}

/// Whether `mark` is the one that follows the scheme or the host with which `before` ends.
#[inline]
pub(crate) fn is_before(mark: u8, before: &[u8]) -> bool {
    let ends = |words: &[&str], end: &Class| {
        before.last().is_some_and(|&last| end.contains(last))
            && words.iter().any(|word| ends_with(before, word))
    };
    match mark {
        b':' => ends(&SCHEMES, &COLON_END) || ends(HOSTS, &HOST_END),
        b'/' => ends(HOSTS, &HOST_END),
        _ => false,
    }
}

/// The schemes and the hosts that a link inside a name may have.
pub(crate) fn words() -> impl Iterator<Item = &'static str> {
    SCHEMES.iter().chain(HOSTS).copied()
}
