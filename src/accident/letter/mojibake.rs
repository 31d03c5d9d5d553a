//! Characters that were read in the wrong charset.

use alloc::vec::Vec;
use core::ops::Range;

use crate::accident::hit::Hit;
use crate::accident::octets;
use crate::accident::pasted::Pasted;
use crate::text::{character, quote, windows_1252};

use super::plain::plain;

/// UTF-8 that was read in another charset: `â€“` for an en dash.
pub(crate) fn mojibake(pasted: &Pasted<'_>) -> Option<Hit> {
    if pasted.flat.is_ascii() {
        return None;
    }
    if let Some(hit) = dashes(pasted) {
        return Some(hit);
    }
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
    let edge = pasted.body.end;
    let alone = octets::blanks_before(pasted.flat, edge);
    if places.is_empty() && pasted.flat[..alone].ends_with("Â".as_bytes()) && alone > 2 {
        // The first octet of a no-break space in UTF-8 shows as `Â`.
        return Some(Hit::cut(alone - 2..edge).called("a no-break space"));
    }
    if places.is_empty() && pasted.flat[..alone].ends_with(QUOTE.as_bytes()) && alone > QUOTE.len()
    {
        return Some(Hit::cut(alone - QUOTE.len()..edge).called("a quotation mark"));
    }
    // The message is about the first place.
    let what = quote::character(places.first()?.1);
    let hit = Hit::all(places.into_iter().map(|(range, meant)| {
        let text = plain(meant, range.end == edge);
        (range, pasted.written(&text))
    }))?;
    Some(hit.called(what))
}

/// How `”` looks in code page 1252, which has no character for its last octet.
const QUOTE: &str = "â€";

/// How the hyphens and dashes of UTF-8 look in code page 850 of DOS and in Mac OS Roman.
const DASHES: &[&str] = &["ÔÇÉ", "ÔÇæ", "ÔÇô", "ÔÇö", "‚Äê", "‚Äë", "‚Äì", "‚Äî"];

/// Dashes that were read in a charset of DOS or of Mac OS.
fn dashes(pasted: &Pasted<'_>) -> Option<Hit> {
    let text = pasted.flat;
    let dash = |at: usize| DASHES.iter().find(|dash| octets::starts(text, at, dash));
    let places = (0..text.len()).filter(|&at| !text[at].is_ascii());
    let places = places.filter_map(|at| Some(at..at + dash(at)?.len()));
    Some(Hit::all(places.map(|place| (place, "-".into())))?.called("a dash"))
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
