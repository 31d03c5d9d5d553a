//! [`Layout`]: where identifiers are in a file.

mod place;

use std::borrow::Cow;
use std::sync::Arc;

use crate::input::boundary::Boundary;
use crate::input::csv::{Quotes, Style};
use crate::input::entries::{EntryFormat, Names};
use crate::input::json::Fields;
use crate::input::prose::Prose;
use crate::input::unescape::Escapes;
use crate::input::xml::elements::Elements;

/// How the identifiers of a file are found.
#[derive(Clone, Debug)]
pub(crate) enum Layout {
    /// Each row is an identifier; this octet ends a row.
    List(u8),
    /// Some columns of a table have the identifiers.
    Table(Table),
    /// Some values of JSON are the identifiers.
    Fields {
        fields: Arc<Fields>,
        /// Whether each line is a text of its own.
        lines: bool,
        /// Whether the file begins with an array.
        is_array: bool,
    },
    /// The texts of some elements and attributes of XML are the identifiers.
    Xml(Arc<Elements>),
    /// Some fields of the entries of a bibliography are the identifiers.
    Entries(Arc<Names>, &'static EntryFormat),
    /// Identifiers may be anywhere in a text.
    Text(Prose),
}

/// Which cells of a table are identifiers. The first column is 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Table {
    pub(crate) style: Style,
    /// How many titles the first row has, without empty ones at its end; 0 if it was not read for them.
    pub(crate) titles: usize,
    /// The columns that are read, in the order of the arguments.
    pub(crate) columns: Vec<usize>,
    /// Columns and texts of other cells: a row is read only if it has all of them, in any case.
    pub(crate) conditions: Vec<(usize, Vec<u8>)>,
    /// The separator of several identifiers in one cell.
    pub(crate) split: Option<Vec<u8>>,
}

/// Whether a row is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum RowChoice {
    Taken,
    /// Another cell does not meet its condition.
    Passed,
    /// A cell with a condition is missing.
    Unknown,
}

impl Table {
    /// How many cells of a row must be read.
    pub(crate) fn width(&self) -> usize {
        let conditions = self.conditions.iter().map(|(column, _)| column);
        self.columns.iter().chain(conditions).max().map_or(0, |last| last + 1)
    }

    /// Whether this column is wanted, or has a condition.
    pub(crate) fn looks_at(&self, column: usize) -> bool {
        let conditions = self.conditions.iter().map(|(column, _)| column);
        self.columns.iter().chain(conditions).any(|&other| other == column)
    }

    /// The positions of a column of the file among the columns of the arguments.
    pub(crate) fn wanted(&self, column: usize) -> impl Iterator<Item = usize> {
        let numbered = self.columns.iter().enumerate();
        numbered.filter(move |(_, wanted)| **wanted == column).map(|(number, _)| number)
    }

    /// How the text of a cell is escaped.
    pub(crate) fn escapes(&self, quoted: bool) -> Escapes {
        match self.style {
            _ if quoted => Escapes::Quotes,
            Style { delimiter, has_quotes: true } => Escapes::Cell(delimiter),
            Style { delimiter, has_quotes: false } => Escapes::Bare(delimiter),
        }
    }

    /// Whether a row with these cells is read.
    pub(crate) fn choice<'a>(&self, cell: impl Fn(usize) -> Option<Cow<'a, [u8]>>) -> RowChoice {
        let mut choice = RowChoice::Taken;
        for (column, expected) in &self.conditions {
            match cell(*column) {
                Some(text) if text.eq_ignore_ascii_case(expected) => {}
                Some(_) => return RowChoice::Passed,
                None => choice = RowChoice::Unknown,
            }
        }
        choice
    }
}

impl Layout {
    /// Whether each line is an identifier.
    pub(crate) fn is_list_of_lines(&self) -> bool {
        matches!(self, Self::List(b'\n'))
    }

    /// The octet that ends a line of a file of this layout.
    pub(crate) fn line_end(&self) -> u8 {
        match self {
            Self::Text(prose) => prose.line_end,
            _ => b'\n',
        }
    }

    /// Where a file of this layout may be cut; an identifier has at most `longest` octets.
    pub(crate) fn boundary(&self, longest: usize) -> Boundary {
        match self {
            Self::List(separator) => Boundary::Lines(*separator),
            Self::Table(table) => Boundary::Table(Quotes::new(table.style, longest)),
            Self::Fields { .. } => Boundary::Lines(b'\n'),
            Self::Xml(_) | Self::Entries(..) | Self::Text(_) => Boundary::Words,
        }
    }

    /// Whether identifiers are numbered one by one, because there are no rows.
    pub(crate) fn has_no_rows(&self) -> bool {
        matches!(self, Self::Xml(_) | Self::Entries(..) | Self::Fields { lines: false, .. })
    }

    /// Whether several identifiers may stand in one place, and nothing says what separates them.
    pub(crate) fn may_be_split(&self) -> bool {
        !matches!(self, Self::List(_) | Self::Text(_)) && self.split().is_none()
    }

    /// The separator of several identifiers in one place.
    pub(crate) fn split(&self) -> Option<&[u8]> {
        match self {
            Self::Table(table) => table.split.as_deref(),
            Self::Fields { fields, .. } => fields.split.as_deref(),
            Self::Xml(elements) => elements.split.as_deref(),
            Self::Entries(names, _) => names.split.as_deref(),
            Self::List(_) | Self::Text(_) => None,
        }
    }
}
