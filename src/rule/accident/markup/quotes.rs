//! Quotation marks and brackets around an identifier.

use alloc::vec::Vec;

use crate::rule::accident::hit::Hit;
use crate::rule::accident::kind::Kind;
use crate::rule::accident::name;
use crate::rule::accident::octets::{self, blanks, run, starts};
use crate::rule::accident::pasted::Pasted;
use crate::rule::accident::words;

/// Quotation marks, and brackets beyond ASCII, each with its partner.
pub(crate) const QUOTES: &[(&str, &str)] = &[
    ("\"", "\""),
    ("'", "'"),
    ("“", "”"),
    ("”", "”"),
    ("„", "“"),
    ("„", "”"),
    ("‘", "’"),
    ("’", "’"),
    ("‚", "‘"),
    ("«", "»"),
    ("»", "«"),
    ("‹", "›"),
    ("›", "‹"),
    ("「", "」"),
    ("『", "』"),
    ("《", "》"),
    ("〈", "〉"),
    ("（", "）"),
    ("【", "】"),
    ("``", "''"),
    ("(", ")"),
    ("[", "]"),
    ("{", "}"),
    ("<", ">"),
    ("⟨", "⟩"),
];

/// Quotation marks or brackets around the whole identifier, and the punctuation of a sentence after them.
pub(crate) fn enclosed(pasted: &Pasted<'_>) -> Option<Hit> {
    let text = pasted.flat;
    if pasted.kind != Kind::Name || text.first().is_none_or(u8::is_ascii_alphanumeric) {
        return None;
    }
    let end = text.len() - text.iter().rev().take_while(|octet| b".,;: ".contains(octet)).count();
    let (open, close) = QUOTES.iter().find(|(open, close)| encloses(&text[..end], open, close))?;
    let inner = blanks(text, open.len())..octets::blanks_before(text, end - close.len());
    let follows = inner.start < inner.end && begins_name(&text[..inner.end], inner.start);
    follows.then(|| {
        let hit = Hit::cut(0..inner.start).and(inner.end..text.len(), "");
        Hit { place: 0..end, others: Vec::new(), ..hit }
    })
}

/// Whether a label, or a word with a slash inside, stands at `at`.
fn begins_name(text: &[u8], at: usize) -> bool {
    let word = run(text, at, |octet| {
        octet.is_ascii_alphanumeric() || b".-_:".contains(&octet) || octet >= 0x80
    });
    let slash = word > at && text.get(word) == Some(&b'/') && word + 1 < text.len();
    slash || words::label(text, at).is_some_and(|end| name::identifier(text, end))
}

/// Whether the partner of `open`, at the beginning of `text`, is the last character.
fn encloses(text: &[u8], open: &str, close: &str) -> bool {
    let inside =
        text.strip_prefix(open.as_bytes()).and_then(|rest| rest.strip_suffix(close.as_bytes()));
    let Some(inside) = inside else { return false };
    let (mut depth, mut at) = (1_usize, 0);
    while depth > 0 && at < inside.len() {
        if starts(inside, at, close) {
            depth -= 1;
        } else if starts(inside, at, open) {
            depth += 1;
        }
        at += 1;
    }
    depth == 1
}

/// A mark before an identifier that opens a quotation or a bracket which is never closed.
pub(crate) fn opened(pasted: &Pasted<'_>) -> Option<Hit> {
    let (text, start) = (pasted.flat, pasted.body.start);
    let (open, close) = QUOTES.iter().find(|(open, _)| starts(text, start, open))?;
    let end = blanks(text, start + open.len());
    let follows = name::identifier(text, end) || words::label(text, end).is_some();
    let closes = || octets::contains(&text[end..], close);
    let balanced = || {
        text[end..].iter().filter(|&&octet| octet == close.as_bytes()[0]).count()
            > text[end..].iter().filter(|&&octet| octet == open.as_bytes()[0]).count()
    };
    let closed = if open.len() == 1 && open != close { balanced() } else { closes() };
    (pasted.kind != Kind::Info && follows && !closed).then(|| Hit::cut(start..end))
}
