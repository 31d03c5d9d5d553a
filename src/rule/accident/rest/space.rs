//! Blanks around a name and inside it, and notes after them.

use alloc::string::String;
use alloc::vec::Vec;
use core::ops::Range;

use crate::rule::accident::hit::Hit;
use crate::rule::accident::kind::Kind;
use crate::rule::accident::octets::{self, blank, blanks, blanks_before, run};
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
    Some(Hit::cut(side).surely(sure && !inner).called(what))
}

/// Blanks inside a name that was broken at the end of a line: next to its slash, after a mark at which lines are
/// broken, or as a line break itself.
pub(crate) fn broken(pasted: &Pasted<'_>) -> Option<Hit> {
    let text = pasted.flat;
    if !pasted.is_handle() {
        return None;
    }
    let end = pasted.body.end;
    let mut places: Vec<(Range<usize>, String)> = Vec::new();
    let mut at = pasted.body.start;
    while at < end {
        let width = blank(text, at);
        if width == 0 {
            at += 1;
            continue;
        }
        let gap = at..blanks(text, at);
        if gap.end >= end || !goes_on(text, pasted.body.start, &gap, end) {
            return Hit::all(places);
        }
        at = gap.end;
        places.push((gap, String::new()));
    }
    Hit::all(places)
}

/// Whether the name goes on after a gap.
fn goes_on(text: &[u8], start: usize, gap: &Range<usize>, end: usize) -> bool {
    let before = text.get(gap.start.wrapping_sub(1)).copied().unwrap_or_default();
    let after = text[gap.end];
    let token = gap.end..run(text, gap.end, |octet| !octets::is_blank(octet)).min(end);
    let head = &text[start..gap.start];
    // The gap is in the naming authority, or at the slash.
    if !head.contains(&b'/') {
        // In place of the first dot, the blank is another slip.
        if head == b"10" && after.is_ascii_digit() {
            return false;
        }
        let slash = text[gap.end..end].iter().position(|&octet| octet == b'/');
        let authority =
            |octet: &u8| octet.is_ascii_digit() || *octet == b'.' || octets::is_blank(*octet);
        let digits = |slash: usize| {
            head.iter().all(authority) && text[gap.end..gap.end + slash].iter().all(authority)
        };
        return slash.is_some_and(digits)
            && head.first().is_some_and(u8::is_ascii_digit)
            && !head.is_empty();
    }
    let token = &text[token];
    let digit = token.iter().any(u8::is_ascii_digit);
    let last = gap.end + token.len() >= end
        || text[gap.end + token.len()..end].iter().all(|&octet| octets::is_blank(octet));
    let year = token.len() >= 4
        && (token.starts_with(b"19") || token.starts_with(b"20"))
        && token[..4].iter().all(u8::is_ascii_digit)
        && !token.get(4).is_some_and(|octet| {
            octet.is_ascii_alphanumeric() || (*octet == b'.' && token.len() > 5)
        });
    let broken_line = text[gap.clone()].iter().any(|octet| matches!(octet, b'\n' | b'\r' | b'\t'));
    let plain =
        token.iter().all(|octet| octet.is_ascii_alphanumeric() || b"-._/()".contains(octet));
    if after == b'/' || before == b'/' {
        return plain
            && (digit || token.len() > 2 || before == b'/')
            && token.len() > usize::from(after == b'/');
    }
    let joint = b"-._:(".contains(&before) || (b"-._".contains(&after) && token.len() > 1 && digit);
    if token.starts_with(b"(") {
        return false;
    }
    // A name without any digit is hardly whole: the number after the gap belongs to it.
    let local = head.splitn(2, |&octet| octet == b'/').last().unwrap_or_default();
    let number = token.len() > 3 && token.iter().all(u8::is_ascii_digit);
    if last && number && !year && !local.iter().any(u8::is_ascii_digit) {
        return true;
    }
    let dashed = token.iter().all(|octet| b"-.".contains(octet));
    plain
        && !dashed
        && ((joint && digit && !year && (last || before != b'.' || broken_line))
            || (broken_line && digit && last && !year))
}

/// A blank inside the text, and a note after it that is not part of the name.
pub(crate) fn note(pasted: &Pasted<'_>) -> Option<Hit> {
    let (text, body) = (pasted.flat, &pasted.body);
    if !pasted.is_handle() {
        return None;
    }
    let slash = pasted.slash?;
    let gap = (slash + 1..body.end).find(|&at| blank(text, at) > 0)?;
    let behind = blanks(text, gap);
    if behind >= text.len() {
        return None;
    }
    // A comma or a full stop before the note belongs to neither the name nor the note.
    let mut start = gap;
    while start > slash + 2 && b".,;:".contains(&text[start - 1]) {
        start -= 1;
    }
    Some(Hit { place: gap..text.len(), ..Hit::cut(start..text.len()) })
}
