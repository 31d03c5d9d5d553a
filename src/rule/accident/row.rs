//! [`Accident`]: a row of the table.

use super::hit::Hit;
use super::pasted::Pasted;
use super::sign::Signs;
use crate::code::Code;

/// A row of the table.
#[derive(Debug)]
pub(crate) struct Accident {
    pub(crate) code: Code,
    /// Finds the first accident of this kind, with all its places.
    pub(crate) find: fn(&Pasted<'_>) -> Option<Hit>,
    /// What a text has that has it: one of these.
    pub(crate) needs: Signs,
    /// What is true of the text, where the words of the code do not say it: `{text}` stands for what stands at the place, `{meant}` for what it is replaced by,
    /// `{what}` for what the rule calls it.
    pub(crate) message: &'static str,
    /// What to do about it.
    pub(crate) help: &'static str,
    /// A text that has it, and what its edit makes of it: nothing where no edit is offered.
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
    /// The document or the practice that it rests on.
    #[cfg_attr(
        not(test),
        expect(dead_code, reason = "a test and the reader of the table ask for it")
    )]
    pub(crate) basis: &'static str,
}

impl Accident {
    /// The first accident of this kind in a text with `signs`.
    pub(crate) fn look(&self, pasted: &Pasted<'_>, signs: Signs) -> Option<Hit> {
        if signs.has_any(self.needs) {
            return (self.find)(pasted);
        }
        debug_assert!((self.find)(pasted).is_none(), "{} is missed in {pasted:?}", self.code);
        None
    }
}
