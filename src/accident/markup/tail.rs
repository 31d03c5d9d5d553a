//! Remains of markup after an identifier.

use core::ops::Range;

use crate::accident::form::marks::LINE_BREAKS;
use crate::accident::form::octets::{self, run_before, starts};
use crate::accident::form::words::Words;
use crate::accident::name;
use crate::accident::registrant;
use crate::accident::search::hit::Hit;
use crate::accident::search::pasted::Pasted;
use crate::text::ascii::ends_with;
use crate::text::entity;

use super::end::{begins_entity, name_end};
use super::only::identifiers;
use super::tags::{LOOKS, SHIFTED};

/// Remains of markup at the end of an identifier: `" target="_blank`, `</a>`, `}},`.
pub(crate) fn tail(pasted: &Pasted<'_>) -> Option<Hit> {
    // Text that looks like a query may belong to the markup.
    let text = pasted.flat;
    let (start, slash) = (pasted.body.start, pasted.slash_of_handle()?);
    let end = name_end(text, slash);
    // A `~`, which is a blank of LaTeX, may stand before a command.
    let end = end - usize::from(is_command(text, end) && text[..end].ends_with(b"~"));
    let rest = text.get(end..).filter(|_| end > slash + 1)?;
    let first = rest.iter().position(|octet| !b".,;:".contains(octet))?;
    if let Some(hit) = at_line_break(text, start, end..end + first) {
        return Some(hit);
    }
    let rest = &rest[first..];
    if is_punctuation(rest) || !begins_markup(rest) || !repeats(rest, &text[start..end]) {
        return None;
    }
    // What is raised right after a whole name belongs to a note.
    let is_note = || {
        starts(rest, 0, "<sup>") && rest.ends_with(b">") && registrant::is_whole(&text[start..end])
    };
    Some(Hit::cut(end..text.len()).offered(!is_inside_name(rest) || is_note()))
}

/// A tag that breaks the line, after a name from `start` on and the `punctuation` after it: the name goes on in the
/// next line, or it is whole, and the next line is no part of it.
fn at_line_break(text: &[u8], start: usize, punctuation: Range<usize>) -> Option<Hit> {
    let Range { start: end, end: at } = punctuation;
    let (name, rest) = (&text[start..at], &text[at..]);
    let width = line_break(rest)?;
    let next = &rest[width..];
    let has_form = || registrant::is_whole(&[name, next].concat());
    if registrant::is_whole(name) && !(registrant::may_be_longer(name) && has_form()) {
        return Some(Hit::cut(end..text.len()).offered(repeats(next, name)));
    }
    let is_of_name = entity::word_break(rest).is_some();
    if end < at && !is_of_name && !has_form() {
        return None;
    }
    // A line may be broken in a number, or another number stands in the next line.
    let is_digit = |octet: Option<&u8>| octet.is_some_and(u8::is_ascii_digit);
    let is_in_number = is_digit(name.last()) && is_digit(next.first());
    let is_sure = is_of_name || !is_in_number || has_form();
    Some(Hit::cut(at..at + width).offered(is_sure))
}

/// Whether the text after a name has punctuation alone, which belongs to a sentence rather than to markup.
fn is_punctuation(rest: &[u8]) -> bool {
    let is_telling = |octet: &u8| octet.is_ascii_alphanumeric() || b"<=".contains(octet);
    let is_markup =
        rest.starts_with(b"}}") || rest.starts_with(b"](") || octets::contains(rest, "/>");
    !rest.iter().any(is_telling) && !is_markup
}

/// Whether the text after a name begins like markup: with a quotation mark, a tag, a bracket or a command.
fn begins_markup(rest: &[u8]) -> bool {
    match rest {
        // A table or a program writes a quotation mark inside a text twice.
        [b'"', b'"', more @ ..] => more.first().is_none_or(|next| b",)".contains(next)),
        [b'"' | b'\'' | b'`', next, ..] => octets::is_blank(next) || b">/,}]);:<@^".contains(next),
        [b'<', next, more @ ..] => {
            let closed = more.contains(&b'>') || more.contains(&b' ');
            (next.is_ascii_alphabetic() && closed) || b"/!".contains(next)
        }
        [b'>', more @ ..] => {
            let word = more.first().is_some_and(u8::is_ascii_alphabetic)
                || name::doi_slash(more, 0).is_some();
            word || more.contains(&b'<')
        }
        [b'}', b'}', ..] | [b'}', b',', ..] => true,
        [b']', b'(', ..] | [b')', b'[', ..] | [b'[', b'/', ..] | [b')', b'<', b'/', ..] => true,
        [b'{', b':' | b'.' | b'#', .., b'}'] => true,
        [b'{', attributes @ .., b'}'] => ATTRIBUTES.stand(attributes, 0),
        [b'}', more @ ..] | [b']', more @ ..] => {
            has_alphanumeric(more)
                && (more.iter().any(|octet| b"{}<>=\"".contains(octet))
                    || octets::contains(more, "[/"))
        }
        [b'\\', b'r' | b'n', ..] | [b'\\', b'"', ..] => true,
        [b'\\', b't', next, ..] if !next.is_ascii_lowercase() => true,
        [b'~', ..] => is_command(rest, 1),
        [b'\\', ..] => is_command(rest, 0),
        [b'&', ..] => begins_entity(rest, 0),
        _ => false,
    }
}

/// Whether the text after a name has no identifier, or only the same one again. If it has another, it is more than the
/// remains of markup.
fn repeats(rest: &[u8], name: &[u8]) -> bool {
    identifiers(rest).all(|other| ends_with(name, &rest[other.name]))
}

/// Whether the name may go on after a tag that begins here, or inside its element, as in
/// `978-3-540-75757-3<sub>1</sub>2` and `x<sub>2</sub>`; or after a single `>`.
fn is_inside_name(rest: &[u8]) -> bool {
    let opens = matches!(rest, [b'<', next, ..] if next.is_ascii_alphabetic());
    let mut pieces = rest.split(|octet| b"<>".contains(octet)).filter(|piece| !piece.is_empty());
    let is_part = |piece: &[u8]| octets::is_word(piece, b"") && piece.len() < 9;
    let (element, inner, end) = (pieces.next(), pieces.next(), pieces.next());
    let is_closed = end.and_then(|end| end.strip_prefix(b"/")) == element;
    opens
        && element.is_some_and(|element| LOOKS.has(element) || SHIFTED.has(element))
        && is_closed
        && inner.is_some_and(is_part)
        && pieces.all(is_part)
        || is_unpaired(rest)
        || rest.starts_with(b">") && rest[1..].contains(&b'/') && !rest.contains(&b'<')
}

/// Whether the text after a name is the tag of a style or of a line break and then only a word, with a digit or in
/// capitals, with which the name may go on: `natur<br/>e14539`. No closing tag follows.
pub(super) fn is_unpaired(rest: &[u8]) -> bool {
    let mut parts = rest.splitn(2, |octet| *octet == b'>');
    let (tag, word) = (parts.next().unwrap_or_default(), parts.next().unwrap_or_default());
    let element = tag.strip_prefix(b"<").unwrap_or_default();
    let element = element.strip_suffix(b"/").unwrap_or(element).trim_ascii();
    (LOOKS.has(element) || matches!(element, b"br" | b"wbr"))
        && (octets::has_digit(word) || word.len() > 1 && word.iter().all(u8::is_ascii_uppercase))
        && octets::is_word(word, b"._-:")
        && !octets::is_year(word)
}

/// The attributes that Markdown gives to a link in braces after it, besides its classes, which begin with a dot.
static ATTRIBUTES: Words = Words::new(&["class=", "rel=", "target="]);

/// Commands of LaTeX that follow a name in a sentence.
static COMMANDS: Words = Words::new(&[
    "cite",
    "emph",
    "footnote",
    "hspace",
    "label",
    "newline",
    "par",
    "quad",
    "ref",
    "textsubscript",
    "textsuperscript",
    "vspace",
]);

/// Whether a command of LaTeX that may follow a name stands at `at`.
pub(crate) fn is_command(text: &[u8], at: usize) -> bool {
    text.get(at) == Some(&b'\\') && COMMANDS.stand(text, at + 1)
}

/// Whether the `\` at `at` begins a command of LaTeX that no path has: one of a formula, one of text or one with
/// something in braces: `$\neq$`, `\textit`, `\ensuremath{<}`.
pub(crate) fn is_of_latex(text: &[u8], at: usize) -> bool {
    if text.get(at) != Some(&b'\\') {
        return false;
    }
    let end = octets::run(text, at + 1, u8::is_ascii_alphabetic);
    let is_of_text = || {
        let ends = text.get(end).is_none_or(|next| b"$\\ ".contains(next));
        ends && (starts(text, at, "\\text") || starts(text, at, "\\math"))
    };
    // `\u{200B}` is how programs write a character.
    let has_group = text.get(end) == Some(&b'{') && &text[at + 1..end] != b"u";
    end > at + 1 && (text[..at].ends_with(b"$") || has_group || is_of_text())
}

/// Whether a `{` stands at the end of a text, perhaps with other commands of LaTeX after it, so that a `\` after it
/// begins a command.
pub(crate) fn opens_group(before: &[u8]) -> bool {
    let is_of_command = |octet: &u8| octet.is_ascii_alphabetic() || *octet == b'\\';
    before[..run_before(before, before.len(), is_of_command)].ends_with(b"{")
}

/// How many octets the tag of a line break has, if the name goes on after it.
fn line_break(text: &[u8]) -> Option<usize> {
    let inside = entity::word_break(text);
    let width =
        inside.or_else(|| Some(LINE_BREAKS.iter().find(|tag| starts(text, 0, tag))?.len()))?;
    let goes_on = |octet: &u8| {
        b"0123456789-._/(".contains(octet) || inside.is_some() && octet.is_ascii_alphabetic()
    };
    text.get(width).is_some_and(goes_on).then_some(width)
}

fn has_alphanumeric(text: &[u8]) -> bool {
    text.iter().any(u8::is_ascii_alphanumeric)
}
