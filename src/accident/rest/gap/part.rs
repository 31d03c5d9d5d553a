//! Whether the text after a blank looks like a part of the name before it.

use crate::accident::clinging::may_cling;
use crate::accident::form::date::is_date;
use crate::accident::form::octets::{
    are_digits, are_digits_or, digit_count, has_digit, is_blank, is_number, is_word, is_year, run,
    run_before,
};

use super::place::Gap;

/// Words in capitals that stand after a name as a note.
const NOTES: &[&[u8]] =
    &[b"PDF", b"HTML", b"XML", b"DOI", b"PMID", b"PMC", b"ISSN", b"ISBN", b"CC"];

/// Whether only numbers follow a comma, the first of them as long as the number at the end of the name: they are the
/// last numbers of other names.
pub(super) fn is_before_list(gap: &Gap<'_>) -> bool {
    let Some(name) = gap.name().strip_suffix(b",") else { return false };
    let len = name.len() - run_before(name, name.len(), u8::is_ascii_digit);
    let mut numbers = gap.tail.split(|octet| b", ".contains(octet)).filter(|word| !word.is_empty());
    run(gap.tail, 0, u8::is_ascii_digit) == len && numbers.all(are_digits)
}

/// Whether one word of letters and digits in turn follows, such as a random code.
pub(super) fn is_before_code(gap: &Gap<'_>) -> bool {
    let word = gap.token;
    let turns = word.windows(2).filter(|pair| pair[0].is_ascii_digit() != pair[1].is_ascii_digit());
    gap.is_near() && gap.is_last() && is_word(word, b"") && turns.count() > 1
}

/// Whether one more short word of capitals and digits follows a name in capitals whose last part is short, too.
pub(crate) fn is_in_capitals(gap: &Gap<'_>) -> bool {
    let is_capital = |octet: &u8| octet.is_ascii_uppercase() || octet.is_ascii_digit();
    let part = gap.name().rsplit(|octet| *octet == b'/').next().unwrap_or_default();
    let is_part = |part: &[u8]| part.len() < 6 && part.iter().all(is_capital);
    gap.is_near()
        && gap.is_last()
        && gap.name().iter().all(|octet| is_capital(octet) || *octet == b'/')
        && [part, gap.token].into_iter().all(is_part)
        && !are_digits(part)
        && !is_year(gap.token)
        && !NOTES.contains(&gap.token)
}

/// Whether a slash with blanks around it follows, and only one word after it.
pub(super) fn is_before_spaced_slash(gap: &Gap<'_>) -> bool {
    let mut words = gap.words().skip(1);
    let is_part = |word: &[u8]| has_digit(word) || word.iter().all(u8::is_ascii_uppercase);
    gap.token == b"/" && words.next().is_some_and(is_part) && words.next().is_none()
}

/// Whether a hyphen or a dot stands between two blanks, and a number follows. A year belongs to a note.
pub(super) fn is_before_spaced_mark(gap: &Gap<'_>) -> bool {
    let [b'-' | b'.', b' ', number @ ..] = gap.tail else { return false };
    let word = number.split(is_blank).next().unwrap_or_default();
    word.len() > 1 && word[0].is_ascii_digit() && !is_year(word)
}

/// Whether a name has no digit yet, and a number in brackets follows that is not a year, such as that of a volume.
pub(super) fn is_before_first_brackets(gap: &Gap<'_>) -> bool {
    let inside = gap.tail.strip_prefix(b"(");
    let number = inside.and_then(|inside| inside.split(|&octet| octet == b')').next());
    !has_digit(gap.name()) && number.is_some_and(|number| is_number(number) && !is_year(number))
}

/// Whether a name has no digit yet, and a slash follows.
pub(super) fn is_before_first_slash(gap: &Gap<'_>) -> bool {
    !has_digit(gap.name()) && gap.tail.starts_with(b"/")
}

/// Whether every word after a handle that is no DOI name has a digit and no marks but hyphens and dots, as the parts of
/// a handle may have.
pub(super) fn is_before_parts(gap: &Gap<'_>) -> bool {
    let is_part = |word: &[u8]| has_digit(word) && is_word(word, b"-.") && !is_date(word);
    !gap.handle.starts_with(b"10.") && gap.tail.split(is_blank).all(is_part) && !is_year(gap.tail)
}

/// Whether a number at the end of the name may go on: a number follows that is shorter than a PMID, or one with
/// letters, several dots, or many digits after a dot. Two numbers may be pages.
pub(crate) fn is_in_number(gap: &Gap<'_>) -> bool {
    let rest = gap.tail;
    let is_short = rest.len() < 7 && are_digits(rest);
    let has_letter = || rest.iter().any(u8::is_ascii_alphabetic);
    let dots = || rest.iter().filter(|octet| **octet == b'.').count();
    let last = || rest.rsplit(|octet| *octet == b'.').next().unwrap_or_default().len();
    let has_dots = || dots() > 1 || dots() == 1 && last() > 4;
    gap.name().last().is_some_and(u8::is_ascii_digit)
        && rest.first().is_some_and(u8::is_ascii_digit)
        && is_word(rest, b"-./")
        && (is_short || has_letter() || has_dots())
        && !is_year(rest)
        && !is_date(rest)
}

/// Whether short numbers follow, or one, perhaps with hyphens, that is neither the number of a page nor a PMID: it
/// begins with a zero, or has more than eight digits.
pub(super) fn is_before_numbers(gap: &Gap<'_>) -> bool {
    let rest = gap.tail;
    let is_short = |word: &[u8]| word.len() < 5 && are_digits(word);
    let is_long = || are_digits_or(rest, b"-") && (rest.starts_with(b"0") || digit_count(rest) > 8);
    (rest.split(is_blank).all(is_short) || is_long()) && !is_year(gap.token)
}

/// Whether only one word follows, which is more likely a part of a name than of a note: it has a digit, and either
/// begins with one and has a dot inside, as in `45112.stat06003`, or has several dots, slashes and hyphens inside; and
/// it is not a date.
pub(super) fn is_before_joints(gap: &Gap<'_>) -> bool {
    let word = gap.token;
    let joints = |marks: &[u8]| {
        let is_joint = |pair: &&[u8]| marks.contains(&pair[0]) && pair[1].is_ascii_alphanumeric();
        word.windows(2).filter(is_joint).count()
    };
    gap.is_last()
        && is_word(word, b"._-;/")
        && has_digit(word)
        && (word[0].is_ascii_digit() && joints(b".") > 0 || joints(b"./-") > 1)
        && !is_date(word)
}

/// Whether only one word follows, and has a digit, and a slash or an underscore inside or a colon before it, as hardly
/// any note has: `nb/536`, `:20020029`, `06843jrs1301_3`.
pub(super) fn is_before_link(gap: &Gap<'_>) -> bool {
    let word = gap.token;
    let is_inside = |part: &[u8]| matches!(part, [a, b'/' | b'_', b] if a.is_ascii_alphanumeric() && b.is_ascii_alphanumeric());
    let part = word.strip_prefix(b":").unwrap_or(word);
    gap.is_last()
        && has_digit(part)
        && is_word(part, b"./_-")
        && (part.len() < word.len() || part.windows(3).any(is_inside))
        && !is_date(part)
}

/// How many letters or digits a name has at most before the colon of its number.
const LONGEST_JOURNAL: usize = 4;

/// How many digits the number after the colon has at least.
const SHORTEST_NUMBER: usize = 5;

/// The number after the colon of the only word that follows, if a DOI name has no digit yet, and the word may be the
/// rest of its journal with a colon and a long number, which is not the number of a label such as `PMID`.
fn number_after_colon<'a>(gap: &Gap<'a>) -> Option<&'a [u8]> {
    let colon = gap.token.iter().position(|&octet| octet == b':')?;
    let (journal, number) = (&gap.token[..colon], &gap.token[colon + 1..]);
    let is_rest = gap.handle.starts_with(b"10.")
        && gap.is_near()
        && gap.is_last()
        && (1..=LONGEST_JOURNAL).contains(&journal.len())
        && is_word(journal, b"")
        && !may_cling(journal)
        && gap.name().iter().all(u8::is_ascii_alphabetic);
    (is_rest && number.len() >= SHORTEST_NUMBER && are_digits(number)).then_some(number)
}

/// Whether such a number follows.
pub(super) fn is_before_number_after_colon(gap: &Gap<'_>) -> bool {
    number_after_colon(gap).is_some()
}

/// Whether such a number follows that begins with a year and goes on after it, as in the names that EDP Sciences gives.
pub(super) fn is_before_year_after_colon(gap: &Gap<'_>) -> bool {
    let number = number_after_colon(gap).filter(|_| gap.handle.starts_with(b"10.1051/"));
    number.is_some_and(|number| {
        let (year, rest) = number.split_at(4);
        is_year(year) && rest.len() > 2
    })
}

/// Whether the name ends with a volume, and the issue follows.
pub(super) fn is_before_issue(gap: &Gap<'_>) -> bool {
    let name = gap.name();
    let volume = &name[..run_before(name, name.len(), u8::is_ascii_digit)];
    gap.is_last()
        && volume.ends_with(b"v")
        && matches!(gap.token, [b'i' | b'n', number, ..] if number.is_ascii_digit())
}

/// Whether a hyphen follows, perhaps with another blank, between a digit and a word of letters or digits.
pub(crate) fn is_before_hyphen(gap: &Gap<'_>) -> bool {
    let rest = gap.tail;
    let Some(word) = rest.strip_prefix(b"-").map(<[u8]>::trim_ascii_start) else { return false };
    let is_apart = word.len() + 1 < rest.len();
    // With blanks around the hyphen, a short number may be a page or a year.
    let is_part = has_digit(word) && (word.len() > 4 || !is_apart) || word.len() == 1 && !is_apart;
    gap.name().last().is_some_and(u8::is_ascii_digit) && is_part && is_word(word, b"-")
}

/// Whether the digits before and after the blank make an ISBN.
pub(super) fn is_in_isbn(gap: &Gap<'_>) -> bool {
    let name = gap.name();
    let number = &name[run_before(name, name.len(), u8::is_ascii_digit)..];
    let digits = run(gap.tail, 0, u8::is_ascii_digit);
    digits > 0 && number.starts_with(b"978") && number.len() + digits == "9781350012345".len()
}

/// Whether the name has no digit yet, and a word with a digit follows.
pub(super) fn is_before_first_number(gap: &Gap<'_>) -> bool {
    let word = gap.token;
    !has_digit(gap.name()) && has_digit(word) && is_word(word, b"._-()") && !word.starts_with(b"(")
}

/// Whether the name has no digit yet, and the last word after it may belong to it: that word has a dot, ends with a
/// digit, and is not a date.
pub(super) fn is_before_last_number(gap: &Gap<'_>) -> bool {
    let last = gap.tail.rsplit(is_blank).next().unwrap_or_default();
    !has_digit(gap.name())
        && last.last().is_some_and(u8::is_ascii_digit)
        && last.contains(&b'.')
        && is_word(last, b".-")
        && !is_date(last)
}

/// Whether the blank stands next to a bracket inside the name: after `(ASCE)` at its beginning, or before a number in
/// brackets that begins with a zero, or after which the name goes on.
pub(super) fn is_beside_brackets(gap: &Gap<'_>) -> bool {
    if let [b'(', society @ .., b')'] = gap.name() {
        return society.iter().all(u8::is_ascii_alphabetic) && has_digit(gap.token);
    }
    let Some(inside) = gap.token.strip_prefix(b"(") else { return false };
    let end = inside.iter().position(|&octet| octet == b')').unwrap_or(inside.len());
    let rest = inside.get(end + 1..).unwrap_or_default();
    let is_numbered = end > 0 && are_digits(&inside[..end]);
    let goes_on = rest.strip_prefix(b".").unwrap_or(rest).first();
    is_numbered && (inside[0] == b'0' || goes_on.is_some_and(u8::is_ascii_alphanumeric))
}
