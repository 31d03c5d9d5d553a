//! Characters that were read in the wrong charset.

use alloc::vec::Vec;
use core::ops::Range;

use crate::accident::form::octets;
use crate::accident::search::hit::Hit;
use crate::accident::search::pasted::Pasted;
use crate::text::{character, quote, windows_1252};

use super::meant;
use super::places::each;

/// UTF-8 that was read in another charset: `â€“` for an en dash.
pub(crate) fn mojibake(pasted: &Pasted<'_>) -> Option<Hit> {
    if pasted.flat.is_ascii() {
        return None;
    }
    if let Some(hit) = dashes(pasted).or_else(|| quotes(pasted)) {
        return Some(hit);
    }
    // Most text beyond ASCII is not misread, and is not copied.
    if !may_be_misread(pasted) {
        return None;
    }
    let mut places = Vec::new();
    let mut run: Vec<(u8, Range<usize>)> = Vec::new();
    for (character, range) in pasted.characters(0).chain([(None, 0..0)]) {
        match character.and_then(windows_1252::octet) {
            Some(octet) => run.push((octet, range)),
            None => {
                undone(&run, &mut places);
                run.clear();
            }
        }
    }
    let Some((_, first)) = places.first() else { return cut(pasted) };
    let what = quote::character(*first);
    let hit = Hit::all(places.into_iter().map(|(range, meant)| {
        let text = meant::in_name(meant, range.end == pasted.body.end);
        (range, pasted.written(&text))
    }))?;
    Some(hit.called(what))
}

/// How a no-break space and `”` look at the end of a text: code page 1252 has no character for the last octet of `”`,
/// and that of the space is a blank.
const CUT: &[(&str, &str)] = &[("Â", "a no-break space"), ("â€", "a quotation mark")];

/// A misread character whose last octet is not shown, at the end of the identifier.
fn cut(pasted: &Pasted<'_>) -> Option<Hit> {
    let end = octets::blanks_before(pasted.flat, pasted.body.end);
    let (shown, what) = CUT.iter().find(|(shown, _)| octets::ends(pasted.flat, end, shown))?;
    Some(Hit::cut(end - shown.len()..pasted.body.end).called(*what))
}

/// How the hyphens and dashes of UTF-8 look in code page 850 of DOS, in Mac OS Roman and in Windows-1251.
const DASHES: &[&str] =
    &["ÔÇÉ", "ÔÇæ", "ÔÇô", "ÔÇö", "‚Äê", "‚Äë", "‚Äì", "‚Äî", "вЂђ", "вЂ‘", "вЂ“", "вЂ”"];

/// Dashes that were read in a charset of DOS, of Mac OS or of Cyrillic letters.
fn dashes(pasted: &Pasted<'_>) -> Option<Hit> {
    let text = pasted.flat;
    let dash = |at: usize| DASHES.iter().find(|dash| octets::starts(text, at, dash));
    let places = (0..text.len()).filter(|&at| !text[at].is_ascii());
    let places = places.filter_map(|at| Some(at..at + dash(at)?.len()));
    Some(Hit::all(places.map(|place| (place, "-".into())))?.called("a dash"))
}

/// How quotation marks of UTF-8 look in Windows-1251, and what they are.
const QUOTES: &[(&str, &str)] = &[
    ("В«", "«"),
    ("В»", "»"),
    ("вЂћ", "„"),
    ("вЂњ", "“"),
    ("вЂќ", "”"),
    ("вЂ\u{98}", "‘"),
    ("вЂ™", "’"),
];

/// Quotation marks at the ends of the identifier that were read in a charset of Cyrillic letters. There is another rule
/// for the marks themselves.
fn quotes(pasted: &Pasted<'_>) -> Option<Hit> {
    let (text, Range { start, end }) = (pasted.flat, pasted.body.clone());
    let first = QUOTES.iter().find(|(shown, _)| octets::starts(text, start, shown));
    let last = QUOTES.iter().find(|(shown, _)| octets::ends(text, end, shown));
    let first = first.map(|(shown, meant)| (start..start + shown.len(), pasted.written(meant)));
    let last = last.map(|(shown, meant)| (end - shown.len()..end, pasted.written(meant)));
    Some(Hit::all(first.into_iter().chain(last))?.called("a quotation mark"))
}

/// `10.1016/S0140\u{96}6736(20)30183\u{96}5`: control characters in place of those of Windows-1252, in a text that was
/// read as Latin-1.
pub(crate) fn controls(pasted: &Pasted<'_>) -> Option<Hit> {
    let is_edge =
        |range: &Range<usize>| range.start == pasted.body.start || range.end == pasted.body.end;
    let mut what = None;
    let hit = each(pasted, |character, range| {
        // U+0085 is a line break.
        let octet = windows_1252::octet(character).filter(|octet| (0x80..0xA0).contains(octet))?;
        let meant = windows_1252::character(octet);
        if !character.is_control() || meant.is_control() || octet == 0x85 {
            return None;
        }
        what.get_or_insert(meant);
        Some(pasted.written(&meant::in_name(meant, is_edge(range))))
    })?;
    Some(hit.called(what.map(quote::character).unwrap_or_default()))
}

/// Whether the text has two characters in a row that may be the first two octets of one character, each misread, or an
/// `Â`.
fn may_be_misread(pasted: &Pasted<'_>) -> bool {
    let mut last = 0;
    pasted.characters(0).any(|(character, _)| {
        let octet = character.and_then(windows_1252::octet).unwrap_or(0);
        let begun = core::mem::replace(&mut last, octet) >= 0xC2;
        (begun && (0x80..0xC0).contains(&octet)) || character == Some('Â')
    })
}

/// Whether a character is often misread in Latin text. A text of another script would be misread as a whole, and is not
/// sought here.
fn is_misread(meant: char) -> bool {
    matches!(meant, '\u{A0}'..='\u{17F}' | '\u{200B}'..='\u{203A}' | '\u{20AC}' | '\u{2122}' | '\u{2212}' | '\u{FEFF}' | '\u{FB00}'..='\u{FB06}')
}

/// Reads a run of octets as UTF-8, and adds each character beyond ASCII, with the range of the characters that stand in
/// its place.
fn undone(run: &[(u8, Range<usize>)], places: &mut Vec<(Range<usize>, char)>) {
    let octets: Vec<u8> = run.iter().map(|(octet, _)| *octet).collect();
    let mut at = 0;
    while at < octets.len() {
        let (character, width) = character::decode(&octets[at..]);
        match character.filter(|meant| is_misread(*meant)) {
            Some(meant) => {
                places.push((run[at].1.start..run[at + width - 1].1.end, meant));
                at += width;
            }
            None => at += 1,
        }
    }
}
