//! The forms of the local names that some registrants give: what a name lost can be seen from what is left.

use alloc::string::String;
use alloc::vec::Vec;
use core::ops::Range;

use super::hit::Hit;
use super::kind::Kind;
use super::octets::{blanks, is_blank, joined, separators_before};
use super::pasted::Pasted;
use super::pattern;

/// How a registrant writes its local names.
struct Form {
    prefix: &'static str,
    /// The [pattern](pattern) of the local names.
    local_name: &'static str,
    /// Whether no other registrant gives such names, so that a local name shows the prefix that it lost.
    is_alone: bool,
}

impl Form {
    /// The rest of the form of which a DOI name is the beginning: empty for a whole name, and `None` for one of another form.
    fn rest(&self, name: &[u8]) -> Option<&'static str> {
        pattern::rest(name.strip_prefix(self.prefix.as_bytes())?, self.local_name)
    }
}

const fn alone(prefix: &'static str, local_name: &'static str) -> Form {
    Form { prefix, local_name, is_alone: true }
}

const fn shared(prefix: &'static str, local_name: &'static str) -> Form {
    Form { prefix, local_name, is_alone: false }
}

/// Repositories, journals and publishers whose names end with a number, or are numbers with hyphens between them.
const FORMS: &[Form] = &[
    alone("10.5281/", "zenodo.#"),
    alone("10.6084/", "m9.figshare.#"),
    alone("10.6084/", "m9.figshare.#.v#"),
    alone("10.6084/", "m9.figshare.c.#"),
    alone("10.5061/", "dryad.@"),
    alone("10.1594/", "pangaea.#"),
    alone("10.1371/", "journal.p@.#"),
    alone("10.7554/", "elife.#"),
    alone("10.7717/", "peerj.#"),
    alone("10.7717/", "peerj-cs.#"),
    alone("10.1590/", "scielopreprints.#"),
    alone("10.1038/", "nature#"),
    alone("10.1038/", "ncomms#"),
    alone("10.1038/", "srep#"),
    alone("10.1038/", "nmeth.#"),
    alone("10.1038/", "nphys#"),
    alone("10.1038/", "nmat#"),
    alone("10.1103/", "physrev$.#.#"),
    alone("10.1103/", "physrev.#.#"),
    alone("10.1103/", "revmodphys.#.#"),
    shared("10.2139/", "ssrn.#"),
    shared("10.48550/", "arxiv.#"),
    shared("10.1002/", "$.#"),
    shared("10.1002/", "$#.#"),
    shared("10.1111/", "$.#"),
    shared("10.1371/", "journal.$.#"),
    shared("10.1016/", "j.$.#.&.#"),
    shared("10.1016/", "j.$.#.#"),
    shared("10.1038/", "s#-#-#-!"),
    shared("10.1007/", "s#-#-#-!"),
    shared("10.1186/", "s#-#-#-!"),
];

/// `zenodo.3242074`: a local name that shows which prefix it had.
pub(super) fn prefixless(pasted: &Pasted<'_>) -> Option<Hit> {
    let (text, start) = (pasted.flat, pasted.body.start);
    let elsewhere = pasted.kind == Kind::Info || pasted.kind == Kind::Web && !pasted.is_known;
    let end = separators_before(text, pasted.body.end);
    let name = text.get(start..end)?;
    // All these names have a digit, which `dryad.org` has not.
    if elsewhere || name.contains(&b'/') || !name.iter().any(u8::is_ascii_digit) {
        return None;
    }
    let fits = |form: &&Form| form.is_alone && pattern::rest(name, form.local_name) == Some("");
    let form = FORMS.iter().find(fits)?;
    Some(Hit { place: start..end, ..Hit::swap(start..start, form.prefix) })
}

/// `10.5281/zenodo 3242074`, `10.1103/Phys. Rev. Lett. 116, 061102`: a name with the blanks of a title, in place of its dots
/// or also between its words.
pub(super) fn dotless(pasted: &Pasted<'_>) -> Option<Hit> {
    let (body, start) = (pasted.body(), pasted.body.start);
    let body = &body[..separators_before(body, body.len())];
    let blank = body.iter().position(|&octet| octet == b' ')?;
    if start + blank < pasted.slash? {
        return None;
    }
    let spaced = |mark: fn(u8) -> &'static str| {
        let place = |gap: &Range<usize>| (gap.clone(), String::from(mark(body[gap.end])));
        gaps(body).map(|gap| place(&gap)).collect::<Vec<_>>()
    };
    let before_number = |next: u8| if next.is_ascii_digit() { "." } else { "" };
    let mut places = [spaced(|_| "."), spaced(before_number)].into_iter().find(|places| {
        let name = replaced(body, places);
        FORMS.iter().any(|form| form.rest(&name) == Some(""))
    })?;
    for (place, mark) in &mut places {
        // A dot that is already there stays.
        if body[place.start..].starts_with(mark.as_bytes()) {
            place.start += mark.len();
            mark.clear();
        }
        *place = start + place.start..start + place.end;
    }
    Hit::all(places)
}

/// A name with other texts at some places.
fn replaced(name: &[u8], places: &[(Range<usize>, String)]) -> Vec<u8> {
    let (mut text, mut at) = (Vec::with_capacity(name.len()), 0);
    for (place, mark) in places {
        text.extend_from_slice(&name[at..place.start]);
        text.extend_from_slice(mark.as_bytes());
        at = place.end;
    }
    text.extend_from_slice(&name[at..]);
    text
}

/// The blanks in a name, each with the punctuation before it.
fn gaps(name: &[u8]) -> impl Iterator<Item = Range<usize>> {
    let mut at = 0;
    core::iter::from_fn(move || {
        let blank = at + name[at..].iter().position(|&octet| octet == b' ')?;
        let start = separators_before(name, blank).max(at);
        at = blanks(name, blank);
        (at < name.len()).then_some(start..at)
    })
}

/// Whether a name that ends with `head` is not whole by its form, and is whole with the next words of `tail`, so that it
/// was broken there: `s41586-020-264 9-2`.
pub(super) fn goes_on(head: &[u8], tail: &[u8]) -> bool {
    if !FORMS.iter().any(|form| head.starts_with(form.prefix.as_bytes())) {
        return false;
    }
    let head = joined(head);
    let is_begun = |form: &&Form| form.rest(&head).is_some_and(|rest| !rest.is_empty());
    FORMS.iter().filter(is_begun).any(|form| {
        let mut name = head.clone();
        tail.split(|octet| is_blank(*octet)).any(|word| {
            name.extend_from_slice(word);
            form.rest(&name) == Some("")
        })
    })
}

/// `10.5281/zenodo.` and `10.5281/zenodo`: a name of which the number is missing. The place is the last octet, which is
/// the dot, or else the last word.
pub(super) fn numberless(pasted: &Pasted<'_>) -> Option<Hit> {
    let (body, end) = (pasted.body(), pasted.body.end);
    let start = pasted.body.start + number_place(body)?;
    // The number may follow after a blank.
    let is_last = body.ends_with(b".") || end == pasted.flat.len();
    is_last.then(|| Hit::at(start..end))
}

/// Whether the number of a name is missing, with which names of its form end, and the dot before the number, too.
pub(super) fn has_no_number(name: &[u8]) -> bool {
    name.last().is_some_and(u8::is_ascii_alphabetic) && number_place(name).is_some()
}

/// The index of the dot or of the word at the end of a name that should have a number after it.
fn number_place(name: &[u8]) -> Option<usize> {
    // Most names have another prefix, which shows at their first octets.
    let head = name.first_chunk::<{ "10.1000".len() }>()?;
    let lacks_number =
        |form: &&Form| form.prefix.as_bytes().first_chunk() == Some(head) && is_cut(form, name);
    FORMS.iter().find(lacks_number)?;
    let word = name.iter().rev().take_while(|octet| octet.is_ascii_alphanumeric()).count();
    Some(name.len() - word.max(1))
}

/// Whether a name is the beginning of `form`, up to a dot or to the word before it. A word must be in the form itself,
/// because any word may be the whole name of a journal or of a book, and have three letters at least.
fn is_cut(form: &Form, name: &[u8]) -> bool {
    let word = name.iter().rev().take_while(|octet| octet.is_ascii_alphabetic()).count();
    match form.rest(name).unwrap_or_default().as_bytes() {
        [b'#' | b'&' | b'$' | b'@', ..] => name.ends_with(b"."),
        [b'.', b'#' | b'$' | b'@', ..] => word > 2 && !form.local_name.starts_with('$'),
        _ => false,
    }
}
