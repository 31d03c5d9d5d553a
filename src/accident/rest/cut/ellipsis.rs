//! Dots that stand for the rest of a name, which was cut off.

use handle_grammar::class::Class;

use crate::accident::form::octets::{blanks, blanks_before, ends, has_digit, run, starts};
use crate::accident::form::pattern;
use crate::accident::name::kind::Kind;
use crate::accident::name::local_name;
use crate::accident::registrant::{self, Extent};
use crate::accident::search::hit::Hit;
use crate::accident::search::pasted::Pasted;
use crate::registry::Namespace;
use crate::text::Decoded;
use crate::text::ascii::edges;

/// Dots in place of text, alone and in brackets.
const DOTS: &[&str] = &["[...]", "(...)", "[…]", "(…)", "...", "…", "⋯", "‥", "[..]"];

/// The octets with which they begin: the search skips all others.
const INITIAL: Class = edges(DOTS, false);

/// Three dots at the end, where something was cut off.
pub(crate) fn ellipsis(pasted: &Pasted<'_>) -> Option<Hit> {
    let text = pasted.flat;
    if !pasted.may_be_handle() || !pasted.body().contains(&b'/') {
        return None;
    }
    let end = blanks_before(text, pasted.body.end);
    let mut start = end;
    while let Some(dots) = DOTS.iter().find(|dots| ends(text, start, dots)) {
        start -= dots.len();
    }
    while start < end && text[start - 1] == b'.' {
        start -= 1;
    }
    let word = may_end_name(text[start - 1]);
    (start < end && word).then(|| Hit::cut(start..end).offered(!is_shortened(pasted, start, start)))
}

/// `10.5281/zenodo.123…, 10.1016/j.cell…058`: dots in place of the rest of a name, or of its middle, and what follows
/// them. Nobody can say what was meant, so there is no edit.
pub(crate) fn shortened(pasted: &Pasted<'_>) -> Option<Hit> {
    let (text, end) = (pasted.flat, pasted.body.end);
    let first = pasted.slash_of_handle()? + 2;
    // A name without the form of its registrant may also have lost its middle.
    let goes_on = || registrant::lacks_form(pasted.body());
    // Blanks may stand before the dots, but dots in the words of a note do not belong to the name.
    let limit = (first..end).find(|&at| b" \t,;".contains(&text[at])).unwrap_or(end);
    let next = Some(blanks(text, limit)).filter(|next| *next < end);
    let (start, after) =
        (first..limit).chain(next).find_map(|at| Some((at, dots_end(text, at, goes_on)?)))?;
    let name_end = blanks_before(text, start);
    // Dots alone at the end have a rule of their own.
    let has_more = after < end || name_end < start || text[start] == b'[';
    let is_named = text[name_end - 1].is_ascii_alphanumeric();
    let is_cut = has_more && is_named && is_shortened(pasted, name_end, start);
    is_cut.then(|| Hit { place: start..after, ..Hit::cut(name_end..end).offered(false) })
}

/// `info:pmid/1237…`, `info:oclcnum/360744[...]`: dots in place of a part of the identifier of another info URI. Dots
/// of ASCII alone may belong to it, unless the record of its namespace describes a form that it does not have with
/// them.
pub(crate) fn shortened_in_info(pasted: &Pasted<'_>) -> Option<Hit> {
    let (text, body) = (pasted.flat, pasted.body.clone());
    // The title of a project may have dots of its own.
    if pasted.kind != Kind::Info || body.is_empty() || starts(text, body.start, "grantAgreement/") {
        return None;
    }
    let limit = (body.start + 1..body.end).find(|&at| b" \t,;<".contains(&text[at]));
    let limit = limit.unwrap_or(body.end);
    let next = Some(blanks(text, limit)).filter(|next| *next < body.end);
    let (start, end) = (body.start + 1..limit)
        .chain(next)
        .find_map(|at| Some((at, dots_end(text, at, || false)?)))?;
    let (namespace, _) = Namespace::of_identifier(text)?;
    let may_have_dots = || {
        namespace.is_of_any_form()
            || namespace.has_form(Decoded::part(&text[body.clone()], 0, false))
    };
    let is_cut = (text[start] != b'.' || !may_have_dots()) && pasted.is_raw(&(start..end));
    let kept = blanks_before(text, start);
    is_cut.then(|| Hit { place: start..end, ..Hit::cut(kept..text.len()).offered(false) })
}

/// Where the dots that begin at `at` end. More than four dots of ASCII lead to the number of a page, and dots before
/// a letter or a digit may belong to the name, unless the name is known to go on after them.
fn dots_end(text: &[u8], at: usize, goes_on: impl Fn() -> bool) -> Option<usize> {
    if !INITIAL.contains(text[at]) || text[at] == b'.' && text[at - 1] == b'.' {
        return None;
    }
    if text[at] == b'.' {
        let after = run(text, at, |octet| *octet == b'.');
        let is_last = || text.get(after).is_none_or(|next| b" \t,;)]}>\"'".contains(next));
        return (matches!(after - at, 3 | 4) && (is_last() || goes_on())).then_some(after);
    }
    DOTS.iter().find(|dots| starts(text, at, dots)).map(|dots| at + dots.len())
}

/// How many octets the dots at the beginning of `rest` have, if they stand for a missing part of `name`; otherwise 0.
/// Dots after a whole name belong to the sentence.
pub(crate) fn cutting_dots(name: &[u8], is_link: bool, rest: &[u8]) -> usize {
    const ONE: &str = "…";
    if starts(rest, 0, ONE) {
        let lacks_end =
            if is_link { !registrant::is_whole(name) } else { registrant::lacks_form(name) };
        return if lacks_end || registrant::may_be_longer(name) { ONE.len() } else { 0 };
    }
    let dots = run(rest, 0, |octet| *octet == b'.');
    let is_begun = || match registrant::telling_extent(name) {
        Extent::Begun => true,
        Extent::Whole => false,
        // Nearly every whole local name has a digit, and a number follows a journal and its year.
        Extent::Unknown => {
            let begun = local_name(name);
            begun.last().is_some_and(u8::is_ascii_alphabetic) && !has_digit(begun)
                || pattern::is(begun, "$.%")
        }
    };
    if matches!(dots, 3 | 4) && is_begun() { dots } else { 0 }
}

/// Whether a name may end with this octet: a letter, a digit, or a part of a character beyond ASCII.
fn may_end_name(octet: u8) -> bool {
    octet.is_ascii_alphanumeric() || octet >= 0x80
}

/// Whether the name that ends at `end` was shortened where dots begin at `dots`.
///
/// A program that shortens a text writes one character for the dots, and shortens a link in the middle of its name. But
/// a sentence may have three dots after a whole name, which has the form of its registrant.
fn is_shortened(pasted: &Pasted<'_>, end: usize, dots: usize) -> bool {
    let (text, name) = (pasted.flat, &pasted.flat[pasted.body.start..end]);
    let clings = end == dots && (pasted.kind == Kind::Web || starts(text, dots, "…"));
    clings || !registrant::is_whole(name) || registrant::may_be_longer(name)
}

#[cfg(test)]
mod tests {
    use super::cutting_dots;

    #[test]
    fn dots_after_a_journal_and_its_year_stand_for_the_number() {
        let dots = |name: &[u8]| cutting_dots(name, false, b"....");
        assert_eq!(dots(b"10.3366/jsp.2021"), 4);
        assert_eq!(dots(b"10.3366/jsp.2021.0123"), 0);
        assert_eq!(dots(b"10.1000/182"), 0);
    }
}
