//! [`Origin`]: the dialect or production that read a text, and for which purpose.

use crate::dialect::{Dialect, Row};
use crate::fix::Repaired;
use crate::read::Options;

/// The dialect or production that read a text, and for which purpose: the clauses, the help and the edits of the
/// problems depend on it.
#[derive(Clone, Debug)]
pub(crate) enum Origin<'t> {
    /// The dialect that read the text, and the options that it had.
    Dialect(Dialect, Options<'t>),
    /// The dialect that read the text, and the repaired text, which was made before the options were dropped.
    Repaired(Dialect, Option<Repaired>),
    /// The dialect accepts the text, but the text does not mean what the caller asked for.
    Meaning(Dialect),
    /// The text was not converted to this dialect, because a part would be lost: no edit of the text could help.
    Loss(Dialect),
    /// No text of this dialect can hold the handle: no edit of the text could help.
    Misfit(Dialect),
    /// The name of the production that alone read the text.
    Production(&'static str),
}

impl Origin<'_> {
    /// The dialect that read the text, or to which it was to be converted.
    pub(super) const fn dialect(&self) -> Option<Dialect> {
        match *self {
            Self::Dialect(dialect, _)
            | Self::Repaired(dialect, _)
            | Self::Meaning(dialect)
            | Self::Loss(dialect)
            | Self::Misfit(dialect) => Some(dialect),
            Self::Production(_) => None,
        }
    }

    /// A number for the purpose for which the text was read.
    const fn purpose(&self) -> u8 {
        match self {
            Self::Dialect(..) | Self::Repaired(..) => 0,
            Self::Meaning(_) => 1,
            Self::Loss(_) => 2,
            Self::Misfit(_) => 3,
            Self::Production(_) => 4,
        }
    }

    /// The name of the production that read the text, or by which it was to be written.
    pub(super) fn root(&self) -> &'static str {
        match *self {
            Self::Production(name) => name,
            _ => self.dialect().map_or("", Dialect::start),
        }
    }

    /// The row of the dialect, if a dialect read the text.
    pub(super) fn row(&self) -> Option<&'static Row> {
        self.dialect().map(Dialect::row)
    }
}

/// The options and the repaired text never make equal reports differ: the options only decide what is found, and the
/// repaired text follows from the rest of the report.
impl PartialEq for Origin<'_> {
    fn eq(&self, other: &Self) -> bool {
        let key = |origin: &Self| (origin.purpose(), origin.dialect(), origin.root());
        key(self) == key(other)
    }
}

impl Eq for Origin<'_> {}
