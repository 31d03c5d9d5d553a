//! How LaTeX and Markdown write a character: after a backslash, in braces or between dollar signs, or as a command.

use crate::text::octets::position::position;

/// Commands of text, without their backslash.
const OF_TEXT: &[(&str, &str)] = &[
    ("textunderscore", "_"),
    ("textless", "<"),
    ("textgreater", ">"),
    ("textendash", "-"),
    ("textasciitilde", "~"),
    ("string_", "_"),
    ("slash", "/"),
    ("allowbreak", ""),
    ("linebreak", ""),
    ("newline", ""),
    ("penalty0", ""),
    ("hskip0pt", ""),
    ("hspace{0pt}", ""),
    ("discretionary{}{}{}", ""),
];

/// Commands of formulas.
const OF_FORMULAS: &[(&str, &str)] = &[
    ("less", "<"),
    ("lt", "<"),
    ("langle", "<"),
    ("greater", ">"),
    ("gt", ">"),
    ("rangle", ">"),
    ("mathsemicolon", ";"),
    ("backslash", "\\"),
    ("sim", "~"),
];

/// What stands in braces or between dollar signs without a command.
const ENCLOSED: &[(&str, &str)] = &[
    ("_", "_"),
    (".", "."),
    ("/", "/"),
    ("<", "<"),
    (">", ">"),
    ("‹", "<"),
    ("›", ">"),
    ("-", "-"),
    ("--", "-"),
];

/// The marks that stand for themselves after a backslash.
const MARKS: &str = "_%&#${}()[]<>-.:;~*+=";

/// What may stand around a character, and whether a formula stands between the two.
const AROUND: [(&str, &str, bool); 5] = [
    ("{$", "$}", true),
    ("{", "}", false),
    ("$", "$", true),
    ("\\ensuremath{", "}", true),
    ("", "", false),
];

/// How a program writes the backslash of a mark that LaTeX had already escaped. One comes before the shorter ones that
/// it begins with.
const BACKSLASHES: [&str; 6] = [
    "{\\textbackslash{}}",
    "{\\textbackslash}",
    "\\textbackslash{}",
    "\\textbackslash ",
    "\\textbackslash",
    "$\\backslash$",
];

/// How many octets the backslash at the end of `text` is written with, if a program wrote it in one of these ways.
pub(crate) fn backslash_before(text: &[u8]) -> Option<usize> {
    BACKSLASHES.iter().find(|way| text.ends_with(way.as_bytes())).map(|way| way.len())
}

/// What the beginning of `text` stands for in LaTeX or Markdown, a character or nothing, and how many octets this
/// beginning has. `None` if it is not written in one of the ways of this file.
pub(crate) fn read(text: &[u8]) -> Option<(&'static str, usize)> {
    twice(text).or_else(|| once(text))
}

/// How many octets at the beginning of `text` only allow LaTeX to break a line there: `\allowbreak `, `\hspace{0pt}`. A
/// command that breaks the line also ends the word before it. Only in a text of LaTeX, `{}` and the `\-` before a
/// syllable stand for nothing, too: elsewhere, a program may put a value in place of the braces, and Markdown writes a
/// hyphen like that.
pub(crate) fn breakpoint(text: &[u8], is_latex: bool) -> Option<usize> {
    let may_be_hyphenated = matches!(text, [b'\\', b'-', first, second, ..]
        if first.is_ascii_alphabetic() && second.is_ascii_alphabetic());
    if is_latex && (text.starts_with(b"{}") || may_be_hyphenated) {
        return Some(2);
    }
    let breaks_line = |command: &[u8]| {
        ["newline", "linebreak"].iter().any(|name| position(command, name).is_some())
    };
    let width = once(text).filter(|(meant, _)| meant.is_empty()).map(|(_, width)| width)?;
    (!breaks_line(&text[..width])).then_some(width)
}

/// The mark at the beginning of `text` that was escaped twice, as in `{\textbackslash}_`.
fn twice(text: &[u8]) -> Option<(&'static str, usize)> {
    let way = BACKSLASHES.iter().find(|way| text.starts_with(way.as_bytes()))?;
    let rest = &text[way.len()..];
    // A brace may end the value of a field.
    let bare = || mark(rest).filter(|(meant, _)| !"{}".contains(meant));
    let (meant, width) = once(rest).filter(|(meant, _)| !meant.is_empty()).or_else(bare)?;
    Some((meant, way.len() + width))
}

/// What the beginning of `text` stands for if it was escaped only once.
fn once(text: &[u8]) -> Option<(&'static str, usize)> {
    AROUND.iter().find_map(|(open, close, is_formula)| {
        let inner = text.strip_prefix(open.as_bytes())?;
        let close = close.as_bytes();
        let (meant, width) = match inner {
            [b'\\', rest @ ..] => {
                let (meant, width) = command(rest, *is_formula).or_else(|| mark(rest))?;
                (meant, width + 1)
            }
            _ => enclosed(inner, close)?,
        };
        inner[width..].starts_with(close).then_some((meant, open.len() + width + close.len()))
    })
}

/// What the command at the beginning of `text` stands for, and how many octets it has, with the braces or the space
/// that end it. A command ends before the first octet that is not a letter, so `\slashed` is another one than `\slash`.
/// A space ends only a word or a number, and so it does not belong to `\string_`.
fn command(text: &[u8], is_formula: bool) -> Option<(&'static str, usize)> {
    let commands = if is_formula { OF_FORMULAS } else { OF_TEXT };
    let is_letter = |octet: Option<&u8>| octet.is_some_and(u8::is_ascii_alphabetic);
    let (name, meant) = commands.iter().find(|(name, _)| {
        let rest = text.strip_prefix(name.as_bytes());
        rest.is_some_and(|rest| !is_letter(name.as_bytes().last()) || !is_letter(rest.first()))
    })?;
    let end = match &text[name.len()..] {
        [b'{', b'}', ..] => 2,
        [b' ', ..] if name.ends_with(|last: char| last.is_ascii_alphanumeric()) => 1,
        // How much a line break is wanted, from 0 to 4.
        [b'[', b'0'..=b'4', b']', ..] if meant.is_empty() => 3,
        _ => 0,
    };
    Some((meant, name.len() + end))
}

/// The mark at the beginning of `text`, which comes after a backslash, and its length.
fn mark(text: &[u8]) -> Option<(&'static str, usize)> {
    let at = MARKS.find(char::from(*text.first()?))?;
    Some((&MARKS[at..=at], 1))
}

/// What the signs at the beginning of `text` stand for, and how many octets they have, if `close` follows them and is
/// not empty: without an enclosure, they only stand for themselves.
fn enclosed(text: &[u8], close: &[u8]) -> Option<(&'static str, usize)> {
    let stands =
        |sign: &str| text.strip_prefix(sign.as_bytes()).is_some_and(|rest| rest.starts_with(close));
    let (sign, meant) = ENCLOSED.iter().find(|(sign, _)| !close.is_empty() && stands(sign))?;
    Some((meant, sign.len()))
}
