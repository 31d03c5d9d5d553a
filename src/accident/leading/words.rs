//! Words before an identifier.

use crate::accident::form::date::{begins_with_date, is_date};
use crate::accident::form::digit::are_ten;
use crate::accident::form::octets::{
    are_digits, are_digits_or, blank, blanks_before, digit_count, is_year, run, starts,
};
use crate::accident::link;
use crate::accident::markup;
use crate::accident::name::{self, label};
use crate::accident::search::hit::Hit;
use crate::accident::search::pasted::{Pasted, Room};
use crate::accident::slip::damaged_prefix;
use crate::read::Options;
use crate::text::character;

use super::list::begins_prefixes;

/// Any words before an identifier: at the beginning of the text, or after the scheme or the host of a URI or a link.
pub(crate) fn words(pasted: &Pasted<'_>) -> Option<Hit> {
    let (text, begin) = (pasted.flat, pasted.body.start);
    let is_identifier = name::identifier(text, begin) && !begins_with_date(pasted.body());
    if !pasted.expects_handle() || is_identifier {
        return None;
    }
    let at = (begin + 1..pasted.body.end).find(|&at| follows_words(text, begin, at))?;
    // A punctuation mark alone is not a word. Some languages write no blanks between words.
    let before = &text[begin..at];
    let is_word = |octet: &u8| octet.is_ascii_alphanumeric() || !octet.is_ascii();
    let is_cell = before.last().is_some_and(|last| b",;".contains(last));
    let is_apart = is_cell
        || link::follows_word(text, begin, at)
        || (begin..at).any(|at| blank(text, at) > 0)
        || core::str::from_utf8(before).is_ok_and(|words| words.contains(is_of_script));
    // A label right before the identifier is left to the rule for labels.
    let start = (begin..at)
        .find(|&start| label::end(text, start) == Some(at) && is_edge(text, start))
        .unwrap_or(at);
    let is_mark = |octet: &u8| !octet.is_ascii() || b" ,;+()[]".contains(octet);
    let is_labelled = start > begin
        && b".,;)]".contains(&text[start - 1])
        && text[begin..start].iter().any(is_mark)
        && markup::identifiers(&text[begin..start]).next().is_none();
    if !before.iter().any(is_word) || !is_apart && !is_labelled {
        return None;
    }
    let cut = if start == begin { at } else { start };
    // A bracket alone is left to the rules for brackets.
    let is_bracket = matches!(text[begin..cut], [b'(' | b'<']);
    (!is_bracket).then(|| markup::cut(text, begin..cut))
}

/// Whether an identifier begins at `at`, after the words from `begin` on and not within the last of them.
fn follows_words(text: &[u8], begin: usize, at: usize) -> bool {
    let is_spaced = blanks_before(text, at) < at;
    let is_apart =
        is_spaced || b":=([<{|\"'>,;".contains(&text[at - 1]) || is_after_script(&text[..at]);
    let is_hdl = || starts(text, at, "hdl:") && is_long_handle(text, at + "hdl:".len());
    // A slash, a colon or a long number before an info URI is more likely a part of another identifier.
    let is_info = || {
        let before = &text[begin..at];
        let is_of_name =
            before.iter().any(|octet| b"/:".contains(octet)) || digit_count(before) > 4;
        name::info_slash(text, at).is_some() && !is_of_name
    };
    let is_link = || {
        is_hdl()
            || is_info()
            || name::web_end(text, at).is_some()
                && (name::link_end(text, at).is_some() || is_spaced_link(&text[at..]))
    };
    // Markdown writes code between grave accents.
    let is_code = || {
        text[at] == b'`'
            && (name::doi_slash(text, at + 1).is_some() || name::link_end(text, at + 1).is_some())
    };
    is_spaced && is_code()
        || link::follows_word(text, begin, at)
        || is_apart && (name::doi_slash(text, at).is_some() || is_damaged(text, at) || is_link())
        || is_spaced && is_long_handle(text, at) && are_words(&text[begin..at])
        || is_foreign_label(&text[begin..at]) && is_long_handle(text, at)
}

/// Whether a text is a word of another script with a colon after it: `句柄:`. No prefix of a handle has both.
fn is_foreign_label(text: &[u8]) -> bool {
    let word = text.strip_suffix(b":").and_then(|word| core::str::from_utf8(word).ok());
    word.is_some_and(|word| word.contains(is_of_script) && word.chars().all(is_of_word))
}

/// Whether this is a letter or another character of a word.
fn is_of_word(character: char) -> bool {
    character.is_alphabetic() || character::is_mark(character)
}

/// Whether a DOI name with a damaged prefix begins at `at`. After words, `10, 1000/2` and `10 1000/2` are rather pages.
fn is_damaged(text: &[u8], at: usize) -> bool {
    let start = damaged_prefix::local_name_start(text, at);
    let are_pages =
        || matches!(text[at + "10".len()..], [b' ', b'0'..=b'9', ..] | [b',', b' ', ..]);
    start.is_some_and(|start| text[start].is_ascii_alphanumeric() && !are_pages())
}

/// Whether a text is a link with blanks after its marks: `https://doi. org/10.1000/182`.
fn is_spaced_link(text: &[u8]) -> bool {
    link::spaced(&Pasted::new(text, &Options::new(), &mut Room::default())).is_some()
}

/// Whether a handle with a long prefix begins at `at`. What has a shorter prefix may be a fraction, and a year with a
/// short number after the slash may be an issue or a law. After a colon, a shorter prefix is enough, unless the local
/// name is very short.
fn is_long_handle(text: &[u8], at: usize) -> bool {
    let Some(slash) = name::handle_slash(text, at) else { return false };
    let (prefix, local_name) = (&text[at..slash], &text[slash + 1..]);
    let word = &local_name[..run(local_name, 0, |octet| !b" ,;".contains(octet))];
    let is_number = word.len() < 5 && are_digits(word);
    let is_labelled = text[..blanks_before(text, at)].ends_with(b":");
    let least = match (prefix.contains(&b'.'), is_labelled && local_name.len() > 2) {
        (false, _) => 4,
        (true, true) => 6,
        (true, false) => 8,
    };
    // After other words, two numbers are probably those of a grant or of a shelf.
    let is_of_file = prefix.len() == 4
        && !is_labelled
        && are_digits_or(word, b"-")
        && (word.len() < 4 || word.contains(&b'-'));
    prefix.len() >= least && prefix[0] != b'0' && !(is_year(prefix) && is_number) && !is_of_file
}

/// Whether these octets, before a blank and a handle, are words, a date or a number, rather than another identifier or
/// the beginning of the prefix.
fn are_words(octets: &[u8]) -> bool {
    let words = &octets[..blanks_before(octets, octets.len())];
    let is_dated = words.last_chunk::<4>().is_some_and(|year| is_year(year)) || is_date(words);
    let is_number = are_digits(words) && !begins_prefixes(words);
    let is_letter = |octet: &u8| octet.is_ascii_alphabetic() || !octet.is_ascii();
    // The rest of a prefix may follow a blank after `10.`.
    (is_dated || is_number || words.iter().any(is_letter))
        && !words.contains(&b'/')
        && !ends_with_ten(words)
}

/// Whether a text ends with `10.`, or with letters that look like it: `1O.`, `l0.`.
fn ends_with_ten(text: &[u8]) -> bool {
    matches!(text, [.., one, zero, b'.'] if are_ten([*one, *zero]))
}

/// Whether a text ends with a letter or a sign after which some languages write no blank.
fn is_after_script(text: &[u8]) -> bool {
    character::last(text).is_some_and(|(last, _)| is_of_script(last))
}

/// Whether this is a pictogram, or a letter of a script in which nobody writes DOI names.
fn is_of_script(character: char) -> bool {
    matches!(character, '\u{2190}'..='\u{2BFF}' | '\u{10000}'..)
        || character >= '\u{370}' && character.is_alphabetic()
}

/// Whether no letter or digit stands before `at`.
fn is_edge(text: &[u8], at: usize) -> bool {
    at == 0 || !text[at - 1].is_ascii_alphanumeric()
}
