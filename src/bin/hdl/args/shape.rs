//! [`Shape`]: where identifiers are, according to the arguments.

use std::convert::Infallible;
use std::ffi::OsStr;
use std::path::Path;
use std::str::FromStr;
use std::sync::Arc;

use crate::input::entries::{self, Names};
use crate::input::json::Fields;
use crate::input::layout::{Layout, Table};
use crate::input::source::Contents;
use crate::names::selection::Selection;

/// Where identifiers are in any file: in one layout, or in one that depends on the file.
#[derive(Clone, Debug)]
pub(crate) enum Shape {
    Known(Layout),
    /// The file decides the delimiter, and which columns have the titles.
    Columns(Columns),
    /// The file decides whether it is JSON or JSON Lines.
    Fields(Arc<Fields>),
    /// The file decides how its entries are written.
    Names(Arc<Names>),
    /// Fields of JSON and of entries, which no file can have.
    Mixed,
}

/// Which cells of a table are identifiers.
#[derive(Clone, Debug)]
pub(crate) struct Columns {
    pub(super) columns: Vec<Column>,
    pub(super) conditions: Vec<(Column, Vec<u8>)>,
    pub(super) split: Option<Vec<u8>>,
    pub(super) delimiter: Option<u8>,
}

impl Shape {
    /// What a file may contain: NUL shows that it is binary, unless NUL ends its records.
    pub(crate) fn contents(&self) -> Contents {
        if let Self::Known(Layout::List(b'\0')) = self { Contents::Any } else { Contents::Text }
    }
}

impl Columns {
    /// Whether the first row of a table must be read for its titles.
    pub(crate) fn have_titles(&self) -> bool {
        let conditions = self.conditions.iter().map(|(column, _)| column);
        self.columns.iter().chain(conditions).any(|column| matches!(column, Column::Title(_)))
    }

    /// The columns of the file of this name; `number` finds the number of a title.
    ///
    /// # Errors Those of `number`.
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
            delimiter: self.delimiter(name),
            columns: self.columns.iter().map(number).collect::<Result<_, _>>()?,
            conditions: self.conditions.iter().map(condition).collect::<Result<_, _>>()?,
            split: self.split.clone(),
        })
    }

    /// The same table before titles are known: each column that has a title is taken to be the first.
    pub(crate) fn numbered(&self, name: &str) -> Table {
        self.table(name, |_| Ok(0)).unwrap_or_else(|never: Infallible| match never {})
    }

    /// The delimiter of cells in the file of this name.
    pub(crate) fn delimiter(&self, name: &str) -> u8 {
        self.delimiter.unwrap_or_else(|| usual_delimiter(name))
    }
}

/// A column of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Column {
    /// Its number, from 1.
    Number(usize),
    Title(String),
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

/// A place in an argument, and the dialect or rule of the identifiers there: `doi`, or `handle=hdl-resolver`.
#[derive(Clone, Debug)]
pub(crate) struct Asked<P> {
    pub(crate) place: P,
    pub(crate) reading: Option<Selection>,
}

impl<P: FromStr> FromStr for Asked<P> {
    type Err = P::Err;

    /// The text after the last `=` is a dialect only if one has that name, because a title may contain `=`.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let asked = text.rsplit_once('=').and_then(|(place, name)| {
            let reading = name.parse().ok()?;
            Some((place, Some(reading)))
        });
        let (place, reading) = asked.unwrap_or((text, None));
        Ok(Self { place: place.parse()?, reading })
    }
}

/// The text that another cell of the row, or another member of the object, must have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Condition {
    pub(super) name: String,
    pub(super) column: Column,
    pub(super) text: String,
}

impl FromStr for Condition {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (name, text) = text.split_once('=').ok_or("write NAME=TEXT, such as `type=DOI`")?;
        Ok(Self { name: name.into(), column: name.parse()?, text: text.into() })
    }
}

/// The octet that `--delimiter` names.
pub(super) fn delimiter(text: &str) -> Result<u8, &'static str> {
    match text.as_bytes() {
        b"tab" | b"\\t" => Ok(b'\t'),
        [b'"' | b'\r' | b'\n'] => Err("a quote or a line end cannot separate cells"),
        // A text of one octet is ASCII, because it is valid UTF-8.
        [octet] => Ok(*octet),
        _ => Err("one ASCII character, or `tab`"),
    }
}

/// The delimiter of a file of this name where no argument says another.
fn usual_delimiter(name: &str) -> u8 {
    if matches!(extension(name).as_deref(), Some("tsv" | "tab")) { b'\t' } else { b',' }
}

/// A field of JSON by its path, or one of RIS or BibTeX by its name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Field {
    Pointer(crate::input::pointer::Pointer),
    Name(String),
}

impl FromStr for Field {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let in_name = |octet: u8| octet.is_ascii_alphanumeric() || b"-_:+".contains(&octet);
        if text.is_empty() || text.starts_with('/') {
            text.parse().map(Self::Pointer)
        } else if text.bytes().all(in_name) {
            Ok(Self::Name(text.to_owned()))
        } else {
            Err("a JSON Pointer begins with `/`, and the name of a field has letters and digits")
        }
    }
}

/// The option that reads the identifiers in a file of this name, if its extension says that it is no list.
pub(crate) fn option_for(name: &str) -> Option<&'static str> {
    let extension = extension(name)?;
    match extension.as_str() {
        "csv" | "tsv" | "tab" => Some("--column NAME"),
        "json" | "jsonl" | "ndjson" => Some("--field /POINTER"),
        "xml" => Some("--xml PATH or --profile NAME"),
        _ => entries::format_for(&extension).map(|format| format.option),
    }
}

/// The extension of a file name in lower case; one before `.gz` or `.zst` if the file is compressed.
pub(crate) fn extension(name: &str) -> Option<String> {
    let path = Path::new(name);
    let extension = |path: &Path| path.extension().and_then(OsStr::to_str).map(str::to_lowercase);
    match extension(path).as_deref() {
        Some("gz" | "zst") => path.file_stem().map(Path::new).and_then(extension),
        _ => extension(path),
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a value that a test cannot unwrap has failed the test")]

    use super::{Asked, Column, Condition, delimiter, usual_delimiter};

    #[test]
    fn a_delimiter_is_one_ascii_character_but_no_quote_or_line_end() {
        let none = "a quote or a line end cannot separate cells";
        let one = "one ASCII character, or `tab`";
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

    #[test]
    fn the_name_of_a_dialect_may_follow_a_column() {
        let table = [
            ("doi", "doi", None),
            ("doi=doi", "doi", Some("doi")),
            ("a=b=hdl-resolver", "a=b", Some("hdl-resolver")),
            ("a=hdl_uri::handle", "a", Some("hdl_uri::handle")),
            ("a=b", "a=b", None),
        ];
        for (text, title, reading) in table {
            let asked: Asked<Column> = text.parse().unwrap();
            assert_eq!(asked.place, Column::Title(title.into()), "{text}");
            assert_eq!(asked.reading.as_ref().map(|reading| reading.name()), reading, "{text}");
        }
        assert_eq!("0=doi".parse::<Asked<Column>>().unwrap_err(), "columns are numbered from 1");
    }

    #[test]
    fn a_condition_is_a_column_and_a_text() {
        let title = |title: &str| Column::Title(title.into());
        let condition = |name: &str, column, text: &str| {
            Ok(Condition { name: name.into(), column, text: text.into() })
        };
        let table = [
            ("type=DOI", condition("type", title("type"), "DOI")),
            ("2=a=b", condition("2", Column::Number(2), "a=b")),
            ("type=", condition("type", title("type"), "")),
            ("type", Err("write NAME=TEXT, such as `type=DOI`")),
            ("0=a", Err("columns are numbered from 1")),
        ];
        for (text, expected) in table {
            assert_eq!(text.parse(), expected, "{text}");
        }
    }
}
