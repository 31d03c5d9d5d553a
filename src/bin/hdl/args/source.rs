//! What is read, and where identifiers stand in it.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use crate::input::layout::Layout;
use crate::input::pointer::Pointer;

/// What is read.
#[derive(Debug, clap::Args)]
pub(crate) struct Source {
    /// The lists, one identifier a line; `-` or none is the standard input.
    ///
    /// A line ends with LF or CR LF. A UTF-8 byte order mark at the start of a file, and empty lines,
    /// are skipped; no other blank is. A line above 1 MiB is reported, and the work goes on. What
    /// `gzip` or `zstd` has compressed is read as what it holds. JSON counts what was read in `record`, from 0 in each
    /// file: empty lines do not count, empty cells and fields do.
    #[arg(value_name = "FILE")]
    pub(crate) files: Vec<PathBuf>,

    /// Identifiers end with NUL instead of a line end.
    ///
    /// What stands between two NULs then counts as a line; LF and CR are characters like any other. To check files that
    /// `find -print0` names, write `find … -print0 | xargs -0 hdl check`.
    #[arg(short = '0', long)]
    null: bool,

    /// Read a column of CSV or TSV: by its name in the first row, or by its number, from 1.
    ///
    /// By number, the first row is read like any other. Cells may be quoted as RFC 4180 has it, and hold line ends;
    /// an empty one is none. Lines and columns that are told are those of the file. For example
    /// `hdl check --column doi articles.csv`.
    #[arg(long, value_name = "NAME|N", conflicts_with = "null")]
    column: Option<Column>,

    /// What stands between cells; without it, a tab in a file called `….tsv` or `….tab`, else a comma.
    ///
    /// An ASCII character, or `tab`: `hdl check --column 2 --delimiter ';' list.csv`.
    #[arg(long, value_name = "CHARACTER", requires = "column", value_parser = delimiter)]
    delimiter: Option<u8>,

    /// Read a field of JSON Lines, by a JSON Pointer of RFC 6901.
    ///
    /// A line without the field, or with null or an empty string in it, is skipped. If no line of a file has the field,
    /// its name is probably wrong: that is reported, with exit status 2. For example
    /// `hdl check --field /attributes/doi works.jsonl`.
    #[arg(long, value_name = "POINTER", conflicts_with_all = ["null", "column"])]
    field: Option<Pointer>,

    /// Find identifiers inside any text: prose, HTML, XML, Markdown, LaTeX, BibTeX, JSON, the text of a PDF.
    ///
    /// An identifier begins with `hdl:`, `info:` or `doi:`, with a link to a known proxy, or with the prefix of a DOI name
    /// (`10.1000/`). It ends where a reader would end it: at a space, a quotation mark, a bracket that was not opened, and
    /// before punctuation; a SICI keeps its `<` and `>`. Entities (`&amp;`), backslashes (`\_`) and line breaks inside
    /// it are undone. For example `hdl check --find README.md`.
    #[arg(long, conflicts_with_all = ["null", "column", "field"])]
    find: bool,

    /// What the standard input is called where problems are told.
    ///
    /// For example `git show HEAD:ids.txt | hdl check --stdin-name ids.txt`.
    #[arg(long, value_name = "NAME", default_value = "<stdin>")]
    pub(crate) stdin_name: String,
}

impl Source {
    /// The octet that ends a record of a list.
    pub(crate) fn separator(&self) -> u8 {
        if self.null { b'\0' } else { b'\n' }
    }

    /// Where identifiers stand.
    pub(crate) fn shape(&self) -> Shape {
        if let Some(column) = &self.column {
            return Shape::Column { column: column.clone(), delimiter: self.delimiter };
        }
        match &self.field {
            Some(pointer) => Shape::Field(pointer.clone()),
            None if self.find => Shape::Text,
            None => Shape::List(self.separator()),
        }
    }
}

/// Where identifiers stand in any file.
#[derive(Clone, Debug)]
pub(crate) enum Shape {
    List(u8),
    Column { column: Column, delimiter: Option<u8> },
    Field(Pointer),
    Text,
}

impl Shape {
    /// Where they stand in the file of this name; of a column that has a title, the number is not yet known.
    pub(crate) fn layout(&self, name: &str) -> Layout {
        match self {
            Self::List(separator) => Layout::List(*separator),
            Self::Column { column, delimiter } => Layout::Column {
                delimiter: delimiter.unwrap_or_else(|| usual_delimiter(name)),
                column: match column {
                    Column::Number(number) => number - 1,
                    Column::Title(_) => 0,
                },
            },
            Self::Field(pointer) => Layout::Field(pointer.clone()),
            Self::Text => Layout::Text,
        }
    }

    /// The title of the column, where it has one.
    pub(crate) fn title(&self) -> Option<&str> {
        match self {
            Self::Column { column: Column::Title(title), .. } => Some(title),
            _ => None,
        }
    }
}

/// A column of a table.
#[derive(Clone, Debug)]
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

fn delimiter(text: &str) -> Result<u8, &'static str> {
    match text.as_bytes() {
        b"tab" | b"\\t" => Ok(b'\t'),
        [b'"' | b'\r' | b'\n'] => Err("a quote or a line end is none"),
        // Alone in a text, an octet is ASCII.
        [octet] => Ok(*octet),
        _ => Err("one ASCII character, or `tab`"),
    }
}

/// The delimiter of a file of this name, whether compressed or not.
fn usual_delimiter(name: &str) -> u8 {
    let path = Path::new(name);
    let extension = |path: &Path| path.extension().and_then(OsStr::to_str).map(str::to_lowercase);
    let inner = match extension(path).as_deref() {
        Some("gz" | "zst") => path.file_stem().map(Path::new).and_then(extension),
        _ => extension(path),
    };
    if matches!(inner.as_deref(), Some("tsv" | "tab")) { b'\t' } else { b',' }
}

#[cfg(test)]
mod tests {
    use super::{delimiter, usual_delimiter};

    #[test]
    fn a_delimiter_is_one_character_that_nothing_else_is() {
        let none = "a quote or a line end is none";
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
    fn the_name_of_a_file_tells_what_it_is() {
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
