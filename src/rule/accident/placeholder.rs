//! Accidents of giving a placeholder where an identifier should be, or a template that was not filled in.

use handle_grammar::class::Class;

use super::hit::Hit;
use super::kind::Kind;
use super::name;
use super::octets::{Words, blanks, blanks_before, starts};
use super::pasted::Pasted;

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
    "xxx",
    "xxxx",
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
    "doi",
    "handle",
    "hdl",
    "doi:",
    "hdl:",
    "prefix/suffix",
    "[object object]",
    "${doi}",
    "%s",
    "{}",
    "string",
]);

/// A word that says that there is no identifier.
pub(super) fn nothing(pasted: &Pasted<'_>) -> Option<Hit> {
    let text = pasted.flat;
    let body = blanks(text, pasted.body.start)..blanks_before(text, pasted.body.end);
    let word = text.get(body.clone()).unwrap_or_default();
    if !NOTHING.has(word) {
        return None;
    }
    // If a query or a fragment follows, it may hold what was meant.
    let alone = pasted.body.end == text.len()
        && (pasted.kind == Kind::Name || pasted.kind == Kind::Hdl || super::link::is_known(pasted));
    alone.then(|| Hit::at(body).whole())
}

/// The words that people write between the brackets of a placeholder.
const WORDS: &[&str] = &[
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
];

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

/// The octets with which these begin.
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
    let end = if pasted.kind == Kind::Name { body.end } else { text.len() };
    let opens = |&at: &usize| OPENS.contains(text[at]);
    (body.start..body.end).filter(opens).find_map(|at| {
        let (open, close) = BRACES.iter().find(|(open, _)| starts(text, at, open))?;
        let start = at + open.len();
        let len =
            text[start..end].windows(close.len()).position(|tail| tail == close.as_bytes())?;
        let inner = blanks(text, start)..blanks_before(text, start + len);
        let word = text.get(inner).unwrap_or_default();
        let whole = at..start + len + close.len();
        let alone = pasted.kind != Kind::Name && at == body.start && whole.end == body.end;
        (is_variable(open, word, alone) && !names(text, start..start + len))
            .then(|| Hit::at(whole).whole())
    })
}

/// Whether `word`, between brackets that begin with `open`, is the name of a value in a template; `whole` says whether
/// it is a whole identifier.
fn is_variable(open: &str, word: &[u8], whole: bool) -> bool {
    let known = WORDS.iter().any(|known| word.eq_ignore_ascii_case(known.as_bytes()));
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
        _ => variable || known,
    }
}

/// Whether an identifier stands in `range`.
fn names(text: &[u8], range: core::ops::Range<usize>) -> bool {
    range.into_iter().any(|at| name::identifier(text, at))
}

/// A naming authority that is made of the letter X or N alone, or a local name that ends with X several times, as in
/// `10.xxxx/…`, `10.1000/xxxxx` and `10.1000/journal.xxxxxxx`.
pub(super) fn letters(pasted: &Pasted<'_>) -> Option<Hit> {
    let body = if pasted.kind == Kind::Info { b"" } else { pasted.body() };
    let slash = body.iter().position(|&octet| octet == b'/')?;
    let (authority, local) = (&body[..slash], &body[slash + 1..]);
    let filler = |octets: &[u8], letters: &[u8]| {
        let first = octets.first().map(u8::to_ascii_lowercase).unwrap_or_default();
        octets.len() > 1
            && letters.contains(&first)
            && octets.iter().all(|octet| octet.to_ascii_lowercase() == first)
    };
    let registrant = authority.strip_prefix(b"10.").is_some_and(|rest| {
        filler(rest, b"xny")
            || (rest.len() > 2 && rest.ends_with(b"XXX"))
            || rest.starts_with(b"NNNN")
            || rest == b"prefix"
    });
    let start = pasted.body.start;
    if registrant {
        return Some(Hit::at(start..start + slash).whole());
    }
    let filled = local.len() - local.iter().rev().take_while(|octet| b"xX".contains(octet)).count();
    let (named, filling) = local.split_at(filled);
    let apart = named.last().is_none_or(|last| b".-_/".contains(last));
    let local_is_filler = authority.starts_with(b"10.")
        && filling.len() > if apart { 3 } else { 5 }
        && filler(filling, b"x");
    let place = start + slash + 1 + filled..pasted.body.end;
    local_is_filler.then(|| Hit::at(place).whole())
}
