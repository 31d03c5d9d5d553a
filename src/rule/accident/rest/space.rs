//! Blanks around a name, and notes after them.

use core::ops::Range;

use crate::rule::accident::hit::Hit;
use crate::rule::accident::kind::Kind;
use crate::rule::accident::octets::{
    blank, blanks, blanks_before, is_blank, run, separators_before,
};
use crate::rule::accident::pasted::Pasted;

/// A blank at the beginning or the end of the text, or between a scheme or a host and the name.
pub(crate) fn edge(pasted: &Pasted<'_>) -> Option<Hit> {
    let text = pasted.flat;
    let body = &pasted.body;
    let scheme = match pasted.kind {
        Kind::Hdl | Kind::Info | Kind::InfoHandle => run(text, 0, |octet| octet != b':') + 1,
        Kind::Name | Kind::Web => 0,
    };
    let sides = [
        0..blanks(text, 0),
        blanks_before(text, body.end)..body.end,
        blanks_before(text, text.len())..text.len(),
        scheme..blanks(text, scheme),
        body.start..blanks(text, body.start),
    ];
    let ending = |side: &Range<usize>| {
        side.start >= body.end && body.end < text.len() && !pasted.is_raw(side)
    };
    let side = sides.into_iter().find(|side| !side.is_empty() && !ending(side))?;
    if side.len() == text.len() {
        return None;
    }
    let sure = pasted.kind != Kind::Name && pasted.is_raw(&side);
    let inner = side.start > 0 && side.end < text.len();
    let what = match side.start {
        0 => "at the beginning",
        _ if side.end == text.len() => "at the end",
        _ => "before the identifier",
    };
    // A prefix that is only blanks would be missing without them.
    let is_prefix = side.start == body.start && text.get(side.end) == Some(&b'/');
    let hit = if is_prefix { Hit::at(side) } else { Hit::cut(side).surely(sure && !inner) };
    Some(hit.called(what))
}

/// A blank inside the text, and a note after it that is not part of the name.
pub(crate) fn note(pasted: &Pasted<'_>) -> Option<Hit> {
    let (text, body) = (pasted.flat, &pasted.body);
    if !pasted.is_handle() {
        return None;
    }
    let slash = pasted.slash?;
    let gap = (slash + 1..body.end).find(|&at| blank(text, at) > 0)?;
    let after = blanks(text, gap);
    if after >= text.len() {
        return None;
    }
    // A comma or a full stop before the note belongs to neither the name nor the note.
    let mut start = gap;
    while start > slash + 2 && b".,;:".contains(&text[start - 1]) {
        start -= 1;
    }
    start =
        clinging_start(&text[slash + 1..start], &text[after..]).map_or(start, |at| slash + 1 + at);
    let what = match text[gap] {
        b'\t' => "a tab",
        b'\n' | b'\r' => "a line break",
        _ => "a space",
    };
    let hit = Hit { place: gap..text.len(), ..Hit::cut(start..text.len()) }.called(what);
    // A part of the name must not be cut off, because the rest would look whole.
    let may_go_on =
        start == gap && after == gap + 1 && is_part(&text[slash + 1..gap], &text[after..]);
    Some(if may_go_on { hit.unoffered() } else { hit })
}

/// Words on the buttons below a reference on a publisher's page, and of notes. They follow a name directly if the blank
/// before them was lost.
const FIRST: &[&str] = &[
    "Abstract", "Article", "CAS", "Cited", "Crossref", "CrossRef", "Download", "Export", "Free",
    "Full", "Google", "In", "in", "Links", "Medline", "Online", "Open", "OpenURL", "PDF", "PubMed",
    "Scopus", "Search", "View", "Web",
];

/// Where a note begins in the word before its first blank, `rest` being the text after the blank: at such a word, or at
/// a bracket that is closed in `rest`.
fn clinging_start(name: &[u8], rest: &[u8]) -> Option<usize> {
    let has_digit = |name: &[u8]| name.iter().any(u8::is_ascii_digit);
    let is_end =
        |name: &[u8]| name.last().is_some_and(u8::is_ascii_alphanumeric) && has_digit(name);
    let open = name.iter().rposition(|octet| b"([".contains(octet));
    let is_word = |octets: &[u8]| {
        octets.iter().all(|octet| octet.is_ascii_alphabetic() || b",.;".contains(octet))
    };
    if let Some(open) = open.filter(|&open| is_end(&name[..open]) && is_word(&name[open + 1..])) {
        let close = if name[open] == b'(' { b')' } else { b']' };
        return rest.contains(&close).then_some(open);
    }
    let (name, _) =
        FIRST.iter().find_map(|word| Some((name.strip_suffix(word.as_bytes())?, word)))?;
    let end = separators_before(name, name.len());
    let joined = name.last().is_some_and(|last| {
        last.is_ascii_digit() || last.is_ascii_lowercase() || b".,;".contains(last)
    });
    (joined && is_end(&name[..end])).then_some(end)
}

/// Whether the name may go on after a blank: with only short numbers, or with a word that has a digit, if the name has
/// no digit before the blank.
fn is_part(name: &[u8], rest: &[u8]) -> bool {
    let is_digits = |word: &[u8]| word.iter().all(u8::is_ascii_digit);
    let mut words = rest.split(|octet| is_blank(*octet));
    let first = words.clone().next().unwrap_or_default();
    let is_year = matches!(first, [b'1', b'9', _, _] | [b'2', b'0', _, _]);
    let is_whole = name.iter().any(u8::is_ascii_digit);
    words.all(|word| word.len() < 5 && is_digits(word)) && !is_year
        || !is_whole
            && first.iter().any(u8::is_ascii_digit)
            && first.iter().all(|octet| octet.is_ascii_alphanumeric() || b"._-".contains(octet))
}
