//! [`Extent`]: how much of the forms of its registrant a name has.

use core::ops::Range;

use crate::accident::form::octets::run;
use crate::accident::form::pattern;
use crate::accident::name::local_name;
use crate::accident::search::pasted::Pasted;

use super::row::Registrant;

/// Whether a DOI name has a form of its registrant.
pub(crate) fn is_whole(name: &[u8]) -> bool {
    let local_name = local_name(name);
    let ends_like_springer = matches!(local_name, [.., b'-', _]);
    let is_of_springer =
        || ends_like_springer && SPRINGER.iter().any(|form| pattern::is(local_name, form));
    Registrant::of(name).map_or_else(is_of_springer, |known| known.gives(local_name))
}

/// The shortest word that shows a part of an address, in octets: the names of reviews, of letters and of supplements go
/// on with shorter ones, as in `/v2/response1` and `/mm1`.
const SHORTEST_PART: usize = 5;

/// How many octets of a DOI name are a whole name by the forms of its registrant, if a slash and a word of an address
/// follow, and the name itself has no form.
pub(crate) fn whole_before_slash(name: &[u8]) -> Option<usize> {
    let start = name.len() - local_name(name).len();
    let is_part = |rest: &[u8]| {
        let end = run(rest, 0, |octet| octet.is_ascii_alphabetic() || *octet == b'_');
        end >= SHORTEST_PART && rest.get(end).is_none_or(|octet| *octet == b'/')
    };
    let is_end =
        |&at: &usize| name[at] == b'/' && is_part(&name[at + 1..]) && is_whole(&name[..at]);
    (start..name.len()).find(is_end).filter(|_| !is_whole(name))
}

/// Whether a DOI name is the beginning of a form of its registrant in which one of these marks comes next.
pub(crate) fn awaits(name: &[u8], marks: &[u8]) -> bool {
    let local_name = local_name(name);
    let awaits = |rest: &str| rest.bytes().next().is_some_and(|next| marks.contains(&next));
    match Registrant::of(name) {
        Some(known) => known.rests(local_name).any(|(_, rest)| awaits(rest)),
        None => SPRINGER.iter().any(|form| pattern::rest(local_name, form).is_some_and(awaits)),
    }
}

/// The forms of the articles in the journals of Springer Nature, which many societies give under prefixes of their own.
const SPRINGER: &[&str] =
    &["s^^^^^-^^^-^^^^-!", "s^^^^^-^^^-^^^^^-!", "$/s^^^^^-^^^-^^^^-!", "$/s^^^^^-^^^-^^^^^-!"];

/// Marks that stand between the parts of a name.
const BETWEEN_PARTS: &[&str] = &[".", "/", "-"];

/// Whether the identifier is a DOI name that has a form of its registrant if a mark stands in place of the octets at
/// `place`.
pub(crate) fn is_whole_with_mark(pasted: &Pasted<'_>, place: &Range<usize>) -> bool {
    BETWEEN_PARTS.iter().any(|mark| is_whole_with(pasted, place, mark))
}

/// Whether the identifier is a DOI name that has a form of its registrant if `meant` stands in place of the octets at
/// `place`.
pub(crate) fn is_whole_with(pasted: &Pasted<'_>, place: &Range<usize>, meant: &str) -> bool {
    let (text, body) = (pasted.flat, &pasted.body);
    // A place outside of the identifier changes nothing in it.
    let (Some(before), Some(after)) =
        (text.get(body.start..place.start), text.get(place.end..body.end))
    else {
        return false;
    };
    let parts = [before, meant.as_bytes(), after];
    // Most names are short, and are put together without an allocation.
    let (mut room, mut len) = ([0; 64], 0);
    for part in parts {
        let Some(own) = room.get_mut(len..len + part.len()) else {
            return is_whole(&parts.concat());
        };
        own.copy_from_slice(part);
        len += part.len();
    }
    is_whole(&room[..len])
}

/// Whether a text would be a DOI name with a form of its registrant if it began with `10.`.
pub(crate) fn is_whole_after_ten(text: &[u8]) -> bool {
    Registrant::numbered(text).is_some_and(|known| known.gives(local_name(text)))
}

/// Whether a form begins with a word of its registrant, or with digits. The other forms begin with any word.
pub(crate) fn is_telling(form: impl AsRef<[u8]>) -> bool {
    !form.as_ref().starts_with(b"$")
}

/// Whether a name has a form of its registrant that ends with letters and digits of any number, so that nobody sees
/// from the form whether the name is whole.
pub(crate) fn is_open_ended(name: &[u8]) -> bool {
    form_of(name).is_some_and(|form| form.ends_with('@'))
}

/// Whether a name has a form of its registrant that ends with a number, or with letters and digits, of any length.
pub(crate) fn may_be_longer(name: &[u8]) -> bool {
    // After signs for single digits, hardly any name has more of them.
    form_of(name).is_some_and(|form| form.ends_with(['@', '#']) && !form.ends_with("^#"))
}

/// The first form of its registrant that a DOI name has.
fn form_of(name: &[u8]) -> Option<&'static str> {
    Registrant::of(name)?.form_of(local_name(name))
}

/// Whether a DOI name has a form of its registrant with marks that few other names have: `10.1021/nl051650+`,
/// `10.1061/(ASCE)1084-0702(2007)12:5(585)`.
pub(crate) fn has_marked_form(name: &[u8]) -> bool {
    let may_be = name.ends_with(b"+") || local_name(name).starts_with(b"(");
    may_be && form_of(name).is_some_and(|form| form.ends_with('+') || form.starts_with("(ASCE)"))
}

/// How much a name has of the forms that are [telling](is_telling). [`is_whole`] also counts the forms that begin with
/// any word; for a name that has only one of those, the extent is `Unknown`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Extent {
    Whole,
    Begun,
    Unknown,
}

/// How much a DOI name has of the [telling](is_telling) forms of its registrant.
pub(crate) fn telling_extent(name: &[u8]) -> Extent {
    let Some(known) = Registrant::of(name) else { return Extent::Unknown };
    let telling = known.rests(local_name(name)).filter(|(form, _)| is_telling(form));
    telling.fold(Extent::Unknown, |extent, (_, rest)| {
        if rest.is_empty() || extent == Extent::Whole { Extent::Whole } else { Extent::Begun }
    })
}
