//! Escapes of LaTeX, Markdown, JSON and e-mail: characters that these write with a backslash or an equals sign, in
//! braces or between dollar signs.

use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;
use core::ops::Range;

use crate::accident::form::octets;
use crate::accident::name;
use crate::accident::name::label::begins_identifier;
use crate::accident::registrant;
use crate::accident::search::hit::Hit;
use crate::accident::search::pasted::Pasted;
use crate::text::confusable::{self, Looks};
use crate::text::{is_hidden, json, latex, quote};

/// How e-mail in quoted-printable writes some characters.
const QUOTED: &[(&str, &str)] = &[
    ("=2F", "/"),
    ("=3A", ":"),
    ("=3C", "<"),
    ("=3E", ">"),
    ("=3B", ";"),
    ("=3D", "="),
    ("=2E", "."),
    ("=2D", "-"),
    ("=5F", "_"),
    ("=28", "("),
    ("=29", ")"),
    ("=E2=80=90", "-"),
    ("=E2=80=91", "-"),
    ("=E2=80=93", "-"),
];

/// `10.1371=2Fjournal.pone.0229937`: characters of quoted-printable. In a query or a fragment, `=2F` may be a plain
/// value, so a text with one is passed over.
pub(crate) fn quoted_printable(pasted: &Pasted<'_>) -> Option<Hit> {
    let has_value = pasted.flat.iter().any(|octet| b"?&@#".contains(octet));
    // A colon after the first number of a handle would make an index of it.
    let number = octets::run(pasted.flat, pasted.body.start, u8::is_ascii_digit);
    let has_index = number > pasted.body.start && octets::starts(pasted.flat, number, "=3A");
    if has_value || has_index {
        return None;
    }
    let hit = written_as(pasted, of_quoted_printable)?;
    // A name hardly ends with `=`, so nobody knows what this one belongs to.
    let is_odd = pasted.flat.ends_with(b"=3D");
    Some(hit.offered(!is_odd))
}

fn of_quoted_printable(text: &[u8], at: usize) -> Option<(Cow<'static, str>, usize)> {
    let (way, meant) = QUOTED.iter().find(|(way, _)| octets::starts(text, at, way))?;
    Some(((*meant).into(), way.len()))
}

/// `10.1000/foo\_bar`: characters as LaTeX or Markdown writes them.
pub(crate) fn latex(pasted: &Pasted<'_>) -> Option<Hit> {
    written_as(pasted, of_latex)
}

fn of_latex(text: &[u8], at: usize) -> Option<(Cow<'static, str>, usize)> {
    let (meant, width) = latex::read(&text[at..])?;
    // In LaTeX, `\-` allows a line break; in Markdown, it is a hyphen. Hardly any name has a hyphen after another mark,
    // so there it is a place for a line break.
    let is_break = octets::starts(text, at, "\\-")
        && text[..at].last().is_some_and(|last| b"./-_".contains(last));
    Some((if is_break { "" } else { meant }.into(), width))
}

/// `10.1000\/182`: characters as JSON writes them.
pub(crate) fn json(pasted: &Pasted<'_>) -> Option<Hit> {
    written_as(pasted, of_json)
}

/// How JSON and many programs write a line end.
const LINE_END: &str = "\\n";

/// What an escape of JSON at `at` means in a name: a hyphen in place of a dash, and nothing in place of a line end
/// inside the name, of a character that nobody sees, or of a blank at the beginning or the end of the text.
fn of_json(text: &[u8], at: usize) -> Option<(Cow<'static, str>, usize)> {
    if octets::starts(text, at, "\\/") {
        return Some(("/".into(), 2));
    }
    if let Some(width) = line_end(text, at) {
        return Some(("".into(), width));
    }
    let (character, width) = json::escaped(&text[at..])?;
    let is_at_end = at == 0 || at + width == text.len();
    let meant = match character {
        _ if confusable::looks(character) == Some(Looks::LikeAHyphen) => "-".into(),
        '\u{2215}' => "/".into(),
        _ if is_hidden(character) => "".into(),
        _ if character.is_whitespace() => if is_at_end { "" } else { " " }.into(),
        _ => String::from(character).into(),
    };
    Some((meant, width))
}

/// How many octets the line end at `at` has. It counts only before more of a name. `\n` alone counts only before an
/// identifier with which the text begins, or after a mark at which a line may be broken: elsewhere, its `\` may stand
/// in place of a slash, or begin a command of LaTeX.
fn line_end(text: &[u8], at: usize) -> Option<usize> {
    let way = ["\\r\\n", "=\\n", LINE_END].into_iter().find(|way| octets::starts(text, at, way))?;
    let goes_on = text.get(at + way.len()).is_some_and(u8::is_ascii_alphanumeric);
    let is_line_end = match text[..at].last() {
        _ if way != LINE_END => true,
        Some(last) => b"-._(".contains(last),
        None => {
            let rest = &text[way.len()..];
            rest.first().is_some_and(u8::is_ascii_digit)
                || name::web_end(rest, 0).is_some()
                || begins_identifier(rest, 0)
        }
    };
    (goes_on && is_line_end).then_some(way.len())
}

/// A hit with each place at which `read` finds a character that is written in another way. `read` returns what was
/// meant, and how many octets the other way takes.
fn written_as(
    pasted: &Pasted<'_>,
    read: impl Fn(&[u8], usize) -> Option<(Cow<'static, str>, usize)>,
) -> Option<Hit> {
    let text = pasted.flat;
    let (mut at, mut places) = (0, Vec::new());
    while let Some(octet) = text.get(at) {
        // Every way begins with one of these.
        let found = if b"\\${=".contains(octet) { read(text, at) } else { None };
        let Some((meant, width)) = found else {
            at += 1;
            continue;
        };
        let text = if meant == "/" { String::from("/") } else { pasted.written(&meant) };
        places.push((at..at + width, text));
        at += width;
    }
    let (range, meant) = places.first()?;
    let what = named(&text[range.clone()], meant);
    Some(Hit::all(places)?.called(what))
}

/// What messages call the character that is written as `way`, and that means `meant`.
fn named(way: &[u8], meant: &str) -> String {
    if let Some((character, _)) = json::escaped(way) {
        return quote::character(character);
    }
    match meant {
        "" if way.ends_with(LINE_END.as_bytes()) => "a line end".into(),
        "" => "a place for a line break".into(),
        " " => "a space".into(),
        meant => quote::text(meant.as_bytes()),
    }
}

/// `_x000D_`: how the files of Microsoft Office write a line break or a tab in a cell.
pub(crate) fn office(pasted: &Pasted<'_>) -> Option<Hit> {
    const ESCAPES: &[(&str, &str)] =
        &[("_x000D_", "a line break"), ("_x000A_", "a line break"), ("_x0009_", "a tab")];
    let text = pasted.flat;
    let escape = |at: usize| ESCAPES.iter().find(|(escape, _)| octets::starts(text, at, escape));
    let (mut at, mut places, mut meant) = (0, Vec::new(), "");
    while at < text.len() {
        let start = at;
        while let Some(&(escape, words)) = escape(at) {
            (at, meant) = (at + escape.len(), words);
        }
        if at > start {
            places.push((start..at, String::new()));
        }
        at += 1;
    }
    // Inside a name, a line break may stand where a line was broken, or between two texts of a cell.
    let is_broken = |place: &Range<usize>| {
        let (before, after) = (&text[..place.start], &text[place.end..]);
        before.is_empty()
            || after.is_empty()
            || before.last().is_some_and(|last| b"-._/".contains(last))
            || registrant::is_whole(&[before, after].concat())
    };
    let is_sure = places.iter().all(|(place, _)| is_broken(place));
    Some(Hit::all(places)?.called(meant).offered(is_sure))
}

/// How each of these escapes begins.
const ESCAPE: &str = "_x00";

/// Whether such an escape may stand in a text.
pub(crate) fn may_have_office(text: &[u8]) -> bool {
    text.windows(ESCAPE.len()).any(|octets| octets.eq_ignore_ascii_case(ESCAPE.as_bytes()))
}
