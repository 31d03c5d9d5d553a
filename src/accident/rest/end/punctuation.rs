//! Punctuation at the end of a name.

use core::ops::Range;

use crate::accident::form::octets::{self, run_before};
use crate::accident::letter;
use crate::accident::markup;
use crate::accident::other::is_issn;
use crate::accident::registrant;
use crate::accident::search::hit::Hit;
use crate::accident::search::pasted::Pasted;
use crate::text::class::{CLOSING, OPENING};

/// Whether a character beyond ASCII is a mark that ends a sentence, a quotation or an item of a list, that leads to a
/// note, or that decorates a text: punctuation, symbols, pictograms, and raised or subscript letters and digits.
/// `\u{354}` stands for `)` in the text of some PDFs.
pub(crate) fn is_mark(character: char) -> bool {
    matches!(character,
        '\u{A1}'..='\u{BF}' | '×' | '÷' | '\u{2B0}'..='\u{2FF}' | '\u{354}' | '؛' | '،' | '؟' | '۔' | '।' | '॥'
        | '\u{55A}'..='\u{55F}' | '\u{589}' | '\u{5C3}' | '\u{104A}'..='\u{104B}' | '\u{1361}'..='\u{1368}'
        | '\u{FE10}'..='\u{FE19}'
        | '\u{1D2C}'..='\u{1D6A}' | '\u{2010}'..='\u{2027}' | '\u{2030}'..='\u{205E}' | '\u{2070}'..='\u{209C}'
        | '\u{20A0}'..='\u{20C0}' | '\u{2100}'..='\u{2BFF}' | '\u{3001}'..='\u{3004}' | '\u{3008}'..='\u{3020}'
        | '\u{E000}'..='\u{F8FF}' | '\u{FE50}'..='\u{FE6B}' | '\u{FF01}'..='\u{FF0F}' | '\u{FF1A}'..='\u{FF20}'
        | '\u{FF3B}'..='\u{FF40}' | '\u{FF5B}'..='\u{FF65}' | '\u{FFFC}' | '\u{1F000}'..='\u{1FAFF}')
}

/// Punctuation at the end of a name that a sentence, a quotation or a bracket left there.
pub(crate) fn punctuation(pasted: &Pasted<'_>) -> Option<Hit> {
    let (text, body) = (pasted.flat, &pasted.body);
    let slash = pasted.slash_of_handle()?;
    let mut start = body.end;
    while let Some((character, at)) = pasted.before(start).filter(|(_, at)| *at > slash + 1)
        && is_left(pasted, slash, at, character)
    {
        start = at;
    }
    // A local name that is only punctuation keeps it.
    let word = text[slash + 1..start].iter().any(|octet| !b".,;:\"'".contains(octet));
    (start < body.end && word).then(|| Hit::cut(start..body.end))
}

/// Whether the character at `at`, with nothing but punctuation after it, does not belong to the name, whose slash
/// stands at `slash`.
fn is_left(pasted: &Pasted<'_>, slash: usize, at: usize, character: char) -> bool {
    let (text, start) = (pasted.flat, pasted.body.start);
    match character {
        '.' | ',' | ';' | ':' | '!' => true,
        '"' | '\'' | '`' => {
            // The mark may stand there twice, but not earlier in the name.
            let first = run_before(text, at, |octet| *octet == text[at]);
            !text[slash..first].contains(&text[at])
        }
        ')' | ']' | '}' | '>' => unmatched(text, slash, at, text[at]),
        // In a link, it must be escaped, so a program that escapes links did not write it.
        '^' if !pasted.is_name() => true,
        // A SICI goes on after `<`.
        '<' => !pasted.is_name() && !text[slash..at].contains(&b'('),
        // A dash or the emphasis of Markdown may follow the bracket of a sentence.
        '-' | '_' | '*' if b")]}>".contains(&text[at - 1]) => {
            unmatched(text, slash, at - 1, text[at - 1])
        }
        // Few names end with one or more of these, and none of those whose form is known.
        '*' | '~' | '=' | '_' | '$' | '^' | '+' | '%' | '@' => {
            let is_whole = |end| registrant::is_whole(&text[start..end]);
            is_whole(run_before(text, at, |octet| *octet == text[at])) && !is_whole(at + 1)
        }
        // There is another rule for a dash.
        '–' => false,
        // Programs that manage pages put a `/` at the end of addresses. After a short number, more of the name may be
        // missing.
        '/' => is_needless(&text[start..at], slash - start),
        // A sign that looks like `/` may have more of the name after it.
        _ if letter::slashes().any(|slash| slash.starts_with(character)) => false,
        _ => is_mark(character) && !is_opened(text, slash..at, character),
    }
}

/// Whether a `/` after this name was probably added to an address: the name has a form of its registrant, or ends with
/// a digit, and its last part is long enough to be whole.
fn is_needless(name: &[u8], slash: usize) -> bool {
    let name = &name[..run_before(name, name.len(), |octet| *octet == b'/')];
    let last_part = name.rsplit(|&octet| octet == b'/').next().unwrap_or_default();
    let digits = octets::digit_count(last_part);
    let last_three = last_part.last_chunk::<3>();
    registrant::is_whole(name)
        || !is_issn(last_part)
            && name.last().is_some_and(u8::is_ascii_digit)
            && (digits > 4
                || name[..slash].contains(&b'.')
                    && last_three.is_some_and(|last| octets::are_digits(last)))
}

/// Whether `range` has a mark that opens what `close` closes. A `(` that a `)` of ASCII closes opens nothing else.
fn is_opened(text: &[u8], range: Range<usize>, close: char) -> bool {
    let within = &text[range.clone()];
    let is_free = |open: &str| open != "(" || !unmatched(text, range.start, range.end, b')');
    markup::pairs()
        .filter(|(_, other)| other.starts_with(close) && other.len() == close.len_utf8())
        .any(|(open, _)| octets::contains(within, open) && is_free(open))
}

/// Whether the bracket `close` at `at` has no partner between `from` and there.
fn unmatched(text: &[u8], from: usize, at: usize, close: u8) -> bool {
    let open = CLOSING.iter().position(|other| *other == close).map_or(b'<', |kind| OPENING[kind]);
    let mut depth = 0_usize;
    for &octet in &text[from..at] {
        if octet == open {
            depth += 1;
        } else if octet == close {
            depth = depth.saturating_sub(1);
        }
    }
    depth == 0
}
