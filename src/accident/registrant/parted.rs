//! Names with blanks beside their marks, as translated pages and programs that divide a text into words have them:
//! `10.1016/j . ygeno . 2015 . 11 . 003`, `10.1144 / GSL. JGS. 1899.055.01 - 04.34`. Only a form of the registrant shows
//! where such a name ends.

use alloc::vec::Vec;

use memchr::memchr;

use crate::accident::name::local_name;
use crate::accident::octets::{are_digits, run, run_before};

use super::extent::{awaits, is_telling};
use super::row::Registrant;

/// Names with such blanks are shorter than this, in octets.
pub(crate) const LONGEST: usize = 96;

/// The marks of a name beside which a blank may stand.
const MARKS: &[u8] = b"./-_:()";

/// The dash that some programs write in place of a hyphen.
const DASH: &str = "–";

/// The most letters before a number that a blank may part from it: `s 2213`, `tb 02527`, `CBO 978`.
const MOST_LETTERS: usize = 3;

/// Where the DOI name ends with which `text` begins, if blanks beside its marks part it: with the first of its words that
/// gives it a form of its registrant once the blanks are gone. A name that is whole before its first blank goes on only
/// with a mark that stands alone, as before the chapter of a book.
pub(crate) fn parted_end(text: &[u8]) -> Option<usize> {
    let near = &text[..text.len().min(LONGEST)];
    memchr(b' ', near)?;
    let (mut name, mut at) = (Vec::new(), 0);
    loop {
        let start = at;
        at = read_word(near, at, &mut name);
        // A word at the end of the searched text may not be read to its end.
        if at == start || at == near.len() && near.len() < text.len() {
            return None;
        }
        if let Some(len) = whole_len(&near[start..at], &name) {
            let end = start + len;
            name.truncate(name.len() - (at - end));
            if start > 0 {
                return has_own_form(&name).then_some(end);
            }
            if !begins_with_lone_mark(&near[at..]) {
                return None;
            }
        }
        let next = near[at..].strip_prefix(b" ")?;
        if !is_joint(&name, next) {
            return None;
        }
        at += 1;
    }
}

/// Whether a text that begins with a DOI name and ends before a blank may go on with the name after it, as
/// [`parted_end`] reads it.
pub(crate) fn may_go_on_parted(text: &[u8]) -> bool {
    let (mut name, mut at) = (Vec::new(), 0);
    loop {
        let start = at;
        at = read_word(text, at, &mut name);
        match text.get(at..) {
            Some([]) if at > start => {
                return is_begun(&name) || has_form(&name) && awaits(&name, MARKS);
            }
            Some([b' ', next @ ..]) if at > start && is_joint(&name, next) => at += 1,
            _ => return false,
        }
    }
}

/// Adds the word of a name at `at` to `name`, with hyphens in place of its dashes, and gives where it ends.
fn read_word(text: &[u8], mut at: usize, name: &mut Vec<u8>) -> usize {
    loop {
        let end = run(text, at, |octet| octet.is_ascii_alphanumeric() || MARKS.contains(octet));
        name.extend_from_slice(&text[at..end]);
        if !text[end..].starts_with(DASH.as_bytes()) {
            return end;
        }
        name.push(b'-');
        at = end + DASH.len();
    }
}

/// How many octets of the last word of a name belong to the name if it has a form of its registrant with them: all, or
/// those before the marks at its end.
fn whole_len(word: &[u8], name: &[u8]) -> Option<usize> {
    let own = run_before(word, word.len(), |octet| MARKS.contains(octet)).max(1);
    (own..=word.len()).rev().find(|len| has_form(&name[..name.len() - (word.len() - len)]))
}

/// Whether a DOI name has a form of its registrant, which must be one with forms of its own.
fn has_form(name: &[u8]) -> bool {
    Registrant::of(name).is_some_and(|known| known.gives(local_name(name)))
}

/// Whether a DOI name has a form that begins with a word of its registrant. Other forms begin with any word, so they do
/// not show that the parts belong together: `10.3390/su 2020`.
fn has_own_form(name: &[u8]) -> bool {
    Registrant::of(name).is_some_and(|known| {
        known.rests(local_name(name)).any(|(form, rest)| rest.is_empty() && is_telling(form))
    })
}

/// Whether a DOI name has none of the forms that its registrant has.
pub(crate) fn is_begun(name: &[u8]) -> bool {
    Registrant::of(name).is_some_and(|known| !known.gives(local_name(name)))
}

/// Whether a mark follows that has a blank on each side, and a word in small letters after it: ` . ch 012`.
pub(super) fn begins_with_lone_mark(rest: &[u8]) -> bool {
    matches!(rest, [b' ', b'.' | b'_', b' ', next, ..] if next.is_ascii_lowercase())
}

/// Whether the part of a name before a blank may go on with what follows the blank: beside a mark, or with a number
/// after a few letters.
fn is_joint(name: &[u8], next: &[u8]) -> bool {
    let is_mark = |octet: Option<&u8>| octet.is_some_and(|octet| MARKS.contains(octet));
    let letters = run_before(name, name.len(), u8::is_ascii_alphabetic);
    let is_after_letters =
        || (1..=MOST_LETTERS).contains(&(name.len() - letters)) && is_mark(name[..letters].last());
    let is_number = || next.first().is_some_and(u8::is_ascii_digit);
    is_mark(name.last()) || is_mark(next.first()) || is_number() && is_after_letters()
}

/// Whether a local name is two numbers of which one is much longer, with a dot between them. Registrants that have such
/// names count both numbers together, so blanks beside the dot show that digits are lost or wrong.
pub(crate) fn has_unequal_numbers(name: &[u8]) -> bool {
    let local_name = local_name(name);
    let first = run(local_name, 0, u8::is_ascii_digit);
    let Some(second) = local_name[first..].strip_prefix(b".") else { return false };
    let are_numbers = first > 0 && !second.is_empty() && are_digits(second);
    are_numbers && first.abs_diff(second.len()) > 1
}
