//! Other forms of letters, digits and signs of ASCII: wide ones, ligatures, and those of other scripts.

use alloc::string::String;
use core::ops::Range;

use crate::accident::form::octets::{self, has_digit};
use crate::accident::name;
use crate::accident::registrant;
use crate::accident::search::hit::Hit;
use crate::accident::search::pasted::Pasted;
use crate::text::character;

use super::places::{each, is_between_digits, is_inside_word};

/// Wide letters, digits and signs of East Asian input methods.
pub(crate) fn fullwidth(pasted: &Pasted<'_>) -> Option<Hit> {
    let (mut shows_slip, mut is_note, mut is_sure) = (false, false, true);
    let text = pasted.flat;
    let hit = each(pasted, |character, range| {
        // A bracket before a word of these scripts begins a note, for which there is another rule.
        is_note |= character == '（' && begins_unspaced(&text[range.end..]);
        let narrow = match character {
            _ if is_note => return None,
            '\u{FF0D}' => return None,
            // There is another rule for the end of a sentence.
            '．' if range.end == text.len() => return None,
            '\u{FF01}'..='\u{FF5E}' => character::narrow(character),
            '\u{FF61}' => '.',
            '。' if (shows_slip || is_inside_word(pasted, range)) && is_dot(pasted, range) => {
                // A word of a sentence may follow, unless there is a digit.
                is_sure &= has_digit(&text[range.end..]);
                '.'
            }
            '。' if pasted.host.contains(&range.start) => '.',
            '。' if shows_slip && is_in_host(text, range.start) => '.',
            _ => return None,
        };
        // Japanese and Chinese texts use wide brackets and punctuation, so these alone show nothing, unless digits
        // stand on both sides of a bracket.
        shows_slip |= narrow.is_ascii_alphanumeric()
            || matches!(narrow, '.' | '/' | ':') && !is_of_note(pasted, range)
            || matches!(narrow, '(' | ')') && is_between_digits(pasted, range)
            || narrow == '_' && is_inside_word(pasted, range);
        Some(pasted.written(narrow.encode_utf8(&mut [0; 4])))
    })?;
    shows_slip.then(|| hit.offered(is_sure))
}

/// Whether an ideographic full stop stands in place of a dot of the name: a digit follows, or a lower-case letter if
/// the name goes on there. It does not if it has a whole form before the stop, or if its last digit stands before it.
fn is_dot(pasted: &Pasted<'_>, mark: &Range<usize>) -> bool {
    let after = &pasted.flat[mark.end..];
    match after.first() {
        Some(b'0'..=b'9') => !begins_unspaced(after),
        Some(b'a'..=b'z') if pasted.slash.is_some_and(|slash| slash < mark.start) => {
            let name = &pasted.flat[pasted.body.start..mark.start];
            let goes_on = has_digit(after) || !has_digit(name::local_name(name));
            goes_on && is_part_of_name(after) && !registrant::is_whole(name)
        }
        _ => false,
    }
}

/// Whether text has only letters and digits, and the marks of usual names or wide dots.
fn is_part_of_name(text: &[u8]) -> bool {
    let is_part = |part: char| part.is_ascii_alphanumeric() || "._-()。．".contains(part);
    core::str::from_utf8(text).is_ok_and(|text| text.chars().all(is_part))
}

/// Whether a mark stands in the host of a link whose colon is wide, so that it is not read as a link yet.
fn is_in_host(text: &[u8], mark: usize) -> bool {
    octets::starts(text, 0, "http") && !text[..mark].iter().any(u8::is_ascii_digit)
}

/// Whether a mark stands in a note after the name, in a language that writes no spaces.
fn is_of_note(pasted: &Pasted<'_>, mark: &Range<usize>) -> bool {
    let before = pasted.before(mark.start).map(|(letter, _)| letter);
    pasted.slash.is_some_and(|slash| mark.start > slash)
        && before.is_some_and(character::is_unspaced)
}

/// Whether the text begins with a letter of a language that writes no spaces, perhaps after digits, as in `2020年`.
pub(crate) fn begins_unspaced(text: &[u8]) -> bool {
    let end = octets::run(text, 0, u8::is_ascii_digit);
    character::first(&text[end..]).is_some_and(character::is_unspaced)
}

/// The characters with which some fonts show two or three letters.
const LIGATURES: &[(char, &str)] =
    &[('ﬀ', "ff"), ('ﬁ', "fi"), ('ﬂ', "fl"), ('ﬃ', "ffi"), ('ﬄ', "ffl")];

/// A ligature, which comes from the text of a PDF.
pub(crate) fn ligature(pasted: &Pasted<'_>) -> Option<Hit> {
    let letters = |character| LIGATURES.iter().find(|(known, _)| *known == character);
    each(pasted, |character, _| letters(character).map(|(_, letters)| (*letters).into()))
}

/// The zeros of Arabic, Persian, Hindi, Bengali and Thai, each with the other nine digits after it.
const ZEROS: &[char] = &['\u{660}', '\u{6F0}', '\u{966}', '\u{9E6}', '\u{E50}'];

/// Digits of another script, in the prefix or in a local name that has no letters of another script.
pub(crate) fn digits(pasted: &Pasted<'_>) -> Option<Hit> {
    let digit = |character: char| {
        let after = |&zero: &char| u32::from(character).checked_sub(u32::from(zero));
        ZEROS.iter().filter_map(after).find_map(|after| char::from_digit(after, 10))
    };
    // The digits and dots of ASCII may come first.
    let start = octets::run(pasted.flat, pasted.body.start, |octet| b"0123456789.".contains(octet));
    let rest = || pasted.characters(start).filter_map(|(character, _)| character);
    let in_prefix = rest().next().and_then(digit).is_some();
    let has_letter = || rest().any(|character| !character.is_ascii() && character.is_alphabetic());
    if !pasted.may_be_handle()
        || !rest().any(|character| digit(character).is_some())
        || !in_prefix && has_letter()
    {
        return None;
    }
    each(pasted, |character, _| match character {
        // The decimal separator of Arabic.
        '\u{66B}' => Some(".".into()),
        _ => digit(character).map(String::from),
    })
}
