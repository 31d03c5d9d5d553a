//! Notes after a name: after a blank, or with their first word right after the name.

use crate::accident::form::octets::{blank, blank_name, is_blank, is_year};
use crate::accident::registrant::{
    Extent, is_whole, is_whole_with, is_whole_with_mark, parted_end, telling_extent,
};
use crate::accident::search::hit::Hit;
use crate::accident::search::pasted::Pasted;

use super::end::punctuation::is_mark;
use super::gap::may_go_on::may_go_on;
use super::gap::place::{Gap, blanks_end};
use super::joined::next_line::capital;
use super::joined::note_start::note_start;

/// A blank inside the text, and a note after it that is not part of the name.
pub(crate) fn note(pasted: &Pasted<'_>) -> Option<Hit> {
    let (text, body) = (pasted.flat, &pasted.body);
    let slash = pasted.slash_of_handle()?;
    let end = (slash..body.end).find(|&at| blank(text, at) > 0)?;
    let after = blanks_end(text, end);
    if after >= text.len() {
        return None;
    }
    // Punctuation before the note belongs to neither the name nor the note.
    let start = punctuation_start(pasted, end).max(pasted.after_first()?.start).min(end);
    let (word, rest) = (&text[slash + 1..start], &text[after..]);
    let start = note_start(word, rest)
        .map(|at| slash + 1 + at)
        .or_else(|| capital(&text[body.start..start]).map(|at| body.start + at))
        .or_else(|| journal(&text[body.start..end]).map(|at| body.start + at))
        .unwrap_or(start);
    let is_text = |octet: &u8| !octet.is_ascii_punctuation() && !is_blank(octet);
    let follows = if rest.iter().any(is_text) { "more text" } else { "punctuation" };
    let what = [blank_name(text[end]), " and ", follows].concat();
    let hit = |cut| Hit { place: end..text.len(), ..Hit::cut(cut) }.called(what);
    // A name whose rest is missing must not be made to look whole.
    let handle = &text[body.start..start];
    if telling_extent(handle) == Extent::Begun {
        // If the rest may follow after the blank, the edit deletes only the blank, so that no other rule calls the name
        // incomplete.
        let follows = !rest[0].is_ascii_alphabetic() && !is_year(rest.trim_ascii_end());
        let cut = if follows { end..after } else { start..text.len() };
        return Some(hit(cut).offered(false));
    }
    // A part of the name must not be cut off, because the rest would look whole.
    let blanks = end..after;
    let gap = Gap::new(&text[body.start..end], &text[blanks.clone()], without_end(rest));
    let gap = gap.after(handle);
    // Somebody who escapes the blanks of a handle means them.
    let is_meant = !pasted.is_raw(&blanks) && !handle.starts_with(b"10.");
    let is_part = is_meant
        || parted_end(&text[body.start..]).is_some()
        || may_go_on(&gap)
        || gap.is_near()
            && !is_whole(handle)
            && (is_whole_with_mark(pasted, &blanks) || is_whole_with(pasted, &blanks, ""));
    Some(hit(start..text.len()).offered(!is_part))
}

/// The text after a blank without the punctuation, the kind of a file and the tag at its end, which hide whether the
/// name goes on there.
fn without_end(rest: &[u8]) -> &[u8] {
    let end =
        if rest.ends_with(b">") { rest.iter().rposition(|octet| *octet == b'<') } else { None };
    let rest = &rest[..end.unwrap_or(rest.len())];
    let rest = rest.strip_suffix(b".pdf").unwrap_or(rest);
    let kept = rest.iter().rposition(|octet| !b".,;:)]".contains(octet));
    &rest[..kept.map_or(0, |last| last + 1)]
}

/// The index of the `J.` with which the title of a journal begins, right after the last digit of a name that is whole:
/// `10.1021/acs.jctc.9b00143J. Chem. Theory Comput.`.
fn journal(before: &[u8]) -> Option<usize> {
    let name =
        before.strip_suffix(b"J.").filter(|name| name.last().is_some_and(u8::is_ascii_digit))?;
    (telling_extent(name) == Extent::Whole).then_some(name.len())
}

/// Where the commas, full stops, backslashes and marks beyond ASCII begin that stand right before `at`.
fn punctuation_start(pasted: &Pasted<'_>, at: usize) -> usize {
    let mut start = at;
    loop {
        start = match pasted.before(start) {
            Some(('.' | ',' | ';' | ':' | '\\', at)) => at,
            Some((character, at)) if is_mark(character) => at,
            _ => return start,
        };
    }
}
