//! Quotation marks and brackets around an identifier.

use alloc::vec::Vec;
use core::ops::Range;

use handle_grammar::class::Class;
use handle_grammar::rfc5234::CTL;

use crate::accident::form::marks::{QUOTES, encloses};
use crate::accident::form::octets::{self, between_blanks, blanks, run, run_before, starts};
use crate::accident::form::words::Words;
use crate::accident::name::{self, label};
use crate::accident::search::hit::Hit;
use crate::accident::search::pasted::Pasted;
use crate::accident::slip::damaged_prefix::may_begin_identifier;

/// Pairs that stand around an identifier besides [`QUOTES`]: brackets, the quotation marks of TeX and of strings in
/// programs, and pairs that are typed by mistake.
const OTHERS: &[(&str, &str)] = &[
    ("„", "”"),
    ("``", "''"),
    ("\"\"\"", "\"\"\""),
    ("\"\"", "\"\""),
    ("'''", "'''"),
    ("''", "''"),
    ("c(\"", "\")"),
    ("b'", "'"),
    ("b\"", "\""),
    ("u'", "'"),
    ("u\"", "\""),
    ("r'", "'"),
    ("r\"", "\""),
    ("f'", "'"),
    ("f\"", "\""),
    ("\\\"", "\\\""),
    ("\\'", "\\'"),
    ("(", ")"),
    ("[", "]"),
    ("{", "}"),
    ("<", ">"),
    ("(", "）"),
    ("（", ")"),
    ("⟨", "⟩"),
    ("〔", "〕"),
    ("〖", "〗"),
    ("〝", "〞"),
    ("［", "］"),
    ("｢", "｣"),
    ("⟦", "⟧"),
    ("⟪", "⟫"),
    ("⦅", "⦆"),
    ("❝", "❞"),
    ("❨", "❩"),
    ("❮", "❯"),
    ("´", "´"),
    ("״", "״"),
    ("׳", "׳"),
    ("﴿", "﴾"),
    ("﴾", "﴿"),
    (":doi:`", "`"),
];

/// Every mark that stands around an identifier, with its partner.
pub(crate) fn pairs() -> impl Iterator<Item = (&'static str, &'static str)> {
    QUOTES.iter().chain(OTHERS).copied()
}

/// Quotation marks or brackets around the whole identifier, and the punctuation of a sentence after them.
pub(crate) fn enclosed(pasted: &Pasted<'_>) -> Option<Hit> {
    let (text, start) = (pasted.body(), pasted.body.start);
    // A letter before a mark may belong to a string of a program.
    let is_marked = match text {
        [b'b' | b'c' | b'f' | b'r' | b'u', next, ..] => !next.is_ascii_alphanumeric(),
        [first, ..] => !first.is_ascii_alphanumeric(),
        [] => false,
    };
    if !pasted.expects_handle() || !is_marked {
        return None;
    }
    let Some(mut inner) = within(text, 0..literal_end(text)) else {
        return Some(quoted(text)?.moved(start));
    };
    // There may be quotation marks in brackets.
    if b"\"'".contains(&text[inner.start]) {
        inner = within(text, inner.clone()).unwrap_or(inner);
    }
    // In a URI or in a link, everything between the marks is the handle.
    let is_handle = || !pasted.is_name() && text[inner.clone()].contains(&b'/');
    if !begins_name(&text[..inner.end], inner.start) && !is_handle() {
        return None;
    }
    (!is_titled(text, &inner)).then(|| {
        let hit = Hit::cut(0..inner.start).and(inner.end..text.len(), "");
        let place = 0..sentence_end(text, text.len());
        Hit { place, others: Vec::new(), ..hit }.moved(start)
    })
}

/// Whether the text between marks is a link and the words that stand for it, as in a wiki or in Slack.
fn is_titled(text: &[u8], inner: &Range<usize>) -> bool {
    let parting = match text[0] {
        b'[' => b' ',
        b'<' => b'|',
        _ => return false,
    };
    name::web_end(text, inner.start).is_some() && text[inner.clone()].contains(&parting)
}

/// What may follow the closing mark of a quoted identifier: a blank, punctuation, or a bracket with a note.
static FOLLOWING: Words =
    Words::new(&[" ", ",", ";", ".", ":", "(", "（", "，", "。", "；", "、", "："]);

/// Quotation marks around an identifier at the beginning of a text that goes on after them: `“10.1000/182”, Nature`.
fn quoted(text: &[u8]) -> Option<Hit> {
    let (open, close) = QUOTES.iter().find(|(open, _)| starts(text, 0, open))?;
    let end = open.len() + octets::position(&text[open.len()..], close)?;
    let rest = &text[end + close.len()..];
    let is_apart = FOLLOWING.stand(rest, 0);
    // In a row of a table, each cell may be in quotation marks.
    let is_one = !octets::contains(rest, open);
    let is_name = !text[..end].contains(&b' ') && begins_name(&text[..end], open.len());
    (is_apart && is_one && is_name).then(|| Hit::cut(0..open.len()).and(end..end + close.len(), ""))
}

/// Where a literal of Turtle, SPARQL or SQL ends before its language or its datatype: `"10.1000/182"@en`,
/// `'10.1000/182'::text`.
fn literal_end(text: &[u8]) -> usize {
    let end = sentence_end(text, text.len());
    let close = text[..end].iter().rposition(|octet| b"\"'".contains(octet));
    let is_tagged = |close: &usize| match &text[close + 1..end] {
        [b'@', tag @ ..] | [b'^', b'^', tag @ ..] | [b':', b':', tag @ ..] => {
            !tag.is_empty() && octets::is_word(tag, b":-_<>/#.")
        }
        _ => false,
    };
    close.filter(is_tagged).map_or(text.len(), |close| close + 1)
}

/// The index at which the punctuation and the blanks right before `end` begin.
fn sentence_end(text: &[u8], end: usize) -> usize {
    run_before(text, end, |octet| b".,;: ".contains(octet))
}

/// The range between the marks and blanks at both ends of `range`, if it is not empty; punctuation may follow the
/// marks.
fn within(text: &[u8], range: Range<usize>) -> Option<Range<usize>> {
    let range = range.start..sentence_end(text, range.end);
    let part = text.get(range.clone())?;
    let first = part.first();
    let (open, close) = pairs().find(|(open, close)| {
        open.as_bytes().first() == first && encloses(part, open.as_bytes(), close.as_bytes())
    })?;
    let inner = between_blanks(text, range.start + open.len()..range.end - close.len());
    // Between quotation marks that follow a letter or a bracket, there may be several identifiers.
    let mark = open.as_bytes()[open.len() - 1];
    let is_list = open.len() > 1 && mark.is_ascii() && text[inner.clone()].contains(&mark);
    (!inner.is_empty() && !is_list).then_some(inner)
}

/// The octets at which a word between marks ends: blanks, slashes, quotation marks and brackets.
const APART: Class = Class::of(b" /\"'`()[]{}<>").or(CTL);

/// Whether a label, or a word with a slash inside, stands at `at`.
pub(super) fn begins_name(text: &[u8], at: usize) -> bool {
    let word = run(text, at, |octet| !APART.contains(*octet));
    let slash = word > at && text.get(word) == Some(&b'/') && word + 1 < text.len();
    slash || label::end(text, at).is_some_and(|end| name::identifier(text, end))
}

/// A mark before an identifier that opens a quotation or a bracket which is never closed. After it, another mark may be
/// opened, as in `('10.1000/182',`.
pub(crate) fn opened(pasted: &Pasted<'_>) -> Option<Hit> {
    let (text, start) = (pasted.flat, pasted.body.start);
    // A letter before a mark may belong to a name, and no mark begins with a digit.
    if text.get(start)?.is_ascii_alphanumeric() {
        return None;
    }
    let opening = |at: usize| pairs().filter(move |(open, _)| starts(text, at, open));
    let begins = |end: &usize| may_begin_identifier(text, *end);
    let after = |at: usize, open: &str| blanks(text, at + open.len());
    let alone = opening(start).find_map(|(open, close)| {
        let end = Some(after(start, open)).filter(begins)?;
        Some((open, close, end))
    });
    let twice = || {
        opening(start).find_map(|(open, close)| {
            let second = after(start, open);
            let end = opening(second).map(|(inner, _)| second + inner.len()).find(begins)?;
            Some((open, close, end))
        })
    };
    let (open, close, end) = alone.or_else(twice)?;
    let closes = |text: &[u8]| {
        let count = |mark: &str| text.iter().filter(|octet| **octet == mark.as_bytes()[0]).count();
        let is_bracket = open.len() == 1 && open != close;
        if is_bracket { count(close) > count(open) } else { octets::contains(text, close) }
    };
    // In a link, the closing mark may stand in the query or the fragment, from which no edit deletes it.
    let (name, ending) = text[end..].split_at(pasted.body.end.saturating_sub(end));
    (pasted.expects_handle() && !closes(name))
        .then(|| Hit::cut(start..end).offered(!closes(ending)))
}
