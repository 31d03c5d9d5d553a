//! Escapes of LaTeX, Markdown, JSON and e-mail: characters that these write with a backslash or an equals sign, in
//! braces or between dollar signs.

use alloc::string::String;
use alloc::vec::Vec;

use crate::accident::hit::Hit;
use crate::accident::octets;
use crate::accident::pasted::Pasted;
use crate::text::quote;

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
    ("{$<$}", "<"),
    ("{$>$}", ">"),
    ("{$‹$}", "<"),
    ("{$›$}", ">"),
    ("$<$", "<"),
    ("$>$", ">"),
    ("$\\less$", "<"),
    ("$\\greater$", ">"),
    ("$\\mathsemicolon$", ";"),
    ("$\\backslash$", "\\"),
    ("{_}", "_"),
    ("{\\textendash}", "-"),
    ("{\\textasciitilde}", "~"),
    ("\\textasciitilde{}", "~"),
    ("\\textasciitilde ", "~"),
    ("\\textasciitilde", "~"),
    ("$\\sim$", "~"),
    ("\\string_", "_"),
    ("\\allowbreak{}", ""),
    ("\\allowbreak ", ""),
    ("\\allowbreak", ""),
    ("\\discretionary{}{}{}", ""),
    ("\\slash ", "/"),
    ("\\slash", "/"),
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

/// Where the character ends that LaTeX writes at `at`, if a letter or a digit follows, so that the name goes on there.
pub(crate) fn latex_end(text: &[u8], at: usize) -> Option<usize> {
    let (way, _) = LATEX.iter().find(|(way, _)| octets::starts(text, at, way))?;
    let end = at + way.len();
    text.get(end).is_some_and(u8::is_ascii_alphanumeric).then_some(end)
}

/// How JSON and many programs write a line end. It counts only inside a name, and alone only after a mark, where a line
/// may be broken: elsewhere, the `\` may stand in place of a slash.
const LINE_END: &str = "\\n";

/// How JSON writes some characters.
const JSON: &[(&str, &str)] = &[
    ("\\/", "/"),
    ("\\r\\n", ""),
    ("=\\n", ""),
    (LINE_END, ""),
    ("\\u0026", "&"),
    ("\\u003c", "<"),
    ("\\u003e", ">"),
    ("\\u0027", "'"),
    ("\\u002f", "/"),
    ("\\u2215", "/"),
    ("\\x2f", "/"),
    ("\\x2d", "-"),
    ("\\x3c", "<"),
    ("\\x3e", ">"),
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
    ("\\xa0", " "),
    ("\\u200b", ""),
    ("\\u00ad", ""),
    ("\\u0022", "\""),
    ("\\u2019", "’"),
    ("\\u201c", "“"),
    ("\\u201d", "”"),
];

/// How e-mail in quoted-printable writes some characters.
const QUOTED: &[(&str, &str)] = &[
    ("=2F", "/"),
    ("=3A", ":"),
    ("=3C", "<"),
    ("=3E", ">"),
    ("=3B", ";"),
    ("=3D", "="),
    ("=2E", "."),
    ("=2D", "-"),
    ("=5F", "_"),
    ("=28", "("),
    ("=29", ")"),
    ("=E2=80=90", "-"),
    ("=E2=80=91", "-"),
    ("=E2=80=93", "-"),
];

/// `10.1371=2Fjournal.pone.0229937`: characters of quoted-printable. In a query or a fragment, `=2F` may be a plain
/// value, so a text with one is passed over.
pub(crate) fn quoted_printable(pasted: &Pasted<'_>) -> Option<Hit> {
    let has_value = pasted.flat.iter().any(|octet| b"?&@#".contains(octet));
    // A colon after the first number of a handle would make an index of it.
    let number = octets::run(pasted.flat, pasted.body.start, u8::is_ascii_digit);
    let has_index = number > pasted.body.start && octets::starts(pasted.flat, number, "=3A");
    if has_value || has_index { None } else { written_as(pasted, QUOTED) }
}

pub(crate) fn latex(pasted: &Pasted<'_>) -> Option<Hit> {
    written_as(pasted, LATEX)
}

pub(crate) fn json(pasted: &Pasted<'_>) -> Option<Hit> {
    written_as(pasted, JSON)
}

/// A hit with each place at which a character is written in one of `ways`.
fn written_as(pasted: &Pasted<'_>, ways: &[(&str, &str)]) -> Option<Hit> {
    let text = pasted.flat;
    // Every way begins with one of these.
    let signs = |octet: u8| b"\\${=".contains(&octet);
    let mut at = 0;
    let mut places = Vec::new();
    while at < text.len() {
        if !signs(text[at]) {
            at += 1;
            continue;
        }
        let stands = |way: &str| {
            let goes_on = text.get(at + way.len()).is_some_and(u8::is_ascii_alphanumeric);
            let is_at_mark = way != LINE_END || at > 0 && b"-._(".contains(&text[at - 1]);
            !way.ends_with(LINE_END) || goes_on && is_at_mark
        };
        match ways.iter().find(|(way, _)| octets::starts(text, at, way) && stands(way)) {
            Some((way, meant)) => {
                let text = if *meant == "/" { String::from("/") } else { pasted.written(meant) };
                places.push((at..at + way.len(), text));
                at += way.len();
            }
            None => at += 1,
        }
    }
    let (range, meant) = places.first()?;
    let what = named(&text[range.clone()], meant);
    Some(Hit::all(places)?.called(what))
}

/// What messages call the character that is written so, in place of which `meant` was meant.
fn named(way: &[u8], meant: &str) -> String {
    if let Some(character) = numbered(way) {
        return quote::character(character);
    }
    match meant {
        "" if way.ends_with(LINE_END.as_bytes()) => "a line end".into(),
        "" => "an invisible character".into(),
        " " => "a space".into(),
        meant => quote::text(meant.as_bytes()),
    }
}

/// The character that JSON writes as its number: `\u2013`.
fn numbered(way: &[u8]) -> Option<char> {
    let digits = way.strip_prefix(b"\\u").or_else(|| way.strip_prefix(b"\\U"))?;
    char::from_u32(u32::from_str_radix(core::str::from_utf8(digits).ok()?, 16).ok()?)
}
