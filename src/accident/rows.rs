//! [`Rows`]: a set of rows of the table of accidents.

use crate::code::Code;
use crate::text::bits;

use super::row::Accident;
use super::sign::Signs;
use super::table::{ACCIDENTS, LINK};

/// A set of rows, as one bit for each. They are in the order of the table, and the last one is [`LINK`].
#[derive(Clone, Copy)]
pub(crate) struct Rows(u128);

impl Rows {
    pub(crate) const NONE: Self = Self(0);
    pub(crate) const LINK: Self = Self(1 << ACCIDENTS.len());
    /// The rows of [`ACCIDENTS`].
    pub(crate) const TABLE: Self = Self(Self::LINK.0 - 1);

    /// The rows that have one of these codes.
    pub(crate) const fn of(codes: &[Code]) -> Self {
        let (mut rows, mut at) = (Self::NONE, 0);
        while at < ACCIDENTS.len() {
            let mut code = 0;
            while code < codes.len() {
                let has = ACCIDENTS[at].code as u8 == codes[code] as u8;
                rows.0 |= (has as u128) << at;
                code += 1;
            }
            at += 1;
        }
        rows
    }

    /// The rows that need a sign of this set.
    pub(crate) const fn needing(signs: Signs) -> Self {
        let (mut rows, mut at) = (Self::NONE, 0);
        while at <= ACCIDENTS.len() {
            rows.0 |= (row(at).needs.has_any(signs) as u128) << at;
            at += 1;
        }
        rows
    }

    /// The rows that may find something in a text with `signs`. In builds with assertions these are all rows, to check
    /// that no row finds anything without a sign.
    pub(crate) fn with_signs(signs: Signs) -> Self {
        if cfg!(debug_assertions) {
            return Self::TABLE.or(Self::LINK);
        }
        signs.numbers().fold(Self::NONE, |rows, sign| rows.or(SIGNED[sign]))
    }

    /// The rows of either set.
    pub(crate) const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The rows of this set that are not in `other`.
    pub(crate) const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The set of the row of this number alone.
    pub(crate) const fn numbered(number: usize) -> Self {
        Self(1 << number)
    }

    /// The rows one by one, each with its number.
    pub(crate) fn each(self) -> impl Iterator<Item = (usize, &'static Accident)> {
        const HALF: u32 = u64::BITS;
        let (low, high) = (self.0 as u64, (self.0 >> HALF) as u64);
        let high = bits::numbers(high).map(|number| number + HALF as usize);
        bits::numbers(low).chain(high).map(|number| (number, row(number)))
    }
}

/// For each sign, the rows that need it.
static SIGNED: [Rows; Signs::COUNT] = {
    assert!(ACCIDENTS.len() < u128::BITS as usize, "a row has no bit");
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
