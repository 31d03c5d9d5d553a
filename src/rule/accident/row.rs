//! [`Accident`]: a row of the table of accidents.

use super::hit::Hit;
use super::pasted::Pasted;
use super::sign::Signs;
use super::table::{ACCIDENTS, LINK};
use crate::code::Code;

/// A row of the table of accidents: how to find one kind of accident, and what to say about it.
#[derive(Debug)]
pub(crate) struct Accident {
    pub(crate) code: Code,
    /// Finds the first accident of this kind, with all its places.
    pub(crate) find: fn(&Pasted<'_>) -> Option<Hit>,
    /// The signs of the accident: a text without any of them does not have it.
    pub(crate) needs: Signs,
    /// The message; empty if the words of the code are used. `{text}` stands for the text at the place, `{meant}` for
    /// the text that replaces it, `{what}` for the words that the rule gives it.
    pub(crate) message: &'static str,
    /// The help; empty if the words of the code are used.
    pub(crate) help: &'static str,
    /// A text with the accident, and the text after its edit; the latter is empty if no edit is offered.
    #[cfg_attr(
        not(test),
        expect(dead_code, reason = "a test and the reader of the table ask for it")
    )]
    pub(crate) bad: &'static str,
    #[cfg_attr(
        not(test),
        expect(dead_code, reason = "a test and the reader of the table ask for it")
    )]
    pub(crate) meant: &'static str,
    /// The document or the practice that the row rests on.
    #[cfg_attr(
        not(test),
        expect(dead_code, reason = "a test and the reader of the table ask for it")
    )]
    pub(crate) basis: &'static str,
}

impl Accident {
    /// The first accident of this kind in a text with `signs`.
    pub(crate) fn look(&self, pasted: &Pasted<'_>, signs: Signs) -> Option<Hit> {
        let hit = (self.find)(pasted);
        debug_assert!(
            hit.is_none() || signs.has_any(self.needs),
            "{} is missed in {pasted:?}",
            self.code
        );
        hit
    }
}

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
