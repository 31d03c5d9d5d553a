//! Letters of other scripts in place of Latin letters that look the same.

use alloc::string::String;
use core::ops::Range;

use crate::accident::form::octets::{digit_count, run_before};
use crate::accident::name::registered_doi_slash;
use crate::accident::registrant;
use crate::accident::search::hit::Hit;
use crate::accident::search::pasted::Pasted;
use crate::text::quote;

/// Cyrillic, Greek and Turkish letters, and the Latin letters or digits that they look like.
const ALIKE: &[(char, char)] = &[
    ('А', 'A'),
    ('В', 'B'),
    ('Е', 'E'),
    ('Ѕ', 'S'),
    ('І', 'I'),
    ('Ј', 'J'),
    ('К', 'K'),
    ('М', 'M'),
    ('Н', 'H'),
    ('О', 'O'),
    ('Р', 'P'),
    ('С', 'C'),
    ('Т', 'T'),
    ('У', 'Y'),
    ('Х', 'X'),
    ('а', 'a'),
    ('е', 'e'),
    ('о', 'o'),
    ('р', 'p'),
    ('с', 'c'),
    ('у', 'y'),
    ('х', 'x'),
    ('ѕ', 's'),
    ('і', 'i'),
    ('ј', 'j'),
    ('һ', 'h'),
    ('ԁ', 'd'),
    ('ԛ', 'q'),
    ('ԝ', 'w'),
    ('ӏ', 'l'),
    ('Α', 'A'),
    ('Β', 'B'),
    ('Ε', 'E'),
    ('Ζ', 'Z'),
    ('Η', 'H'),
    ('Ι', 'I'),
    ('Κ', 'K'),
    ('Μ', 'M'),
    ('Ν', 'N'),
    ('Ο', 'O'),
    ('Ρ', 'P'),
    ('Τ', 'T'),
    ('Υ', 'Y'),
    ('Χ', 'X'),
    ('ο', 'o'),
    ('ν', 'v'),
    ('ϲ', 'c'),
    ('ϳ', 'j'),
    ('З', '3'),
    // Programs that think all text is Turkish write these for `i` and `I` when they change the case.
    ('ı', 'i'),
    ('İ', 'I'),
];

/// The Latin letter or the digit that `letter` looks like.
pub(crate) fn latin(letter: char) -> Option<char> {
    ALIKE.iter().find(|(other, _)| *other == letter).map(|&(_, latin)| latin)
}

/// Letters of another script among Latin letters and digits, all of which look like Latin letters; or a single one in a
/// name of Latin letters.
pub(crate) fn script(pasted: &Pasted<'_>) -> Option<Hit> {
    if pasted.flat.is_ascii() {
        return None;
    }
    let is_only = has_one_letter(pasted);
    let is_alike = is_alike(pasted);
    let is_foreign = |word: &Range<usize>| {
        is_disguised(pasted, word)
            || is_only && is_alone(pasted, word)
            || is_alike
                && pasted.slash.is_some_and(|slash| word.start > slash)
                && !begins_sentence(pasted, word)
    };
    let disguised = words(pasted).filter(is_foreign);
    let mut letters = disguised.flat_map(|word| foreign(pasted, word)).peekable();
    let (first, ..) = letters.peek().cloned()?;
    let places = letters.map(|(_, range, meant)| (range, String::from(meant)));
    Some(Hit::all(places)?.called(quote::character(first)))
}

/// Whether a letter of the table is the only character beyond ASCII: all of them have two octets.
fn has_one_letter(pasted: &Pasted<'_>) -> bool {
    pasted.flat.iter().filter(|octet| !octet.is_ascii()).count() == 2
}

/// Whether all characters beyond ASCII of a DOI name look like Latin letters, and its local name also has letters or
/// digits of ASCII. Then even a whole word of such letters is not a word of another language:
/// `10.18287/2412-6179-СО-500`.
fn is_alike(pasted: &Pasted<'_>) -> bool {
    let is_alike = |character: Option<char>| {
        character.is_some_and(|letter| letter.is_ascii() || latin(letter).is_some())
    };
    let has_latin =
        |slash: usize| pasted.flat[slash..pasted.body.end].iter().any(u8::is_ascii_alphanumeric);
    registered_doi_slash(pasted.flat, pasted.body.start).is_some_and(has_latin)
        && pasted.characters(pasted.body.start).all(|(character, _)| is_alike(character))
}

/// Whether a word is a single letter after a full stop at the end of the identifier, with which the next sentence
/// begins.
fn begins_sentence(pasted: &Pasted<'_>, word: &Range<usize>) -> bool {
    word.len() == 2 && word.end == pasted.body.end && pasted.flat[word.start - 1] == b'.'
}

/// The words of the text: runs of letters and digits of any script.
fn words(pasted: &Pasted<'_>) -> impl Iterator<Item = Range<usize>> {
    let mut characters = pasted.characters(0);
    let is_part = |character: Option<char>| character.is_some_and(char::is_alphanumeric);
    core::iter::from_fn(move || {
        let (_, first) = characters.find(|(character, _)| is_part(*character))?;
        let rest = pasted.characters(first.start).take_while(|(character, _)| is_part(*character));
        let end = rest.last().map_or(first.end, |(_, last)| last.end);
        while characters.by_ref().next().is_some_and(|(_, range)| range.end < end) {}
        Some(first.start..end)
    })
}

/// The characters of a word.
fn letters(pasted: &Pasted<'_>, word: Range<usize>) -> impl Iterator<Item = (char, Range<usize>)> {
    let places = pasted.characters(word.start).take_while(move |(_, range)| range.end <= word.end);
    places.filter_map(|(letter, range)| Some((letter?, range)))
}

/// Whether a word is Latin except for letters of another script, all of which look like Latin letters.
fn is_disguised(pasted: &Pasted<'_>, word: &Range<usize>) -> bool {
    let letters = || letters(pasted, word.clone()).map(|(letter, _)| letter);
    let native = |letter: char| letter.is_ascii_alphanumeric();
    let whole = letters().all(|letter| native(letter) || latin(letter).is_some());
    let mixed = letters().any(native) && !letters().all(native);
    // A foreign letter among digits may belong to a formula; without a Latin letter, the letter must look like a digit,
    // so that the word was meant as a number.
    let digit = |letter: char| {
        letter.is_ascii_digit() || latin(letter).is_some_and(|latin| "OoIl3".contains(latin))
    };
    let is_named = letters().any(|letter| letter.is_ascii_alphabetic()) || letters().all(digit);
    mixed && whole && (is_named || is_among_digits(pasted, word))
}

/// Whether a word is digits and one letter of another script, in an identifier that has twelve digits or more:
/// `11858/00-001М-0000-0011-1234-5`.
fn is_among_digits(pasted: &Pasted<'_>, word: &Range<usize>) -> bool {
    // All letters of the table have two octets.
    digit_count(&pasted.flat[word.clone()]) + 2 == word.len() && digit_count(pasted.body()) > 11
}

/// Whether a word is one letter, which no other word shows to be meant, in a name that has Latin letters. The rest of
/// the text is ASCII.
fn is_alone(pasted: &Pasted<'_>, word: &Range<usize>) -> bool {
    let is_latin = |slash: usize| pasted.flat[slash..].iter().any(u8::is_ascii_alphabetic);
    word.len() == 2 && pasted.slash.is_some_and(is_latin)
}

/// How many digits before an O at the end of a word let it be a zero. After fewer, it may belong to a formula.
const LONG_NUMBER: usize = 4;

/// How many digits before an O show that it is a zero: some names have a letter after fewer.
const LONGER_NUMBER: usize = 12;

/// Whether a word is digits, and letters that look like an O.
fn is_number(pasted: &Pasted<'_>, word: &Range<usize>) -> bool {
    let looks_like_o = |letter: char| matches!(latin(letter), Some('O' | 'o'));
    digit_count(&pasted.flat[word.clone()]) > 0
        && letters(pasted, word.clone())
            .all(|(letter, _)| letter.is_ascii_digit() || looks_like_o(letter))
}

/// Whether the form of a name shows that a zero stands at `place`, and not the letter O.
fn is_zero(pasted: &Pasted<'_>, place: &Range<usize>) -> bool {
    let is_whole = |meant| registrant::is_whole_with(pasted, place, meant);
    is_whole("0") && !is_whole("O") && !is_whole("o")
}

/// The letters of a word that look like Latin letters, each with its range and the Latin letter or the digit. An O
/// between digits, or after many of them, is a zero.
fn foreign(
    pasted: &Pasted<'_>,
    word: Range<usize>,
) -> impl Iterator<Item = (char, Range<usize>, char)> {
    let (text, is_number) = (pasted.flat, is_number(pasted, &word));
    let end = word.end;
    letters(pasted, word).filter_map(move |(letter, range)| {
        let before = range.start - run_before(text, range.start, u8::is_ascii_digit);
        let is_between = before > 0 && text.get(range.end).is_some_and(u8::is_ascii_digit);
        let is_last = || {
            range.end == end
                && (before >= LONGER_NUMBER || before >= LONG_NUMBER && is_zero(pasted, &range))
        };
        let meant = match latin(letter)? {
            'O' | 'o' if is_number || is_between || is_last() => '0',
            meant => meant,
        };
        Some((letter, range, meant))
    })
}
