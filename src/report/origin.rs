//! [`Origin`]: what a text was read by, and what for.

use crate::dialect::{Dialect, Row};
use crate::fix::Repaired;
use crate::read::Options;

/// What a text was read by, and what for: the clauses, the help and the edits of its problems depend on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Origin<'t> {
    /// The dialect that read the text, and the options that it had.
    Dialect(Dialect, Options<'t>),
    /// The same, where the options are no longer needed, for the repaired text is known.
    Repaired(Dialect, Option<Repaired>),
    /// The dialect accepts the text, but the text does not mean what is asked for.
    Meaning(Dialect),
    /// The text is not written in this dialect, for something of it would be lost: nothing in it can be fixed.
    Loss(Dialect),
    /// No text of this dialect can hold the handle: nothing in the text can be fixed.
    Misfit(Dialect),
    /// A production alone, by its name.
    Production(&'static str),
}

impl Origin<'_> {
    const fn dialect(&self) -> Option<Dialect> {
        match *self {
            Self::Dialect(dialect, _)
            | Self::Repaired(dialect, _)
            | Self::Meaning(dialect)
            | Self::Loss(dialect)
            | Self::Misfit(dialect) => Some(dialect),
            Self::Production(_) => None,
        }
    }

    /// The production that the text was read by, or is to be written by.
    pub(super) fn root(&self) -> &'static str {
        match *self {
            Self::Production(name) => name,
            _ => self.dialect().map_or("", Dialect::start),
        }
    }

    /// The row of the dialect, where there is one.
    pub(super) fn row(&self) -> Option<&'static Row> {
        self.dialect().map(Dialect::row)
    }
}
