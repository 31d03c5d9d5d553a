//! Whether blanks stand inside a name that goes on after them, so that they can be deleted.

use crate::accident::form::octets::{
    are_digits, are_digits_or, digit_count, has_digit, is_blank, is_word, is_year, run,
};
use crate::accident::registrant::{self, Extent};
use crate::accident::rest::joined::next_line::next_line_start;
use crate::accident::rest::joined::note_start::bracket;

use super::case::{Case, Verdict, decide, ends, goes_on, unsure};
use super::hyphen;
use super::part::is_before_year_after_colon;
use super::place::Gap;
use super::shape::{
    is_after_mark, is_after_sici, is_after_society, is_in_pii, is_in_sici, is_in_uuid, is_random,
};

/// What becomes of a name at these blanks.
pub(crate) fn joins(gap: &Gap<'_>) -> Verdict {
    decide(CASES, gap)
}

/// What a gap inside a name looks like, and what looks like it but ends the name.
const CASES: &[Case] = &[
    ends(is_after_sici, "10.1002/1097-0258(1998)17:15<1661::AID-SIM968>3.0.CO;2-2[ ]and"),
    goes_on(is_in_sici, "10.1002/1097-0258(1998)[ ]17:15<1661::AID-SIM968>3.0.CO;2-2"),
    goes_on(is_after_mark, "10.1002/(sici)[ ]1097-0258(19990915)18:17"),
    ends(is_before_cell, "10.1038/nature12373[\t]54"),
    unsure(is_after_number, "10044[ ]1/968"),
    goes_on(is_in_authority, "20.[ ]1000/182"),
    ends(is_before_slash, "see[ ]10.1000/182"),
    ends(is_in_brackets, "10.1000/182(in[ ]press)"),
    goes_on(is_after_spaced_slash, "10.1000 /[ ]182"),
    goes_on(is_hyphenated, "10.1038/s41586[ ]- 020 - 2649 - 2"),
    goes_on(is_after_society, "10.1061/(ASCE)[ ]0733-9399(2008)134:1(1)"),
    goes_on(is_in_known_form, "10.1038/s41586-020-264[ ]9-2"),
    goes_on(is_in_uuid, "10.15468/550e8400-e29b-41d4-a716[ ]-446655440000"),
    goes_on(is_after_soft_break, "10.1016/j.cell.2020=[\n].02.052"),
    goes_on(is_before_year_after_colon, "10.1051/j[ ]p4:20020561"),
    ends(is_before_words, "10.1000/182.[ ]«Nature»"),
    unsure(is_after_word, "10.1000/abc[ ]12345"),
    goes_on(is_in_pii, "10.1000/S0140-6736(20)[ ]30183-5"),
    goes_on(is_dotted, "10.1000/j.cell.2020.[ ]02. 052"),
    goes_on(is_wiley_ending, "10.1000/182[ ].x"),
    goes_on(is_random, "10.1000/4k3m-[ ]nyvg"),
    unsure(is_lone_year, "10.1016/[ ]1996"),
    goes_on(is_at_slash, "10.1000/[ ]abc"),
    ends(is_beside_slash, "10.1000/182[ ]/a"),
    goes_on(is_spaced_out, "10. 1000/ab.[ ]12"),
    unsure(is_at_hyphenation, "10.1000/abc-[\n]def12"),
    unsure(is_at_hyphen_in_number, "10.1000/12-[ ]34"),
    goes_on(is_at_joint, "10.1000/abc-[ ]12"),
    goes_on(is_first_number, "10.1000/abc+[ ]12345"),
];

/// Whether a tab or the end of a line follows a whole name, so that another cell or another line begins. If the name
/// ends with a number of any length, this may go on in the next line.
fn is_before_cell(gap: &Gap<'_>) -> bool {
    let has = |octet: u8| gap.blanks.contains(&octet);
    let is_cell = has(b'\t') && !has(b'\n');
    let is_line = || has(b'\n') && !registrant::may_be_longer(gap.handle);
    (is_cell || is_line()) && registrant::telling_extent(gap.handle) == Extent::Whole
}

/// Whether the blanks follow a number of four digits or more with which a handle begins, so that they may stand for its
/// slash, unless the slash is there.
fn is_after_number(gap: &Gap<'_>) -> bool {
    // After four digits, a dot, or a digit and the slash, are probably the rest of the prefix.
    let is_rest = gap.head.len() == 4 && matches!(gap.tail, [b'.', ..] | [b'0'..=b'9', b'/', ..]);
    gap.head.len() > 3
        && are_digits(gap.head)
        && !gap.tail.starts_with(b"/")
        && !is_rest
        && is_in_authority(gap)
}

/// Whether the blanks stand in the prefix: only digits, dots and blanks are before them, and after them up to a slash.
fn is_in_authority(gap: &Gap<'_>) -> bool {
    // A blank in place of a dot is another slip, for which there is another rule.
    let is_dot = match gap.head {
        b"10" => gap.tail[0].is_ascii_digit(),
        b"20" => gap.tail.starts_with(b"500 ") || gap.tail.starts_with(b"500."),
        b"20.500" => true,
        _ => gap.head.starts_with(b"20 ") && gap.head.ends_with(b" 500"),
    };
    // A long number after the blank begins another identifier, unless it begins with a zero or follows a dot.
    let digits = run(gap.tail, 0, u8::is_ascii_digit);
    let is_other = digits > 3 && gap.tail[0] != b'0' && !gap.head.ends_with(b".");
    if is_dot || is_other {
        return false;
    }
    let part = |octet: &u8| octet.is_ascii_digit() || *octet == b'.' || is_blank(octet);
    let slash = gap.tail.iter().position(|&octet| octet == b'/');
    gap.head.first().is_some_and(u8::is_ascii_digit)
        && gap.head.iter().all(part)
        && slash.is_some_and(|slash| gap.tail[..slash].iter().all(part))
}

/// Whether no slash stands before the blanks.
fn is_before_slash(gap: &Gap<'_>) -> bool {
    !gap.head.contains(&b'/')
}

/// Whether the blanks stand inside a note in brackets, which begins right after the name.
fn is_in_brackets(gap: &Gap<'_>) -> bool {
    bracket(gap.name(), gap.tail).is_some()
}

/// Whether the blanks follow a slash that has a blank before it, too.
fn is_after_spaced_slash(gap: &Gap<'_>) -> bool {
    gap.head.ends_with(b" /")
}

/// Hyphens, and the dashes that programs write in their place.
const HYPHENS: &[&str] = &["-", "\u{2010}", "\u{2011}", "–", "−"];

/// Whether the blanks stand next to a hyphen between words with digits, as do all blanks of the rest, and the name has
/// two such hyphens or more.
fn is_hyphenated(gap: &Gap<'_>) -> bool {
    let is_hyphen = |word: &[u8]| HYPHENS.iter().any(|hyphen| hyphen.as_bytes() == word);
    let before = gap.head.split(is_blank);
    let is_next = gap.head.last().is_some_and(u8::is_ascii_alphanumeric) == is_hyphen(gap.token);
    let mut pairs = gap.words().zip(gap.words().skip(1));
    is_next
        && before.chain(gap.words()).filter(|word| is_hyphen(word)).count() > 1
        && gap.words().all(|word| is_hyphen(word) || has_digit(word) && is_word(word, b""))
        && pairs.all(|(word, next)| is_hyphen(word) != is_hyphen(next))
}

/// Whether the name has a form of its registrant only if it goes on after the blanks.
fn is_in_known_form(gap: &Gap<'_>) -> bool {
    registrant::goes_on(gap.head, gap.tail)
}

/// Whether the `=` of an e-mail in quoted-printable stands before the blanks, which are a line end and nothing more, or
/// without which and the `=` the name has a form of its registrant.
fn is_after_soft_break(gap: &Gap<'_>) -> bool {
    let Some(head) = gap.head.strip_suffix(b"=") else { return false };
    let is_line_end = matches!(gap.blanks, b"\n" | b"\r\n");
    is_line_end && gap.token.first().is_some_and(u8::is_ascii_alphanumeric)
        || registrant::is_whole(&[head, gap.token].concat())
}

/// Whether the next word cannot be a part of a name, or the first word of a sentence stands right after the name.
fn is_before_words(gap: &Gap<'_>) -> bool {
    // Right after the slash, a word may have marks that end a name elsewhere.
    let marks: &[u8] = if gap.head.ends_with(b"/") { b"-._/():#;" } else { b"-._/()" };
    next_line_start(gap.head).is_some() || !is_word(gap.token, marks)
}

/// Whether the first number of a name follows a word, so that the blank may also stand for a mark.
fn is_after_word(gap: &Gap<'_>) -> bool {
    gap.head.last().is_some_and(u8::is_ascii_alphabetic) && is_first_number(gap)
}

/// Whether the rest is numbers with dots between them, after a name that goes on at a dot. After a letter alone, there
/// may also be a word.
fn is_dotted(gap: &Gap<'_>) -> bool {
    match gap.name().strip_suffix(b".") {
        Some([letter]) if letter.is_ascii_alphabetic() => {
            gap.has_many_digits() && gap.words().all(|word| is_word(word, b"."))
        }
        Some(name) if name.contains(&b'.') => {
            gap.words().all(|word| word != b"." && are_digits_or(word, b"."))
                && (!begins_with_year(gap) || name.len() < 12 && gap.has_many_digits())
        }
        Some(_) => has_dotted_words(gap),
        None => false,
    }
}

/// Whether the rest is several words, each but the last with a dot, and the last is a long number: some PDFs show a
/// blank after every dot.
fn has_dotted_words(gap: &Gap<'_>) -> bool {
    let mut words = gap.words();
    let Some(last) = words.next_back() else { return false };
    let mut dotted = words.peekable();
    dotted.peek().is_some()
        && digit_count(last) > 4
        && is_word(last, b".")
        && dotted.all(|word| word.ends_with(b".") && is_word(word, b"."))
}

/// Whether the rest is the `.x` with which many names of Wiley end.
fn is_wiley_ending(gap: &Gap<'_>) -> bool {
    gap.tail == b".x" && gap.head.last().is_some_and(u8::is_ascii_digit)
}

/// Whether the blanks stand next to a slash.
fn is_beside_slash(gap: &Gap<'_>) -> bool {
    gap.head.ends_with(b"/") || gap.tail.starts_with(b"/")
}

/// Whether a year alone follows the prefix of a DOI name and its slash: it is probably the next cell of a table.
fn is_lone_year(gap: &Gap<'_>) -> bool {
    let is_only_prefix = gap.handle.starts_with(b"10.") && gap.name().is_empty();
    is_only_prefix && is_year(hyphen::without_punctuation(gap.token))
}

/// Whether the blanks stand next to a slash, and the word there may be a part of a name.
fn is_at_slash(gap: &Gap<'_>) -> bool {
    let may_be_part = has_digit(gap.token) || gap.token.len() > 2 || gap.head.ends_with(b"/");
    let is_more = gap.token.len() > usize::from(gap.tail.starts_with(b"/"));
    is_beside_slash(gap) && may_be_part && is_more
}

/// Whether a blank follows the dot of `10.`, too: some PDFs show one after every dot.
fn is_spaced_out(gap: &Gap<'_>) -> bool {
    gap.head.starts_with(b"10. ") && gap.head.ends_with(b".") && has_digit(gap.token)
}

/// Whether a line was broken here: next to a mark, or without one at the end of the name.
fn is_at_joint(gap: &Gap<'_>) -> bool {
    let before = gap.head.last().copied().unwrap_or_default();
    let line = gap.blanks.iter().any(|octet| matches!(octet, b'\n' | b'\r' | b'\t'));
    // After a comma, a hyphen begins another number.
    let mark =
        b"-._:(".contains(&before) || b"-._".contains(&gap.token[0]) && !b",;".contains(&before);
    let is_joint = (mark && (gap.is_last() || before != b'.' || line)) || (line && gap.is_last());
    is_joint && is_number_of_name(gap)
}

/// Whether the blanks stand next to a mark, which is a hyphen between two letters that may have been added there.
fn is_at_hyphenation(gap: &Gap<'_>) -> bool {
    is_at_joint(gap) && hyphen::is_between_letters(gap) && !hyphen::is_added(gap)
}

/// Whether the blanks stand next to a mark, which is a hyphen in a number that may have been added there.
fn is_at_hyphen_in_number(gap: &Gap<'_>) -> bool {
    is_at_joint(gap) && hyphen::is_in_number(gap) && !hyphen::is_added(gap)
}

/// Whether a number follows a name without any digit, which is probably not whole.
fn is_first_number(gap: &Gap<'_>) -> bool {
    gap.is_last()
        && gap.token.len() > 3
        && are_digits(gap.token)
        && !has_digit(gap.name())
        && is_number_of_name(gap)
}

/// Whether the next word has a digit, and is neither a year nor in brackets.
fn is_number_of_name(gap: &Gap<'_>) -> bool {
    let is_year = begins_with_year(gap) && !(gap.head.ends_with(b"-") && gap.token.len() > 4);
    has_digit(gap.token) && !gap.token.starts_with(b"(") && !is_year
}

/// Whether the next word begins with a year of this century or of the last one, which belongs to a note.
fn begins_with_year(gap: &Gap<'_>) -> bool {
    let Some((word, rest)) = gap.token.split_at_checked(4) else { return false };
    let goes_on = rest
        .first()
        .is_some_and(|octet| octet.is_ascii_alphanumeric() || (*octet == b'.' && rest.len() > 1));
    is_year(word) && !goes_on
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
