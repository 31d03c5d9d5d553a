//! `https:// doi. org/ 10. 1007/ s00134- 020`: a link with a space after each mark, where some PDFs let a line break,
//! or with one after [each group](super::group) of letters or digits.

use core::ops::Range;

use crate::accident::hit::Hit;
use crate::accident::name;
use crate::accident::octets::{blanks, is_blank, run, starts};
use crate::accident::pasted::Pasted;
use crate::accident::registrant;
use crate::text::ascii::WEB_SCHEMES;
use crate::text::edit::applied;

use super::group::{goes_on_after_group, is_grouped};

/// How the schemes of the web and the hosts of the known proxies begin.
const BEGINNINGS: &[&str] = &["http", "doi", "dx", "www", "hdl"];

/// Blanks beside the marks of a link, of which at least one stands in its scheme or its host.
pub(crate) fn spaced(pasted: &Pasted<'_>) -> Option<Hit> {
    let text = pasted.flat;
    let is_torn = || gaps(text, text.len()).next().is_some_and(|gap| is_in_scheme(text, &gap));
    if !BEGINNINGS.iter().any(|word| starts(text, 0, word)) && !is_torn() {
        return None;
    }
    let end = end(text);
    let hit = Hit::all(gaps(text, end).map(|gap| (gap, "".into())))?;
    if !gaps(text, end).all(|gap| pasted.is_raw(&gap)) {
        return None;
    }
    let link = applied(&hit.edits, &text[..end]);
    let host = name::web_end(&link, 0).unwrap_or(0);
    name::host_end(&link, host).and_then(|_| name::link_end(&link, 0))?;
    // After the colon of a label such as `doi.org: `, there is no link.
    let is_label = host == 0 && text[..hit.place.start].ends_with(b":");
    let path = run(&link, host, |octet| *octet != b'/');
    // If the name is unlike those that its registrant gives, a part of it is probably missing.
    let is_whole = || !is_grouped(text) || !registrant::is_unlike_its_registrant(&link[path + 1..]);
    (!is_label && hit.place.start < path).then(|| hit.offered(is_whole()))
}

/// The blanks before `end`.
fn gaps(text: &[u8], end: usize) -> impl Iterator<Item = Range<usize>> {
    let mut at = 0;
    core::iter::from_fn(move || {
        let start = at + text[at..end].iter().position(is_blank)?;
        at = blanks(text, start);
        Some(start..at)
    })
}

/// Where the link ends: before the first blanks that stand between words, after a sentence, or around a hyphen. In a
/// link that is divided into groups, blanks between two groups do not end it.
fn end(text: &[u8]) -> usize {
    let is_inside = |gap: &Range<usize>| {
        let (before, after) = (text[..gap.start].last(), text.get(gap.end));
        let is_mark = |octet: Option<&u8>| octet.is_some_and(|octet| b"/.-:_".contains(octet));
        let ends_sentence = before == Some(&b'.') && after.is_some_and(u8::is_ascii_uppercase);
        let is_dash = after == Some(&b'-') && text.get(gap.end + 1).is_some_and(is_blank);
        let is_at_mark = (is_mark(before) || is_mark(after)) && !ends_sentence && !is_dash;
        let is_after_group =
            || is_grouped(text) && goes_on_after_group(&text[..gap.start], &text[gap.end..]);
        after.is_some() && (is_at_mark || is_in_scheme(text, gap) || is_after_group())
    };
    gaps(text, text.len()).find(|gap| !is_inside(gap)).map_or(text.len(), |gap| gap.start)
}

/// Whether a gap stands in the scheme of a link: `ht tps://`.
fn is_in_scheme(text: &[u8], gap: &Range<usize>) -> bool {
    let (begun, rest) = (&text[..gap.start], &text[gap.end..]);
    let marks = run(rest, 0, u8::is_ascii_alphabetic);
    is_torn_scheme(begun, &rest[..marks]) && starts(rest, marks, "://")
}

/// Whether these are the two parts of a scheme of the web: `ht` and `tps`.
pub(crate) fn is_torn_scheme(begun: &[u8], rest: &[u8]) -> bool {
    let is_torn = !begun.is_empty() && !rest.is_empty();
    is_torn
        && WEB_SCHEMES.into_iter().any(|scheme| {
            let parts = scheme.as_bytes().split_at_checked(begun.len());
            parts.is_some_and(|(head, tail)| {
                begun.eq_ignore_ascii_case(head) && rest.eq_ignore_ascii_case(tail)
            })
        })
}
