//! [`Bad`]: why a cell cannot be read.

use std::fmt;

/// Why a cell cannot be read, and at which octet of the row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bad {
    /// The quote is not closed.
    Open(usize),
    /// The quote is closed only after rows that seem to be in its cell.
    Late(usize),
    /// Something comes between the closing quote and the delimiter.
    AfterQuote(usize),
    /// The row has only this many cells.
    Short(usize),
    /// More cells follow than the first row has titles; the first of them is here.
    Long(usize),
}

impl Bad {
    /// The octet of the row that the message points to.
    pub(crate) fn at(self) -> usize {
        match self {
            Self::Open(at) | Self::Late(at) | Self::AfterQuote(at) | Self::Long(at) => at,
            Self::Short(_) => 0,
        }
    }

    /// What to do about the row, to be added to the reason; empty if the reason says it.
    pub(crate) fn advice(self) -> &'static str {
        match self {
            Self::Open(_) | Self::Late(_) | Self::AfterQuote(_) => {
                "; if no cell of the file is quoted, add --no-quotes"
            }
            Self::Short(_) | Self::Long(_) => "",
        }
    }

    /// The reason, and what to do about the row.
    pub(crate) fn with_advice(self) -> String {
        format!("{self}{}", self.advice())
    }
}

impl fmt::Display for Bad {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Open(_) => f.write_str("this quote is not closed"),
            Self::Late(_) => f.write_str("this quote is closed only in a later row"),
            Self::AfterQuote(_) => f.write_str("a delimiter must follow the closing quote"),
            Self::Long(_) => f.write_str(
                "this row has more columns than titles: a cell with a delimiter in it needs quotes",
            ),
            Self::Short(1) => f.write_str("this row has only one column"),
            Self::Short(cells) => write!(f, "this row has only {cells} columns"),
        }
    }
}
