//! Accidents of giving more than the identifier: blanks, notes, a second identifier, and the remains of a table, a
//! query or a sentence after a name.

use alloc::string::String;
use alloc::vec::Vec;
use core::ops::Range;

use handle_grammar::class::Class;
use handle_grammar::rfc5234::SP;

use super::hit::Hit;
use super::markup;
use super::name::Kind;
use super::name::{self, blank, blanks, blanks_before, run, starts};
use super::pasted::Pasted;

/// A blank at the beginning or the end of the text, or between a scheme or a host and the name.
pub(super) fn edge(pasted: &Pasted<'_>) -> Option<Hit> {
    let text = pasted.flat;
    let body = &pasted.body;
    let scheme = match pasted.kind {
        Kind::Hdl | Kind::Info | Kind::InfoHandle => run(text, 0, |octet| octet != b':') + 1,
        Kind::Name | Kind::Web => 0,
    };
    let sides = [
        0..blanks(text, 0),
        blanks_before(text, body.end)..body.end,
        blanks_before(text, text.len())..text.len(),
        scheme..blanks(text, scheme),
        body.start..blanks(text, body.start),
    ];
    let ending = |side: &Range<usize>| {
        side.start >= body.end && body.end < text.len() && !pasted.is_raw(side)
    };
    let side = sides.into_iter().find(|side| !side.is_empty() && !ending(side))?;
    if side.len() == text.len() {
        return None;
    }
    let sure = pasted.kind != Kind::Name && pasted.is_raw(&side);
    let inner = side.start > 0 && side.end < text.len();
    let what = match side.start {
        0 => "at the beginning",
        _ if side.end == text.len() => "at the end",
        _ => "before the identifier",
    };
    Some(Hit::cut(side).surely(sure && !inner).called(what))
}

/// Two or more identifiers in one field.
pub(super) fn two(pasted: &Pasted<'_>) -> Option<Hit> {
    let text = pasted.flat;
    if !pasted.is_handle() {
        return None;
    }
    let slash = pasted.slash()?;
    let (separator, second) = next(text, pasted.body.start, slash + 1)?;
    let mut others = Vec::new();
    let mut at = second.clone();
    while let Some((_, other)) = next(text, at.start, at.end) {
        others.push(other.clone());
        at = other;
    }
    let first = identity(text, pasted.body.start..separator);
    let same =
        [&second].into_iter().chain(&others).all(|other| identity(text, other.clone()) == first);
    let hit = Hit { place: second, others, ..Hit::cut(separator..text.len()) };
    if same {
        return Some(hit.called("the same identifier once more"));
    }
    Some(hit.unoffered().called("another identifier"))
}

/// What may stand between two identifiers, besides blanks.
const SEPARATOR: Class = Class::of(b",;|<>([+&/\"'\xC2");

/// The octets with which a separator, a blank or a link may begin. The search skips all others.
const TELLING: Class = SEPARATOR
    .or(SP)
    .or(Class::range(b'\t', b'\r'))
    .or(Class::range(0xC0, 0xFF))
    .or(Class::of(b"Hh"));

/// The next identifier after the name that ends at or after `from`: where the separator before it begins, and its
/// range.
fn next(text: &[u8], first: usize, from: usize) -> Option<(usize, Range<usize>)> {
    let mut at = from;
    loop {
        at = run(text, at, |octet| !TELLING.contains(octet));
        let octet = *text.get(at)?;
        let width = blank(text, at);
        if width == 0 && !SEPARATOR.contains(octet) {
            // A link may follow a name without anything between.
            if name::web(text, at).is_some() && name::link(text, at).is_some() {
                return Some((at, at..end_of(text, at)));
            }
            at += 1;
            continue;
        }
        let follows =
            run(text, at, |octet| name::is_blank(octet) || b",;|<>([+&\"'".contains(&octet));
        let follows = blanks(text, follows);
        let start = ["and ", "or ", "und ", "et ", "y "]
            .iter()
            .find(|word| width > 0 && starts(text, follows, word));
        let follows = follows + start.map_or(0, |word| word.len());
        let labelled = name::doi_label(text, follows).or_else(|| name::other_label(text, follows));
        let name = labelled.filter(|&end| name::identifier(text, end)).unwrap_or(follows);
        if follows > at && is_second(text, first, name, text[at], width > 0) {
            return Some((blanks_before(text, at), follows..end_of(text, name)));
        }
        at = follows.max(at + width.max(1));
    }
}

/// Whether the identifier that begins at `at` is another one, and not part of the first, as numbers with a slash may
/// be.
fn is_second(text: &[u8], first: usize, at: usize, sign: u8, apart: bool) -> bool {
    if name::link(text, at).is_some() {
        return sign != b'/';
    }
    let Some(slash) = name::handle(text, at) else { return false };
    let authority = &text[at..slash];
    let same = text[first..].starts_with(authority);
    let doi = authority.starts_with(b"10.") && authority.len() > 6;
    match sign {
        b'/' => false,
        b'(' | b'[' | b'&' | b'+' => doi,
        _ => {
            doi || (same && authority.len() > 3)
                || (apart && authority.len() > 3 && starts(text, at, "20.500"))
        }
    }
}

/// Where the identifier that begins at `at` ends.
fn end_of(text: &[u8], at: usize) -> usize {
    let start = at + name::link(text, at).unwrap_or(0);
    let slash = name::handle(text, start).unwrap_or(start);
    let limit = next_separator(text, slash + 1);
    markup::name_end(&text[..limit], slash)
}

/// The index of the next separator after which another identifier begins.
fn next_separator(text: &[u8], from: usize) -> usize {
    let separates = |at: &usize| {
        b",;|".contains(&text[*at]) && {
            let follows = run(text, *at, |octet| b",;| ".contains(&octet));
            name::identifier(text, follows)
        }
    };
    (from..text.len()).find(separates).unwrap_or(text.len())
}

/// What two identifiers that mean the same have in common: the name in lower case, without scheme and host.
fn identity(text: &[u8], range: Range<usize>) -> Vec<u8> {
    let label = name::label(text, range.start)
        .filter(|&end| end < range.end && name::identifier(text, end));
    let start = label.unwrap_or(range.start);
    let start = start + name::link(text, start).unwrap_or(0);
    let end = name::handle(text, start)
        .map_or(range.end, |slash| markup::name_end(&text[..range.end], slash));
    text[start..end.max(start)].to_ascii_lowercase()
}

/// Blanks inside a name that was broken at the end of a line: next to its slash, after a mark at which lines are
/// broken, or as a line break itself.
pub(super) fn broken(pasted: &Pasted<'_>) -> Option<Hit> {
    let text = pasted.flat;
    if !pasted.is_handle() {
        return None;
    }
    let end = pasted.body.end;
    let mut places: Vec<(Range<usize>, String)> = Vec::new();
    let mut at = pasted.body.start;
    while at < end {
        let width = blank(text, at);
        if width == 0 {
            at += 1;
            continue;
        }
        let gap = at..blanks(text, at);
        if gap.end >= end || !goes_on(text, pasted.body.start, &gap, end) {
            return Hit::all(places);
        }
        at = gap.end;
        places.push((gap, String::new()));
    }
    Hit::all(places)
}

/// Whether the name goes on after a gap.
fn goes_on(text: &[u8], start: usize, gap: &Range<usize>, end: usize) -> bool {
    let before = text.get(gap.start.wrapping_sub(1)).copied().unwrap_or_default();
    let after = text[gap.end];
    let token = gap.end..run(text, gap.end, |octet| !name::is_blank(octet)).min(end);
    let head = &text[start..gap.start];
    // The gap is in the naming authority, or at the slash.
    if !head.contains(&b'/') {
        let slash = text[gap.end..end].iter().position(|&octet| octet == b'/');
        let authority =
            |octet: &u8| octet.is_ascii_digit() || *octet == b'.' || name::is_blank(*octet);
        let digits = |slash: usize| {
            head.iter().all(authority) && text[gap.end..gap.end + slash].iter().all(authority)
        };
        return slash.is_some_and(digits)
            && head.first().is_some_and(u8::is_ascii_digit)
            && !head.is_empty();
    }
    let token = &text[token];
    let digit = token.iter().any(u8::is_ascii_digit);
    let last = gap.end + token.len() >= end
        || text[gap.end + token.len()..end].iter().all(|&octet| name::is_blank(octet));
    let year = token.len() >= 4
        && (token.starts_with(b"19") || token.starts_with(b"20"))
        && token[..4].iter().all(u8::is_ascii_digit)
        && !token.get(4).is_some_and(|octet| {
            octet.is_ascii_alphanumeric() || (*octet == b'.' && token.len() > 5)
        });
    let broken_line = text[gap.clone()].iter().any(|octet| matches!(octet, b'\n' | b'\r' | b'\t'));
    let plain =
        token.iter().all(|octet| octet.is_ascii_alphanumeric() || b"-._/()".contains(octet));
    if after == b'/' || before == b'/' {
        return plain
            && (digit || token.len() > 2 || before == b'/')
            && token.len() > usize::from(after == b'/');
    }
    let joint = b"-._:(".contains(&before) || (b"-._".contains(&after) && token.len() > 1 && digit);
    if token.starts_with(b"(") {
        return false;
    }
    let dashed = token.iter().all(|octet| b"-.".contains(octet));
    plain
        && !dashed
        && ((joint && digit && !year && (last || before != b'.' || broken_line))
            || (broken_line && digit && last && !year))
}

/// A blank inside the text, and a note after it that is not part of the name.
pub(super) fn note(pasted: &Pasted<'_>) -> Option<Hit> {
    let (text, body) = (pasted.flat, &pasted.body);
    if !pasted.is_handle() {
        return None;
    }
    let slash = pasted.slash()?;
    let gap = (slash + 1..body.end).find(|&at| blank(text, at) > 0)?;
    let behind = blanks(text, gap);
    if behind >= text.len() {
        return None;
    }
    // A comma or a full stop before the note belongs to neither the name nor the note.
    let mut start = gap;
    while start > slash + 2 && b".,;:".contains(&text[start - 1]) {
        start -= 1;
    }
    Some(Hit { place: gap..text.len(), ..Hit::cut(start..text.len()) })
}

/// A bar and the text after it, as in the template of a wiki or in a table.
pub(super) fn bar(pasted: &Pasted<'_>) -> Option<Hit> {
    let text = pasted.flat;
    if !pasted.is_handle() {
        return None;
    }
    let slash = pasted.slash()?;
    let at =
        slash + 1 + text[slash + 1..pasted.body.end].iter().position(|&octet| octet == b'|')?;
    let digits = text[..at].iter().rev().take_while(|octet| octet.is_ascii_digit()).count();
    // `-BIB12|cit12` after a name is the number of a reference in an article.
    let reference = name::ends(text, at - digits, "-BIB").then(|| at - digits - "-BIB".len());
    let at = reference.filter(|_| digits > 0).unwrap_or(at);
    (at > slash + 1).then(|| Hit::cut(at..text.len()))
}

/// The subfields that a library catalogue writes after a name, each after `$$`.
pub(super) fn subfield(pasted: &Pasted<'_>) -> Option<Hit> {
    let text = pasted.flat;
    let slash = pasted.slash()?;
    let at =
        text[slash + 1..pasted.body.end].windows(2).position(|pair| pair == b"$$")? + slash + 1;
    let letter = text.get(at + 2).is_some_and(u8::is_ascii_uppercase);
    (pasted.is_handle() && letter && at > slash + 1).then(|| Hit::cut(at..text.len()))
}

/// `&type=printable`, `?utm_source=…`: a query at the end of a name.
pub(super) fn query(pasted: &Pasted<'_>) -> Option<Hit> {
    let text = pasted.flat;
    if !pasted.is_handle() {
        return None;
    }
    let slash = pasted.slash()?;
    let end = pasted.body.end;
    let at = (slash + 2..end).find(|&at| match text[at] {
        b'&' | b'?' => is_parameter(text, at + 1, end),
        b';' => starts(text, at + 1, "jsessionid="),
        _ => false,
    })?;
    // Some handles end with `@type=…&id=…`, and anything may follow an equals sign.
    let before = &text[slash + 1..at];
    // Other handles may have parameters of their own.
    if text[at] == b'&' && !starts(text, pasted.body.start, "10.") {
        return None;
    }
    (!before.contains(&b'=')).then(|| Hit::cut(at..text.len()))
}

/// Whether a name, an equals sign and a value stand at `at`.
fn is_parameter(text: &[u8], at: usize, end: usize) -> bool {
    let word =
        run(&text[..end], at, |octet| octet.is_ascii_alphanumeric() || b"_.-[]".contains(&octet));
    word > at && text.get(word) == Some(&b'=') && text[at].is_ascii_alphabetic()
}

/// A `?` or `#` at the end of a name, with nothing after it.
pub(super) fn sign(pasted: &Pasted<'_>) -> Option<Hit> {
    let text = pasted.flat;
    let slash = pasted.slash()?;
    let end = pasted.body.end;
    let lonely = pasted.kind == Kind::Name
        && matches!(text.get(end - 1), Some(b'?' | b'\\'))
        && end > slash + 2;
    lonely.then(|| Hit::cut(end - 1..end))
}

/// Three dots where something was cut off.
pub(super) fn ellipsis(pasted: &Pasted<'_>) -> Option<Hit> {
    const DOTS: &[&str] = &["[...]", "(...)", "[…]", "(…)", "...", "…", "[..]"];
    let text = pasted.flat;
    if !pasted.is_handle() {
        return None;
    }
    let slash = pasted.body.start + pasted.body().iter().position(|&octet| octet == b'/')?;
    let end = blanks_before(text, pasted.body.end);
    let mut start = end;
    while let Some(dots) = DOTS.iter().find(|dots| name::ends(text, start, dots)) {
        start -= dots.len();
    }
    while start < end && start > 0 && text[start - 1] == b'.' {
        start -= 1;
    }
    let word =
        start > slash + 1 && (text[start - 1].is_ascii_alphanumeric() || text[start - 1] >= 0x80);
    (start < end && word).then(|| Hit::cut(start..end))
}

/// Marks beyond ASCII that end a sentence, a quotation or an item of a list.
const CLOSERS: &str = "”“’‘„‚»«›‹。，、；：！？）】」』》〉•·…†‡®™©¶§¿¡";

/// Punctuation at the end of a name that a sentence, a quotation or a bracket left there.
pub(super) fn punctuation(pasted: &Pasted<'_>) -> Option<Hit> {
    let (text, body) = (pasted.flat, &pasted.body);
    if !pasted.is_handle() || pasted.kind == Kind::Web && body.end < text.len() {
        return None;
    }
    let slash = pasted.slash()?;
    let mut start = body.end;
    let mut telling = false;
    while let Some((character, at)) = pasted.before(start).filter(|(_, at)| *at > slash + 1) {
        let raw = pasted.is_raw(&(at..start));
        let closes = match character {
            '.' | ',' | ';' | ':' => true,
            '"' | '\'' => !text[slash..at].contains(&text[at]),
            ')' | ']' | '}' | '>' => unmatched(text, slash, at),
            _ if character.is_whitespace() => true,
            '!' => raw,
            '·' | '|' | '-' | '–' | '—' => blank_before(text, at),
            _ => CLOSERS.contains(character) && !is_opened(text, slash..at, character),
        };
        if !closes {
            break;
        }
        telling |= !character.is_whitespace();
        start = at;
    }
    // Punctuation clings only to a local name that has something else too.
    let word = text[slash + 1..start].iter().any(|octet| !b".,;:\"'".contains(octet));
    (telling && word && start < body.end).then(|| Hit::cut(start..body.end))
}

/// Whether `range` has a mark that opens what `close` closes.
fn is_opened(text: &[u8], range: Range<usize>, close: char) -> bool {
    let within = &text[range];
    let pairs = markup::QUOTES
        .iter()
        .filter(|(_, other)| other.starts_with(close) && other.len() == close.len_utf8());
    pairs.into_iter().any(|(open, _)| name::contains(within, open))
}

fn blank_before(text: &[u8], at: usize) -> bool {
    blanks_before(text, at) < at
}

/// Whether the bracket at `at` has no partner before it.
fn unmatched(text: &[u8], from: usize, at: usize) -> bool {
    let close = text[at];
    let open = match close {
        b')' => b'(',
        b']' => b'[',
        b'}' => b'{',
        _ => b'<',
    };
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

/// What addresses of pages have after a name.
const PAGES: &[&str] =
    &["/abstract", "/full", "/pdf", "/epdf", "/fulltext", "/full/html", "/full.pdf", "/pdfdirect"];

/// Whether a name ends as the address of a page does.
pub(super) fn ends_like_a_page(handle: &[u8]) -> bool {
    matches!(handle, [.., b't' | b'l' | b'f' | b'T' | b'L' | b'F'])
        && PAGES.iter().any(|page| name::ends(handle, handle.len(), page))
}

/// The end of the address of a page, left after a name.
pub(super) fn page(pasted: &Pasted<'_>) -> Option<Hit> {
    let (text, end) = (pasted.flat, pasted.body.end);
    let slash = name::doi(text, pasted.body.start)?;
    let page = PAGES.iter().find(|page| name::ends(text, end, page))?;
    let start = end - page.len();
    (start > slash + 1).then(|| Hit::cut(start..end))
}

/// A kind in brackets, such as `[doi]`, which PubMed writes after an identifier.
pub(super) fn kind(pasted: &Pasted<'_>) -> Option<Hit> {
    const KINDS: &[&str] = &["[doi]", "(doi)", "[pii]", "[doi].", "{doi}"];
    let (text, end) = (pasted.flat, pasted.body.end);
    let kind = KINDS.iter().find(|kind| name::ends(text, end, kind))?;
    let slash = pasted.slash()?;
    let start = blanks_before(text, end - kind.len());
    (start > slash + 1).then(|| Hit::cut(start..end))
}
