//! Accidents where a placeholder, or a template that was not filled in, stands in place of an identifier.
//!
//! The files of the folder recognise the words and signs without an identifier that `words` lists, and templates. This
//! file recognises names in which letters or words stand for a part.

mod absent;
mod field;
mod filler;
mod template;
mod words;

use super::form::digit::digit;
use super::form::octets::{is_word, is_year, run_before};
use super::form::words::Words;
use super::name;
use super::registrant::lacks_form;
use super::search::hit::Hit;
use super::search::pasted::Pasted;
use crate::read::proxy;

pub(super) use absent::{
    blank, failed, label, lone_dash, nothing, nothing_before_ending, prose, variable,
};
pub(super) use field::field;
use filler::is_filler;
pub(crate) use template::stands_in_brackets;
pub(super) use template::{end_in_brackets, group, template};
use words::NO_VALUE;

/// A naming authority that is made of one letter or a word, or a local name that was not filled in: `10.xxxx/…`,
/// `10.fake/…`, `10.1000/xxxxx`.
pub(super) fn letters(pasted: &Pasted<'_>) -> Option<Hit> {
    let body = if pasted.may_be_handle() { pasted.body() } else { b"" };
    let Some(slash) = body.iter().position(|&octet| octet == b'/') else {
        let unfilled = if are_fillers(body) { Some(0) } else { unfilled_short(pasted) };
        return unfilled.map(|at| Hit::at(pasted.body.start + at..pasted.body.end).no_handle());
    };
    let (authority, local) = (&body[..slash], &body[slash + 1..]);
    let (start, registrant) = (pasted.body.start, authority.strip_prefix(b"10."));
    let place = match registrant {
        Some(registrant) if is_no_registrant(registrant) => start..start + slash,
        None if is_unfilled(authority) => start..start + slash,
        None if !authority.first()?.is_ascii_digit() => return None,
        _ => {
            let unfilled = unfilled(local).or_else(|| three_start(body, slash + 1));
            start + slash + 1 + unfilled?..pasted.body.end
        }
    };
    Some(Hit::at(place).no_handle())
}

/// Where the placeholder begins in the shortDOI that a link has without its `10/`.
fn unfilled_short(pasted: &Pasted<'_>) -> Option<usize> {
    let body = pasted.body();
    let is_short = proxy::is_of_dois(pasted.host()) && is_word(body, b"");
    // There are other rules for words and letters that stand for the whole of it.
    if is_short { unfilled(body).filter(|at| *at > 0) } else { None }
}

/// Whether a text without a slash has only several X in each of its parts: `xxxx`, `XXXXXXX.XXXXXXX`.
pub(crate) fn are_fillers(text: &[u8]) -> bool {
    is_divided_filler(text, 4)
}

/// Whether each part of a text between its dots has this many X at least, and nothing else.
fn is_divided_filler(text: &[u8], least: usize) -> bool {
    text.split(|&octet| octet == b'.').all(|part| part.len() >= least && is_filler(part, b"x"))
}

/// What a template has in place of the local name.
const TEMPLATE: &str = "DOI";

/// The words with which a name without a value may end.
pub(super) fn words() -> impl Iterator<Item = &'static str> {
    NO_VALUE.all().iter().copied().chain([TEMPLATE])
}

/// Whether a template may have these letters, which are at least four, in place of digits.
pub(super) fn stand_for_digits(letters: &[u8]) -> bool {
    letters.len() > 3 && may_stand_for_digits(letters)
}

/// Whether a template may have these letters, however few, in place of digits.
pub(super) fn may_stand_for_digits(letters: &[u8]) -> bool {
    is_filler(letters, b"n")
}

/// Where a word begins that a program wrote in place of the end of a name, or where a template has letters for digits.
fn no_value_start(name: &[u8]) -> Option<usize> {
    // These words and letters are of ASCII.
    if !name.last()?.is_ascii_alphabetic() {
        return None;
    }
    let start = name.iter().rposition(|octet| b"./".contains(octet)).map_or(0, |at| at + 1);
    let word = &name[start..];
    let is_missing = || NO_VALUE.has(word) || stand_for_digits(word);
    // The template of the journals of IEEE: `10.1109/ACCESS.2017.DOI`, or with `Doi`.
    let is_dated = |octets: &[u8]| is_year(octets) || octets == b"20XX";
    let is_template = || {
        (word == TEMPLATE.as_bytes() || word == b"Doi")
            && name[..start - 1].last_chunk::<4>().is_some_and(|year| is_dated(year))
    };
    (is_missing() || start > 0 && is_template()).then_some(start)
}

/// Whether a name ends with a word of a program or with the letters of a template.
pub(crate) fn has_no_value(name: &[u8]) -> bool {
    no_value_start(name).is_some()
}

/// Where the placeholder begins in a local name: words that say that there is none, a word of a program in place of a
/// value, X or crosses several times at the end, several parts of X or the like, question marks, or a name that is only
/// `...`, `…` or `*`.
fn unfilled(local: &[u8]) -> Option<usize> {
    if absent::are_words(local) || absent::is_open(local) {
        return Some(0);
    }
    if let Some(start) = crosses_start(local) {
        return Some(start);
    }
    if let Some(start) = no_value_start(local) {
        return Some(start);
    }
    let filling = run_before(local, local.len(), |octet| b"xX".contains(octet));
    let (named, filling) = local.split_at(filling);
    let apart = named.last().is_none_or(|last| b".-_/".contains(last));
    if filling.len() > if apart { 3 } else { 5 } {
        return Some(named.len());
    }
    let parts = local.split(|octet| b".-_/".contains(octet));
    let several = filling.len() > 1 && parts.filter(|part| is_variable_part(part)).count() > 1;
    let unknown = local.windows(3).any(|marks| marks == b".??" || marks == b"???");
    (several || unknown || matches!(local, b"*" | b"..." | b"\xE2\x80\xA6")).then_some(0)
}

/// Where three X begin that are the last part of a DOI name without a form of its registrant: `10.2139/ssrn.xxx`. In
/// other names, they may be a number of the Romans. The local name begins at `local`.
fn three_start(name: &[u8], local: usize) -> Option<usize> {
    let part = run_before(name, name.len(), |octet| !b".-/".contains(octet));
    let are_three = part > local && name[part..].eq_ignore_ascii_case(b"xxx");
    (are_three && lacks_form(name)).then(|| part - local)
}

/// Where the parts of a local name begin that are only crosses, up to its end: `2020.××.×××`.
fn crosses_start(local: &[u8]) -> Option<usize> {
    const CROSS: &[u8] = "×".as_bytes();
    let are_crosses = |part: &&[u8]| {
        part.len() > CROSS.len() && part.chunks(CROSS.len()).all(|octets| octets == CROSS)
    };
    let parts = local.rsplit(|octet| b".-_/".contains(octet)).take_while(are_crosses);
    let len: usize = parts.map(|part| part.len() + 1).sum();
    (len > 0).then(|| (local.len() + 1).saturating_sub(len))
}

/// Whether a naming authority has several X and nothing else: `xxxx`, `XX.XXXX`.
fn is_unfilled(authority: &[u8]) -> bool {
    authority.len() > 1 && is_divided_filler(authority, 1)
}

/// Words that stand in place of a registrant, and name the services and the administrators of the DOI system, as in
/// `10.SERV/CROSSREF` and `10.ADMIN/CODATA`.
static SERVICES: Words = Words::new(&["SERV", "ADMIN"]);

/// Whether no registrant has such a number, and no typing error makes it from the number of a registrant.
fn is_no_registrant(registrant: &[u8]) -> bool {
    let is_word = registrant.len() > 1
        && registrant.iter().all(u8::is_ascii_alphabetic)
        && !SERVICES.has(registrant)
        && !registrant.iter().all(|&letter| digit(letter).is_some());
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
