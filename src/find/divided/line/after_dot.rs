//! Lines that are broken after a dot of a name: whether the next line goes on with the name, or begins a sentence.

use crate::accident::has_pattern;
use crate::find::clue::alone::name::is_known_whole;
use crate::text::{are_digits, is_number, is_year, run, run_before};

use crate::find::divided::next_word::{is_version, word_of};

/// Whether a name goes on with `next` after `before` and a dot: after a letter, with a word, a dot and a digit; after a
/// year, with the month and the number of an article; after another number, with a year and a long number; after the
/// ISSN of a Chinese journal, with its abbreviation, a year and a number; after `osf`, with `io/`. After a sentence,
/// the next name of a list, the number of a section or a quantity may follow, which does not continue a name:
/// `1.2 Methods`, `10.5 mg`.
pub(super) fn goes_on_after_dot(before: &[u8], next: &[u8]) -> bool {
    let word = run(next, 0, u8::is_ascii_alphanumeric);
    let (word, rest) = next.split_at(word);
    let is_number = is_number(word);
    if before.ends_with(b"/osf") && word == b"io" && rest.starts_with(b"/") {
        return true;
    }
    let Some(rest) = rest.strip_prefix(b".") else { return false };
    let digits = run(rest, 0, u8::is_ascii_digit);
    if ends_with_issn_of_journal(before) {
        let is_followed = matches!(&rest[digits..], [b'.', next, ..] if next.is_ascii_digit());
        return word.iter().all(u8::is_ascii_lowercase) && is_year(&rest[..digits]) && is_followed;
    }
    match before {
        [.., b'.', b'1' | b'2', a, b, c] if is_number => {
            are_digits(&[*a, *b, *c]) && word.len() == 2 && digits == 3
        }
        [.., letter] if letter.is_ascii_alphabetic() => {
            let is_followed =
                matches!(&rest[digits..], [b'.', next, ..] if next.is_ascii_alphanumeric());
            digits > 0 && (!is_number || word.len() == 4 && is_followed)
        }
        // After the number of a journal, a year and the number of an article.
        [.., digit] if digit.is_ascii_digit() && is_number => word.len() == 4 && digits > 4,
        _ => false,
    }
}

/// Whether a text ends with the ISSN with which the names of many Chinese journals begin: `10.13335/j.1000-3673`. No
/// such name ends with it.
fn ends_with_issn_of_journal(text: &[u8]) -> bool {
    const ISSN: usize = "1000-3673".len();
    let issn = text.last_chunk::<ISSN>().filter(|issn| has_pattern(&issn[..ISSN - 1], "^^^^-^^^"));
    let is_digit = |issn: &[u8; ISSN]| issn[ISSN - 1].is_ascii_digit() || issn[ISSN - 1] == b'X';
    issn.is_some_and(is_digit) && text[..text.len() - ISSN].ends_with(b"/j.")
}

/// How many digits a number has with which hardly any sentence begins: more than a year.
const LONG: usize = 5;

/// At the beginning of a line, numbers with which people count things have fewer digits than this: one more than after
/// a blank, because a name that is joined to a count by mistake takes the beginning of another line.
const LONGEST_COUNT_AT_LINE_END: usize = 8;

/// Whether a name goes on with a number after `before` and a dot, although it would be a name without it: hardly any
/// name ends with a part without a digit or with a single one, and hardly any line begins with such a number. It is
/// long (`2027/mdp.`, `39015012345678`; `10.1190/1.`, `1442928`), or a year and a number of four digits
/// (`10.1287/mnsc.`, `2014.1909`), or a number that begins with zero and a version (`preprints202001.`, `0001.v1`).
pub(super) fn goes_on_with_number(before: &[u8], next: &[u8]) -> bool {
    let word = word_of(next);
    let digits = run(word, 0, u8::is_ascii_digit);
    let (number, rest) = word.split_at(digits);
    let part = &before[run_before(before, before.len(), |octet| *octet != b'/')..];
    let has_slash = part.len() < before.len();
    let is_word = part.iter().any(u8::is_ascii_alphabetic) && !part.iter().any(u8::is_ascii_digit);
    let is_one = matches!(part, [digit] if digit.is_ascii_digit());
    let is_count = || {
        digits < LONGEST_COUNT_AT_LINE_END
            && !number.starts_with(b"0")
            && next.get(word.len()) == Some(&b' ')
    };
    let goes_on = match rest {
        [] => is_word && digits >= LONG && !is_count() || is_one && digits > LONG,
        [b'.', rest @ ..] if is_version(rest) => number.starts_with(b"0") && digits == 4,
        [b'.', rest @ ..] => {
            let is_article = rest.len() == 4 && are_digits(rest);
            is_word && digits == 4 && is_year(number) && is_article
        }
        _ => false,
    };
    has_slash && goes_on && !is_known_whole(before)
}
