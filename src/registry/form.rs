//! The forms that some records describe for the identifiers of their namespace.

use crate::text::{Decoded, are_digits};

use super::step::{SERIAL, is_lccn};

/// A form of identifiers.
pub(super) struct Form {
    /// The form in words.
    pub(super) words: &'static str,
    /// Whether an identifier has the form.
    pub(super) matches: fn(Decoded<'_>) -> bool,
}

/// A number of five or nine digits, a slash and a name.
pub(super) static ARK: Form = Form {
    words: "the number of an organization, `/` and a name, as in `12025/654xz321`",
    matches: |identifier| {
        let (digits, mut rest) = run(identifier, u8::is_ascii_digit);
        (digits == 5 || digits == 9) && rest.next() == Some(b'/') && rest.next().is_some()
    },
};

/// An archive and seven digits: the record is older than the form of 2007, `0704.0001`.
pub(super) static ARXIV: Form = Form {
    words: "an archive and seven digits, as in `hep-th/9901001`",
    matches: |identifier| {
        let (archive, mut rest) =
            run(identifier, |octet| octet.is_ascii_lowercase() || *octet == b'-');
        archive > 0 && rest.next() == Some(b'/') && digit_count(&mut rest) == Some(7)
    },
};

/// Nineteen characters, padded with dots.
pub(super) static BIBCODE: Form = Form {
    words: "nineteen characters, as in `2003Icar..163..263Z`",
    matches: |identifier| identifier.characters().count() == 19,
};

/// An accession number: letters and digits, and perhaps a version after a dot.
pub(super) static ACCESSION: Form = Form {
    words: "capital letters and digits, as in `U49845`",
    matches: |identifier| {
        let (letters, mut digits) = run(identifier, u8::is_ascii_uppercase);
        letters > 0 && has_digits_and_version(&mut digits, 5)
    },
};

/// A DOI name (ANSI/NISO Z39.84): `10.`, the number of a registrant, a slash and a local name. What does not begin with
/// a digit is not compared: other rules find a scheme or a label there.
pub(super) static DOI: Form = Form {
    words: "`10.`, the number of a registrant, `/` and a name, as in `10.1000/182`",
    matches: |identifier| {
        let (digits, _) = run(identifier, u8::is_ascii_digit);
        let (_, mut rest) = run(identifier, |octet| *octet != b'/');
        digits == 0 || begins(identifier, "10.") && rest.next().is_some() && rest.next().is_some()
    },
};

/// A type and an identifier, and for a grant the funder, the programme and the number of the project. Not every funder
/// has programmes, as in `grantAgreement/MINECO//TIN2012-34557`. What follows the number may be empty, and so may a
/// segment of a name or a link.
pub(super) static EU_REPO: Form = Form {
    words: "a type, `/` and an identifier, as in `semantics/openAccess` and \
            `grantAgreement/EC/FP7/246686`",
    matches: |identifier| {
        let longer = LONGER.iter().find(|(head, _)| begins(identifier, head));
        let least = longer.map_or(2, |(_, least)| *least);
        let programme = (least == GRANT).then_some(PROGRAMME);
        let (filled, is_all) = filled_segments(identifier, programme);
        filled >= least && (is_all || filled >= GRANT)
    },
};

/// How many segments the identifier of a grant has at least.
const GRANT: usize = 4;

/// The index of the segment with the programme of a grant.
const PROGRAMME: usize = 2;

/// The beginnings of identifiers that have more than two segments, and how many they have at least.
const LONGER: &[(&str, usize)] = &[
    ("grantAgreement/", GRANT),
    ("semantics/altIdentifier", 3),
    ("semantics/reference", 3),
    ("classification/", 3),
    ("date/", 3),
];

/// How many segments stand before the first empty one, and whether there is no empty one. The one with the index
/// `optional` counts as filled.
fn filled_segments(identifier: Decoded<'_>, optional: Option<usize>) -> (usize, bool) {
    let (mut filled, mut len) = (0, 0);
    for (octet, _) in identifier.octets() {
        match (octet, len) {
            (b'/', 0) if optional == Some(filled) => filled += 1,
            (b'/', 0) => return (filled, false),
            (b'/', _) => (filled, len) = (filled + 1, 0),
            _ => len += 1,
        }
    }
    (filled + usize::from(len > 0), len > 0)
}

/// A number of the Library of Congress, which becomes eight to twelve characters in its normal form.
pub(super) static LCCN: Form = Form {
    words: "up to three letters and eight to ten digits, as in `n78890351` and `2002022641`",
    matches: |identifier| {
        let octets = identifier.octets().map(|(octet, _)| octet);
        let kept = octets.filter(|octet| *octet != b' ').take_while(|octet| *octet != b'/');
        let (mut normal, mut len, mut serial) = ([b'0'; LONGEST_LCCN], 0, None);
        for octet in kept {
            if octet == b'-' && serial.is_none() {
                serial = Some(len);
            } else if len < LONGEST_LCCN {
                (normal[len], len) = (octet, len + 1);
            } else {
                return false;
            }
        }
        let Some(start) = serial else { return is_lccn(&normal[..len]) };
        // The digits after the hyphen are padded to six, so how many there are says nothing.
        let digits = &normal[start..len];
        let padded = start + SERIAL;
        let is_serial = digits.len() <= SERIAL && are_digits(digits);
        normal[start..].fill(b'0');
        is_serial && padded <= LONGEST_LCCN && is_lccn(&normal[..padded])
    },
};

/// How many characters the longest of these numbers has.
const LONGEST_LCCN: usize = 12;

/// A prefix of two letters, an underscore, perhaps more letters, and digits.
pub(super) static REFSEQ: Form = Form {
    words: "two capital letters, `_` and digits, as in `NM_000546`",
    matches: |identifier| {
        let (letters, mut rest) = run(identifier, u8::is_ascii_uppercase);
        letters == 2
            && rest.next() == Some(b'_')
            && has_digits_and_version(&mut rest.skip_while(u8::is_ascii_uppercase), 6)
    },
};

/// The identifier proper, or its key, after its name.
pub(super) static INCHI: Form = Form {
    words: "`InChI=1` or `InChIKey=` and what follows it, as in `InChI=1/H20/h1H2/p-1`",
    matches: |identifier| {
        let heads = ["InChI=1/", "InChI=1S/", "InChIKey="];
        heads.iter().any(|head| begins(identifier, head) && identifier.raw().len() > head.len())
    },
};

/// The number of a union catalogue, with a check character.
pub(super) static NCID: Form = Form {
    words: "two letters, seven digits and a check character, as in `BA58123456`",
    matches: |identifier| {
        let mut octets = identifier.octets().map(|(octet, _)| octet);
        // The record names four pairs of letters; the catalogue has used more since.
        octets.next().is_some_and(|letter| letter == b'A' || letter == b'B')
            && octets.next().is_some_and(|letter| letter.is_ascii_uppercase())
            && octets.by_ref().take(7).filter(u8::is_ascii_digit).count() == 7
            && octets.next().is_some_and(|check| check.is_ascii_digit() || check == b'X')
            && octets.next().is_none()
    },
};

/// A kind of three letters, a colon and a name.
pub(super) static OFI: Form = Form {
    words: "three letters, `:` and a name, as in `fmt:kev:mtx:journal`",
    matches: |identifier| {
        let (letters, mut rest) = run(identifier, u8::is_ascii_lowercase);
        letters == 3 && rest.next() == Some(b':') && rest.next().is_some()
    },
};

/// The type of a format, in lower case, and a number.
pub(super) static PRONOM: Form = Form {
    words: "a type and a number, as in `fmt/42`",
    matches: |identifier| {
        let (letters, mut rest) =
            run(identifier, |octet| octet.is_ascii_lowercase() || *octet == b'-');
        letters > 0
            && rest.next() == Some(b'/')
            && digit_count(&mut rest).is_some_and(|count| count > 0)
    },
};

/// Digits alone.
pub(super) static NUMBER: Form = Form {
    words: "digits only",
    matches: |identifier| identifier.octets().all(|(octet, _)| octet.is_ascii_digit()),
};

/// Whether an identifier begins with `head`.
fn begins(identifier: Decoded<'_>, head: &str) -> bool {
    identifier.octets().map(|(octet, _)| octet).take(head.len()).eq(head.bytes())
}

/// How many octets at the beginning of an identifier are `of_a_kind`, and the octets after them.
#[inline(never)]
fn run(
    identifier: Decoded<'_>,
    of_a_kind: fn(&u8) -> bool,
) -> (usize, impl Iterator<Item = u8> + Clone + '_) {
    let octets = identifier.octets().map(|(octet, _)| octet);
    let count = octets.clone().take_while(of_a_kind).count();
    (count, octets.skip(count))
}

/// How many octets there are; `None` if one is not a digit.
fn digit_count(octets: &mut dyn Iterator<Item = u8>) -> Option<usize> {
    let mut count = 0;
    for octet in octets {
        if !octet.is_ascii_digit() {
            return None;
        }
        count += 1;
    }
    Some(count)
}

/// Whether at least so many digits come first, and then nothing or a dot and the digits of a version.
fn has_digits_and_version(octets: &mut dyn Iterator<Item = u8>, least: usize) -> bool {
    let mut digits = 0;
    loop {
        match octets.next() {
            Some(octet) if octet.is_ascii_digit() => digits += 1,
            Some(b'.') => {
                return digits >= least && digit_count(octets).is_some_and(|count| count > 0);
            }
            end => return digits >= least && end.is_none(),
        }
    }
}
