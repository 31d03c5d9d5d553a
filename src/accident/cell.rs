//! Accidents where other cells of a row of a table were copied along with the identifier.

pub(crate) mod subfield;

use core::ops::Range;

use super::form::date::is_slashed_date;
use super::form::octets::{is_year, run, starts};
use super::form::words::Words;
use super::markup::{keep, only};
use super::other::{is_issn, is_numbered};
use super::registrant::{has_slip, is_whole_with_mark};
use super::search::hit::Hit;
use super::search::pasted::Pasted;
use super::slip::damaged_prefix::may_begin_identifier;

/// Other cells beside an identifier, in a row of CSV or of a program that has quotation marks: `"10.1000/182","Title"`,
/// `('10.1000/182', 2019)`.
pub(super) fn others(pasted: &Pasted<'_>) -> Option<Hit> {
    let text = pasted.flat;
    let meets = |pair: &[u8]| match pair {
        [a, b] => is_quote(*a) && separates(*b) || separates(*a) && is_quote(*b),
        _ => false,
    };
    if !pasted.may_be_handle() || !text.windows(2).any(meets) {
        return None;
    }
    let Some(kept) = only(text) else { return first(text) };
    let kept = kept.start..cell_end(text, &kept)?;
    let is_cell = begins_cell(text, kept.start) && ends_cell(text, kept.end);
    // The cells before this one have both their quotation marks: one alone stands inside an identifier.
    let before = &text[..kept.start - usize::from(quote_before(text, kept.start).is_some())];
    let is_closed = |quote: u8| before.iter().filter(|&&octet| octet == quote).count() % 2 == 0;
    let is_row = is_closed(b'"') && is_closed(b'\'');
    let has_others = kept.start > 2 || kept.end + 2 < text.len();
    let is_paired = quote_before(text, kept.start)
        == text.get(kept.end).copied().filter(|octet| is_quote(*octet));
    (is_paired && is_cell && has_others && is_row).then(|| keep(text, &kept))
}

/// Where the cell ends that holds the identifier at `kept`: at the next quotation mark of the kind before it, or
/// without one at the next sign that separates the cells.
fn cell_end(text: &[u8], kept: &Range<usize>) -> Option<usize> {
    let before = text[..kept.start].last().copied();
    let end = match before.filter(|octet| is_quote(*octet) || separates(*octet)) {
        Some(mark) => run(text, kept.start, |octet| *octet != mark).min(kept.end),
        None => kept.end,
    };
    Some(text[..end].iter().rposition(|&octet| !separates(octet))? + 1)
}

/// The first of several cells with an identifier, without its quotation marks. The text does not show which one is
/// meant.
fn first(text: &[u8]) -> Option<Hit> {
    let quote = text.first().copied().filter(|octet| is_quote(*octet))?;
    let end = run(text, 1, |octet| *octet != quote);
    let is_named = may_begin_identifier(text, 1);
    (is_named && end < text.len() && ends_cell(text, end))
        .then(|| Hit::cut(0..1).and(end..end + 1, ""))
}

/// Whether the octet separates the cells of a row.
const fn separates(octet: u8) -> bool {
    matches!(octet, b',' | b';' | b'\t')
}

/// Whether the octet stands around a cell.
const fn is_quote(octet: u8) -> bool {
    matches!(octet, b'"' | b'\'')
}

/// The quotation mark right before `at`.
fn quote_before(text: &[u8], at: usize) -> Option<u8> {
    text[..at].last().copied().filter(|octet| is_quote(*octet))
}

/// Whether a cell begins at `at`, perhaps with a quotation mark before, and perhaps right after the bracket of a row.
fn begins_cell(text: &[u8], at: usize) -> bool {
    let before = &text[..at - usize::from(quote_before(text, at).is_some())];
    matches!(before.trim_ascii_end(), [] | [b'(' | b'['])
        || before.trim_ascii_end().last().is_some_and(|octet| separates(*octet))
}

/// Whether a cell ends at `at`, perhaps with a quotation mark after it, and perhaps right before the bracket of a row.
fn ends_cell(text: &[u8], at: usize) -> bool {
    let after = text[at..].strip_prefix(b"\"").or_else(|| text[at..].strip_prefix(b"'"));
    let after = after.unwrap_or(&text[at..]).trim_ascii_start();
    let is_in_brackets = text.first().is_some_and(|first| b"([".contains(first));
    after.first().is_none_or(|octet| separates(*octet) || is_in_brackets && b")]".contains(octet))
}

/// `,FALSE`, `,2020`, `,PMID:23193287`, `,pp.2206-2222`: the next cell of the same row, or the next field of a
/// reference.
pub(super) fn next(pasted: &Pasted<'_>) -> Option<Hit> {
    static FLAGS: Words = Words::new(&["true", "false", "null", "nan", "none", "n/a", "na"]);
    static LABELS: Words = Words::new(&["pmid:", "pmc", "arxiv:", "issn:", "isbn:"]);
    static NUMBERED: Words =
        Words::new(&["pp.", "pp", "p.", "pages", "vol.", "vol", "no.", "art."]);
    let (text, end) = (pasted.flat, pasted.body.end);
    let within = pasted.after_first().filter(|_| pasted.may_be_handle())?;
    let is_digit = |at: usize| text[..end].get(at).is_some_and(u8::is_ascii_digit);
    // No name ends before its first digit.
    let first_digit = (within.start - 1..end).find(|&at| is_digit(at))?;
    // A tab is a blank, for which there are other rules.
    let mut marks =
        within.clone().filter(|&at| at > first_digit && matches!(text[at], b',' | b';'));
    let hit = marks.find_map(|at| {
        let next = &text[at + 1..end];
        let is_field = LABELS.stand(next, 0)
            || NUMBERED.at(next, 0).any(|word| is_digit(at + 1 + word.len()))
            || is_slashed_date(next);
        let cell = &next[..run(next, 0, |octet| !matches!(octet, b',' | b';'))];
        let is_cell = FLAGS.has(next) || is_year(cell) || is_other(cell);
        let what = if is_cell { "cell of a table" } else { "field of a reference" };
        (is_cell || is_field).then(|| {
            let start = first_cell(&text[..at], within.start);
            // A mark in place of a dot or a slash of the name may make a cell of the rest.
            let is_part = is_whole_with_mark(pasted, &(start..start + 1));
            Hit::cut(start..end).called(what).offered(!is_part)
        })
    });
    // If the comma is a slip for a dot of the name, another rule reports it.
    hit.filter(|_| !has_slip(pasted.body()))
}

/// The index of the mark before the first of the cells at the end of a row that do not belong to the name, or the end
/// of the row. Words and identifiers of other kinds do not belong to it; any other cell with a digit may.
fn first_cell(row: &[u8], from: usize) -> usize {
    let is_word =
        |octet: &u8| octet.is_ascii_alphabetic() || b" .'-".contains(octet) || !octet.is_ascii();
    let mark = row.iter().rposition(|octet| matches!(octet, b',' | b';')).filter(|&at| at >= from);
    match mark.map(|at| (at, &row[at + 1..])) {
        Some((at, cell)) if is_other(cell) || cell.len() > 2 && cell.iter().all(is_word) => {
            first_cell(&row[..at], from)
        }
        _ => row.len(),
    }
}

/// Whether a cell has an identifier of another kind: a PMID, an ISSN, a Scopus EID, or an OpenAlex ID.
fn is_other(cell: &[u8]) -> bool {
    is_numbered(cell, "", 7..=8) && cell[0] != b'0'
        || is_issn(cell)
        || starts(cell, 0, "2-s2.0-")
        || cell.starts_with(b"W") && is_numbered(cell, "W", 9..=usize::MAX)
}
