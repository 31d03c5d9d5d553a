//! Several identifiers in one field.

use alloc::vec::Vec;
use core::ops::Range;

use handle_grammar::class::Class;
use handle_grammar::rfc5234::SP;

use crate::accident::form::octets::{
    blanks_before, contains, run, run_before, separators_before, word_end,
};
use crate::accident::markup;
use crate::accident::name::kind::Kind;
use crate::accident::name::{self, label};
use crate::accident::search::hit::Hit;
use crate::accident::search::pasted::{LONGEST_SEARCHED, Pasted};

use super::second::{First, begins_inside, is_second, is_second_doi, mark_start};
use super::separator::{JOINING, SEPARATOR, Separator};

/// Two or more identifiers in one field, of which the first is surely one. What stands between them must not be taken
/// for a damaged mark of a single name, and the first must not be taken for words before the second.
pub(crate) fn pair(pasted: &Pasted<'_>) -> Option<Hit> {
    if !begins_clearly(pasted) {
        return None;
    }
    let Several { hit, is_same, is_divided } = several(pasted)?;
    // Other characters and escapes right before the second may be what is left of a mark.
    let before = &pasted.flat[..hit.place.start];
    let is_marked =
        before.last().is_some_and(|last| !last.is_ascii()) || matches!(before, [.., b'%', _, _]);
    let is_apart = is_divided || !is_marked;
    (!is_same && is_apart).then(|| hit.offered(false))
}

/// The same shortDOI or info URI twice or more often in one field.
pub(crate) fn repeated(pasted: &Pasted<'_>) -> Option<Hit> {
    if pasted.slash_of_handle().is_some() {
        return None;
    }
    same(pasted)
}

/// Two or more identifiers in one field, of which the first is a handle.
pub(crate) fn two(pasted: &Pasted<'_>) -> Option<Hit> {
    pasted.slash_of_handle()?;
    let found = several(pasted)?;
    (!found.is_same).then(|| found.hit.offered(false))
}

/// The same handle twice or more often in one field.
pub(crate) fn again(pasted: &Pasted<'_>) -> Option<Hit> {
    pasted.slash_of_handle()?;
    same(pasted)
}

/// The identifiers after the first one in a field, if all are the same as that.
fn same(pasted: &Pasted<'_>) -> Option<Hit> {
    several(pasted).and_then(|found| found.is_same.then_some(found.hit))
}

/// A link to any page after a link and a separator. Nobody can say whether that page is the one of the identifier.
pub(crate) fn linked(pasted: &Pasted<'_>) -> Option<Hit> {
    let (text, slash) = (pasted.flat, pasted.slash_of_handle()?);
    if pasted.kind != Kind::Web {
        return None;
    }
    let (at, link) = (slash + 2..pasted.body.end).find_map(|at| {
        let separator = Separator::at(text, at)?;
        Some((at, markup::link(text, separator.end)?))
    })?;
    // The address of the page may have the same name, and a licence has none.
    let name = core::str::from_utf8(&text[pasted.body.start..separators_before(text, at)]);
    let has = |part: &str| contains(&text[link.clone()], part);
    let is_other = !name.is_ok_and(has) && !has("creativecommons.org/");
    is_other.then(|| Hit { place: link, ..Hit::cut(at..text.len()).offered(false) })
}

/// Several identifiers in one field.
struct Several {
    hit: Hit,
    /// Whether all are the same as the first.
    is_same: bool,
    /// Whether a separator stands before the second.
    is_divided: bool,
}

/// The identifiers after the first one in a field.
fn several(pasted: &Pasted<'_>) -> Option<Several> {
    let (text, start) = (pasted.flat, pasted.body.start);
    let first = First { start, may_be_handle: pasted.may_be_handle() };
    let Next { start: separator, second, is_divided } =
        next(text, first, earliest_separator(pasted)?)?;
    let mut others = Vec::new();
    let mut at = second.clone();
    while let Some(found) = next(text, First { start: at.start, ..first }, at.end) {
        others.push(found.second.clone());
        at = found.second;
    }
    // The namespace of another info URI belongs to what it means.
    let start = if first.may_be_handle { start } else { 0 };
    let first = identity(text, start..separator);
    let is_first = |other: &Range<usize>| markup::is_same(identity(text, other.clone()), first);
    let is_same = is_first(&second) && others.iter().all(is_first);
    let hit = Hit { place: second, others, ..Hit::cut(separator..text.len()) };
    Some(Several { hit, is_same, is_divided })
}

/// Where a separator may begin at the earliest: after the slash of a handle, after a shortDOI that follows its resolver
/// directly, or within the identifier of another info URI.
fn earliest_separator(pasted: &Pasted<'_>) -> Option<usize> {
    let (text, start) = (pasted.flat, pasted.body.start);
    if !pasted.may_be_handle() {
        return (!pasted.body.is_empty()).then_some(start + 1);
    }
    if let Some(slash) = pasted.slash {
        return Some(slash + 1);
    }
    let end = word_end(text, start, b"");
    // Words before a name are not a shortDOI, which has eight letters and digits at most.
    let is_name = text[start..end].iter().all(|octet| !octet.is_ascii_uppercase());
    let is_short_doi = (start + 3..start + 9).contains(&end) && is_name;
    // A word before a query is a service of the resolver.
    let is_head = text.get(end).is_some_and(|next| b":?".contains(next));
    let is_alone = !is_head && label::end(text, start).is_none();
    (pasted.is_known && is_short_doi && is_alone).then_some(end)
}

/// Whether a field begins with what is surely an identifier: any but two numbers that may be a date or a part of a date.
fn begins_clearly(pasted: &Pasted<'_>) -> bool {
    let prefix = pasted.slash_of_handle().map(|slash| slash - pasted.body.start);
    let is_short_doi = pasted.body().starts_with(b"10/");
    is_short_doi || prefix.is_none_or(|end| end > 3 && name::is_usual(pasted.body(), end))
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
    .or(Class::of(b"DdHhIiUu1/\\"));

/// The next identifier after one.
struct Next {
    /// Where the separator before it begins.
    start: usize,
    second: Range<usize>,
    is_divided: bool,
}

/// The next identifier at `from` or later, after the `first` one.
fn next(text: &[u8], first: First, from: usize) -> Option<Next> {
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
                let start = separators_before(text, mark_start(text, at));
                return Some(Next { start, second: at..end_of(text, at), is_divided: false });
            }
            at += 1;
            continue;
        };
        let name = after_label(text, separator.end);
        if is_second(text, first, name, &separator) {
            let second = separator.end..end_of(text, name);
            return Some(Next { start: blanks_before(text, at), second, is_divided: true });
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

/// `10.3779/10.3779/j.issn.1009-3419`, `1721.1/1721.1/142832`, `10.1000/182/10.1000/182`, `2381/123452381/12345`: a
/// prefix or a whole name that stands there twice.
pub(crate) fn twice(pasted: &Pasted<'_>) -> Option<Hit> {
    if !pasted.may_be_handle() {
        return None;
    }
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

/// Whether a DOI name follows a handle, directly or after a mark, or a name or its prefix stands there twice.
pub(crate) fn has_second(name: &[u8]) -> bool {
    has_second_after(name, name::handle_slash(name, 0).is_some())
}

/// Whether a text may have a second identifier in its first one. After the host of a known proxy, that may be a shortDOI.
pub(crate) fn may_have_second(pasted: &Pasted<'_>) -> bool {
    has_second_after(pasted.body(), pasted.slash.is_some() || pasted.is_known)
}

/// Like [`has_second`], for a name that is a handle or a shortDOI if `is_first` says so.
fn has_second_after(name: &[u8], is_first: bool) -> bool {
    // In a longer text, no accident is sought.
    if name.len() > LONGEST_SEARCHED {
        return false;
    }
    let slashes = || name.iter().enumerate().filter(|(_, octet)| **octet == b'/').skip(1);
    // A second name has a slash of its own.
    if slashes().next().is_none() {
        return false;
    }
    doubled_prefix_end(name).is_some()
        || doubled_name_end(name).is_some()
        || is_first
            && slashes().any(|(slash, _)| {
                let number = run_before(name, slash, u8::is_ascii_digit);
                number > "1/10.".len() && is_second_doi(name, 0, number - "10.".len())
            })
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

/// The name of an identifier, without scheme and host: it is the same, except for the case and for escapes, for
/// identifiers that mean the same.
fn identity(text: &[u8], range: Range<usize>) -> &[u8] {
    let text = &text[..range.end];
    let start = after_label(text, range.start);
    let start = name::link_end(text, start).unwrap_or(start);
    let end =
        name::handle_slash(text, start).map_or(range.end, |slash| markup::name_end(text, slash));
    &text[start..end.max(start)]
}
