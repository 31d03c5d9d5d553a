//! `https:// doi. org/ 10. 1007/ s00134- 020`: a link with a space after each mark, where some PDFs let a line break,
//! or with one after [each group](super::group) of letters or digits.

use core::ops::Range;

use crate::accident::form::octets::{blanks, is_blank, position, run, starts};
use crate::accident::name;
use crate::accident::registrant;
use crate::accident::search::hit::Hit;
use crate::accident::search::pasted::Pasted;
use crate::text::edit::applied;
use crate::text::heads::{DOI_START, WEB_SCHEMES};

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
    let mut hit = Hit::all(gaps(text, end).map(|gap| (gap, "".into())))?;
    if !gaps(text, end).all(|gap| pasted.is_raw(&gap)) {
        return None;
    }
    let link = applied(&hit.edits, &text[..end]);
    let host = name::web_end(&link, 0).unwrap_or(0);
    name::host_end(&link, host).and_then(|_| name::link_end(&link, 0))?;
    // After the colon of a label such as `doi.org: `, there is no link.
    let is_label = host == 0 && text[..hit.place.start].ends_with(b":");
    let path = run(&link, host, |octet| *octet != b'/');
    if is_label || hit.place.start >= path {
        return None;
    }
    let name = &link[path + 1..];
    if let Some(number) = chapter(name, &text[end..]) {
        hit = hit.and(end..end + number, "_");
    }
    Some(hit.offered(is_whole(name, text)))
}

/// How many blanks stand before the number of a chapter with which `rest` begins, if nothing else follows the book with
/// this name.
fn chapter(name: &[u8], rest: &[u8]) -> Option<usize> {
    let blanks = blanks(rest, 0);
    (blanks > 0 && registrant::is_chapter(name, &rest[blanks..])).then_some(blanks)
}

/// Whether the name of the link with which a text begins may be all of its name. If it is unlike those that its
/// registrant gives, a part of it is probably missing.
fn is_whole(name: &[u8], text: &[u8]) -> bool {
    let is_begun = || name.strip_suffix(b".").is_some_and(registrant::lacks_every_form);
    let is_cut = || is_grouped(text) && registrant::is_unlike_its_registrant(name);
    !is_begun() && !is_cut() && !registrant::has_unequal_numbers(name)
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

/// Where the link ends: with its name, if that has [blanks beside its marks](registrant::parted_end); or before the
/// first blanks that stand between words, after a sentence, or around a hyphen. In a link that is divided into groups,
/// blanks between two groups do not end it.
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
    let first = || gaps(text, text.len()).find(|gap| !is_inside(gap));
    let end = first().map_or(text.len(), |gap| gap.start);
    parted_end(text).filter(|_| !is_grouped(text)).map_or(end, |parted| parted.max(end))
}

/// Where the DOI name of a link ends if blanks beside its marks part it.
fn parted_end(text: &[u8]) -> Option<usize> {
    let start = position(text, DOI_START).filter(|start| text[..*start].contains(&b'/'))?;
    registrant::parted_end(&text[start..]).map(|len| start + len)
}

/// Whether a gap stands in the scheme of a link: `ht tps://`.
fn is_in_scheme(text: &[u8], gap: &Range<usize>) -> bool {
    let (begun, rest) = (&text[..gap.start], &text[gap.end..]);
    let marks = run(rest, 0, u8::is_ascii_alphabetic);
    let colon = blanks(rest, marks);
    let is_before_slashes =
        || starts(rest, colon, ":") && starts(rest, blanks(rest, colon + 1), "//");
    is_torn_scheme(begun, &rest[..marks]) && is_before_slashes()
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
