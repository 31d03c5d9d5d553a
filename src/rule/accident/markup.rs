//! Accidents with markup: HTML, XML, Markdown, BibTeX, JSON, LaTeX and spreadsheets around an identifier.

use alloc::vec::Vec;
use core::ops::Range;

use handle_grammar::class::Class;
use handle_grammar::rfc5234::SP;

use super::hit::Hit;
use super::name::Kind;
use super::name::{self, blanks, run, starts};
use super::pasted::Pasted;

/// The octets before which a name may end, and the first octets of blanks beyond ASCII.
const TELLING: Class = Class::of(b"\"`|\\{}<>'()[]&")
    .or(SP)
    .or(Class::range(b'\t', b'\r'))
    .or(Class::range(0xC0, 0xFF));

/// Where a name with its slash at `slash` ends, if there may be markup around it: before a quotation mark, a tag, a
/// bar, or a closing bracket without a partner.
pub(super) fn name_end(text: &[u8], slash: usize) -> usize {
    let mut depth = [0_usize; 3];
    let mut at = slash + 1;
    loop {
        at = run(text, at, |octet| !TELLING.contains(octet));
        if at >= text.len() || name::blank(text, at) > 0 {
            break;
        }
        match text[at] {
            b'"' | b'`' | b'|' | b'\\' | b'{' | b'}' => break,
            b'<' if !is_angle(text, at) => break,
            b'>' if !text[slash..at].contains(&b'<') => break,
            b'\'' if !text.get(at + 1).is_some_and(u8::is_ascii_alphanumeric) => break,
            b'(' => depth[0] += 1,
            b'[' => depth[1] += 1,
            b')' if depth[0] == 0 => break,
            b']' if depth[1] == 0 => break,
            b')' => depth[0] -= 1,
            b']' => depth[1] -= 1,
            b'&' if starts(text, at, "&lt;/")
                || starts(text, at, "&quot;")
                || starts(text, at, "&gt;") =>
            {
                break;
            }
            _ => {}
        }
        at += 1;
    }
    while at > slash + 1 && b".,;:*_".contains(&text[at - 1]) {
        at -= 1;
    }
    at
}

/// Whether a `<` belongs to a name, as in a SICI: no tag begins with a digit or a colon, and a `>` follows.
fn is_angle(text: &[u8], at: usize) -> bool {
    let tag =
        text.get(at + 1).is_none_or(|octet| octet.is_ascii_alphabetic() || b"/!?".contains(octet));
    let closed = text[at..].iter().take(80).any(|&octet| octet == b'>');
    // A SICI may have letters after `<`, as a tag has, but it also has `::`.
    let near = &text[at..text.len().min(at + 80)];
    let sici = near.windows(2).any(|pair| pair == b"::");
    closed && (!tag || sici)
}

/// An identifier in a text, and the name in it.
struct Found {
    whole: Range<usize>,
    name: Range<usize>,
}

/// The identifiers in a text, one after the other.
fn identifiers(text: &[u8]) -> impl Iterator<Item = Found> {
    let mut at = 0;
    core::iter::from_fn(move || {
        while at < text.len() {
            let found = identifier(text, at);
            at = found.as_ref().map_or(at + 1, |found| found.whole.end);
            if found.is_some() {
                return found;
            }
        }
        None
    })
}

/// The identifier that begins at `at`, unless `at` is inside a word.
fn identifier(text: &[u8], at: usize) -> Option<Found> {
    if at > 0 && (text[at - 1].is_ascii_alphanumeric() || text[at - 1] == b'.') {
        return None;
    }
    let start = at + name::link(text, at).unwrap_or(0);
    let slash = name::doi(text, start).or_else(|| name::handle(text, start))?;
    let end = name_end(text, slash);
    (end > slash + 1).then_some(Found { whole: at..end, name: start..end })
}

/// The only identifier in a text, or the first of several that mean the same, whether as a link or as a name.
pub(super) fn only(text: &[u8]) -> Option<Range<usize>> {
    let mut found = identifiers(text);
    let first = found.next()?;
    let name = &text[first.name];
    found.all(|other| text[other.name].eq_ignore_ascii_case(name)).then_some(first.whole)
}

/// A hit that deletes everything but `kept`.
pub(super) fn keep(text: &[u8], kept: &Range<usize>) -> Hit {
    let mut hit =
        if kept.start > 0 { Hit::cut(0..kept.start) } else { Hit::cut(kept.end..text.len()) };
    if kept.start > 0 && kept.end < text.len() {
        hit = hit.and(kept.end..text.len(), "");
    }
    hit
}

/// A tag of HTML or XML before an identifier, and its end tag after it: `<doi>…</doi>`.
pub(super) fn element(pasted: &Pasted<'_>) -> Option<Hit> {
    let text = pasted.flat;
    if pasted.kind != Kind::Name || text.first() != Some(&b'<') {
        return None;
    }
    let name_end = run(text, 1, |octet| octet.is_ascii_alphanumeric() || b":_.-".contains(&octet));
    let open = run(text, 1, |octet| octet != b'>') + 1;
    let close = text.iter().rposition(|&octet| octet == b'<').filter(|&close| close > open)?;
    let tag =
        text.get(1..name_end).filter(|tag| tag.first().is_some_and(u8::is_ascii_alphabetic))?;
    let whole = starts(text, close, "</") && text[close + 2..].starts_with(tag);
    let kept = only(text)?;
    // Between the tags stands only the identifier, perhaps with a label.
    let inside = kept.start >= open && kept.end <= close;
    (whole && inside && kept.start < open + 40 && kept.end + 8 > close).then(|| {
        let hit = keep(text, &kept);
        Hit { place: 0..open, ..hit }
    })
}

/// Pieces of text that only markup has; a text without any of them is not searched.
const SIGNS: &[&str] = &[
    "<a ",
    "</",
    "/>",
    "href=",
    "src=",
    "=\"",
    "='",
    "](",
    "](<",
    "={",
    "= {",
    "= \"",
    "|doi",
    "=\\\"",
    "\": ",
    "\":\"",
    "{{",
    "}}",
    "<br",
    "<p>",
    "<b>",
    "<i>",
    "<span",
    "<div",
    "<doi",
    "<id",
    "**",
    "``",
    "[[",
    "]]",
    "DO  - ",
    "AID - ",
    "LID - ",
    "UR  - ",
    "M3  - ",
    "L3  - ",
    "%R ",
    "<!--",
    "<http",
    "'doi'",
    "\\r",
    "\\n",
    "<link",
    "<meta",
    "doi={",
    "<identifier",
    "<dc:",
    "<rdf:",
    "\"doi\"",
];

/// Other markup around an identifier: attributes, links of Markdown, fields of BibTeX, JSON and RIS, templates of a
/// wiki.
pub(super) fn around(pasted: &Pasted<'_>) -> Option<Hit> {
    let text = pasted.flat;
    if !matches!(pasted.kind, Kind::Name) || !has_sign(text) {
        return None;
    }
    let kept = only(text)?;
    let cut = kept.start > 0
        || has_sign(&text[kept.end..])
        || text[kept.end..].iter().any(|&octet| b"\"}]<".contains(&octet));
    let before = &text[..kept.start];
    // Words before a name, without any mark, are not markup.
    let marked =
        before.is_empty() || before.iter().any(|&octet| b"<>\"'={}[]*`%|-&".contains(&octet));
    (cut && marked && (kept.start > 0 || kept.end < text.len())).then(|| keep(text, &kept))
}

/// For each octet, the pieces of [`SIGNS`] that begin with it, in any case: one bit for each.
static BEGINNINGS: [u64; 256] = {
    let (mut beginnings, mut sign) = ([0; 256], 0);
    while sign < SIGNS.len() {
        let first = SIGNS[sign].as_bytes()[0];
        beginnings[first.to_ascii_lowercase() as usize] |= 1 << sign;
        beginnings[first.to_ascii_uppercase() as usize] |= 1 << sign;
        sign += 1;
    }
    beginnings
};

fn has_sign(text: &[u8]) -> bool {
    (0..text.len()).any(|at| {
        let mut left = BEGINNINGS[usize::from(text[at])];
        while left > 0 {
            if starts(text, at, SIGNS[left.trailing_zeros() as usize]) {
                return true;
            }
            left &= left - 1;
        }
        false
    })
}

/// Emphasis of Markdown: `**10.…**`, `` `10.…` ``.
pub(super) fn emphasis(pasted: &Pasted<'_>) -> Option<Hit> {
    let text = pasted.flat;
    let mark = *text.first().filter(|mark| b"*_`~".contains(mark))?;
    let start = run(text, 0, |octet| octet == mark);
    let end = text.len() - text.iter().rev().take_while(|&&octet| octet == mark).count();
    let whole = pasted.kind == Kind::Name && end > start && text.len() - end == start;
    let follows = name::identifier(text, start) || name::label(text, start).is_some();
    (whole && follows).then(|| keep(text, &(start..end)))
}

/// Remains of markup at the end of an identifier: `" target="_blank`, `</a>`, `}},`.
pub(super) fn tail(pasted: &Pasted<'_>) -> Option<Hit> {
    let (text, start) = (pasted.flat, pasted.body.start);
    if !pasted.is_handle() {
        return None;
    }
    let slash = pasted.slash()?;
    let end = name_end(text, slash);
    let rest = text.get(end..).filter(|_| end > slash + 1)?;
    let first = rest.iter().position(|octet| !b".,;:".contains(octet))?;
    let rest = &rest[first..];
    // If the rest has another identifier, it is more than remains of markup.
    let name = &text[start..end];
    let repeats = |other: Found| {
        let other = &rest[other.name];
        name.len() >= other.len() && name[name.len() - other.len()..].eq_ignore_ascii_case(other)
    };
    if !identifiers(rest).all(repeats) {
        return None;
    }
    // Punctuation alone belongs to a sentence rather than to markup.
    if !rest.iter().any(|octet| octet.is_ascii_alphanumeric() || b"<=".contains(octet))
        && !rest.starts_with(b"}}")
    {
        return None;
    }
    let begins = match rest {
        [b'"' | b'\'' | b'`', next, ..] => name::is_blank(*next) || b">/,}]);:<".contains(next),
        [b'<', next, more @ ..] => {
            let closed = more.contains(&b'>') || more.contains(&b' ');
            (next.is_ascii_alphabetic() && closed) || b"/!".contains(next)
        }
        [b'>', more @ ..] => {
            let word =
                more.first().is_some_and(u8::is_ascii_alphabetic) || name::doi(more, 0).is_some();
            word || more.contains(&b'<')
        }
        [b'}', b'}', ..] | [b'}', b',', ..] => true,
        [b']', b'(', ..] | [b')', b'[', ..] => true,
        [b'}', more @ ..] | [b']', more @ ..] => {
            has_letter(more) && more.iter().any(|octet| b"{}<>=\"".contains(octet))
        }
        [b'\\', b'r' | b'n', ..] | [b'\\', b'"', ..] => true,
        [b'&', ..] => {
            starts(rest, 0, "&lt;/") || starts(rest, 0, "&quot;") || starts(rest, 0, "&gt;")
        }
        _ => false,
    };
    let raw_end = text.len();
    begins.then(|| Hit::cut(end..raw_end))
}

fn has_letter(text: &[u8]) -> bool {
    text.iter().any(u8::is_ascii_alphanumeric)
}

/// A command of LaTeX with the identifier in braces.
pub(super) fn command(pasted: &Pasted<'_>) -> Option<Hit> {
    const COMMANDS: &[&str] = &[
        "\\url{",
        "\\href{",
        "\\doi{",
        "\\path{",
        "\\nolinkurl{",
        "\\texttt{",
        "\\hdl{",
        "\\emph{",
        "\\textit{",
    ];
    let text = pasted.flat;
    let commands = |at: usize| COMMANDS.iter().any(|command| starts(text, at, command));
    if pasted.kind != Kind::Name || !(0..text.len()).any(commands) {
        return None;
    }
    let kept = only(text)?;
    Some(keep(text, &kept))
}

/// A formula of a spreadsheet, or the apostrophe that marks a cell as text.
pub(super) fn formula(pasted: &Pasted<'_>) -> Option<Hit> {
    let text = pasted.flat;
    let start = blanks(text, 0);
    let formula = text.get(start) == Some(&b'=')
        || starts(text, start, "@")
        || starts(text, start, "+hyperlink");
    if pasted.kind != Kind::Name || !formula {
        let apostrophe = text.first() == Some(&b'\'') && !text[1..].contains(&b'\'');
        let follows = || name::identifier(text, 1) || name::label(text, 1).is_some();
        return (pasted.kind == Kind::Name && apostrophe && follows()).then(|| Hit::cut(0..1));
    }
    let kept = only(text)?;
    let after = &text[kept.end..];
    let quoted = text[..kept.start].contains(&b'"')
        || text[..kept.start].contains(&b'(')
        || kept.start == start + 1;
    let closed = after.is_empty() || after.iter().any(|&octet| octet == b'"' || octet == b')');
    (quoted && closed).then(|| keep(text, &kept))
}

/// Quotation marks, and brackets beyond ASCII, each with its partner.
pub(super) const QUOTES: &[(&str, &str)] = &[
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
pub(super) fn enclosed(pasted: &Pasted<'_>) -> Option<Hit> {
    let text = pasted.flat;
    if pasted.kind != Kind::Name || text.first().is_none_or(u8::is_ascii_alphanumeric) {
        return None;
    }
    let end = text.len() - text.iter().rev().take_while(|octet| b".,;: ".contains(octet)).count();
    let (open, close) = QUOTES.iter().find(|(open, close)| encloses(&text[..end], open, close))?;
    let inner = blanks(text, open.len())..name::blanks_before(text, end - close.len());
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
    slash || name::label(text, at).is_some_and(|end| name::identifier(text, end))
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
pub(super) fn opened(pasted: &Pasted<'_>) -> Option<Hit> {
    let (text, start) = (pasted.flat, pasted.body.start);
    let (open, close) = QUOTES.iter().find(|(open, _)| starts(text, start, open))?;
    let end = blanks(text, start + open.len());
    let follows = name::identifier(text, end) || name::label(text, end).is_some();
    let closes = || name::contains(&text[end..], close);
    let balanced = || {
        text[end..].iter().filter(|&&octet| octet == close.as_bytes()[0]).count()
            > text[end..].iter().filter(|&&octet| octet == open.as_bytes()[0]).count()
    };
    let closed = if open.len() == 1 && open != close { balanced() } else { closes() };
    (pasted.kind != Kind::Info && follows && !closed).then(|| Hit::cut(start..end))
}
