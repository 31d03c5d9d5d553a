//! [`Columns`]: the columns of a table that have identifiers.

use std::convert::Infallible;
use std::str::FromStr;

use crate::files::extension;
use crate::input::csv::Style;
use crate::input::layout::Table;

/// Which cells of a table are identifiers.
#[derive(Clone, Debug)]
pub(crate) struct Columns {
    pub(super) columns: Vec<Column>,
    pub(super) conditions: Vec<(Column, Vec<u8>)>,
    pub(super) split: Option<Vec<u8>>,
    pub(super) delimiter: Option<u8>,
    pub(super) has_quotes: bool,
}

impl Columns {
    /// Whether the first row of a table must be read for its titles.
    pub(crate) fn have_titles(&self) -> bool {
        let conditions = self.conditions.iter().map(|(column, _)| column);
        self.columns.iter().chain(conditions).any(|column| column.title().is_some())
    }

    /// The first title that the arguments name.
    pub(crate) fn title(&self) -> Option<&str> {
        self.columns.iter().find_map(Column::title)
    }

    /// The first column of this table, counted from 0, that the arguments name both by its title and by its number.
    pub(crate) fn named_twice(&self, table: &Table) -> Option<usize> {
        let named = || self.columns.iter().zip(&table.columns);
        let by_title = named().filter(|(column, _)| column.title().is_some());
        let is_numbered = |number: &usize| self.columns.contains(&Column::Number(number + 1));
        by_title.map(|(_, number)| *number).find(is_numbered)
    }

    /// The columns of the file of this name; `number` finds the number of a title.
    ///
    /// # Errors
    /// A title has no number: the error is that of `number`.
    pub(crate) fn table<E>(
        &self,
        name: &str,
        number: impl Fn(&str) -> Result<usize, E>,
    ) -> Result<Table, E> {
        let number = |column: &Column| match column {
            Column::Number(number) => Ok(number - 1),
            Column::Title(title) => number(title),
        };
        let condition = |(column, text): &(Column, Vec<u8>)| Ok((number(column)?, text.clone()));
        Ok(Table {
            style: self.style(name),
            titles: 0,
            columns: self.columns.iter().map(number).collect::<Result<_, _>>()?,
            conditions: self.conditions.iter().map(condition).collect::<Result<_, _>>()?,
            split: self.split.clone(),
        })
    }

    /// The same table before the titles of the file are known: until then, each column that the arguments name by its
    /// title counts as the first.
    pub(crate) fn numbered(&self, name: &str) -> Table {
        self.table(name, |_| Ok(0)).unwrap_or_else(|never: Infallible| match never {})
    }

    /// How the cells of the file of this name are written.
    pub(crate) fn style(&self, name: &str) -> Style {
        let delimiter = self.delimiter.unwrap_or_else(|| usual_delimiter(name));
        Style { delimiter, has_quotes: self.has_quotes }
    }
}

/// A column of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Column {
    /// Its number, from 1.
    Number(usize),
    Title(String),
}

impl Column {
    /// Its title, if it is named by that.
    pub(super) fn title(&self) -> Option<&str> {
        match self {
            Self::Title(title) => Some(title),
            Self::Number(_) => None,
        }
    }
}

impl FromStr for Column {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text.parse() {
            Ok(0) => Err("columns are numbered from 1"),
            Ok(number) => Ok(Self::Number(number)),
            Err(_) => Ok(Self::Title(text.to_owned())),
        }
    }
}

/// The octet that `--delimiter` names.
pub(super) fn delimiter(text: &str) -> Result<u8, &'static str> {
    match text.as_bytes() {
        b"tab" | b"\\t" => Ok(b'\t'),
        [b'"' | b'\r' | b'\n'] => Err("a quote or a line end cannot separate cells"),
        // A text of one octet is ASCII, because it is valid UTF-8.
        [octet] => Ok(*octet),
        _ => Err("write one ASCII character, or `tab`"),
    }
}

/// The delimiter of a file of this name if no argument names one.
pub(crate) fn usual_delimiter(name: &str) -> u8 {
    if matches!(extension(name).as_deref(), Some("tsv" | "tab")) { b'\t' } else { b',' }
}

#[cfg(test)]
mod tests {
    use super::{delimiter, usual_delimiter};

    #[test]
    fn a_delimiter_is_one_ascii_character_but_no_quote_or_line_end() {
        let none = "a quote or a line end cannot separate cells";
        let one = "write one ASCII character, or `tab`";
        let table = [
            (";", Ok(b';')),
            ("tab", Ok(b'\t')),
            ("\\t", Ok(b'\t')),
            ("\t", Ok(b'\t')),
            ("\"", Err(none)),
            ("\r", Err(none)),
            ("\n", Err(none)),
            ("", Err(one)),
            ("é", Err(one)),
            (";;", Err(one)),
        ];
        for (text, expected) in table {
            assert_eq!(delimiter(text), expected, "{text:?}");
        }
    }

    #[test]
    fn the_extension_of_a_file_decides_its_delimiter() {
        let table = [
            ("a.tsv", b'\t'),
            ("a.csv.tab", b'\t'),
            ("a.TSV.gz", b'\t'),
            ("a.tab.zst", b'\t'),
            ("a.tsv.csv", b','),
            ("a.tsv.zip", b','),
            ("a.gz", b','),
            ("tsv", b','),
        ];
        for (name, expected) in table {
            assert_eq!(usual_delimiter(name), expected, "{name}");
        }
    }
}
