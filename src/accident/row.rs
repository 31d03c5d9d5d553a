//! [`Accident`]: a row of the table of accidents.

use super::hit::Hit;
use super::pasted::Pasted;
use super::sign::Signs;
use crate::code::Code;

/// A row of the table of accidents: how to find one kind of accident, and what to say about it.
#[derive(Clone, Copy, Debug)]
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
        expect(dead_code, reason = "only tests and readers of the table need it")
    )]
    pub(crate) bad: Aside,
    #[cfg_attr(
        not(test),
        expect(dead_code, reason = "only tests and readers of the table need it")
    )]
    pub(crate) meant: Aside,
    /// The document or the practice that the row rests on.
    #[cfg_attr(
        not(test),
        expect(dead_code, reason = "only tests and readers of the table need it")
    )]
    pub(crate) basis: Aside,
}

/// A text that only tests and readers of the table need. A program does not hold it.
#[cfg(test)]
pub(crate) type Aside = &'static str;

/// A text that only tests and readers of the table need. A program does not hold it.
#[cfg(not(test))]
pub(crate) type Aside = ();

/// The text, in tests only.
#[cfg(test)]
pub(super) const fn aside(text: &'static str) -> Aside {
    text
}

/// The text, in tests only.
#[cfg(not(test))]
pub(super) const fn aside(_text: &'static str) -> Aside {}

impl Accident {
    /// The first accident of this kind in a text with `signs`.
    pub(crate) fn first_in(&self, pasted: &Pasted<'_>, signs: Signs) -> Option<Hit> {
        let hit = (self.find)(pasted);
        debug_assert!(
            hit.is_none() || signs.has_any(self.needs),
            "{} is missed in {pasted:?}",
            self.code
        );
        hit
    }
}
