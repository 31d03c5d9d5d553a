//! [`rows`]: the rows of the table of accidents that must be asked about a text.

use super::row::Accident;
use super::sign::Signs;
use super::table::{ACCIDENTS, LINK};

/// For each sign, the rows that need it, as one bit for each row; the last row is [`LINK`].
static ROWS: [u128; Signs::COUNT] = {
    assert!(ACCIDENTS.len() < u128::BITS as usize, "a row has no bit");
    let mut rows = [0; Signs::COUNT];
    let mut at = 0;
    while at <= ACCIDENTS.len() {
        let mut sign = 0;
        while sign < Signs::COUNT {
            if row(at).needs.has(sign) {
                rows[sign] |= 1 << at;
            }
            sign += 1;
        }
        at += 1;
    }
    rows
};

const fn row(at: usize) -> &'static Accident {
    if at < ACCIDENTS.len() { &ACCIDENTS[at] } else { &LINK }
}

/// The rows that may find something in a text with `signs`, in the order of the table, each with its number. In builds with
/// assertions these are all rows, to check that none finds anything without a sign.
pub(crate) fn rows(signs: Signs) -> impl Iterator<Item = (usize, &'static Accident)> {
    let some = signs.each().fold(0, |rows, sign| rows | ROWS[sign]);
    let mut rows = if cfg!(debug_assertions) { (2 << ACCIDENTS.len()) - 1 } else { some };
    core::iter::from_fn(move || {
        let at = rows.trailing_zeros() as usize;
        let next = (rows != 0).then(|| (at, row(at)));
        rows &= rows.wrapping_sub(1);
        next
    })
}
