//! Forms of names that show whether a name goes on after blanks: a SICI, a UUID, a PII, a name that DataCite proposes.

use crate::accident::form::octets::{are_digits, has_digit, is_blank, is_word, joined};
use crate::accident::name::SOCIETIES;
use crate::accident::other::{UUID_LEN, is_issn, is_uuid};
use crate::accident::sici;

use super::place::Gap;

/// Whether a whole SICI stands before the blanks. Its check character may follow them, after a hyphen.
pub(super) fn is_after_sici(gap: &Gap<'_>) -> bool {
    !gap.tail.starts_with(b"-") && gap.head.contains(&b';') && sici::is_plain(&joined(gap.head))
}

/// Whether the identifier without its blanks is a SICI, perhaps with punctuation after it.
pub(super) fn is_in_sici(gap: &Gap<'_>) -> bool {
    let has = |octet: u8| gap.head.contains(&octet) || gap.tail.contains(&octet);
    has(b';') && (has(b'<') || has(b'[')) && {
        let name = [joined(gap.head), joined(gap.tail)].concat();
        sici::split(&name)
            .is_some_and(|(_, rest)| rest.iter().all(|octet| b".,;:)]".contains(octet)))
    }
}

/// Whether only the mark of a SICI stands before the blanks, and an ISSN follows.
pub(super) fn is_after_mark(gap: &Gap<'_>) -> bool {
    let issn = gap.tail.first_chunk::<9>().is_some_and(|issn| is_issn(issn));
    gap.name().eq_ignore_ascii_case(b"(SICI)") && issn
}

/// Whether a name has only begun, with its society or its standard in brackets.
pub(super) fn is_after_society(gap: &Gap<'_>) -> bool {
    SOCIETIES.iter().any(|society| society.as_bytes() == gap.name()) && has_digit(gap.token)
}

/// Whether the local name is a UUID without its blanks, and was broken somewhere in it.
pub(super) fn is_in_uuid(gap: &Gap<'_>) -> bool {
    let begun = gap.head.rsplit(|&octet| octet == b'/').next().unwrap_or_default();
    // Most names are too short or too long, and then nothing is copied.
    let blanks = begun.iter().chain(gap.tail).filter(|octet| is_blank(octet)).count();
    begun.len() + gap.tail.len() - blanks == UUID_LEN
        && is_uuid(&[joined(begun), joined(gap.tail)].concat())
}

/// Whether the blanks stand next to the brackets of a PII, which hold the last digits of a year.
pub(super) fn is_in_pii(gap: &Gap<'_>) -> bool {
    let (issn, number) = match (gap.head, gap.tail) {
        ([issn @ .., b'(', a, b, b')'], number) | (issn, [b'(', a, b, b')', number @ ..])
            if are_digits(&[*a, *b]) =>
        {
            (issn, number)
        }
        _ => return false,
    };
    // There may be blanks on both sides of the brackets.
    let (issn, number) = (issn.trim_ascii_end(), number.trim_ascii_start());
    issn.last_chunk::<9>().is_some_and(|issn| is_issn(issn))
        && number.first_chunk::<5>().is_some_and(|number| are_digits(number))
}

/// Whether the rest is four letters or digits, after a hyphen and as many before that, among them a digit. DataCite
/// proposes such names.
pub(super) fn is_random(gap: &Gap<'_>) -> bool {
    let part = gap.name().strip_suffix(b"-").unwrap_or_default();
    let part = part.rsplit(|octet| !octet.is_ascii_alphanumeric()).next().unwrap_or_default();
    [part, gap.tail].iter().all(|part| part.len() == 4 && is_word(part, b"")) && has_digit(part)
}
