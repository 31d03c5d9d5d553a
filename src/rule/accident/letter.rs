//! Accidents with characters: those that are not what they look like, and those that another format writes in its own
//! way.

use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;
use core::ops::Range;

use crate::text::confusable::{self, Looks};
use crate::text::{Decoded, Span, character, entity, escape, is_hidden, quote};

use super::hit::Hit;
use super::name::Kind;
use super::name::{self, blank};
use super::pasted::Pasted;

/// Invisible characters, wherever they are. White space at the beginning and end is another accident.
pub(super) fn invisible(pasted: &Pasted<'_>) -> Option<Hit> {
    let edges = inner(pasted);
    let hidden = |character: char, range: &Range<usize>| {
        confusable::looks(character) == Some(Looks::LikeNothing)
            && (blank(pasted.flat, range.start) == 0
                || (edges.contains(&range.start) && !is_beside_blank(pasted, range)))
    };
    let hit = each(pasted, |character, range| hidden(character, range).then(String::new))?;
    Some(spelled(pasted, hit))
}

/// The hit, with the names of its characters as the words of the message, each once.
fn spelled(pasted: &Pasted<'_>, hit: Hit) -> Hit {
    let mut names: Vec<String> = Vec::new();
    for range in [&hit.place].into_iter().chain(&hit.others) {
        for (character, _) in
            pasted.characters(range.start).take_while(|(_, place)| place.end <= range.end)
        {
            let name = character.map(quote::character).unwrap_or_default();
            if !names.contains(&name) {
                names.push(name);
            }
        }
    }
    hit.called(names.join(", "))
}

/// The range of the text without white space at its beginning and end.
fn inner(pasted: &Pasted<'_>) -> Range<usize> {
    let text = &pasted.flat;
    name::blanks(text, 0)..name::blanks_before(text, text.len())
}

/// Whether a no-break space is next to white space or words, so that it separates words and a note may follow it.
fn is_beside_blank(pasted: &Pasted<'_>, range: &Range<usize>) -> bool {
    let text = &pasted.flat;
    blank(text, range.end) > 0 || name::blanks_before(text, range.start) < range.start || {
        // Words also show that it separates, if they follow or stand before.
        text[range.end..].contains(&b' ')
            || text[..range.start].contains(&b' ')
            || name::label(text, 0).is_some_and(|end| end == range.end)
            || name::label(text, range.end).is_some()
            || name::identifier(text, range.end)
    }
}

/// Dashes that are not the hyphen of ASCII.
pub(super) fn dash(pasted: &Pasted<'_>) -> Option<Hit> {
    let hit = each(pasted, |character, range| {
        // A dash after white space begins a remark.
        let apart = name::blanks_before(pasted.flat, range.start) < range.start;
        let dash = confusable::looks(character) == Some(Looks::LikeAHyphen);
        (dash && !apart && range.start >= pasted.body.start).then(|| "-".into())
    })?;
    Some(spelled(pasted, hit))
}

/// U+FFFD: a program wrote it for a character that it could not read.
pub(super) fn replacement(pasted: &Pasted<'_>) -> Option<Hit> {
    // If the local name has no letter or digit besides it, U+FFFD may be meant as the name itself.
    let local = pasted
        .body()
        .iter()
        .position(|&octet| octet == b'/')
        .map_or(&b""[..], |slash| &pasted.body()[slash..]);
    if !local.iter().any(u8::is_ascii_alphanumeric) {
        return None;
    }
    each(pasted, |character, _| (character == char::REPLACEMENT_CHARACTER).then(String::new))
}

/// Wide letters, digits and signs of East Asian input methods.
pub(super) fn fullwidth(pasted: &Pasted<'_>) -> Option<Hit> {
    let mut telling = false;
    let hit = each(pasted, |character, _| {
        let narrow = match character {
            '\u{FF0D}' => return None,
            '\u{FF01}'..='\u{FF5E}' => char::from_u32(u32::from(character) - 0xFEE0)?,
            '\u{FF61}' => '.',
            _ => return None,
        };
        // Japanese and Chinese texts use wide brackets and punctuation, so these alone show nothing.
        telling |= narrow.is_ascii_alphanumeric() || matches!(narrow, '.' | '/' | ':');
        Some(pasted.written(narrow.encode_utf8(&mut [0; 4])))
    })?;
    telling.then_some(hit)
}

/// A hit for each character for which `meant` returns what was meant.
fn each(
    pasted: &Pasted<'_>,
    meant: impl FnMut(char, &Range<usize>) -> Option<String>,
) -> Option<Hit> {
    let mut meant = meant;
    if pasted.flat.is_ascii() {
        return None;
    }
    let places = pasted.characters(0).filter_map(|(character, range)| {
        let text = meant(character?, &range)?;
        Some((range, text))
    });
    Hit::all(runs(places))
}

/// Joins places that are next to each other.
fn runs(places: impl Iterator<Item = (Range<usize>, String)>) -> Vec<(Range<usize>, String)> {
    let mut runs: Vec<(Range<usize>, String)> = Vec::new();
    for (range, text) in places {
        match runs.last_mut().filter(|(last, _)| last.end == range.start) {
            Some((last, whole)) => {
                last.end = range.end;
                whole.push_str(&text);
            }
            None => runs.push((range, text)),
        }
    }
    runs
}

/// Cyrillic and Greek letters, and the Latin letters that they look like.
const ALIKE: &[(char, char)] = &[
    ('А', 'A'),
    ('В', 'B'),
    ('Е', 'E'),
    ('Ѕ', 'S'),
    ('І', 'I'),
    ('Ј', 'J'),
    ('К', 'K'),
    ('М', 'M'),
    ('Н', 'H'),
    ('О', 'O'),
    ('Р', 'P'),
    ('С', 'C'),
    ('Т', 'T'),
    ('У', 'Y'),
    ('Х', 'X'),
    ('а', 'a'),
    ('е', 'e'),
    ('о', 'o'),
    ('р', 'p'),
    ('с', 'c'),
    ('у', 'y'),
    ('х', 'x'),
    ('ѕ', 's'),
    ('і', 'i'),
    ('ј', 'j'),
    ('һ', 'h'),
    ('ԁ', 'd'),
    ('ԛ', 'q'),
    ('ԝ', 'w'),
    ('ӏ', 'l'),
    ('Α', 'A'),
    ('Β', 'B'),
    ('Ε', 'E'),
    ('Ζ', 'Z'),
    ('Η', 'H'),
    ('Ι', 'I'),
    ('Κ', 'K'),
    ('Μ', 'M'),
    ('Ν', 'N'),
    ('Ο', 'O'),
    ('Ρ', 'P'),
    ('Τ', 'T'),
    ('Υ', 'Y'),
    ('Χ', 'X'),
    ('ο', 'o'),
    ('ϲ', 'c'),
    ('ϳ', 'j'),
];

/// The Latin letter that `letter` looks like.
fn latin(letter: char) -> Option<char> {
    ALIKE.iter().find(|(other, _)| *other == letter).map(|&(_, latin)| latin)
}

/// Letters of another script among Latin letters and digits, all of which look like Latin letters.
pub(super) fn script(pasted: &Pasted<'_>) -> Option<Hit> {
    if pasted.flat.is_ascii() {
        return None;
    }
    let disguised = words(pasted).filter(|word| is_disguised(pasted, word));
    let mut letters = disguised.flat_map(|word| foreign(pasted, word)).peekable();
    let (first, ..) = letters.peek().cloned()?;
    let places = letters.map(|(_, range, meant)| (range, String::from(meant)));
    Some(Hit::all(places)?.called(quote::character(first)))
}

/// The words of the text: runs of letters and digits of any script.
fn words(pasted: &Pasted<'_>) -> impl Iterator<Item = Range<usize>> {
    let mut characters = pasted.characters(0);
    let is_part = |character: Option<char>| character.is_some_and(char::is_alphanumeric);
    core::iter::from_fn(move || {
        let (_, first) = characters.find(|(character, _)| is_part(*character))?;
        let rest = pasted.characters(first.start).take_while(|(character, _)| is_part(*character));
        let end = rest.last().map_or(first.end, |(_, last)| last.end);
        while characters.by_ref().next().is_some_and(|(_, range)| range.end < end) {}
        Some(first.start..end)
    })
}

/// The characters of a word.
fn letters(pasted: &Pasted<'_>, word: Range<usize>) -> impl Iterator<Item = (char, Range<usize>)> {
    let places = pasted.characters(word.start).take_while(move |(_, range)| range.end <= word.end);
    places.filter_map(|(letter, range)| Some((letter?, range)))
}

/// Whether a word is Latin except for letters of another script, all of which look like Latin letters.
fn is_disguised(pasted: &Pasted<'_>, word: &Range<usize>) -> bool {
    let letters = || letters(pasted, word.clone()).map(|(letter, _)| letter);
    let native = |letter: char| letter.is_ascii_alphanumeric();
    let whole = letters().all(|letter| native(letter) || latin(letter).is_some());
    let mixed = letters().any(native) && !letters().all(native);
    // A foreign letter among digits may belong to a formula; without a Latin letter, the letter must look like a digit,
    // so that the word was meant as a number.
    let digit = |letter: char| {
        letter.is_ascii_digit() || latin(letter).is_some_and(|latin| "OoIl".contains(latin))
    };
    mixed && whole && (letters().any(|letter| letter.is_ascii_alphabetic()) || letters().all(digit))
}

/// The letters of a word that look like Latin ones, and these.
fn foreign(
    pasted: &Pasted<'_>,
    word: Range<usize>,
) -> impl Iterator<Item = (char, Range<usize>, char)> {
    letters(pasted, word).filter_map(|(letter, range)| Some((letter, range, latin(letter)?)))
}

/// UTF-8 that was read as Windows-1252 or Latin-1: `â€“` for an en dash.
pub(super) fn mojibake(pasted: &Pasted<'_>) -> Option<Hit> {
    if pasted.flat.is_ascii() {
        return None;
    }
    if !may_be_misread(pasted) {
        return None;
    }
    let (mut places, mut read) = (Vec::new(), String::new());
    let mut run: Vec<(u8, Range<usize>)> = Vec::new();
    for (character, range) in pasted.characters(0).chain([(None, 0..0)]) {
        match character.and_then(confusable::windows) {
            Some(octet) => run.push((octet, range)),
            None => {
                undone(&run, &mut places);
                run.clear();
            }
        }
    }
    for (_, meant) in &places {
        read.push(*meant);
    }
    let edge = pasted.body.end;
    let alone = name::blanks_before(pasted.flat, edge);
    if places.is_empty() && pasted.flat[..alone].ends_with("Â".as_bytes()) && alone > 2 {
        // The first octet of a no-break space in UTF-8 shows as `Â`.
        return Some(Hit::cut(alone - 2..edge).called("a no-break space"));
    }
    let hit = Hit::all(places.into_iter().map(|(range, meant)| {
        let text = plain(meant, range.end == edge);
        (range, pasted.written(&text))
    }))?;
    let names: Vec<String> = read.chars().map(quote::character).collect();
    Some(hit.called(names.join(", ")))
}

/// Whether the text has two characters in a row that the first two octets of one character are misread as, or ends with
/// `Â`.
fn may_be_misread(pasted: &Pasted<'_>) -> bool {
    let mut last = 0;
    pasted.characters(0).any(|(character, _)| {
        let octet = character.and_then(confusable::windows).unwrap_or(0);
        let begun = core::mem::replace(&mut last, octet) >= 0xC2;
        (begun && (0x80..0xC0).contains(&octet)) || character == Some('Â')
    })
}

/// Whether a character is often misread in Latin text. A text of another script would be misread as a whole, and is not
/// sought here.
fn is_misread(meant: char) -> bool {
    matches!(meant, '\u{A0}'..='\u{17F}' | '\u{2010}'..='\u{203A}' | '\u{20AC}' | '\u{2122}' | '\u{2212}' | '\u{FEFF}' | '\u{FB00}'..='\u{FB06}')
}

/// Adds each character beyond ASCII that the octets of a run write in UTF-8, with the range of the characters that it
/// was misread as.
fn undone(run: &[(u8, Range<usize>)], places: &mut Vec<(Range<usize>, char)>) {
    let octets: Vec<u8> = run.iter().map(|(octet, _)| *octet).collect();
    let mut at = 0;
    while at < octets.len() {
        let (character, width) = character::decode(&octets[at..]);
        match character.filter(|meant| width > 1 && is_misread(*meant)) {
            Some(meant) => {
                places.push((run[at].1.start..run[at + width - 1].1.end, meant));
                at += width;
            }
            None => at += 1,
        }
    }
}

/// What the identifier probably had for a character that was misread: a hyphen for a dash, nothing for a mark at its
/// end.
fn plain(meant: char, last: bool) -> Cow<'static, str> {
    match confusable::looks(meant) {
        Some(Looks::LikeAHyphen) => "-".into(),
        Some(Looks::LikeNothing) => "".into(),
        None if last && !meant.is_alphanumeric() => "".into(),
        None if is_hidden(meant) => "".into(),
        None => String::from(meant).into(),
    }
}

/// How LaTeX and Markdown write some characters.
const LATEX: &[(&str, &str)] = &[
    ("{\\textunderscore}", "_"),
    ("{\\textless}", "<"),
    ("{\\textgreater}", ">"),
    ("\\textunderscore{}", "_"),
    ("\\textunderscore ", "_"),
    ("\\textunderscore", "_"),
    ("\\textless{}", "<"),
    ("\\textgreater{}", ">"),
    ("\\textless", "<"),
    ("\\textgreater", ">"),
    ("{\\_}", "_"),
    ("{\\%}", "%"),
    ("{\\&}", "&"),
    ("{\\#}", "#"),
    ("$\\_$", "_"),
    ("$<$", "<"),
    ("$>$", ">"),
    ("{_}", "_"),
    ("{\\textendash}", "-"),
    ("\\_", "_"),
    ("\\%", "%"),
    ("\\&", "&"),
    ("\\#", "#"),
    ("\\$", "$"),
    ("\\{", "{"),
    ("\\}", "}"),
    ("\\(", "("),
    ("\\)", ")"),
    ("\\[", "["),
    ("\\]", "]"),
    ("\\<", "<"),
    ("\\>", ">"),
    ("\\-", "-"),
    ("\\.", "."),
    ("\\:", ":"),
    ("\\;", ";"),
    ("\\~", "~"),
    ("\\*", "*"),
    ("\\+", "+"),
    ("\\=", "="),
];

/// How JSON writes some characters.
const JSON: &[(&str, &str)] = &[
    ("\\/", "/"),
    ("\\u0026", "&"),
    ("\\u003c", "<"),
    ("\\u003e", ">"),
    ("\\u0027", "'"),
    ("\\u002f", "/"),
    ("\\u002d", "-"),
    ("\\u005f", "_"),
    ("\\u0025", "%"),
    ("\\u003d", "="),
    ("\\u0028", "("),
    ("\\u0029", ")"),
    ("\\u2013", "-"),
    ("\\u2010", "-"),
    ("\\u2011", "-"),
    ("\\u00a0", " "),
    ("\\u200b", ""),
];

pub(super) fn latex(pasted: &Pasted<'_>) -> Option<Hit> {
    written_as(pasted, LATEX)
}

pub(super) fn json(pasted: &Pasted<'_>) -> Option<Hit> {
    written_as(pasted, JSON)
}

/// A hit for each place at which a character is written in one of `ways`.
fn written_as(pasted: &Pasted<'_>, ways: &[(&str, &str)]) -> Option<Hit> {
    let text = pasted.flat;
    // Every way begins with one of these.
    let signs = |octet: u8| b"\\${".contains(&octet);
    let mut at = 0;
    let mut places = Vec::new();
    while at < text.len() {
        if !signs(text[at]) {
            at += 1;
            continue;
        }
        match ways.iter().find(|(way, _)| name::starts(text, at, way)) {
            Some((way, meant)) => {
                let text = if *meant == "/" { String::from("/") } else { pasted.written(meant) };
                places.push((at..at + way.len(), text));
                at += way.len();
            }
            None => at += 1,
        }
    }
    Hit::all(places)
}

/// Entities of HTML and XML: `&amp;` for `&`, `&nbsp;` for a space.
pub(super) fn entities(pasted: &Pasted<'_>) -> Option<Hit> {
    let text = pasted.flat;
    let mut places: Vec<(Range<usize>, char)> = Vec::new();
    let mut at = 0;
    while let Some(skipped) = text[at..].iter().position(|&octet| octet == b'&') {
        at += skipped;
        let entity = entity::first(Decoded::part(&text[at..], Span::of(0, at).end, false));
        let Some((meant, end)) = entity else {
            at += 1;
            continue;
        };
        places.push((at..end as usize, meant));
        at = end as usize;
    }
    // An entity at the end that stands for no letter was copied along with the text around, so it is deleted.
    let mut end = before_marks(text, text.len());
    let mut pieces: Vec<(Range<usize>, String)> = Vec::new();
    for (at, (range, meant)) in places.iter().enumerate().rev() {
        let opened = places[..at].iter().any(|(_, before)| *before == '<');
        let closes = matches!(meant, ')' | ']') || *meant == '>' && opened;
        let last = range.end == end && !meant.is_alphanumeric() && !closes;
        let text = if last {
            end = before_marks(text, range.start);
            String::new()
        } else if meant.is_whitespace() {
            " ".into()
        } else {
            pasted.written(&plain(*meant, false))
        };
        pieces.insert(0, (range.clone(), text));
    }
    let what = places.first().map(|(_, meant)| {
        if meant.is_whitespace() { "a space".into() } else { quote::character(*meant) }
    });
    Some(Hit::all(pieces)?.called(what?))
}

/// Where the white space and punctuation begin that end a sentence before `at`.
fn before_marks(text: &[u8], at: usize) -> usize {
    let marks = |octet: &&u8| name::is_blank(**octet) || b".,:)]}\"'".contains(*octet);
    at - text[..at].iter().rev().take_while(marks).count()
}

/// Percent-escapes in a plain name, which has none: the name was cut out of a link.
pub(super) fn escapes(pasted: &Pasted<'_>) -> Option<Hit> {
    // A blank may hide that this is a link, and another rule cuts it first.
    let hidden = blank(pasted.flat, 0) > 0;
    if pasted.kind != Kind::Name || hidden || !pasted.flat.contains(&b'%') {
        return None;
    }
    decoded(pasted, |_| true)
}

/// Escapes that a link or URI still has after they were decoded once.
pub(super) fn double_escapes(pasted: &Pasted<'_>) -> Option<Hit> {
    if pasted.kind == Kind::Name {
        return None;
    }
    decoded(pasted, |range| !pasted.is_raw(&(range.start..range.start + 1)))
}

/// A hit for each run of escapes in the identifier that is `wanted`. In a name, the run becomes what it stands for; in
/// a link, it becomes single escapes.
fn decoded(pasted: &Pasted<'_>, wanted: impl Fn(&Range<usize>) -> bool) -> Option<Hit> {
    let (text, mut at) = (pasted.flat, pasted.body.start);
    let (mut places, mut slash) = (Vec::new(), pasted.body().contains(&b'/'));
    while at < pasted.body.end {
        let mut end = at;
        // Blanks are a run of their own, so that they can be cut without the rest.
        let blank = is_blank_escape(&text[at..]);
        while escape::begins(&text[end..pasted.body.end])
            && wanted(&(end..end + 3))
            && is_blank_escape(&text[end..]) == blank
        {
            end += 3;
        }
        if end == at {
            at += 1;
            continue;
        }
        let decoded = Decoded::part(&text[at..end], 0, true);
        let last = blank && pasted.kind == Kind::Name && end == pasted.body.end;
        if (last || is_escaped_for(pasted, decoded))
            && let octets = decoded.to_cow()
            && let Ok(meant) = core::str::from_utf8(&octets)
        {
            let text = match pasted.kind {
                Kind::Name => meant.into(),
                // The first slash of a handle is written as it is, even in a link.
                _ if !slash && meant == "/" => meant.into(),
                _ => octets.iter().map(|octet| quote::encode(&[*octet])).collect(),
            };
            slash |= meant == "/";
            places.push((at..end, text));
        }
        at = end;
    }
    Hit::all(places)
}

/// Whether the escape of a blank of ASCII stands at the beginning of `text`.
fn is_blank_escape(text: &[u8]) -> bool {
    ["%20", "%09", "%0A", "%0D"].iter().any(|blank| name::starts(text, 0, blank))
}

/// Whether the characters are such that a program would have escaped them: `%25ab` may well mean the text `%ab`.
fn is_escaped_for(pasted: &Pasted<'_>, meant: Decoded<'_>) -> bool {
    meant.characters().all(|(character, _)| {
        let usual = |character: char| {
            !character.is_control()
                && (pasted.kind == Kind::Name || !character.is_ascii_alphanumeric())
        };
        character.is_some_and(usual)
    })
}
