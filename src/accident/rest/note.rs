//! Notes after a name: after a blank, or with their first word right after the name.

use crate::accident::hit::Hit;
use crate::accident::octets::{
    are_digits, are_digits_or, blank, blank_name, blanks, contains, has_digit, is_blank, is_year,
    position, run_before, starts,
};
use crate::accident::pasted::Pasted;
use crate::accident::registrant::{Extent, extent, is_whole, is_whole_with, is_whole_with_mark};

use super::button::button;
use super::goes_on::{are_parts, is_broken_number, is_hardly_whole, is_part, may_end};
use super::next_line::{capital, next_line_start};
use super::punctuation::is_mark;

/// A blank inside the text, and a note after it that is not part of the name.
pub(crate) fn note(pasted: &Pasted<'_>) -> Option<Hit> {
    let (text, body) = (pasted.flat, &pasted.body);
    let slash = pasted.slash_of_handle()?;
    let gap = (slash..body.end).find(|&at| blank(text, at) > 0)?;
    let after = blanks(text, gap);
    if after >= text.len() {
        return None;
    }
    // Punctuation before the note belongs to neither the name nor the note.
    let start = punctuation_start(pasted, gap).max(pasted.after_first()?.start).min(gap);
    let (word, rest) = (&text[slash + 1..start], &text[after..]);
    let start = note_start(word, rest)
        .map(|at| slash + 1 + at)
        .or_else(|| capital(&text[body.start..start]).map(|at| body.start + at))
        .or_else(|| journal(&text[body.start..gap]).map(|at| body.start + at))
        .unwrap_or(start);
    let is_text = |octet: &u8| !octet.is_ascii_punctuation() && !is_blank(octet);
    let follows = if rest.iter().any(is_text) { "more text" } else { "punctuation" };
    let what = [blank_name(text[gap]), " and ", follows].concat();
    let hit = |cut| Hit { place: gap..text.len(), ..Hit::cut(cut) }.called(what);
    // A name whose rest is missing must not be made to look whole.
    let handle = &text[body.start..start];
    if extent(handle) == Extent::Begun {
        // If the rest may follow after the blank, the edit deletes only the blank, so that no other rule calls the name
        // incomplete.
        let follows = !rest[0].is_ascii_alphabetic() && !is_year(rest.trim_ascii_end());
        let cut = if follows { gap..after } else { start..text.len() };
        return Some(hit(cut).offered(false));
    }
    // A part of the name must not be cut off, because the rest would look whole.
    let is_dotted = start + 1 == gap && text[start] == b'.';
    let is_near = after == gap + 1 && (start == gap || is_dotted);
    let blanks = gap..after;
    let rest = without_end(rest);
    let may_go_on = may_go_on(handle, &text[slash + 1..gap], rest, is_near)
        || is_near
            && !is_whole(handle)
            && (is_whole_with_mark(pasted, &blanks) || is_whole_with(pasted, &blanks, ""));
    Some(hit(start..text.len()).offered(!may_go_on))
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

/// Whether a handle may go on with `rest` after a blank. Its local name is `name`, with the punctuation before the
/// blank; `is_near` says whether nothing but one blank, and perhaps a dot, is between them.
fn may_go_on(handle: &[u8], name: &[u8], rest: &[u8], is_near: bool) -> bool {
    // After a comma, a year is that of a reference.
    if name.ends_with(b",") && is_year(rest.strip_suffix(b".").unwrap_or(rest)) {
        return false;
    }
    let is_part = is_near && is_part(name, rest);
    let is_broken = is_near && is_broken_number(name, rest);
    if extent(handle) == Extent::Whole {
        let is_open = ends_with_a_chapter(name) || are_digits(name) && is_part;
        return is_open && are_digits(rest)
            || is_broken && extent(&[handle, rest].concat()) == Extent::Whole;
    }
    // A year after a full stop ends the names of many journals.
    let is_year_of_name = is_near && name.ends_with(b".") && is_year(rest);
    is_part
        || is_broken
        || is_year_of_name
        || is_spaced_mark(rest)
        || !has_digit(name) && (is_number_in_brackets(rest) || rest.starts_with(b"/"))
        || is_near && name.ends_with(b".") && are_digits_or(rest, b". ")
        || is_hardly_whole(name, rest)
        || name.ends_with(b"-")
        || is_unfinished(name)
        || !handle.starts_with(b"10.") && are_parts(rest)
}

/// Whether a hyphen or a dot stands between two blanks, and a number follows: `10.5169/seals - 185464`. A year belongs
/// to a note.
fn is_spaced_mark(rest: &[u8]) -> bool {
    let [b'-' | b'.', b' ', number @ ..] = rest else { return false };
    let word = number.split(is_blank).next().unwrap_or_default();
    word.len() > 1 && word[0].is_ascii_digit() && !is_year(word)
}

/// Whether a text begins with a number in brackets that is not a year, such as that of a volume.
fn is_number_in_brackets(text: &[u8]) -> bool {
    let number = text.strip_prefix(b"(").and_then(|inside| inside.split(|&it| it == b')').next());
    number.is_some_and(|number| are_digits(number) && !is_year(number))
}

/// The index of the `J.` with which the title of a journal begins, right after the last digit of a name that is whole:
/// `10.1021/acs.jctc.9b00143J. Chem. Theory Comput.`.
fn journal(before: &[u8]) -> Option<usize> {
    let name =
        before.strip_suffix(b"J.").filter(|name| name.last().is_some_and(u8::is_ascii_digit))?;
    (extent(name) == Extent::Whole).then_some(name.len())
}

/// Where the commas, full stops and marks beyond ASCII begin that stand right before `at`.
fn punctuation_start(pasted: &Pasted<'_>, at: usize) -> usize {
    let mut start = at;
    loop {
        start = match pasted.before(start) {
            Some(('.' | ',' | ';' | ':', at)) => at,
            Some((character, at)) if is_mark(character) => at,
            _ => return start,
        };
    }
}

/// Whether a name ends with the number of a chapter, which may go on after a blank.
fn ends_with_a_chapter(name: &[u8]) -> bool {
    let digits = run_before(name, name.len(), u8::is_ascii_digit);
    name[..digits].ends_with(b"_")
}

/// Whether a name begins like a SICI, and is not one; or is a letter and a dot, as in `j. cell. 2020. 02. 052`.
fn is_unfinished(name: &[u8]) -> bool {
    let is_letter = matches!(name, [letter, b'.'] if letter.is_ascii_alphabetic());
    is_letter || starts(name, 0, "(sici)") && !name.contains(&b';')
}

/// Where a note begins in `word`, which stands before a blank and `rest`, if the blank before the note was lost.
fn note_start(word: &[u8], rest: &[u8]) -> Option<usize> {
    let noted = bracket(word, rest).or_else(|| button(word, rest));
    noted.or_else(|| em_dash(word)).or_else(|| next_line_start(word))
}

/// The index of an em dash right after a name, before the first word of a note: `182—see`.
fn em_dash(word: &[u8]) -> Option<usize> {
    let at = position(word, "—")?;
    let first = &word[at + "—".len()..];
    let is_word = !first.is_empty() && first.iter().all(u8::is_ascii_alphabetic);
    (is_word && may_end(&word[..at])).then_some(at)
}

/// Brackets in which notes stand.
const BRACKETS: [(&str, &[&str]); 3] = [("(", &[")", "）"]), ("[", &["]"]), ("（", &["）", ")"])];

/// The index of a bracket right after a name that is closed in `rest`: `182(in press)`, `182(öffnet in neuem Fenster)`.
pub(super) fn bracket(word: &[u8], rest: &[u8]) -> Option<usize> {
    let is_letter =
        |octet: &u8| octet.is_ascii_alphabetic() || !octet.is_ascii() || b",.;:'".contains(octet);
    BRACKETS.iter().find_map(|(open, closes)| {
        let at = (0..word.len()).rfind(|&at| starts(word, at, open))?;
        let is_worded = word[at + open.len()..].iter().all(is_letter);
        let is_closed = || closes.iter().any(|close| contains(rest, close));
        (is_worded && may_end(&word[..at]) && is_closed()).then_some(at)
    })
}
