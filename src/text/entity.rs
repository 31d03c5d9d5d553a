//! Entities of HTML, as they are found in identifiers that came from a page.

use crate::text::decode::Decoded;
use crate::text::span::Span;

/// The entities that have a name.
const NAMED: &[(&[u8], char)] =
    &[(b"amp", '&'), (b"lt", '<'), (b"gt", '>'), (b"quot", '"'), (b"apos", '\'')];

/// The character of the entity whose `&` stands at `place` of `part`, and where it ends.
pub(crate) fn at(part: Decoded<'_>, place: Span) -> Option<(char, u32)> {
    let rest = &part.raw()[(place.start - part.span().start) as usize..];
    first(Decoded::part(rest, place.start, part.escaped()))
}

/// The character of the entity that `part` begins with, and where it ends.
pub(crate) fn first(part: Decoded<'_>) -> Option<(char, u32)> {
    let mut name = [0; 9];
    let mut octets = part.octets().skip(1);
    for len in 0..name.len() {
        let (octet, span) = octets.next()?;
        if octet == b';' {
            return Some((character(&name[..len])?, span.end));
        }
        name[len] = octet;
    }
    None
}

fn character(name: &[u8]) -> Option<char> {
    if let [b'#', digits @ ..] = name {
        let (digits, radix) = match digits {
            [b'x' | b'X', hex @ ..] => (hex, 16),
            _ => (digits, 10),
        };
        let digits = core::str::from_utf8(digits).ok().filter(|digits| !digits.starts_with('+'))?;
        return char::from_u32(u32::from_str_radix(digits, radix).ok()?);
    }
    NAMED
        .iter()
        .find(|(known, _)| name.eq_ignore_ascii_case(known))
        .map(|&(_, character)| character)
}
