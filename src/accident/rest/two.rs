//! Several identifiers in one field.

use alloc::vec::Vec;
use core::ops::Range;

use handle_grammar::class::Class;
use handle_grammar::rfc5234::SP;

use crate::accident::hit::Hit;
use crate::accident::kind::Kind;
use crate::accident::label;
use crate::accident::markup;
use crate::accident::name;
use crate::accident::octets::{
    are_digits, are_digits_or, blanks_before, contains, digit_count, has_digit, run, run_before,
    separators_before, starts,
};
use crate::accident::pasted::Pasted;
use crate::accident::registrant;

use super::separator::{JOINING, SEPARATOR, Separator};

/// Two or more identifiers in one field.
pub(crate) fn two(pasted: &Pasted<'_>) -> Option<Hit> {
    let (hit, is_same) = several(pasted)?;
    (!is_same).then(|| hit.offered(false))
}

/// The same identifier twice or more often in one field.
pub(crate) fn again(pasted: &Pasted<'_>) -> Option<Hit> {
    several(pasted).and_then(|(hit, is_same)| is_same.then_some(hit))
}

/// A link to any page after a link and a blank, a comma, a semicolon or a bar. Nobody can say whether that page is the one of the
/// identifier.
pub(crate) fn linked(pasted: &Pasted<'_>) -> Option<Hit> {
    let (text, slash) = (pasted.flat, pasted.slash_of_handle()?);
    let is_separator = |octet: &u8| b" ,;|\t".contains(octet);
    let at = (slash + 2..pasted.body.end).find(|&at| is_separator(&text[at]))?;
    let next = run(text, at, is_separator);
    let link = markup::link(text, next).filter(|_| pasted.kind == Kind::Web)?;
    // The address of the page may have the same name, and a licence has none.
    let name = core::str::from_utf8(&text[pasted.body.start..separators_before(text, at)]);
    let has = |part: &str| contains(&text[link.clone()], part);
    let is_other = !name.is_ok_and(has) && !has("creativecommons.org/");
    is_other.then(|| Hit { place: link, ..Hit::cut(at..text.len()).offered(false) })
}

/// The identifiers after the first one in a field, and whether all are the same as the first.
fn several(pasted: &Pasted<'_>) -> Option<(Hit, bool)> {
    let (text, slash) = (pasted.flat, pasted.slash_of_handle()?);
    let (separator, second) = next(text, pasted.body.start, slash + 1)?;
    let mut others = Vec::new();
    let mut at = second.clone();
    while let Some((_, other)) = next(text, at.start, at.end) {
        others.push(other.clone());
        at = other;
    }
    let first = identity(text, pasted.body.start..separator);
    let is_first = |other: &Range<usize>| identity(text, other.clone()).eq_ignore_ascii_case(first);
    let same = is_first(&second) && others.iter().all(is_first);
    Some((Hit { place: second, others, ..Hit::cut(separator..text.len()) }, same))
}

/// Several identifiers, each in marks: in quotation marks, as a list of a program has them (`c("10.…", "10.…")`), in a
/// command of LaTeX (`\url{10.…} \url{10.…}`), or in the marks of Markdown, where the text of a link may be another name
/// than the one to which the link leads.
pub(crate) fn listed(pasted: &Pasted<'_>) -> Option<Hit> {
    let text = pasted.flat;
    let mut names = markup::identifiers(text);
    let (first, second) = (names.next()?, names.next()?);
    let before = &text[..first.whole.start];
    let between = &text[first.whole.end..second.whole.start];
    let are_clear = || first.is_clear(text) && second.is_clear(text);
    let is_listed = are_quoted(before, between)
        || are_in_commands(before, between)
        || are_marked(before, between) && are_clear();
    if !is_listed {
        return None;
    }
    let name = identity(text, first.whole.clone());
    let other = identity(text, second.whole.clone());
    // A link of Markdown may be cut off.
    let is_cut = || between == b"](" && markup::is_cut_off(name, other);
    if markup::is_same(without_marks(name), without_marks(other)) || is_cut() {
        return None;
    }
    let hit = Hit { place: second.whole, ..markup::keep(text, &first.whole) };
    Some(hit.offered(false).called("another identifier"))
}

/// Where the octets with which a list of a program begins end: `c(`, `[`, `{`.
fn list_end(before: &[u8]) -> usize {
    run(before, 0, |octet| b"c([{ ".contains(octet))
}

/// Whether each of two identifiers stands in quotation marks, with `before` before the first one and `between` between
/// the two.
fn are_quoted(before: &[u8], between: &[u8]) -> bool {
    let [mark @ (b'"' | b'\'')] = before[list_end(before)..] else { return false };
    matches!(between, [first, inner @ .., last] if *first == mark && *last == mark && are_between(inner))
}

/// Whether each of two identifiers is in the group of a command of LaTeX.
fn are_in_commands(before: &[u8], between: &[u8]) -> bool {
    before.get(list_end(before)) == Some(&b'\\') && between.ends_with(b"{")
}

/// A name without the marks at its end, which may belong to the text around it.
fn without_marks(name: &[u8]) -> &[u8] {
    &name[..run_before(name, name.len(), u8::is_ascii_punctuation)]
}

/// The marks that Markdown and lists write around an identifier.
const MARKS: &[u8] = b"`*_|()[]{}<>@ ";

/// Whether only marks stand before the first of two identifiers, and marks and blanks, or a word that joins them,
/// between the two.
fn are_marked(before: &[u8], between: &[u8]) -> bool {
    let is_mark = |octet: &u8| MARKS.contains(octet) || b",;".contains(octet);
    let start = run(between, 0, is_mark);
    let word = &between[start..run_before(between, between.len(), is_mark).max(start)];
    let is_opened = !before.is_empty() && before.iter().all(|octet| MARKS.contains(octet));
    is_opened && start > 0 && (word.is_empty() || is_joining(word))
}

/// Whether these octets stand between the quotation marks of two texts: marks and blanks, or a word that joins the
/// texts.
fn are_between(octets: &[u8]) -> bool {
    let is_mark = |octet: &u8| b"\"', ;".contains(octet);
    octets.iter().all(is_mark) || is_joining(octets.trim_ascii())
}

/// Whether this word joins two texts, such as `and`.
fn is_joining(word: &[u8]) -> bool {
    JOINING.iter().any(|joining| word.eq_ignore_ascii_case(joining.trim_end().as_bytes()))
}

/// The octets with which a separator, a blank, a link or a DOI name may begin. The search skips all others.
const STARTS: Class = SEPARATOR
    .or(SP)
    .or(Class::range(b'\t', b'\r'))
    .or(Class::range(0xC0, 0xFF))
    .or(Class::of(b"DdHhIiUu1"));

/// The next identifier at `from` or later, after the name that begins at `first`: where the separator before it begins,
/// and its range.
fn next(text: &[u8], first: usize, from: usize) -> Option<(usize, Range<usize>)> {
    let mut at = from;
    // Every identifier has a slash or, if it is a URN, a colon.
    let is_mark = |octet: &u8| b"/:".contains(octet);
    let last = text.iter().rposition(is_mark).filter(|&last| last >= from)?;
    while at <= last {
        at = run(text, at, |octet| !STARTS.contains(*octet));
        let Some(separator) = Separator::at(text, at) else {
            // A link or another name may follow without anything between.
            if begins_inside(text, first, at) {
                // The mark between the two names belongs to neither.
                return Some((separators_before(text, mark_start(text, at)), at..end_of(text, at)));
            }
            at += 1;
            continue;
        };
        let name = after_label(text, separator.end);
        if is_second(text, first, name, &separator) {
            return Some((blanks_before(text, at), separator.end..end_of(text, name)));
        }
        debug_assert!(separator.end > at, "the search stands still");
        at = separator.end;
    }
    None
}

/// Where the identifier begins after the label that stands at `at`, or `at` if no label is there.
fn after_label(text: &[u8], at: usize) -> usize {
    label::end(text, at).filter(|&end| name::identifier(text, end)).unwrap_or(at)
}

/// Whether a second identifier begins at `at`, right after the first one: a link, a URI after a mark, another info URI,
/// or a DOI name.
fn begins_inside(text: &[u8], first: usize, at: usize) -> bool {
    let before = text[at - 1];
    if before.is_ascii_alphanumeric() && name::info_slash(text, at).is_some() {
        return true;
    }
    if before != b'/' && starts(text, at, "doi:10.") {
        return name::registered_doi_slash(text, at + "doi:".len()).is_some();
    }
    if before != b'/' && is_hdl_uri(text, at) {
        return true;
    }
    let apart = !before.is_ascii_alphabetic() && before != b'/';
    let is_link = name::web_end(text, at).is_some() || apart;
    // The first name is whole if it has more digits than a prefix, or a form of its registrant.
    let name = &text[first..at];
    let is_whole = || digit_count(name) > 6 || registrant::is_whole(name);
    is_link && name::link_end(text, at).is_some()
        || text[first..].starts_with(b"10.") && is_second_doi(text, first, at) && is_whole()
}

/// Whether an `hdl` URI with a prefix of the usual form and length begins at `at`: no name has one in it, even after a
/// letter.
fn is_hdl_uri(text: &[u8], at: usize) -> bool {
    let start = at + "hdl:".len();
    let is_usual = |slash: usize| {
        slash - start >= "2027".len() && name::is_usual(&text[start..], slash - start)
    };
    starts(text, at, "hdl:") && name::handle_slash(text, start).is_some_and(is_usual)
}

/// `10.3779/10.3779/j.issn.1009-3419`, `1721.1/1721.1/142832`, `10.1000/182/10.1000/182`, `2381/123452381/12345`: a
/// prefix or a whole name that stands there twice.
pub(crate) fn twice(pasted: &Pasted<'_>) -> Option<Hit> {
    let body = pasted.body();
    let (end, what) = match doubled_name_end(body) {
        Some(end) => (end, "the name"),
        None => (doubled_prefix_end(body)?, "the prefix"),
    };
    Some(Hit::cut(0..end).moved(pasted.body.start).called(what))
}

/// Where the first of two equal names ends, with the slash that may stand between them. A short number may be a part of
/// the name, and in `10.1101/10.1101`, it is the prefix that stands there twice.
fn doubled_name_end(name: &[u8]) -> Option<usize> {
    let (first, rest) = name.split_at(name.len() / 2);
    let second = rest.strip_prefix(b"/").unwrap_or(rest);
    name::handle_slash(first, 0).filter(|&slash| slash > 3)?;
    // There is another rule for a DOI name right after another.
    let is_doubled = second == first && (second.len() < rest.len() || !first.starts_with(b"10."));
    is_doubled.then(|| name.len() - second.len())
}

/// Where the first prefix of a name ends, with its slash, if the same prefix and a slash follow it. The prefix has a
/// dot or five digits, or is a longer word; a shorter number may be a part of the name.
fn doubled_prefix_end(name: &[u8]) -> Option<usize> {
    let is_number = |prefix: &[u8]| {
        prefix.len() > 4 || prefix.contains(&b'.') && prefix.last().is_some_and(u8::is_ascii_digit)
    };
    let end = name::handle_slash(name, 0).filter(|&slash| is_number(&name[..slash]))? + 1;
    let (prefix, rest) = name.split_at(end);
    (rest.starts_with(prefix) && name::handle_slash(rest, 0).is_some()).then_some(end)
}

/// Whether another DOI name follows a DOI name, directly or after a mark, or a name or its prefix stands there twice.
pub(crate) fn has_second(name: &[u8]) -> bool {
    let slashes = || name.iter().enumerate().filter(|(_, octet)| **octet == b'/').skip(1);
    // A second name has a slash of its own.
    if slashes().next().is_none() {
        return false;
    }
    doubled_prefix_end(name).is_some()
        || doubled_name_end(name).is_some()
        || name.starts_with(b"10.")
            && slashes().any(|(slash, _)| {
                let number = run_before(name, slash, u8::is_ascii_digit);
                is_second_doi(name, 0, number - "10.".len())
            })
}

/// Whether a DOI name begins at `at`, with one number after `10.`, right after a letter of any script, a digit or a
/// dot; or after another mark, if the name that begins at `first` is whole before it.
fn is_second_doi(text: &[u8], first: usize, at: usize) -> bool {
    let Some(slash) = name::registered_doi_slash(text, at) else { return false };
    let begins = match text[at - 1] {
        b'0'..=b'9' => is_after_digit(text, at, slash),
        mark if mark.is_ascii_alphabetic() || mark == b'.' || !mark.is_ascii() => true,
        mark => {
            b":/-_#".contains(&mark) && registrant::is_whole(&text[first..mark_start(text, at)])
        }
    };
    begins && slash == run(text, at + "10.".len(), u8::is_ascii_digit)
}

/// Where the mark before a second name at `at` begins, or `at` if no mark stands there. Two hyphens are one mark.
fn mark_start(text: &[u8], at: usize) -> usize {
    let marks = match text[..at] {
        [.., b'-', b'-'] => 2,
        [.., b':' | b'/' | b'-' | b'_' | b'#'] => 1,
        _ => 0,
    };
    at - marks
}

/// Whether the `10.` after a digit at `at` begins a DOI name, with its slash at `slash`, rather than ends a year or
/// another number: in `10.3389/fnins.2010.00123/full`, the page of an article follows the slash.
fn is_after_digit(text: &[u8], at: usize, slash: usize) -> bool {
    let ends_year = text[..at].ends_with(b"20") && !text[at - "120".len()].is_ascii_digit();
    let begins_registrant = text[at + "10.".len()] != b'0';
    !ends_year && begins_registrant && has_digit(&text[slash..])
}

/// Whether a second identifier begins at `at`, after a separator. Numbers with a slash between them may also be a part
/// of the first, which begins at `first`.
fn is_second(text: &[u8], first: usize, at: usize, separator: &Separator) -> bool {
    let is_value = separator.is_of_values(text);
    let is_link =
        || name::link_end(text, at).or_else(|| name::web_end(text, at).filter(|_| is_value));
    if is_link().is_some() || name::is_of_other_scheme(text, at) {
        return true;
    }
    let Some(slash) = name::handle_slash(text, at).filter(|_| !separator.divides_issn(text, at))
    else {
        return false;
    };
    let authority = &text[at..slash];
    let same = text[first..].starts_with(authority);
    let doi = authority.starts_with(b"10.") && authority.len() > 6;
    if doi || b"([&+".contains(&separator.sign) {
        return doi;
    }
    // After a `,` or `;`, a number with a short name may be a date or a volume.
    let is_number = || are_digits(authority) && text.len() > slash + 4;
    authority.len() > 3
        && (same
            || b",;".contains(&separator.sign) && is_number()
            || is_value && are_digits_or(authority, b".")
            || separator.is_spaced && starts(text, at, "20.500"))
}

/// Where the identifier that begins at `at` ends.
fn end_of(text: &[u8], at: usize) -> usize {
    let start = name::link_end(text, at).unwrap_or(at);
    let slash = name::handle_slash(text, start).unwrap_or(start);
    let limit = next_separator(text, slash);
    markup::name_end(&text[..limit], slash)
}

/// The index of the next separator after which another identifier begins.
fn next_separator(text: &[u8], from: usize) -> usize {
    let separates = |at: &usize| {
        b",;|".contains(&text[*at]) && {
            let follows = run(text, *at, |octet| b",;| ".contains(octet));
            name::identifier(text, follows)
        }
    };
    (from..text.len()).find(separates).unwrap_or(text.len())
}

/// The name of an identifier, without scheme and host: it is the same, except for the case, for identifiers that mean
/// the same.
fn identity(text: &[u8], range: Range<usize>) -> &[u8] {
    let text = &text[..range.end];
    let start = after_label(text, range.start);
    let start = name::link_end(text, start).unwrap_or(start);
    let end =
        name::handle_slash(text, start).map_or(range.end, |slash| markup::name_end(text, slash));
    &text[start..end.max(start)]
}
