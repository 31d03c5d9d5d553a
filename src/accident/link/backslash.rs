//! `\` in a link or at the end of a name.

use alloc::string::String;
use alloc::vec::Vec;

use crate::accident::form::octets::{
    blanks, has_digit, is_blank, is_year, run, run_before, starts,
};
use crate::accident::markup::tail::{is_command, is_of_latex, opens_group};
use crate::accident::name;
use crate::accident::registrant;
use crate::accident::search::hit::Hit;
use crate::accident::search::pasted::Pasted;

/// `\` in place of `/` in a link, or in a name that also has a `/`.
pub(crate) fn backslash(pasted: &Pasted<'_>) -> Option<Hit> {
    let text = pasted.flat;
    if !text.contains(&b'\\') || (pasted.is_name() && !begins_link(text) && !text.contains(&b'/')) {
        return None;
    }
    // The rest of the text after markup of another format is deleted with the markup.
    let end = run(text, 0, |octet| *octet != b'<').min(backslashes_end(text));
    // The name ends at the line end of a program. As long as it has no `/`, a `\` may stand in place of that.
    let is_line_end = |at: &usize| {
        let (before, rest) = text.split_at(*at);
        before.contains(&b'/') && ends_line(before, rest)
    };
    let end = (0..end).find(is_line_end).unwrap_or(end);
    let places = (0..end).filter(|&at| text[at] == b'\\' && !is_sign(text, at));
    let hit = Hit::all(places.map(|at| (at..at + 1, String::from("/"))))?;
    // After a dot, no part of a name begins, so nobody knows what the `\` stands for.
    let is_odd = text.windows(2).any(|pair| pair == b".\\");
    Some(hit.offered(!is_odd))
}

/// `10.1007/\978-3-03\0-02671-4_7`: a `\` in a local name that has a form of its registrant without it.
pub(crate) fn backslash_inside(pasted: &Pasted<'_>) -> Option<Hit> {
    let (text, slash) = (pasted.flat, pasted.slash_of_handle()?);
    let places = (slash + 1..pasted.body.end)
        .filter(|&at| text[at] == b'\\' && !is_sign(text, at))
        .map(|at| (at..at + 1, String::new()));
    let hit = Hit::all(places)?;
    let name: Vec<_> = pasted.body().iter().copied().filter(|octet| *octet != b'\\').collect();
    registrant::is_whole(&name).then_some(hit)
}

/// Whether the `\` at `at` begins a command, a group, an accent or an escaped sign, about which there are other rules.
fn is_sign(text: &[u8], at: usize) -> bool {
    let rest = &text[at..];
    is_command(text, at)
        || opens_group(&text[..at])
        || is_of_latex(text, at)
        || is_accent(rest)
        || is_unicode(rest)
}

/// `10.1000/ab\` and `c12` in the next line, `10.1000/1\ 82`, `hdl:\ 2027/1`: a `\` and blanks, as LaTeX and programs
/// write these, before the only word that follows, which has a digit; or between a label and an identifier.
pub(crate) fn backslash_before_blank(pasted: &Pasted<'_>) -> Option<Hit> {
    let text = pasted.flat;
    let is_place = |at: &usize| {
        text[*at] == b'\\'
            && text.get(at + 1).is_some_and(is_blank)
            && !text[..*at].ends_with(b"\\")
    };
    let at = (0..text.len()).find(is_place)?;
    let (before, next) = (&text[..at], blanks(text, at + 1));
    let (rest, begins) = (&text[next..], name::identifier(text, next));
    let is_rest = || has_digit(rest) && !rest.iter().any(is_blank) && !is_year(rest) && !begins;
    let goes_on = if before.contains(&b'/') { is_rest() } else { before.ends_with(b":") && begins };
    // The word may also be a note after the whole name, unless the line ends between the two.
    let name = &before[pasted.body.start.min(at)..];
    let is_line_end = text[at..next].contains(&b'\n');
    let is_known = begins || is_line_end || registrant::is_whole(&[name, rest].concat());
    goes_on.then(|| Hit::cut(at..next).offered(is_known))
}

/// Whether a character of JSON stands here by its number: `\u201d`.
fn is_unicode(text: &[u8]) -> bool {
    let Some([b'\\', b'u' | b'U', digits @ ..]) = text.first_chunk::<6>() else { return false };
    digits.iter().all(u8::is_ascii_hexdigit)
}

/// The index at which the `\` at the end of the text begin. After them, the text may have only the letter of an escape
/// for a line end or a tab, or a quotation mark and whatever followed it in the program.
fn backslashes_end(text: &[u8]) -> usize {
    let quote = (0..text.len()).find(|&at| is_quote(&text[at..]));
    let text = &text[..quote.unwrap_or(text.len())];
    let mut end = run_before(text, text.len(), |octet| *octet == b'"' || *octet == b'\'');
    while let [.., b'\\', b'n' | b'r' | b't'] = text[..end] {
        end -= 2;
    }
    run_before(text, end, |octet| *octet == b'\\')
}

/// Whether a quotation mark with a `\` before it stands here.
fn is_quote(text: &[u8]) -> bool {
    matches!(text, [b'\\', b'"' | b'\'', ..]) && !is_accent(text)
}

/// Whether `rest`, which follows `before`, begins with a `\` that ends the name: one before a blank, as LaTeX
/// writes some blanks, or the line end or tab of a program after a digit, before a capital, a blank or a mark.
fn ends_line(before: &[u8], rest: &[u8]) -> bool {
    let backslashes = run(rest, 0, |octet| *octet == b'\\');
    let is_after_digit = before.last().is_some_and(u8::is_ascii_digit);
    match rest[backslashes..] {
        _ if backslashes == 0 => false,
        [next, ..] if is_blank(&next) => true,
        [b'r' | b'n', b'\\', b'n', ..] => {
            // There is another rule for an identifier after an empty line.
            let next = backslashes + r"n\n".len();
            is_after_digit && !name::identifier(rest, next)
        }
        [b't', ref cell @ ..] if is_number(cell) => is_after_digit,
        [b'n' | b'r' | b't', next, ..] => is_after_digit && may_follow_line(next),
        _ => false,
    }
}

/// Whether a cell of a table begins that is only a number.
fn is_number(cell: &[u8]) -> bool {
    let end = run(cell, 0, u8::is_ascii_digit);
    end > 0 && cell.get(end).is_none_or(|next| is_blank(next) || *next == b'\\')
}

/// Whether the text after a line end may begin with this octet: a name hardly goes on with it.
fn may_follow_line(next: u8) -> bool {
    next.is_ascii_uppercase() || !(next.is_ascii_alphanumeric() || b"._-/\\".contains(&next))
}

/// Whether the accent of a letter in LaTeX stands here, as in `{\'e}`.
fn is_accent(text: &[u8]) -> bool {
    matches!(text, [b'\\', sign, letter, b'}', ..]
        if b"'`^\"~".contains(sign) && letter.is_ascii_alphabetic())
}

/// `\` at the end of a name, left over from a string in a program.
pub(crate) fn backslash_left_over(pasted: &Pasted<'_>) -> Option<Hit> {
    let text = pasted.flat;
    let start = backslashes_end(text);
    let named = name::handle_slash(text, pasted.body.start).is_some_and(|slash| slash + 1 < start);
    // Another identifier is not a remainder.
    let alone = || !(start..text.len()).any(|at| name::identifier(text, at));
    (named && text.get(start) == Some(&b'\\') && alone()).then(|| Hit::cut(start..text.len()))
}

/// Whether the text begins with the letters of a scheme of the web and has a colon anywhere, so that it is a link or a
/// damaged one.
fn begins_link(text: &[u8]) -> bool {
    starts(text, 0, "http") && text.contains(&b':')
}
