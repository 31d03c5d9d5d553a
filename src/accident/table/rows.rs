//! [`Rows`]: a set of rows of the table of accidents.

use crate::accident::search::row::Accident;
use crate::accident::search::sign::Signs;
use crate::code::Code;
use crate::text::bits;

use super::accidents::{ACCIDENTS, LINK};

const BITS: usize = u64::BITS as usize;

/// How many words it takes to have one bit for each row, [`LINK`] included.
const WORDS: usize = ACCIDENTS.len() / BITS + 1;

/// A set of rows, with one bit for each. The bits are in the order of the table, and the last one is that of [`LINK`].
#[derive(Clone, Copy)]
pub(crate) struct Rows([u64; WORDS]);

impl Rows {
    pub(crate) const NONE: Self = Self([0; WORDS]);
    pub(crate) const LINK: Self = Self::numbered(ACCIDENTS.len());
    /// The rows of [`ACCIDENTS`].
    pub(crate) const TABLE: Self = {
        let (mut rows, mut at) = (Self::NONE, 0);
        while at < ACCIDENTS.len() {
            rows = rows.or(Self::numbered(at));
            at += 1;
        }
        rows
    };

    /// The rows that have one of these codes.
    pub(crate) const fn of(codes: &[Code]) -> Self {
        let (mut rows, mut at) = (Self::NONE, 0);
        while at < ACCIDENTS.len() {
            let mut code = 0;
            while code < codes.len() {
                if ACCIDENTS[at].code as u8 == codes[code] as u8 {
                    rows = rows.or(Self::numbered(at));
                }
                code += 1;
            }
            at += 1;
        }
        rows
    }

    /// The rows that need a sign of this set, or require a feature of it.
    pub(crate) const fn needing(signs: Signs) -> Self {
        let (mut rows, mut at) = (Self::NONE, 0);
        while at <= ACCIDENTS.len() {
            if row(at).needs.or(row(at).requires).has_any(signs) {
                rows = rows.or(Self::numbered(at));
            }
            at += 1;
        }
        rows
    }

    /// The rows that may find something in a text with `signs`. In builds with assertions these are all rows, to check
    /// that no row finds anything without a sign or a feature.
    pub(crate) fn with_signs(signs: Signs) -> Self {
        if cfg!(debug_assertions) { Self::TABLE.or(Self::LINK) } else { Self::chosen_by(signs) }
    }

    /// The rows that need one of these signs, and require no feature but these.
    pub(crate) fn chosen_by(signs: Signs) -> Self {
        let (features, signs) = (Signs::FEATURES.without(signs), signs.without(Signs::FEATURES));
        let signed = signs.numbers().fold(Self::NONE, |rows, sign| rows.or(SIGNED[sign]));
        features.numbers().fold(signed, |rows, feature| rows.without(SIGNED[feature]))
    }

    /// The rows of either set.
    pub(crate) const fn or(mut self, other: Self) -> Self {
        let mut word = 0;
        while word < WORDS {
            self.0[word] |= other.0[word];
            word += 1;
        }
        self
    }

    /// The rows of this set that are not in `other`.
    pub(crate) const fn without(mut self, other: Self) -> Self {
        let mut word = 0;
        while word < WORDS {
            self.0[word] &= !other.0[word];
            word += 1;
        }
        self
    }

    /// The set of the row of this number alone.
    pub(crate) const fn numbered(number: usize) -> Self {
        let mut words = [0; WORDS];
        words[number / BITS] = 1 << (number % BITS);
        Self(words)
    }

    /// The rows one by one, each with its number.
    pub(crate) fn each(self) -> impl Iterator<Item = (usize, &'static Accident)> {
        let words = self.0.into_iter().enumerate();
        let numbers =
            words.flat_map(|(word, set)| bits::numbers(set).map(move |bit| BITS * word + bit));
        numbers.map(|number| (number, row(number)))
    }
}

/// For each sign, the rows that need it; for each feature, those that require it.
static SIGNED: [Rows; Signs::COUNT] = {
    let (mut rows, mut sign) = ([Rows::NONE; Signs::COUNT], 0);
    while sign < Signs::COUNT {
        rows[sign] = Rows::needing(Signs::numbered(sign));
        sign += 1;
    }
    rows
};

const fn row(at: usize) -> &'static Accident {
    if at < ACCIDENTS.len() { &ACCIDENTS[at] } else { &LINK }
}
