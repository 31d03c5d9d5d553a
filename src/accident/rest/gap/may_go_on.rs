//! Whether a name may go on after a blank, so that the text after the blank must not be cut off: what is left would
//! look whole.

use crate::accident::form::octets::{
    are_digits, are_digits_or, has_digit, is_blank, is_word, is_year, run_before, starts,
};
use crate::accident::registrant::{Extent, is_open_ended, telling_extent};

use super::case::{Case, Verdict, decide, ends, goes_on};
use super::part;
use super::place::Gap;

/// Whether a name may go on after a gap: the name before it may not be whole, or the text after it is hardly a note.
pub(crate) fn may_go_on(gap: &Gap<'_>) -> bool {
    decide(CASES, gap) == Verdict::GoesOn
}

/// What a gap looks like after which a name may go on, and what ends a name.
const CASES: &[Case] = &[
    ends(is_before_nothing, "10.1000/182[ ]"),
    ends(is_year_of_reference, "10.1000/182,[ ]2019"),
    goes_on(part::is_before_list, "10.1016/j.cell.2020.01.002,[ ]003, 004"),
    goes_on(is_in_code, "10.5061/dryad.k6dj[ ]h9w3c"),
    goes_on(is_whole_with_dot, "10.1145/3292500[ ]3330701"),
    goes_on(is_cut_number, "10.1371/journal.pone.00[ ]12345"),
    goes_on(is_chapter, "10.1007/978-3-319-24277-4_1[ ]2"),
    goes_on(is_rest_of_whole, "10.1007/PL00012[ ]345"),
    ends(is_whole, "10.1007/s11192-020-1234-5[ ]12"),
    goes_on(part::is_before_code, "10.1000/k6dj[ ]h9w3c"),
    goes_on(part::is_in_capitals, "10.18130/V3/ABC[ ]DEF"),
    goes_on(part::is_before_spaced_slash, "10.18130/V3[ ]/ ABCDEF"),
    goes_on(part::is_before_spaced_mark, "10.5169/seals[ ]- 185464"),
    goes_on(part::is_before_first_brackets, "10.1000/abc[ ](12) 3"),
    goes_on(part::is_before_first_slash, "10.1000/abc[ ]/12"),
    goes_on(is_hardly_whole, "10.1000/jem.20[ ]200123"),
    goes_on(is_cut_short_doi, "10/aab[ ]be"),
    goes_on(is_after_hyphen, "10.1000/182-[ ]and"),
    goes_on(is_begun, "10.1000/j.[ ]cell"),
    goes_on(part::is_before_parts, "20.500.12345/678[ ]9-1 10"),
    ends(is_apart, "10.1000/182:[ ]183"),
    goes_on(is_before_end, "10.1000/182.[ ]x12"),
    goes_on(is_before_dotted_words, "10.1000/adcom.[ ]2018. 01. 001"),
    goes_on(is_before_dotted_number, "10.1000/182.[ ]12. 13"),
    ends(is_after_full_stop, "10.1000/182.[ ]And"),
    goes_on(part::is_in_number, "10.1000/182[ ]12.345-6"),
    goes_on(part::is_before_numbers, "10.1000/182x[ ]12 13"),
    goes_on(part::is_before_joints, "10.1000/abc1[ ]x-1.stat"),
    goes_on(part::is_before_link, "10.1000/182[ ]nb/536"),
    goes_on(part::is_before_number_after_colon, "10.1049/e[ ]l:20020561"),
    goes_on(part::is_before_issue, "10.1000/abc1v3[ ]i2.9"),
    goes_on(part::is_before_hyphen, "10.1115/GT2010[ ]-12345"),
    goes_on(part::is_in_isbn, "10.5040/978135[ ]1012345"),
    goes_on(part::is_before_first_number, "10.1000/abc[ ]12x"),
    goes_on(part::is_before_last_number, "10.1000/abc[ ]and j.12"),
    goes_on(part::is_beside_brackets, "10.1000/182[ ](05)12"),
    goes_on(is_after_title, "20.500.12345/Annual[ ]Report"),
];

/// Whether only punctuation followed the blank.
fn is_before_nothing(gap: &Gap<'_>) -> bool {
    gap.tail.is_empty()
}

/// Whether the form of the registrant ends with letters and digits of any number, and more of these seem to follow.
fn is_in_code(gap: &Gap<'_>) -> bool {
    is_open_ended(gap.handle) && (part::is_before_code(gap) || part::is_in_capitals(gap))
}

/// Whether a year follows a comma, as in a reference.
fn is_year_of_reference(gap: &Gap<'_>) -> bool {
    gap.head.ends_with(b",") && is_year(gap.tail)
}

/// How many digits the numbers of PubMed have today, which stand after many names.
const PMID_LEN: usize = 8;

/// Whether a number of five digits or more follows, perhaps with dots, and the name has a whole form of its registrant
/// with a dot in place of the blank. A number that may be one of PubMed is a note.
fn is_whole_with_dot(gap: &Gap<'_>) -> bool {
    let word = gap.token;
    gap.is_near()
        && word.len() > 4
        && are_digits_or(word, b".")
        && !(are_digits(word) && word.len() >= PMID_LEN)
        && telling_extent(&[gap.handle, b".", word].concat()) == Extent::Whole
}

/// Whether a number of one digit or two stands before the blank, and more digits follow with which the name is whole.
fn is_cut_number(gap: &Gap<'_>) -> bool {
    let (name, word) = (gap.name(), gap.token);
    let digits = name.len() - run_before(name, name.len(), u8::is_ascii_digit);
    (1..3).contains(&digits)
        && word.len() > 3
        && are_digits(word)
        && !is_year(word)
        && telling_extent(&[gap.handle, word].concat()) == Extent::Whole
}

/// Whether the handle has a whole form of its registrant.
fn is_whole(gap: &Gap<'_>) -> bool {
    telling_extent(gap.handle) == Extent::Whole
}

/// Whether only a number follows a name that looks whole, but ends with the number of a chapter or is a number itself,
/// so that the blank may stand in that number.
fn is_chapter(gap: &Gap<'_>) -> bool {
    let name = gap.name();
    let is_after_chapter =
        || name[..run_before(name, name.len(), u8::is_ascii_digit)].ends_with(b"_");
    let is_number = || {
        are_digits(name) && gap.is_near() && (part::is_before_numbers(gap) || part::is_in_isbn(gap))
    };
    are_digits(gap.tail) && (is_after_chapter() || is_number()) && is_whole(gap)
}

/// Whether the blank stands in a number of a whole name, and the name is still whole with the rest of the number.
fn is_rest_of_whole(gap: &Gap<'_>) -> bool {
    // Three blanks or more are the space between two columns, of which the second may be any number.
    (gap.is_near() || gap.is_right_after() && (gap.blanks.len() < 3 || !are_digits(gap.tail)))
        && part::is_in_number(gap)
        && is_whole(gap)
        && telling_extent(&[gap.handle, gap.tail].concat()) == Extent::Whole
}

/// Whether so little stands before the blank, or so short a number, that it is hardly whole, and the rest may follow:
/// `1 234567`, `jem.20 200123`.
fn is_hardly_whole(gap: &Gap<'_>) -> bool {
    let (name, rest) = (gap.name(), gap.tail);
    let number = name.rsplit(|octet| !octet.is_ascii_digit()).next().unwrap_or_default();
    let is_little = name.len() < 3 && has_digit(rest) && is_word(rest, b"._-/");
    let is_short = (1..3).contains(&number.len()) && rest.len() > 3 && are_digits(rest);
    // A handle of one digit or two hardly ever has a year after it.
    let may_be_year = is_year(rest) && (!is_little || gap.head.starts_with(b"10."));
    (is_little || is_short) && !may_be_year
}

/// Whether the blank stands in the code of a shortDOI, which has five characters or more.
fn is_cut_short_doi(gap: &Gap<'_>) -> bool {
    let is_code = |word: &[u8]| word.len() < 5 && is_word(word, b"");
    gap.head.starts_with(b"10/") && gap.is_last() && is_code(gap.name()) && is_code(gap.token)
}

/// Whether the blank follows a hyphen.
fn is_after_hyphen(gap: &Gap<'_>) -> bool {
    gap.head.ends_with(b"-")
}

/// Whether the name has only begun: as a SICI without its `;`, or with a letter and a dot.
fn is_begun(gap: &Gap<'_>) -> bool {
    let name = gap.name();
    let is_letter = matches!(name, [letter, b'.'] if letter.is_ascii_alphabetic());
    is_letter || starts(name, 0, "(sici)") && !name.contains(&b';')
}

/// Whether several blanks within a line, or another mark than a dot, stand between the handle and the text after it.
fn is_apart(gap: &Gap<'_>) -> bool {
    !gap.is_near()
}

/// Whether the local name of a handle that is no DOI name is only a word with a capital, and another one follows:
/// together they may be the title of a file.
fn is_after_title(gap: &Gap<'_>) -> bool {
    let is_capitalised = |word: &[u8]| {
        word.first().is_some_and(u8::is_ascii_uppercase) && word.iter().all(u8::is_ascii_alphabetic)
    };
    !gap.head.starts_with(b"10.") && is_capitalised(gap.name()) && is_capitalised(gap.token)
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

/// Whether only digits, dots and spaces follow a full stop.
fn is_before_dotted_number(gap: &Gap<'_>) -> bool {
    is_after_full_stop(gap) && are_digits_or(gap.tail, b". ")
}

#[cfg(test)]
mod tests {
    use super::CASES;
    use crate::accident::rest::gap::case::assert_each_knows_its_example;

    #[test]
    fn every_case_knows_its_example() {
        assert_each_knows_its_example(CASES);
    }
}
