//! Names with blanks beside their marks, as translated pages and programs that divide a text into words have them:
//! `10.1016/j . ygeno . 2015 . 11 . 003`, `10.1144 / GSL. JGS. 1899.055.01 - 04.34`. Only a form of the registrant
//! shows where such a name ends.

use alloc::vec::Vec;

use memchr::memchr;

use crate::accident::form::octets::{is_number, run, run_before};
use crate::accident::name::local_name;
use crate::accident::registrant::known::extent::{Extent, awaits, telling_extent};
use crate::accident::registrant::known::row::Registrant;

/// Names with such blanks are shorter than this, in octets.
pub(crate) const LONGEST: usize = 96;

/// The marks of a name beside which a blank may stand.
const BESIDE_BLANK: &[u8] = b"./-_:()";

/// The dash that some programs write in place of a hyphen.
const DASH: &str = "–";

/// The most letters before a number that a blank may part from it: `s 2213`, `tb 02527`, `CBO 978`.
const MOST_LETTERS: usize = 3;

/// The fewest digits of such a number, unless it begins with a zero or a hyphen follows it. Shorter ones stand in
/// sentences.
const LEAST_DIGITS: usize = 5;

/// Where the DOI name ends with which `text` begins, if blanks beside its marks part it: with the first of its words
/// that gives it a form of its registrant once the blanks are gone, or with a later one if a mark with a blank on each
/// side follows. A name that is whole before its first blank goes on only with such a mark, as before the chapter of a
/// book.
pub(crate) fn parted_end(text: &[u8]) -> Option<usize> {
    let near = &text[..text.len().min(LONGEST)];
    let blank = memchr(b' ', near)?;
    let (first, next) = (&near[..blank], &near[blank + 1..]);
    // Most names are not joined to the next word of a sentence, and are not looked at more closely. A name with a dash
    // in it is, because the dash may be a mark.
    if first.is_ascii() && !is_joint(first, next) {
        return None;
    }
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
            if start > 0 && !goes_on_after_lone_mark(&near[end..]) {
                // A form that begins with any word does not show that the parts belong together: `10.3390/su 2020`.
                return (telling_extent(&name) == Extent::Whole).then_some(end);
            }
            if start == 0 && !begins_with_lone_mark(&near[at..]) {
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
                return lacks_every_form(&name) || has_form(&name) && awaits(&name, BESIDE_BLANK);
            }
            Some([b' ', next @ ..]) if at > start && is_joint(&name, next) => at += 1,
            _ => return false,
        }
    }
}

/// Adds the word of a name at `at` to `name`, with hyphens in place of its dashes, and gives where it ends.
fn read_word(text: &[u8], mut at: usize, name: &mut Vec<u8>) -> usize {
    loop {
        let end =
            run(text, at, |octet| octet.is_ascii_alphanumeric() || BESIDE_BLANK.contains(octet));
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
    let own = run_before(word, word.len(), |octet| BESIDE_BLANK.contains(octet)).max(1);
    (own..=word.len()).rev().find(|len| has_form(&name[..name.len() - (word.len() - len)]))
}

/// Whether a DOI name has a form of its registrant, which must be one with forms of its own.
fn has_form(name: &[u8]) -> bool {
    Registrant::of(name).is_some_and(|known| known.gives(local_name(name)))
}

/// Whether a DOI name has none of the forms that its registrant has.
pub(crate) fn lacks_every_form(name: &[u8]) -> bool {
    Registrant::of(name).is_some_and(|known| !known.gives(local_name(name)))
}

/// Whether a mark follows that has a blank on each side, and a word in small letters after it: ` . ch 012`.
pub(super) fn begins_with_lone_mark(rest: &[u8]) -> bool {
    matches!(rest, [b' ', b'.' | b'_', b' ', next, ..] if next.is_ascii_lowercase())
}

/// Whether a mark follows that has a blank on each side, and something that is not the first word of a sentence, as
/// ` _ 28`, which may be the rest of a longer name.
fn goes_on_after_lone_mark(rest: &[u8]) -> bool {
    let [b' ', mark, b' ', first, after @ ..] = rest else { return false };
    let begins_sentence = first.is_ascii_uppercase()
        && after.first().is_none_or(|next| *next == b' ' || next.is_ascii_lowercase());
    BESIDE_BLANK.contains(mark) && first.is_ascii_alphanumeric() && !begins_sentence
}

/// Whether the part of a name before a blank may go on with what follows the blank: beside a mark, or with a number
/// after a few letters.
fn is_joint(name: &[u8], next: &[u8]) -> bool {
    let is_mark = |octet: Option<&u8>| octet.is_some_and(|octet| BESIDE_BLANK.contains(octet));
    let letters = run_before(name, name.len(), u8::is_ascii_alphabetic);
    let is_after_letters =
        || (1..=MOST_LETTERS).contains(&(name.len() - letters)) && is_mark(name[..letters].last());
    let digits = run(next, 0, u8::is_ascii_digit);
    let is_before_hyphen = || digits == LEAST_DIGITS - 1 && next.get(digits) == Some(&b'-');
    let is_number = || digits >= LEAST_DIGITS || next.starts_with(b"0") || is_before_hyphen();
    is_mark(name.last()) || is_mark(next.first()) || is_number() && is_after_letters()
}

/// Whether a name of the ACM is two numbers of which one is much longer, with a dot between them. Both have about as
/// many digits, so blanks beside the dot show that some are lost or wrong.
pub(crate) fn has_unequal_numbers(name: &[u8]) -> bool {
    let Some(local_name) = name.strip_prefix(b"10.1145/") else { return false };
    let first = run(local_name, 0, u8::is_ascii_digit);
    let Some(second) = local_name[first..].strip_prefix(b".") else { return false };
    let are_numbers = first > 0 && is_number(second);
    are_numbers && first.abs_diff(second.len()) > 1
}
