//! Accidents of giving a placeholder where an identifier should be, or a template that was not filled in.

use handle_grammar::class::Class;

use super::hit::Hit;
use super::kind::Kind;
use super::name;
use super::octets::{Words, blanks, blanks_before, starts};
use super::pasted::Pasted;
use super::slip;

/// Words that people write if there is no identifier.
static NOTHING: Words = Words::new(&[
    "n/a",
    "n.a.",
    "n.a",
    "na",
    "#n/a",
    "#n/a!",
    "#ref!",
    "#value!",
    "#name?",
    "#null!",
    "#num!",
    "#div/0!",
    "null",
    "nil",
    "none",
    "nan",
    "undefined",
    "unknown",
    "unavailable",
    "not available",
    "not applicable",
    "not found",
    "no doi",
    "no handle",
    "no identifier",
    "missing",
    "empty",
    "tbd",
    "tba",
    "todo",
    "to be assigned",
    "pending",
    "in press",
    "forthcoming",
    "false",
    "-",
    "--",
    "---",
    "–",
    "—",
    "?",
    "??",
    "???",
    ".",
    "..",
    "...",
    "…",
    "*",
    "_",
    "doi:",
    "hdl:",
    "prefix/suffix",
    "[object object]",
    "${doi}",
    "%s",
    "{}",
    "[]",
    "\"\"",
    "doi/url",
    "placeholder",
    "none assigned",
    "not assigned",
    "n.d.",
    "0",
]);

/// What programs, spreadsheets in other languages and catalogues write instead.
static ABSENT: Words = Words::new(&[
    "(null)",
    "(none)",
    "<na>",
    "#nv",
    "#bezug!",
    "#wert!",
    "#n/d",
    "{0}",
    "$doi",
    ":doi",
    "%doi%",
    "true",
    "no doi found",
    "no doi available",
    "doi not found",
    "doi not available",
    "doi pending",
    "not provided",
    "not set",
    "kein doi",
    "keine doi",
    "keine angabe",
    "k. a.",
    "k.a.",
    "sans doi",
    "pas de doi",
    "sin doi",
    "sem doi",
    "aucun",
    "brak",
    "nessuno",
    "ninguno",
    "yok",
    "không có",
    "нет",
    "无",
    "無",
    "なし",
    "없음",
    "n / a",
]);

/// A word that says that there is no identifier.
pub(super) fn nothing(pasted: &Pasted<'_>) -> Option<Hit> {
    let text = pasted.flat;
    let body = blanks(text, pasted.body.start)..blanks_before(text, pasted.body.end);
    let word = text.get(body.clone()).unwrap_or_default();
    let is_word = |word: &[u8]| [&NOTHING, &WORDS, &ABSENT].iter().any(|words| words.has(word));
    // A full stop may end the words as a sentence.
    if !is_word(word) && !word.strip_suffix(b".").is_some_and(is_word) {
        return None;
    }
    // If a query or a fragment follows, it may hold the identifier that was meant.
    let alone = pasted.body.end == text.len() && super::link::expects_handle(pasted);
    alone.then(|| Hit::at(body).whole())
}

/// The words that people write as a placeholder, often between brackets.
static WORDS: Words = Words::new(&[
    "doi",
    "handle",
    "hdl",
    "suffix",
    "prefix",
    "id",
    "identifier",
    "pid",
    "local name",
    "local-name",
    "localname",
    "naming authority",
    "naming-authority",
    "your doi",
    "your-doi",
    "your_doi",
    "insert doi",
    "insert doi here",
    "number",
    "name",
    "uuid",
    "value",
    "string",
    "xxx",
    "xxxx",
]);

/// Brackets that a template writes around the name of a value.
const BRACES: &[(&str, &str)] = &[
    ("{{", "}}"),
    ("{%", "%}"),
    ("[%", "%]"),
    ("<%", "%>"),
    ("${", "}"),
    ("#{", "}"),
    ("$(", ")"),
    ("%(", ")s"),
    ("{", "}"),
    ("<", ">"),
    ("[", "]"),
];

/// The first octets of the brackets in [`BRACES`].
static OPENS: Class = {
    let (mut class, mut at) = (Class::of(b""), 0);
    while at < BRACES.len() {
        let first = BRACES[at].0.as_bytes()[0];
        class = class.or(Class::range(first, first));
        at += 1;
    }
    class
};

/// Brackets of a template that were not filled in.
pub(super) fn template(pasted: &Pasted<'_>) -> Option<Hit> {
    let (text, body) = (pasted.flat, pasted.body.clone());
    let octets = pasted.body().iter().enumerate();
    let mut opens = octets.filter(|(_, octet)| OPENS.contains(**octet));
    opens.find_map(|(at, _)| {
        let at = body.start + at;
        let (open, close) = BRACES.iter().find(|(open, _)| starts(text, at, open))?;
        let start = at + open.len();
        let len = text[start..].windows(close.len()).position(|tail| tail == close.as_bytes())?;
        let inner = blanks(text, start)..blanks_before(text, start + len);
        let word = text.get(inner).unwrap_or_default();
        let whole = at..start + len + close.len();
        let alone = pasted.kind != Kind::Name && at == body.start && whole.end == body.end;
        // Beside an identifier, `[DOI]` says what it is.
        let apart = blanks_before(text, at) < at;
        let is_label = *open == "["
            && (names(text, whole.end..text.len()) || apart && names(text, body.start..at));
        (is_variable(open, word, alone) && !is_label && !names(text, start..start + len))
            .then(|| Hit::at(whole).whole())
    })
}

/// Whether `word`, between brackets that begin with `open`, is the name of a value in a template; `whole` says whether
/// it is a whole identifier.
fn is_variable(open: &str, word: &[u8], whole: bool) -> bool {
    let known = WORDS.has(word);
    let name = |octet: &u8| octet.is_ascii_alphanumeric() || b"_.-:|()[]'\", ".contains(octet);
    let variable = word.first().is_some_and(|first| first.is_ascii_alphabetic() || *first == b'_')
        && word.iter().all(name);
    match open {
        "<" | "[" => {
            known
                || (whole
                    && word
                        .iter()
                        .all(|octet| octet.is_ascii_alphabetic() || b"_- ".contains(octet))
                    && word.len() > 2)
        }
        "{" => {
            known || (variable && word.iter().any(|octet| b"_.".contains(octet))) || word.is_empty()
        }
        _ => variable || known || (open.ends_with('{') && word.is_empty()),
    }
}

/// Whether an identifier stands in `range`.
fn names(text: &[u8], range: core::ops::Range<usize>) -> bool {
    range.into_iter().any(|at| name::identifier(text, at))
}

/// A naming authority that is made of one letter or a word, or a local name that was not filled in: `10.xxxx/…`,
/// `10.fake/…`, `10.1000/xxxxx`.
pub(super) fn letters(pasted: &Pasted<'_>) -> Option<Hit> {
    let body = if pasted.kind == Kind::Info { b"" } else { pasted.body() };
    let Some(slash) = body.iter().position(|&octet| octet == b'/') else {
        let mut parts = body.split(|&octet| octet == b'.');
        let is_filled = |part: &[u8]| part.len() > 3 && is_filler(part, b"x");
        return parts.all(is_filled).then(|| Hit::at(pasted.body.clone()).whole());
    };
    let (authority, local) = (&body[..slash], &body[slash + 1..]);
    let (start, registrant) = (pasted.body.start, authority.strip_prefix(b"10."));
    let place = match registrant {
        Some(registrant) if is_no_registrant(registrant) => start..start + slash,
        Some(_) => start + slash + 1 + unfilled(local)?..pasted.body.end,
        None if authority.len() > 1 && is_filler(authority, b"x") => start..start + slash,
        None => return None,
    };
    Some(Hit::at(place).whole())
}

/// Words that programs, but no registrants, write where they have no value.
static NO_VALUE: Words = Words::new(&["undefined", "null", "none", "nan", "tbd", "todo"]);

/// Where a word begins that a program wrote in place of the end of a name, or where a template has letters for digits.
fn no_value_start(name: &[u8]) -> Option<usize> {
    let start = name.iter().rposition(|octet| b"./".contains(octet)).map_or(0, |at| at + 1);
    let word = &name[start..];
    (NO_VALUE.has(word) || word.len() > 3 && is_filler(word, b"n")).then_some(start)
}

/// Whether a program wrote such a word in place of the end of a name.
pub(super) fn has_no_value(name: &[u8]) -> bool {
    no_value_start(name).is_some()
}

/// Where the placeholder begins in a local name: a word of a program in place of a value, X several times at the end,
/// several parts of X or the like, or a name that is only `...` or `*`.
fn unfilled(local: &[u8]) -> Option<usize> {
    if let Some(start) = no_value_start(local) {
        return Some(start);
    }
    let filling = local.iter().rev().take_while(|octet| b"xX".contains(octet)).count();
    let (named, filling) = local.split_at(local.len() - filling);
    let apart = named.last().is_none_or(|last| b".-_/".contains(last));
    if filling.len() > if apart { 3 } else { 5 } {
        return Some(named.len());
    }
    let parts = local.split(|octet| b".-_/".contains(octet));
    let several = filling.len() > 1 && parts.filter(|part| is_variable_part(part)).count() > 1;
    let unknown = local.windows(3).any(|marks| marks == b".??");
    (several || unknown || matches!(local, b"*" | b"..." | b"\xE2\x80\xA6")).then_some(0)
}

/// Whether octets are one of `letters`, any number of times and in either case.
fn is_filler(octets: &[u8], letters: &[u8]) -> bool {
    let first = octets.first().map(u8::to_ascii_lowercase);
    first.is_some_and(|first| letters.contains(&first))
        && octets.iter().all(|octet| Some(octet.to_ascii_lowercase()) == first)
}

/// In place of a registrant, this names the services of the DOI system, as in `10.SERV/CROSSREF`.
const SERVICES: &[u8] = b"SERV";

/// Whether no registrant has such a number, and no typing error makes it from the number of a registrant.
fn is_no_registrant(registrant: &[u8]) -> bool {
    let is_word = registrant.len() > 1
        && registrant.iter().all(u8::is_ascii_alphabetic)
        && !registrant.eq_ignore_ascii_case(SERVICES)
        && !registrant.iter().all(|&letter| slip::digit(letter).is_some());
    is_filler(registrant, b"xny")
        || registrant == name::NOBODY
        || is_word
        || registrant.ends_with(b"XXX")
        || registrant.starts_with(b"NNNN")
}

/// Whether a part of a local name stands for the year, the month or the number that is not known yet.
fn is_variable_part(part: &[u8]) -> bool {
    matches!(part, b"YYYY" | b"MM" | b"DD") || part.len() > 1 && is_filler(part, b"x")
}
