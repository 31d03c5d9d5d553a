//! The angle brackets of a SICI (ANSI/NISO Z39.56), which belong to the identifier though no URI allows them.

use crate::accident::{LONGEST_SEARCHED, sici};
use crate::fix::suggest::place::doi_name;
use crate::text::{Decoded, Span};

/// How far apart the angle brackets of a SICI are at most, in octets.
const FARTHEST: usize = 200;

/// Whether each angle bracket at the place is half of the pair around the contribution of a SICI. The other half may be
/// escaped already. A DOI name that begins as a SICI must be a whole one.
pub(super) fn are_of_sici(text: &[u8], span: Span) -> bool {
    let pair = |at: usize| {
        let (before, after) = (&text[at.saturating_sub(FARTHEST)..at], &text[at + 1..]);
        let after = after.get(..FARTHEST).unwrap_or(after);
        if text[at] == b'<' {
            begins_sici(after) && closes(after)
        } else {
            let open = (0..before.len()).rfind(|&start| angle(&before[start..]).is_some());
            open.is_some_and(|start| match angle(&before[start..]) {
                Some((b'<', width)) => {
                    let inner = at - before.len() + start + width;
                    begins_sici(&text[inner..]) && is_inside(&text[inner..at])
                }
                _ => false,
            })
        }
    };
    span.range().all(pair) && !is_damaged(text)
}

/// Whether a text has a DOI name that begins as a SICI but is not one. No SICI is as long as [`LONGEST_SEARCHED`].
fn is_damaged(text: &[u8]) -> bool {
    if text.len() > LONGEST_SEARCHED {
        return false;
    }
    doi_name(text).is_some_and(|name| sici::is_damaged(&Decoded::part(name, 0, true).to_cow()))
}

/// Whether the octets after a `<` do not begin a tag, as a tag begins with a letter, `/`, `!` or `?`.
fn begins_sici(after: &[u8]) -> bool {
    after.first().is_some_and(|octet| !octet.is_ascii_alphabetic() && !b"/!?".contains(octet))
}

/// Whether the next angle bracket closes the pair.
fn closes(after: &[u8]) -> bool {
    let next = (0..after.len()).find_map(|at| angle(&after[at..]).map(|(angle, _)| (at, angle)));
    next.is_some_and(|(at, angle)| angle == b'>' && is_inside(&after[..at]))
}

/// Whether a SICI may have these octets between its angle brackets: nothing, or a page and a title with a colon between
/// them, and neither `/` nor `?` nor `#`.
fn is_inside(octets: &[u8]) -> bool {
    let has_colon =
        || octets.contains(&b':') || octets.windows(3).any(|it| it.eq_ignore_ascii_case(b"%3a"));
    !octets.iter().any(|octet| b"/?#".contains(octet)) && (octets.is_empty() || has_colon())
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
