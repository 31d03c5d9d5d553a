//! Text in another script or language right after an identifier: Chinese, Japanese and Korean write no space there, and
//! in other languages it was lost.

use crate::accident::form::octets::{are_digits, has_digit, is_word, run_before};
use crate::accident::letter::{STROKES, begins_unspaced, latin};
use crate::accident::markup;
use crate::accident::name::{registered_doi_slash, usual_slash};
use crate::accident::registrant;
use crate::accident::search::hit::Hit;
use crate::accident::search::pasted::Pasted;
use crate::text::character;

/// The wide marks with which Chinese or Japanese text may begin.
const WIDE_MARKS: &str = "，；、。：（［";

/// The marks among [`WIDE_MARKS`] that no name has, whatever follows them.
const PARTING: &str = "，；、［";

/// Text in another script right after a DOI name of Latin letters and digits, or after a handle that ends with a
/// number.
pub(crate) fn unspaced(pasted: &Pasted<'_>) -> Option<Hit> {
    let start = pasted.body.start + start(pasted.body())?;
    let hit = markup::cut(pasted.flat, start..pasted.body.end);
    Some(hit.offered(!may_go_on(pasted, start)))
}

/// Whether a wide comma at `at` may stand in place of a mark of the name: a number follows it, and nothing in another
/// script, and the name is not whole before it.
fn may_go_on(pasted: &Pasted<'_>, at: usize) -> bool {
    let (name, rest) = (&pasted.flat[pasted.body.start..at], &pasted.flat[at..pasted.body.end]);
    let Some(mark) = character::first(rest).filter(|mark| "，、".contains(*mark)) else {
        return false;
    };
    let after = &rest[mark.len_utf8()..];
    after.first().is_some_and(u8::is_ascii_digit)
        && is_word(after, b"._-/")
        && !registrant::is_whole(name)
}

/// Whether text in another script follows an identifier.
pub(crate) fn has_unspaced(name: &[u8]) -> bool {
    start(name).is_some()
}

/// The index in a DOI name, or in a handle that ends with a number, at which text in another script begins, with the
/// punctuation before it.
fn start(name: &[u8]) -> Option<usize> {
    let doi = registered_doi_slash(name, 0);
    let slash = doi.or_else(|| usual_slash(name))?;
    let at = slash + name[slash..].iter().position(|octet| !octet.is_ascii())?;
    let word = bracket(name, at).or_else(|| word_start(name, at));
    let end = word.unwrap_or_else(|| before_marks(name, at));
    let latin = name.get(slash + 1..end)?;
    // There is another rule for a wide semicolon in a SICI.
    if latin.ends_with(b".CO") {
        return None;
    }
    // A handle may have letters of any script, but not after a number at which a word of them ends.
    let is_numbered = || latin.last().is_some_and(u8::is_ascii_digit) && !has_ascii(&name[at..]);
    if doi.is_none() && !are_digits(latin) && !is_numbered() {
        return None;
    }
    // Some DOI names end with one of these signs.
    let ends = latin
        .last()
        .is_some_and(|octet| octet.is_ascii_alphanumeric() || b"+=~*')".contains(octet));
    let first = character::first(&name[at..])?;
    let after = name.get(at + first.len_utf8()..).unwrap_or_default();
    // There is another rule for this sign in place of a hyphen.
    if STROKES.contains(&first) && after.first().is_some_and(u8::is_ascii_digit) {
        return None;
    }
    let parts =
        PARTING.contains(first) && !after.is_empty() || first == '。' && ends_sentence(after);
    let letter =
        if WIDE_MARKS.contains(first) { character::first(after).unwrap_or(first) } else { first };
    // A single letter of another script between Latin ones may be a part of the name.
    let is_single = after.first().is_some_and(u8::is_ascii_alphanumeric) && after.is_ascii();
    let is_part = is_single && !are_digits(latin) && !registrant::is_whole(&name[..end]);
    let follows = parts
        || character::is_unspaced(letter) && !is_part
        || is_in_another_script(&name[at..], || ends_before(name, at, first))
        || name[at - 1].is_ascii_digit()
            && (are_words(&name[..at], &name[at..]) || is_letter(&name[at..]));
    let may_end = ends && (has_digit(latin) || registrant::is_whole(&name[..end]));
    (may_end && (follows || word.is_some())).then_some(end)
}

/// Where the bracket opens that a name ends with, if a letter of another script stands in it at `at`:
/// `10.1038/nature12373(日本語)`, `10.1038/nature12373（2020年）`.
fn bracket(name: &[u8], at: usize) -> Option<usize> {
    if let Some(inside) = name[at..].strip_prefix("（".as_bytes()) {
        let inside = inside.strip_suffix("）".as_bytes())?;
        let is_note = !inside.is_ascii() || registrant::is_whole(&name[..at]);
        return is_note.then_some(at);
    }
    let open = name[..at].iter().rposition(|octet| b"([".contains(octet))?;
    let close = if name[open] == b'(' { b')' } else { b']' };
    let is_closed = !name[open..at].contains(&close) && name.ends_with(&[close]);
    is_closed.then_some(open)
}

/// Where the marks of a sentence begin that stand right before `at`. A bracket that closes another one of the name is
/// not a mark of a sentence.
fn before_marks(name: &[u8], at: usize) -> usize {
    let count = |bracket: u8| name[..at].iter().filter(|octet| **octet == bracket).count();
    let mut unopened = count(b')').saturating_sub(count(b'('));
    let mut end = at;
    while let Some(mark) = name[..end].last().filter(|mark| b".,;:!)".contains(mark)) {
        if *mark == b')' {
            let Some(others) = unopened.checked_sub(1) else { break };
            unopened = others;
        }
        end -= 1;
    }
    end
}

fn has_ascii(octets: &[u8]) -> bool {
    octets.iter().any(u8::is_ascii)
}

/// Where a word of Latin letters, one of them beyond ASCII, begins at the end of a name: a capital right after a digit
/// or a lower-case letter, and lower-case letters after it, as in `n171.12345Ingeniería`. `at` is where its first
/// letter beyond ASCII stands.
fn word_start(name: &[u8], at: usize) -> Option<usize> {
    /// The shortest word, in octets: names end with shorter groups of letters.
    const SHORTEST: usize = 5;
    let start = name[..at]
        .iter()
        .rposition(u8::is_ascii_uppercase)
        .filter(|start| name[start + 1..at].iter().all(u8::is_ascii_lowercase));
    let start = start.unwrap_or(at);
    let mut letters = core::str::from_utf8(name.get(start..)?).ok()?.chars();
    let first = letters.next().filter(|first| first.is_uppercase() && *first < '\u{250}');
    let is_small = |letter: char| letter.is_lowercase() && letter < '\u{250}';
    let follows = matches!(name[start - 1], b'0'..=b'9' | b'a'..=b'z');
    (first.is_some() && follows && letters.all(is_small) && name.len() >= start + SHORTEST)
        .then_some(start)
}

/// Whether `tail` is a letter of French, Portuguese or another language that has words of one letter, or what is left
/// of a character that was read in the wrong charset: `10.1000/182à`, `10.1000/182Ã`.
fn is_letter(tail: &[u8]) -> bool {
    character::first(tail).is_some_and(|letter| {
        matches!(letter, '\u{C0}'..='\u{17F}')
            && letter.is_alphabetic()
            && letter.len_utf8() == tail.len()
    })
}

/// Whether the text after a full stop begins with a capital letter or with text that needs no space before it, so that
/// a sentence has ended there.
fn ends_sentence(after: &[u8]) -> bool {
    begins_unspaced(after) || after.first().is_some_and(u8::is_ascii_uppercase)
}

/// The longest group of letters beyond ASCII that a name may have after a number.
const LONGEST_GROUP: usize = 3;

/// Whether words of another script follow a number, perhaps with other numbers among them, as in
/// `1Датаобращения01.05.2020`, and are not a group of letters in a name or in a formula. A Hebrew hyphen may stand
/// before them.
fn are_words(name: &[u8], tail: &[u8]) -> bool {
    let Ok(tail) = core::str::from_utf8(tail) else { return false };
    let tail = tail.strip_prefix('\u{5BE}').unwrap_or(tail);
    let is_letter = |letter: char| {
        matches!(letter, '\u{370}'..='\u{10FF}') && letter.is_alphabetic()
            || character::is_mark(letter)
    };
    let is_number = |letter: char| letter.is_ascii_digit() || ".,".contains(letter);
    let first = tail.chars().take_while(|letter| is_letter(*letter)).count();
    // No formula has letters of these scripts.
    let is_telling = |letter: char| letter >= '\u{590}' && is_letter(letter);
    let least = if tail.starts_with(is_telling) { 1 } else { LONGEST_GROUP };
    // Greek has short words, but a formula has few digits before its letters.
    let digits = name.len() - run_before(name, name.len(), u8::is_ascii_digit);
    let is_greek = || tail.chars().all(|letter| letter < '\u{400}' && is_letter(letter));
    (first > least || first == LONGEST_GROUP && digits > 3 && is_greek())
        && tail.chars().all(|letter| is_letter(letter) || is_number(letter))
}

/// Whether a name is whole without its last letter, which begins at `at`, and is not with the Latin one that it looks
/// like.
fn ends_before(name: &[u8], at: usize, letter: char) -> bool {
    let with = |letter: char| [&name[..at], letter.encode_utf8(&mut [0; 4]).as_bytes()].concat();
    let may_be_latin = || latin(letter).is_some_and(|latin| registrant::is_whole(&with(latin)));
    registrant::is_whole(&name[..at]) && !may_be_latin()
}

/// Whether all of `tail` are letters of Cyrillic, Arabic, Hindi or another script that no formula has in it, and one of
/// them looks like no Latin letter or the name before them is whole.
fn is_in_another_script(tail: &[u8], is_after_whole: impl Fn() -> bool) -> bool {
    let is_letter =
        |letter: char| matches!(letter, '\u{400}'..='\u{10FF}') && letter.is_alphabetic();
    core::str::from_utf8(tail).is_ok_and(|tail| {
        let looks_latin = || tail.chars().all(|letter| latin(letter).is_some());
        tail.chars().all(is_letter) && (!looks_latin() || is_after_whole())
    })
}
