//! Entities of HTML and XML.

use alloc::string::String;
use alloc::vec::Vec;
use core::ops::Range;

use memchr::memchr_iter;

use crate::accident::form::octets;
use crate::accident::search::hit::Hit;
use crate::accident::search::pasted::Pasted;
use crate::accident::sici;
use crate::text::{Decoded, Span, entity, quote};

use super::meant;

/// Entities of HTML and XML: `&amp;` for `&`, `&nbsp;` for a space.
pub(crate) fn entities(pasted: &Pasted<'_>) -> Option<Hit> {
    let text = pasted.flat;
    let mut places: Vec<(Range<usize>, char)> = Vec::new();
    let mut at = 0;
    while let Some(skipped) = text[at..].iter().position(|&octet| octet == b'&') {
        at += skipped;
        let entity = entity::first(Decoded::part(&text[at..], Span::of(0, at).end, false));
        let Some((meant, end)) = entity else {
            at += 1;
            continue;
        };
        places.push((at..end as usize, meant));
        at = end as usize;
    }
    // An entity at the end that stands for no letter was copied along with the text around, so it is deleted.
    let mut end = before_marks(text, text.len());
    let mut pieces: Vec<(Range<usize>, String)> = Vec::new();
    // Entities of blanks at the beginning are deleted, too.
    let start = places.iter().fold(0, |start, (range, meant)| {
        if meant.is_whitespace() && range.start == start { range.end } else { start }
    });
    let first_opened = places.iter().position(|(_, meant)| *meant == '<');
    for (at, (range, meant)) in places.iter().enumerate().rev() {
        let opened = first_opened.is_some_and(|first| first < at);
        let closes = matches!(meant, ')' | ']') || *meant == '>' && opened;
        // A raised number is that of a note.
        let is_of_name = meant.is_alphabetic() || meant.is_ascii_digit();
        let last = range.end == end && !is_of_name && !closes;
        let text = if last {
            end = before_marks(text, range.start);
            String::new()
        } else if range.end <= start {
            String::new()
        } else if meant.is_whitespace() {
            " ".into()
        } else {
            pasted.written(&meant::in_name(*meant, false))
        };
        pieces.push((range.clone(), text));
    }
    pieces.reverse();
    let (_, meant) = places.first()?;
    Some(Hit::all(pieces)?.called(shown(*meant)))
}

/// `&gt` at the end of the identifier or of the text: an entity whose `;` was cut off.
pub(crate) fn cut_entity(pasted: &Pasted<'_>) -> Option<Hit> {
    const ENTITIES: &[&str] = &["&gt", "&lt", "&quot", "&amp", "&nbsp"];
    let text = pasted.flat;
    let (entity, end) = [pasted.body.end, text.len()].into_iter().find_map(|end| {
        let entity = ENTITIES.iter().find(|entity| octets::ends(text, end, entity))?;
        Some((entity, end))
    })?;
    let meant = entity::named(&entity.as_bytes()[1..])?;
    Some(Hit::cut(end - entity.len()..end).called(shown(meant)))
}

/// Remains of the entities of `<` and `>` in the output of programs; one comes before the shorter ones that it ends
/// with.
const OPEN: &[&str] = &["[amp]lt;", "[#60]", "#x0003C;", "#x3C;", "#60;", "60;", "lt;"];
const CLOSE: &[&str] = &["[amp]gt;", "[#62]", "#x0003E;", "#x3E;", "#62;", "62;", "gt;", ">"];

/// `60;`, `lt;`: the angle brackets of a SICI, as entities whose `&` or `&#` was lost.
pub(crate) fn lost_entity(pasted: &Pasted<'_>) -> Option<Hit> {
    let (text, end) = (pasted.flat, pasted.body.end);
    // Few texts have this part of a SICI, and only they are searched for the rest.
    let is_control = |mark: usize| octets::ends(text, mark, "CO");
    if !memchr_iter(b';', &text[..end]).any(is_control) {
        return None;
    }
    let remains = |at: usize, ways: &[&'static str]| {
        ways.iter().find(|way| octets::starts(&text[..end], at, way)).map(|way| at..at + way.len())
    };
    let open = (pasted.slash?..end).find_map(|at| remains(at, OPEN))?;
    // After its angle brackets, a SICI goes on with two digits and `CO;`, as in `3.0.CO;2`.
    let control = |octets: &[u8]| octets.strip_suffix(b";").is_some_and(sici::ends_before_version);
    let ends = |place: &Range<usize>| text[place.end..end].get(..7).is_some_and(control);
    let close = (open.end..end).find_map(|at| remains(at, CLOSE).filter(ends))?;
    let hit = Hit::swap(open, pasted.written("<"));
    Some(if close.len() > 1 { hit.and(close, pasted.written(">")) } else { hit })
}

/// How a message shows the character that an entity stands for.
fn shown(meant: char) -> String {
    if meant.is_whitespace() { "a space".into() } else { quote::character(meant) }
}

/// Where the blanks and the punctuation before `at` begin.
fn before_marks(text: &[u8], at: usize) -> usize {
    let is_mark = |octet: &u8| octets::is_blank(octet) || b".,:)]}\"'".contains(octet);
    octets::run_before(text, at, is_mark)
}
