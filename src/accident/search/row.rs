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
    pub(crate) find: Find,
    /// The signs of the accident: a text without any of them does not have it.
    pub(crate) needs: Signs,
    /// The features of texts with the accident: a text that lacks one of them does not have it.
    pub(crate) requires: Signs,
    /// The message; empty if the words of the code are used. `{text}` stands for the text at the place, `{meant}` for
    /// the text that replaces it, `{what}` for the words that the rule gives it.
    pub(crate) message: &'static str,
    /// The help; empty if the words of the code are used.
    pub(crate) help: &'static str,
    /// What only the tests and the readers of the table need. Programs are built without it.
    #[cfg(test)]
    pub(crate) notes: Notes,
}

type Find = fn(&Pasted<'_>) -> Option<Hit>;

/// The notes of a row, which its readers learn from and the tests try.
#[cfg(test)]
#[derive(Clone, Copy, Debug)]
pub(crate) struct Notes {
    /// A text with the accident.
    pub(crate) bad: &'static str,
    /// The text after its edit; empty if no edit is offered.
    pub(crate) meant: &'static str,
    /// The document or the practice that the row rests on.
    pub(crate) basis: &'static str,
}

/// A row of accidents of this code, found by `find` in texts with one of the signs that it `needs`. It uses the words
/// of the code.
pub(crate) const fn row(code: Code, find: Find, needs: Signs) -> Accident {
    Accident {
        code,
        find,
        needs,
        requires: Signs::NONE,
        message: "",
        help: "",
        #[cfg(test)]
        notes: Notes { bad: "", meant: "", basis: "" },
    }
}

impl Accident {
    /// The same row for texts with all of these features.
    pub(crate) const fn requiring(self, features: &[Signs]) -> Self {
        Self { requires: Signs::all(features), ..self }
    }

    /// The same row with a message and a help of its own.
    pub(crate) const fn says(self, message: &'static str, help: &'static str) -> Self {
        Self { message, help, ..self }
    }

    /// The same row with an example: a text with the accident, and the text after its edit, which is empty if no edit
    /// is offered.
    #[cfg_attr(not(test), expect(unused_mut, unused_variables, reason = "tests read these notes"))]
    pub(crate) const fn undoes(mut self, bad: &'static str, meant: &'static str) -> Self {
        #[cfg(test)]
        {
            self.notes.bad = bad;
            self.notes.meant = meant;
        }
        self
    }

    /// The same row with the document or the practice that it rests on.
    #[cfg_attr(not(test), expect(unused_mut, unused_variables, reason = "tests read these notes"))]
    pub(crate) const fn rests_on(mut self, basis: &'static str) -> Self {
        #[cfg(test)]
        {
            self.notes.basis = basis;
        }
        self
    }

    /// The first accident of this kind in a text with `signs`.
    pub(crate) fn first_in(&self, pasted: &Pasted<'_>, signs: Signs) -> Option<Hit> {
        let hit = (self.find)(pasted);
        debug_assert!(
            hit.is_none() || signs.has_any(self.needs) && signs.has_all(self.requires),
            "{} ({}) is missed in {pasted:?}",
            self.code,
            self.message
        );
        hit
    }
}
