//! Several identifiers in one field.

use alloc::vec::Vec;
use core::ops::Range;

use crate::accident::form::octets::{contains, separators_before, word_end};
use crate::accident::markup;
use crate::accident::name::kind::Kind;
use crate::accident::name::{self, label};
use crate::accident::search::hit::Hit;
use crate::accident::search::pasted::Pasted;

use super::next::{Next, identity, next};
use super::second::First;
use super::separator::Separator;

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

/// Whether a field begins with what is surely an identifier: any but two numbers that may be a date or a part of a
/// date.
fn begins_clearly(pasted: &Pasted<'_>) -> bool {
    let prefix = pasted.slash_of_handle().map(|slash| slash - pasted.body.start);
    let is_short_doi = pasted.body().starts_with(b"10/");
    is_short_doi || prefix.is_none_or(|end| end > 3 && name::is_usual(pasted.body(), end))
}
