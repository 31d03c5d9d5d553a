//! The angle brackets of a SICI (ANSI/NISO Z39.56), which belong to the identifier though no URI allows them.

use crate::text::Span;

/// How far apart the angle brackets of a SICI are at most, in octets.
const SICI: usize = 200;

/// Whether each angle bracket at the place is half of a pair that is not a tag, and of which a control segment follows the
/// second half, such as `2.0.CO;2`. The other half may be escaped already.
pub(super) fn is_sici(text: &[u8], span: Span) -> bool {
    let pair = |at: usize| {
        let (before, after) = (&text[at.saturating_sub(SICI)..at], &text[at + 1..]);
        let after = after.get(..SICI).unwrap_or(after);
        if text[at] == b'<' {
            begins_sici(after) && closes(after) && after_closing(after).is_some_and(is_whole)
        } else {
            let open = (0..before.len()).rfind(|&start| angle(&before[start..]).is_some());
            open.is_some_and(|start| match angle(&before[start..]) {
                Some((b'<', width)) => {
                    let inner = at - before.len() + start + width;
                    begins_sici(&text[inner..])
                        && is_inside(&text[inner..at])
                        && is_whole(&text[at + 1..])
                }
                _ => false,
            })
        }
    };
    span.range().all(pair)
}

/// Whether the octets after a `<` do not begin a tag, as a tag begins with a letter, `/`, `!` or `?`.
fn begins_sici(after: &[u8]) -> bool {
    after.first().is_some_and(|octet| !octet.is_ascii_alphabetic() && !b"/!?".contains(octet))
}

/// The text after the next angle bracket.
fn after_closing(after: &[u8]) -> Option<&[u8]> {
    (0..after.len()).find_map(|at| angle(&after[at..]).map(|(_, width)| &after[at + width..]))
}

/// Whether a control segment begins right after a SICI: two numbers of one digit, two letters and a version.
fn is_whole(after: &[u8]) -> bool {
    matches!(after, [part, b'.', derivative, b'.', a, b, b';', version, ..]
        if part.is_ascii_digit() && derivative.is_ascii_digit() && version.is_ascii_digit()
            && a.is_ascii_alphabetic() && b.is_ascii_alphabetic())
}

/// Whether the next angle bracket closes the pair.
fn closes(after: &[u8]) -> bool {
    let next = (0..after.len()).find_map(|at| angle(&after[at..]).map(|(angle, _)| (at, angle)));
    next.is_some_and(|(at, angle)| angle == b'>' && is_inside(&after[..at]))
}

/// Whether a SICI may have these octets between its angle brackets: they have no `/`, `?` or `#`.
fn is_inside(octets: &[u8]) -> bool {
    !octets.iter().any(|octet| b"/?#".contains(octet))
}

/// The angle bracket that `octets` begin with, escaped or not, and how many octets it is written with.
fn angle(octets: &[u8]) -> Option<(u8, usize)> {
    match octets {
        [angle @ (b'<' | b'>'), ..] => Some((*angle, 1)),
        [b'%', b'3', b'C' | b'c', ..] => Some((b'<', 3)),
        [b'%', b'3', b'E' | b'e', ..] => Some((b'>', 3)),
        _ => None,
    }
}
