//! Whether a name may go on after a blank, so that the text after the blank must not be cut off: what is left would look
//! whole.

use crate::accident::date::is_date;
use crate::accident::octets::{
    are_digits, are_digits_or, digit_count, has_digit, is_blank, is_word, is_year, run, run_before,
    starts,
};
use crate::accident::registrant::{Extent, extent};

use super::case::{Case, decide, ends, goes_on};
use super::gap::Gap;

/// Whether the name before the blank is not whole, or the text after it is not a note.
pub(super) fn may_go_on(gap: &Gap<'_>) -> bool {
    decide(CASES, gap)
}

/// What a gap looks like after which a name may go on, and what ends a name.
const CASES: &[Case] = &[
    ends(is_year_of_reference, "10.1000/182,[ ]2019"),
    goes_on(is_before_list, "10.1016/j.cell.2020.01.002,[ ]003, 004"),
    goes_on(is_before_code, "10.5061/dryad.k6dj[ ]h9w3c"),
    goes_on(is_in_capitals, "10.7910/DVN/TJC[ ]LKP"),
    goes_on(is_before_spaced_slash, "10.18130/V3[ ]/ ABCDEF"),
    goes_on(is_whole_with_dot, "10.1145/3292500[ ]3330701"),
    goes_on(is_cut_number, "10.1371/journal.pone.00[ ]12345"),
    goes_on(is_chapter, "10.1007/978-3-319-24277-4_1[ ]2"),
    goes_on(is_rest_of_whole, "10.1007/PL00012[ ]345"),
    ends(is_whole, "10.1007/s11192-020-1234-5[ ]12"),
    goes_on(is_before_spaced_mark, "10.5169/seals[ ]- 185464"),
    goes_on(is_before_first_brackets, "10.1000/abc[ ](12) 3"),
    goes_on(is_before_first_slash, "10.1000/abc[ ]/12"),
    goes_on(is_hardly_whole, "10.1000/jem.20[ ]200123"),
    goes_on(is_after_hyphen, "10.1000/182-[ ]and"),
    goes_on(is_begun, "10.1000/j.[ ]cell"),
    goes_on(is_before_parts, "20.500.12345/678[ ]9-1 10"),
    ends(is_apart, "10.1000/182:[ ]183"),
    goes_on(is_before_end, "10.1000/182.[ ]x12"),
    goes_on(is_before_dotted_words, "10.1000/adcom.[ ]2018. 01. 001"),
    goes_on(is_before_last_year, "10.1000/182.[ ]2018"),
    goes_on(is_before_dotted_number, "10.1000/182.[ ]12. 13"),
    ends(is_after_full_stop, "10.1000/182.[ ]And"),
    goes_on(is_in_number, "10.1000/182[ ]12.345-6"),
    goes_on(is_before_numbers, "10.1000/182x[ ]12 13"),
    goes_on(is_before_joints, "10.1000/abc1[ ]x-1.stat"),
    goes_on(is_before_link, "10.1000/182[ ]nb/536"),
    goes_on(is_before_issue, "10.1000/abc1v3[ ]i2.9"),
    goes_on(is_before_hyphen, "10.1115/GT2010[ ]-12345"),
    goes_on(is_in_isbn, "10.5040/978135[ ]1012345"),
    goes_on(is_before_first_number, "10.1000/abc[ ]12x"),
    goes_on(is_before_last_number, "10.1000/abc[ ]and j.12"),
    goes_on(is_beside_brackets, "10.1000/182[ ](05)12"),
];

/// Whether a year follows a comma, as in a reference.
fn is_year_of_reference(gap: &Gap<'_>) -> bool {
    gap.head.ends_with(b",") && is_year(gap.tail)
}

/// Whether only short numbers follow a comma, of which one is more than a year: the last parts of other names.
fn is_before_list(gap: &Gap<'_>) -> bool {
    let mut numbers = gap.tail.split(|octet| b", ".contains(octet)).filter(|word| !word.is_empty());
    let is_number = |word: &[u8]| word.len() < 6 && are_digits(word);
    gap.head.ends_with(b",")
        && numbers.all(is_number)
        && (gap.tail.starts_with(b"0") || gap.tail.contains(&b','))
}

/// Whether one word of letters and digits in turn follows, such as a random code.
fn is_before_code(gap: &Gap<'_>) -> bool {
    let word = gap.token;
    let turns = word.windows(2).filter(|pair| pair[0].is_ascii_digit() != pair[1].is_ascii_digit());
    gap.is_near() && gap.is_last() && is_word(word, b"") && turns.count() > 1
}

/// Whether one more word of capitals follows a name in capitals whose last part is short.
fn is_in_capitals(gap: &Gap<'_>) -> bool {
    let is_capital = |octet: &u8| octet.is_ascii_uppercase() || octet.is_ascii_digit();
    let part = gap.name().rsplit(|octet| *octet == b'/').next().unwrap_or_default();
    let is_part = |part: &[u8]| part.len() < 6 && part.iter().all(is_capital);
    gap.is_near()
        && gap.is_last()
        && gap.name().iter().all(|octet| is_capital(octet) || *octet == b'/')
        && [part, gap.token].into_iter().all(is_part)
        && !are_digits(part)
        && !NOTES.contains(&gap.token)
}

/// Words in capitals that stand after a name as a note.
const NOTES: &[&[u8]] =
    &[b"PDF", b"HTML", b"XML", b"DOI", b"PMID", b"PMC", b"ISSN", b"ISBN", b"CC"];

/// Whether a slash with blanks around it follows, and only one word after it.
fn is_before_spaced_slash(gap: &Gap<'_>) -> bool {
    gap.token == b"/" && gap.words().count() == 2
}

/// How many digits the numbers of PubMed have today, which stand after many names.
const PMID_LEN: usize = 8;

/// Whether a name has a whole form of its registrant with a dot in place of the blank, and longer numbers follow.
fn is_whole_with_dot(gap: &Gap<'_>) -> bool {
    let word = gap.token;
    gap.is_near()
        && word.len() > 4
        && are_digits_or(word, b".")
        && !(are_digits(word) && word.len() >= PMID_LEN)
        && extent(&[gap.handle, b".", word].concat()) == Extent::Whole
}

/// Whether a number of one digit or two stands before the blank, and more digits follow with which the name is whole.
fn is_cut_number(gap: &Gap<'_>) -> bool {
    let (name, word) = (gap.name(), gap.token);
    let digits = name.len() - run_before(name, name.len(), u8::is_ascii_digit);
    (1..3).contains(&digits)
        && word.len() > 3
        && are_digits(word)
        && !is_year(word)
        && extent(&[gap.handle, word].concat()) == Extent::Whole
}

/// Whether the handle has a whole form of its registrant.
fn is_whole(gap: &Gap<'_>) -> bool {
    extent(gap.handle) == Extent::Whole
}

/// Whether a number follows a whole name that may have lost a part of its own number, or goes on with a chapter.
fn is_chapter(gap: &Gap<'_>) -> bool {
    let name = gap.name();
    let is_after_chapter =
        || name[..run_before(name, name.len(), u8::is_ascii_digit)].ends_with(b"_");
    let is_number =
        || are_digits(name) && gap.is_near() && (is_before_numbers(gap) || is_in_isbn(gap));
    are_digits(gap.tail) && (is_after_chapter() || is_number()) && is_whole(gap)
}

/// Whether the blank stands in a number of a whole name, and the name is still whole with the rest of the number.
fn is_rest_of_whole(gap: &Gap<'_>) -> bool {
    gap.is_near()
        && is_in_number(gap)
        && is_whole(gap)
        && extent(&[gap.handle, gap.tail].concat()) == Extent::Whole
}

/// Whether a hyphen or a dot stands between two blanks, and a number follows. A year belongs to a note.
fn is_before_spaced_mark(gap: &Gap<'_>) -> bool {
    let [b'-' | b'.', b' ', number @ ..] = gap.tail else { return false };
    let word = number.split(is_blank).next().unwrap_or_default();
    word.len() > 1 && word[0].is_ascii_digit() && !is_year(word)
}

/// Whether a name has no digit yet, and a number in brackets follows that is not a year, such as that of a volume.
fn is_before_first_brackets(gap: &Gap<'_>) -> bool {
    let inside = gap.tail.strip_prefix(b"(");
    let number = inside.and_then(|inside| inside.split(|&octet| octet == b')').next());
    !has_digit(gap.name()) && number.is_some_and(|number| are_digits(number) && !is_year(number))
}

/// Whether a name has no digit yet, and a slash follows.
fn is_before_first_slash(gap: &Gap<'_>) -> bool {
    !has_digit(gap.name()) && gap.tail.starts_with(b"/")
}

/// Whether so little stands before the blank, or so short a number, that it is hardly whole, and the rest may follow:
/// `1 234567`, `jem.20 200123`.
fn is_hardly_whole(gap: &Gap<'_>) -> bool {
    let (name, rest) = (gap.name(), gap.tail);
    let number = name.rsplit(|octet| !octet.is_ascii_digit()).next().unwrap_or_default();
    let is_little = name.len() < 3 && has_digit(rest) && is_word(rest, b"._-/");
    let is_short = (1..3).contains(&number.len()) && rest.len() > 3 && are_digits(rest);
    (is_little || is_short) && !is_year(rest)
}

/// Whether the blank follows a hyphen.
fn is_after_hyphen(gap: &Gap<'_>) -> bool {
    gap.head.ends_with(b"-")
}

/// Whether the name begins like a SICI, and is not one; or is a letter and a dot.
fn is_begun(gap: &Gap<'_>) -> bool {
    let name = gap.name();
    let is_letter = matches!(name, [letter, b'.'] if letter.is_ascii_alphabetic());
    is_letter || starts(name, 0, "(sici)") && !name.contains(&b';')
}

/// Whether every word after a handle that is no DOI name has a digit and no marks but hyphens and dots, as the parts of
/// a handle may have.
fn is_before_parts(gap: &Gap<'_>) -> bool {
    let is_part = |word: &[u8]| has_digit(word) && is_word(word, b"-.") && !is_date(word);
    !gap.handle.starts_with(b"10.") && gap.tail.split(is_blank).all(is_part) && !is_year(gap.tail)
}

/// Whether more than one blank, or another mark than a dot, stands between the handle and the text after it.
fn is_apart(gap: &Gap<'_>) -> bool {
    !gap.is_near()
}

/// Whether the blank follows a full stop, after which a sentence may begin.
fn is_after_full_stop(gap: &Gap<'_>) -> bool {
    gap.head.ends_with(b".")
}

/// Whether only one word follows a full stop, and it has a digit and is no year, or is the `x` of Wiley.
fn is_before_end(gap: &Gap<'_>) -> bool {
    let word = gap.token;
    is_after_full_stop(gap)
        && gap.is_last()
        && word.first().is_some_and(u8::is_ascii_alphanumeric)
        && is_word(word, b"._-():/;<>")
        && !is_year(word)
        && (has_digit(word) || word == b"x")
}

/// Whether the name has no digit yet, and every word after its full stop ends with another one, except the last, which
/// is a number.
fn is_before_dotted_words(gap: &Gap<'_>) -> bool {
    let mut words = gap.tail.split(is_blank);
    let last = words.next_back().unwrap_or_default();
    is_after_full_stop(gap)
        && !has_digit(gap.name())
        && are_digits(last)
        && words.all(|word| word.ends_with(b"."))
}

/// Whether a year follows a full stop: the names of many journals end with one.
fn is_before_last_year(gap: &Gap<'_>) -> bool {
    is_after_full_stop(gap) && is_year(gap.tail)
}

/// Whether only digits, dots and spaces follow a full stop.
fn is_before_dotted_number(gap: &Gap<'_>) -> bool {
    is_after_full_stop(gap) && are_digits_or(gap.tail, b". ")
}

/// Whether a number at the end of the name may go on: a number follows that is shorter than a PMID, or one with letters,
/// several dots, or many digits after a dot. Two numbers may be pages.
fn is_in_number(gap: &Gap<'_>) -> bool {
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
fn is_before_numbers(gap: &Gap<'_>) -> bool {
    let rest = gap.tail;
    let is_short = |word: &[u8]| word.len() < 5 && are_digits(word);
    let is_long = || are_digits_or(rest, b"-") && (rest.starts_with(b"0") || digit_count(rest) > 8);
    (rest.split(is_blank).all(is_short) || is_long()) && !is_year(gap.token)
}

/// Whether only one word follows, which is more likely a part of a name than of a note: it has a digit, and either
/// begins with one and has a dot inside, as in `45112.stat06003`, or has several dots, slashes and hyphens inside; and
/// it is not a date.
fn is_before_joints(gap: &Gap<'_>) -> bool {
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
fn is_before_link(gap: &Gap<'_>) -> bool {
    let word = gap.token;
    let is_inside = |part: &[u8]| matches!(part, [a, b'/' | b'_', b] if a.is_ascii_alphanumeric() && b.is_ascii_alphanumeric());
    let part = word.strip_prefix(b":").unwrap_or(word);
    gap.is_last()
        && has_digit(part)
        && is_word(part, b"./_-")
        && (part.len() < word.len() || part.windows(3).any(is_inside))
        && !is_date(part)
}

/// Whether the name ends with a volume, and the issue follows.
fn is_before_issue(gap: &Gap<'_>) -> bool {
    let name = gap.name();
    let volume = &name[..run_before(name, name.len(), u8::is_ascii_digit)];
    let is_volume = volume.len() < name.len() && volume.ends_with(b"v");
    gap.is_last()
        && is_volume
        && matches!(gap.token, [b'i' | b'n', number, ..] if number.is_ascii_digit())
}

/// Whether a hyphen follows, perhaps with another blank, between a digit and a word of letters or digits.
fn is_before_hyphen(gap: &Gap<'_>) -> bool {
    let rest = gap.tail;
    let Some(word) = rest.strip_prefix(b"-").map(<[u8]>::trim_ascii_start) else { return false };
    let is_apart = word.len() + 1 < rest.len();
    // With blanks around the hyphen, a short number may be a page or a year.
    let is_part = has_digit(word) && (word.len() > 4 || !is_apart) || word.len() == 1 && !is_apart;
    gap.name().last().is_some_and(u8::is_ascii_digit) && is_part && is_word(word, b"-")
}

/// Whether the digits before and after the blank make an ISBN.
fn is_in_isbn(gap: &Gap<'_>) -> bool {
    let name = gap.name();
    let number = &name[run_before(name, name.len(), u8::is_ascii_digit)..];
    let digits = run(gap.tail, 0, u8::is_ascii_digit);
    digits > 0 && number.starts_with(b"978") && number.len() + digits == "9781350012345".len()
}

/// Whether the name has no digit yet, and a word with a digit follows.
fn is_before_first_number(gap: &Gap<'_>) -> bool {
    let word = gap.token;
    !has_digit(gap.name()) && has_digit(word) && is_word(word, b"._-()") && !word.starts_with(b"(")
}

/// Whether the name has no digit yet, and the last word after it may belong to it: that word has a dot, ends with a
/// digit, and is not a date.
fn is_before_last_number(gap: &Gap<'_>) -> bool {
    let last = gap.tail.rsplit(is_blank).next().unwrap_or_default();
    !has_digit(gap.name())
        && last.last().is_some_and(u8::is_ascii_digit)
        && last.contains(&b'.')
        && is_word(last, b".-")
        && !is_date(last)
}

/// Whether the blank stands next to a bracket inside the name: after `(ASCE)` at its beginning, or before a number in
/// brackets that begins with a zero, or after which the name goes on.
fn is_beside_brackets(gap: &Gap<'_>) -> bool {
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

#[cfg(test)]
mod tests {
    use super::CASES;
    use crate::accident::rest::case::assert_each_knows_its_example;

    #[test]
    fn every_case_knows_its_example() {
        assert_each_knows_its_example(CASES);
    }
}
