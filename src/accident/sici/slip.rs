//! Slips in a SICI: a name that is a SICI as soon as a bracket, a letter or a mark is corrected.

use alloc::vec::Vec;

use crate::accident::form::octets::position;
use crate::accident::search::hit::Hit;
use crate::accident::search::pasted::Pasted;

use super::split::{brackets, is_plain, lost_hyphen, split};

/// What is written in place of a part of a SICI, and that part.
const SLIPS: &[(&str, &str)] = &[
    ("(S1CI)", "(SICI)"),
    ("(SlCI)", "(SICI)"),
    ("(SlCl)", "(SICI)"),
    ("(SICl)", "(SICI)"),
    ("[SICI]", "(SICI)"),
    ("{SICI}", "(SICI)"),
    ("/SICI)", "/(SICI)"),
    ("(SICI", "(SICI)"),
    ("/SICI", "/(SICI)"),
    (".C0", ".CO"),
    (".O.CO", ".0.CO"),
    (".CO,", ".CO;"),
    (".CO；", ".CO;"),
    (".CO:", ".CO;"),
    (".CO.", ".CO;"),
    (".CO", ".CO;"),
];

/// Brackets in place of those of a SICI.
const BRACKETS: &[(&str, &str)] = &[
    ("〈", "〉"),
    ("《", "》"),
    ("＜", "＞"),
    ("‹", "›"),
    ("«", "»"),
    ("【", "】"),
    ("{", "}"),
    ("(", ")"),
];

/// `…<1661::AID-SIM968>3.0.CO2-2`, `10.1002/SICI1097-0258…`: a slip in a name that is a SICI without it.
pub(crate) fn sici_slip(pasted: &Pasted<'_>) -> Option<Hit> {
    let body = pasted.body();
    // A SICI has a `C` among its last ten octets.
    let end = &body[body.len().saturating_sub(10)..];
    let may_be = pasted.may_be_handle()
        && body.starts_with(b"10.")
        && end.iter().any(|octet| octet.eq_ignore_ascii_case(&b'c'));
    if !may_be || split(body).is_some() {
        return None;
    }
    let slip = SLIPS.iter().find_map(|(written, meant)| {
        let place = place(body, written)?;
        let name = [&body[..place.start], meant.as_bytes(), &body[place.end..]].concat();
        // The mark before the slip only shows where it is.
        let mark = usize::from(meant.starts_with(['/', '.']));
        let slip = || Hit::swap(place.start + mark..place.end, &meant[mark..]);
        is_plain(&name).then(slip)
    });
    slip.or_else(|| bracketed(body)).map(|hit| hit.moved(pasted.body.start))
}

/// `15200493(1950)078<0001:VOFEIT>2.0.CO;2`: an ISSN without its hyphen.
pub(crate) fn unhyphenated(pasted: &Pasted<'_>) -> Option<Hit> {
    let at = lost_hyphen(pasted.body()).filter(|_| pasted.may_be_handle())?;
    let start = pasted.body.start;
    Some(Hit { place: start + at - 4..start + at + 4, ..Hit::swap(start + at..start + at, "-") })
}

/// `…17:15〈1661::AID-SIM968〉3.0.CO;2-2`: other brackets around the page and the title.
fn bracketed(body: &[u8]) -> Option<Hit> {
    // The brackets around the date come first, and a semicolon follows.
    let date = position(body, ")").filter(|_| body.contains(&b';'))?;
    let (head, rest) = body.split_at(date + 1);
    // A second pair stands around the date after the one around `SICI`.
    let date = if head.ends_with(b"SICI)") { date + 1 + position(rest, ")")? } else { date };
    let (head, rest) = body.split_at(date + 1);
    // The number of the volume follows the date.
    rest.first().filter(|octet| octet.is_ascii_digit())?;
    let [opening, closing] = brackets(body);
    BRACKETS.iter().find_map(|(open, close)| {
        let (start, end) = (position(rest, open)?, position(rest, close)?);
        let title = rest.get(start + open.len()..end)?;
        let (before, after) = (&rest[..start], &rest[end + close.len()..]);
        let parts: [&[u8]; 6] =
            [head, before, opening.as_bytes(), title, closing.as_bytes(), after];
        let name: Vec<u8> = parts.concat();
        let (start, end) = (head.len() + start, head.len() + end);
        let hit =
            || Hit::swap(start..start + open.len(), opening).and(end..end + close.len(), closing);
        is_plain(&name).then(hit)
    })
}

/// The place at which `written` first stands in a name.
fn place(body: &[u8], written: &str) -> Option<core::ops::Range<usize>> {
    let start = position(body, written)?;
    Some(start..start + written.len())
}
