//! The wide signs and the dashes of East Asian keyboards, which stand inside a name in place of signs of ASCII: the
//! name is found whole, so that a report on it can say so.

use alloc::vec::Vec;
use core::ops::Range;

use crate::accident::registrant::is_whole;
use crate::accident::{STROKES, begins_unspaced};
use crate::find::context::word::{LONGEST_NAME, PUNCTUATION};
use crate::text::heads::{DOI_START, REGISTRANT_DIGITS};
use crate::text::{self, character, is_year, position, run, run_before};

use super::narrow::{octet, with_signs_of_ascii};
use super::scheme::begins;

/// The first octet of the full-width forms of ASCII (U+FF01 to U+FF5E).
pub(in crate::find) const FIRST_OCTET: u8 = 0xEF;

/// The beginning of a DOI name that is wide as a whole.
const START: &str = "１０．";

/// The wide slash.
pub(in crate::find) const SLASH: &str = "／";

/// How many octets the wide slash at the beginning of `text` is written with.
pub(in crate::find) fn wide_slash(text: &[u8]) -> Option<usize> {
    text.starts_with(SLASH.as_bytes()).then_some(SLASH.len())
}

/// The beginning of a DOI name at `start`, up to its slash, if all of it is wide: `１０．１０００／１８２`.
pub(in crate::find) fn name(text: &[u8], start: usize) -> Option<Range<usize>> {
    let rest = text[start..].strip_prefix(START.as_bytes())?;
    let near = text::first(rest, LONGEST_NAME);
    let mut body = 0;
    while character::first(&near[body..]).is_some_and(|digit| ('０'..='９').contains(&digit)) {
        body += '０'.len_utf8();
    }
    let digits = body / '０'.len_utf8();
    let follows = wide_slash(&near[body..]).is_some_and(|slash| begins_wide(&near[body + slash..]));
    let start_of_last = start.saturating_sub('０'.len_utf8());
    let is_apart = !begins_wide(&text[start_of_last..start]);
    let body = start + START.len() + body + SLASH.len();
    (REGISTRANT_DIGITS.contains(&digits) && follows && is_apart).then_some(start..body)
}

/// Whether a text begins with a wide letter or a wide digit.
fn begins_wide(text: &[u8]) -> bool {
    character::first(text).is_some_and(is_wide)
}

/// Whether a character is a wide letter or a wide digit.
fn is_wide(character: char) -> bool {
    matches!(character, '０'..='９' | 'Ａ'..='Ｚ' | 'ａ'..='ｚ')
}

/// Whether a name goes on with the character at the beginning of `rest`, which would end another word. The sentence
/// around a name has wide signs, too, so the name itself must show that it is not whole, or that it has such signs.
pub(in crate::find) fn goes_on(name: &[u8], rest: &[u8]) -> bool {
    let Some(sign) = character::first(rest) else { return false };
    let after = &rest[sign.len_utf8()..];
    let next = after.first().copied().unwrap_or_default();
    let last = name.last().copied().unwrap_or_default();
    let is_between_digits = last.is_ascii_digit() && next.is_ascii_digit();
    let goes_on = match sign {
        '—' => is_between_digits,
        // The first character of a dash that was read in the charset of Mac OS.
        '‚' => last.is_ascii_digit() && rest.starts_with("‚Ä".as_bytes()),
        _ if name.starts_with(START.as_bytes()) => {
            return is_wide(sign)
                || "．／－＿：（".contains(sign) && begins_wide(after)
                || sign == '）' && is_bracket_open(name);
        }
        // In a DOI name that has begun, `10` is the end of a year or of another number.
        '．' | '。' if name.ends_with(b"10") && narrowed(name).is_none() => {
            begins_registrant(after)
        }
        '）' => is_bracket_open(name),
        _ if octet(sign).is_some() => {
            next.is_ascii_alphanumeric() && !begins(after) && shows_sign(name, sign, after)
        }
        _ => is_between_digits && STROKES.contains(&sign),
    };
    // After a whole name, more of the sentence begins, unless only a year makes it whole, and the same sign follows.
    goes_on && (ends_with_year(name, sign) || !narrowed(name).is_some_and(|name| is_whole(&name)))
}

/// Whether the octets of a name after the last `sign` are a year.
fn ends_with_year(name: &[u8], sign: char) -> bool {
    const YEAR: usize = "2020".len();
    let mut octets = [0; 4];
    name.split_last_chunk::<YEAR>().is_some_and(|(before, year)| {
        is_year(year) && before.ends_with(sign.encode_utf8(&mut octets).as_bytes())
    })
}

/// Whether a DOI name that is wide as a whole ends before the character at the beginning of `rest`, with which it does
/// not go on.
pub(in crate::find) fn ends_wide_name(name: &[u8], rest: &[u8]) -> bool {
    name.starts_with(START.as_bytes()) && character::first(rest).is_some()
}

/// Whether the number of a registrant of DOI names and a slash follow.
fn begins_registrant(text: &[u8]) -> bool {
    let digits = run(text, 0, u8::is_ascii_digit);
    REGISTRANT_DIGITS.contains(&digits) && text.get(digits) == Some(&b'/')
}

/// How many digits a date has at most.
const DATE: usize = 8;

/// Whether a DOI name shows that it goes on with this wide sign and the letter or the digit with which `after` begins.
fn shows_sign(name: &[u8], sign: char, after: &[u8]) -> bool {
    let near = text::last(name, LONGEST_NAME);
    let Some(narrow) = narrowed(near) else { return false };
    let Some(slash) = position(&narrow, "/") else { return false };
    let suffix = &narrow[slash + 1..];
    if !suffix.last().is_none_or(|last| last.is_ascii_alphanumeric() || *last == b')') {
        return false;
    }
    let part = &after[..word_len(after, |next| next == sign)];
    let has_digit = |text: &[u8]| text.iter().any(u8::is_ascii_digit);
    // Nearly every name has a digit, and a number of the sentence is that of a year or of a month.
    let is_begun = !has_digit(suffix) && has_digit(part) && !begins_with_count(after);
    let has = |sign: &str| position(near, sign).is_some();
    // A single number after the sign may also be that of a page or a year.
    let is_long =
        |sign: &str| position(part, sign).is_some_and(|at| has_digit(&part[at + sign.len()..]));
    let shows = match sign {
        '．' => has("／") || is_begun && is_long("．") || has("．") && has_digit(part),
        '。' => is_begun && is_long("。") || has("。") && has_digit(part),
        '：' => is_begun && part.iter().filter(|octet| octet.is_ascii_digit()).count() > DATE,
        '（' => !has_digit(suffix) && goes_on_after_bracket(after),
        _ => false,
    };
    shows || is_whole_with(&narrow, sign, after)
}

/// Whether a DOI name has a form of its registrant if it goes on with this sign and with the word after it.
fn is_whole_with(name: &[u8], sign: char, after: &[u8]) -> bool {
    let word = &after[..word_len(after, |_| true)];
    let number = &word[..run_before(word, word.len(), |octet| PUNCTUATION.contains(octet))];
    if is_year(number) || begins_with_count(after) {
        return false;
    }
    let whole = [name, octet(sign).as_slice(), &with_signs_of_ascii(word)].concat();
    let end = run_before(&whole, whole.len(), |octet| PUNCTUATION.contains(octet));
    is_whole(&whole[..end])
}

/// Whether a letter of a language that writes no blanks follows a number: `2020年`.
fn begins_with_count(text: &[u8]) -> bool {
    text.first().is_some_and(u8::is_ascii_digit) && begins_unspaced(text)
}

/// The wide bracket that closes.
const CLOSING: &str = "）";

/// Whether a bracket closes in the first word of `text`, and the name goes on after it.
fn goes_on_after_bracket(text: &[u8]) -> bool {
    let word = &text[..word_len(text, |_| true)];
    let after = position(word, CLOSING).map(|at| &word[at + CLOSING.len()..]);
    after.is_some_and(|after| {
        after.first().is_some_and(u8::is_ascii_alphanumeric) && !begins_with_count(after)
    })
}

/// Whether a wide bracket near the end of a name is still open there. Only the last octets are read, because this is
/// asked at every closing bracket.
fn is_bracket_open(name: &[u8]) -> bool {
    const OPENING: &str = "（";
    let near = text::last(name, LONGEST_NAME);
    let mut closed = 0_usize;
    for bracket in near.windows(OPENING.len()).rev() {
        if bracket == CLOSING.as_bytes() {
            closed += 1;
        } else if bracket == OPENING.as_bytes() {
            match closed.checked_sub(1) {
                Some(rest) => closed = rest,
                None => return true,
            }
        }
    }
    false
}

/// How many octets at the beginning of `text` may be the rest of a name that has these wide signs.
fn word_len(text: &[u8], is_own: impl Fn(char) -> bool) -> usize {
    let near = text::first(text, LONGEST_NAME);
    let is_plain = |octet: &u8| octet.is_ascii_alphanumeric() || b"-._/:()".contains(octet);
    let is_sign = |sign: &char| is_own(*sign) && octet(*sign).is_some();
    let mut at = run(near, 0, is_plain);
    while let Some(sign) = character::first(&near[at..]).filter(is_sign) {
        let next = at + sign.len_utf8();
        // A name goes on only with a letter or a digit, except after a bracket, and not right after another mark.
        let is_before_word = near.get(next).is_some_and(u8::is_ascii_alphanumeric);
        let is_after_mark = near[..at].last().is_some_and(|last| b"-._/:(".contains(last));
        if sign != '）' && (!is_before_word || is_after_mark) {
            break;
        }
        at = run(near, next, is_plain);
    }
    at
}

/// The DOI name with which `text` ends, with signs of ASCII in place of its wide ones.
fn narrowed(text: &[u8]) -> Option<Vec<u8>> {
    let text = with_signs_of_ascii(text::last(text, LONGEST_NAME));
    position(&text, DOI_START).map(|start| text[start..].to_vec())
}
