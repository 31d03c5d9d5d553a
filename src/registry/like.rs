//! The forms that some records describe for the identifiers of their namespace.

use crate::text::Decoded;

/// A form of identifiers.
pub(super) struct Like {
    /// The form in words.
    pub(super) words: &'static str,
    /// Whether an identifier has the form.
    pub(super) is: fn(Decoded<'_>) -> bool,
}

/// An archive and seven digits: the record is older than the form of 2007, `0704.0001`.
pub(super) static ARXIV: Like = Like {
    words: "an archive and seven digits, as in `hep-th/9901001`",
    is: |identifier| {
        let octets = || identifier.octets().map(|(octet, _)| octet);
        let is_of_archive = |octet: &u8| octet.is_ascii_lowercase() || *octet == b'-';
        let archive = octets().take_while(is_of_archive).count();
        let mut number = octets().skip(archive + 1);
        archive > 0
            && octets().nth(archive) == Some(b'/')
            && number.by_ref().take(7).filter(u8::is_ascii_digit).count() == 7
            && number.next().is_none()
    },
};

/// Nineteen characters, padded with dots.
pub(super) static BIBCODE: Like = Like {
    words: "nineteen characters, as in `2003Icar..163..263Z`",
    is: |identifier| identifier.characters().count() == 19,
};

/// The number of a union catalogue, with a check character.
pub(super) static NCID: Like = Like {
    words: "two letters, seven digits and a check character, as in `BA58123456`",
    is: |identifier| {
        let mut octets = identifier.octets().map(|(octet, _)| octet);
        // The record names four pairs of letters; the catalogue has used more since.
        octets.next().is_some_and(|letter| letter == b'A' || letter == b'B')
            && octets.next().is_some_and(|letter| letter.is_ascii_uppercase())
            && octets.by_ref().take(7).filter(u8::is_ascii_digit).count() == 7
            && octets.next().is_some_and(|check| check.is_ascii_digit() || check == b'X')
            && octets.next().is_none()
    },
};

/// Digits alone.
pub(super) static NUMBER: Like = Like {
    words: "digits only",
    is: |identifier| identifier.octets().all(|(octet, _)| octet.is_ascii_digit()),
};
