//! Accidents with markup: HTML, XML, Markdown, BibTeX, JSON, LaTeX and spreadsheets around an identifier.
//!
//! The files of the folder recognise markup of any kind before and after an identifier, and quotation marks and
//! brackets around it. This file recognises elements of XML, emphasis of Markdown, commands of LaTeX and formulas of
//! spreadsheets.

mod around;
mod braces;
pub(super) mod end;
mod marked;
mod only;
mod quotes;
mod tags;
pub(super) mod tail;

use alloc::string::String;
use alloc::vec::Vec;

use super::form::octets::{blanks, is_blank, run, run_before, starts, word_end};
use super::form::words::Words;
use super::search::hit::Hit;
use super::search::pasted::Pasted;
use super::slip::damaged_prefix::may_begin_identifier;

pub(super) use around::around;
pub(super) use braces::braces;
pub(super) use end::name_end;
pub(super) use marked::{begins_marked, bracketed, may_begin_marked};
pub(super) use only::{
    cut, has_mention, identifiers, is_cut_off, is_same, keep, link, only, only_link,
};
pub(super) use quotes::{enclosed, opened, pairs};
pub(super) use tags::tags;
pub(super) use tail::tail;
use tail::{is_command, is_of_latex, opens_group};

/// A tag of HTML or XML before an identifier, and its end tag after it: `<doi>…</doi>`.
pub(super) fn element(pasted: &Pasted<'_>) -> Option<Hit> {
    let text = pasted.flat;
    if text.first() != Some(&b'<') {
        return None;
    }
    let tag_end = word_end(text, 1, b":_.-");
    let open = run(text, 1, |octet| *octet != b'>') + 1;
    let close = text.iter().rposition(|&octet| octet == b'<')?;
    let tag =
        text.get(1..tag_end).filter(|tag| tag.first().is_some_and(u8::is_ascii_alphabetic))?;
    let whole = starts(text, close, "</") && text[close + 2..].starts_with(tag);
    let kept = only(text)?;
    // Between the tags stands only the identifier, perhaps with a label.
    let inside = kept.start >= open && kept.end <= close;
    (whole && inside && kept.start < open + 40 && kept.end + 8 > close).then(|| {
        let hit = keep(text, &kept);
        Hit { place: 0..open, ..hit }
    })
}

/// Emphasis of Markdown around the identifier, perhaps after a scheme or a host: `**10.…**`, `` `10.…` ``.
pub(super) fn emphasis(pasted: &Pasted<'_>) -> Option<Hit> {
    let text = pasted.body();
    let mark = *text.first().filter(|mark| marked::EMPHASIS.contains(mark))?;
    let start = run(text, 0, |octet| *octet == mark);
    // The punctuation of the sentence may follow the closing marks.
    let close = run_before(text, text.len(), |octet| b".,;:!?".contains(octet));
    let end = run_before(text, close, |octet| *octet == mark);
    // A name may have underscores of its own, but other marks inside belong to a second pair.
    let is_one = mark == b'_' || !text.get(start..end).is_some_and(|inner| inner.contains(&mark));
    let whole = pasted.expects_handle() && close - end == start && is_one;
    let follows = may_begin_marked(text, start);
    (whole && follows).then(|| keep(text, &(start..end)).moved(pasted.body.start))
}

/// Commands of LaTeX that have an identifier in braces.
static COMMANDS: Words = Words::new(&[
    "\\url{",
    "\\href{",
    "\\doi{",
    "\\detokenize{",
    "\\path{",
    "\\nolinkurl{",
    "\\texttt{",
    "\\hdl{",
    "\\emph{",
    "\\textit{",
]);

/// Commands that cite a work. They count only in a text that begins with a command: a citation after an identifier does
/// not contain it.
static CITES: Words =
    Words::new(&["\\cite{", "\\citep{", "\\citet{", "\\autocite{", "\\parencite{", "\\footcite{"]);

/// A command of LaTeX with the identifier in braces.
pub(super) fn command(pasted: &Pasted<'_>) -> Option<Hit> {
    let text = pasted.flat;
    let may_cite = text.starts_with(b"\\");
    let begins =
        |at| COMMANDS.stand(text, at) || may_cite && CITES.stand(text, at) || is_font(text, at);
    if !pasted.is_name() || !(0..text.len()).any(begins) {
        return None;
    }
    let kept = only(text)?;
    Some(keep(text, &kept))
}

/// `10.1000/a$\neq$b`: a command of LaTeX inside an identifier, of which no rule knows what it stands for. There is
/// another rule for the commands that may follow an identifier.
pub(super) fn command_inside(pasted: &Pasted<'_>) -> Option<Hit> {
    let (text, slash) = (pasted.flat, pasted.slash_of_handle()?);
    let word = run(text, slash, |octet| !is_blank(octet));
    let (mut at, mut places) = (slash, Vec::new());
    while at < word {
        let mut end = at + 1;
        if is_of_latex(text, at) && !is_command(text, at) {
            end = command_end(text, at);
            places.push((at - usize::from(text[..at].ends_with(b"$"))..end, String::new()));
        }
        at = end;
    }
    Some(Hit::all(places)?.offered(false))
}

/// Where the command of LaTeX at `at` ends, with its group in braces or its formula.
fn command_end(text: &[u8], at: usize) -> usize {
    let end = run(text, at + 1, u8::is_ascii_alphabetic);
    let close = match text.get(end) {
        _ if text[..at].ends_with(b"$") => b'$',
        Some(b'{') => b'}',
        _ => return end,
    };
    let width = text[end..].iter().position(|octet| *octet == close);
    width.map_or(end, |width| end + width + 1)
}

/// Whether any command of LaTeX with an identifier in braces begins at `at`, or a group with a command and an
/// identifier: `\textsf{10.1000/182}`, `{\tt 10.1000/182}`.
fn is_font(text: &[u8], at: usize) -> bool {
    if text[at] != b'\\' {
        return false;
    }
    let end = run(text, at + 1, u8::is_ascii_alphabetic);
    let start = match text.get(end) {
        Some(b'{') => end + 1,
        Some(_) if opens_group(&text[..at]) => blanks(text, end),
        _ => return false,
    };
    end > at + 1 && may_begin_identifier(text, start)
}

/// A formula of a spreadsheet, or the apostrophe that marks a cell as text.
pub(super) fn formula(pasted: &Pasted<'_>) -> Option<Hit> {
    let text = pasted.flat;
    if !pasted.is_name() {
        return None;
    }
    let start = blanks(text, 0);
    // An entry of BibTeX also begins with `@` and a word, but a brace follows: `@article{`.
    let is_entry = || text.get(word_end(text, start + 1, b"")) == Some(&b'{');
    let is_formula = text.get(start) == Some(&b'=')
        || starts(text, start, "@") && !starts(text, start, "@doi") && !is_entry()
        || starts(text, start, "+hyperlink");
    if !is_formula {
        let is_marked = text.first() == Some(&b'\'') && !text[1..].contains(&b'\'');
        return (is_marked && may_begin_identifier(text, 1)).then(|| Hit::cut(0..1));
    }
    let kept = only(text)?;
    let (before, after) = (&text[..kept.start], &text[kept.end..]);
    let is_opened = before.iter().any(|octet| b"\"(".contains(octet)) || kept.start == start + 1;
    let is_closed = after.is_empty() || after.iter().any(|octet| b"\")".contains(octet));
    (is_opened && is_closed).then(|| keep(text, &kept))
}
