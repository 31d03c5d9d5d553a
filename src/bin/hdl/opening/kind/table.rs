//! Whether a text that is named like a list is a table: its rows have the same delimiter equally often, and the first
//! row has titles, or the rows begin with something other than an identifier, or other cells follow an identifier.

use crate::input::csv::cell;
use crate::input::csv::{self, Style};

/// A usual delimiter of tables.
pub(crate) struct Delimiter {
    pub(crate) octet: u8,
    /// How `--delimiter` takes it.
    pub(crate) name: &'static str,
    /// The arguments that read a table whose name does not show this delimiter.
    arguments: &'static str,
}

pub(crate) const DELIMITERS: [Delimiter; 4] = [
    Delimiter { octet: b',', name: "','", arguments: "--column NAME" },
    Delimiter { octet: b';', name: "';'", arguments: "--column NAME --delimiter ';'" },
    Delimiter { octet: b'\t', name: "tab", arguments: "--column NAME --delimiter tab" },
    Delimiter { octet: b'|', name: "'|'", arguments: "--column NAME --delimiter '|'" },
];

/// How many rows are looked at.
const ROWS: usize = 20;

/// The longest row that is looked at, in octets.
const LONGEST: usize = 1 << 14;

/// Labels and schemes that come before an identifier and belong to it.
const LABELS: [&str; 7] = ["doi", "handle", "hdl", "http", "https", "info", "urn"];

/// The arguments that read a text as a table, if it is one.
pub(crate) fn option(text: &[u8]) -> Option<&'static str> {
    let delimiter = DELIMITERS.iter().find(|delimiter| is_table(text, delimiter.octet));
    delimiter.map(|delimiter| delimiter.arguments)
}

fn is_table(text: &[u8], delimiter: u8) -> bool {
    let style = Style { delimiter, has_quotes: true };
    let rows = csv::rows(text, style, LONGEST).take(ROWS);
    let rows: Vec<_> = rows.map(|row| cells(&text[row.range], style)).collect();
    let [titles, others @ ..] = &*rows else { return false };
    // A tab in a list is so rare that a row of a table may have more or fewer cells than the titles.
    let fits = |row: &Row<'_>| row.len() == titles.len() || delimiter == b'\t' && row.len() > 1;
    let is_divided = titles.len() > 1 && !others.is_empty() && others.iter().all(fits);
    is_divided && (are_titles(titles) || begin_otherwise(&rows) || go_on(&rows, delimiter))
}

/// The cells of a row.
type Row<'t> = Vec<&'t [u8]>;

/// The cells of a row, up to the first one that cannot be read.
fn cells(row: &[u8], style: Style) -> Row<'_> {
    let cells = cell::cells(row, style).map_while(Result::ok);
    cells.map(|cell| row[cell.range].trim_ascii()).collect()
}

/// Whether the cells may be titles: there are letters in them, and no identifier.
fn are_titles(cells: &Row<'_>) -> bool {
    let has_letter = |cell: &&[u8]| cell.iter().any(u8::is_ascii_alphabetic);
    cells.iter().any(has_letter) && !cells.iter().any(|cell| has_identifier(cell))
}

/// Whether there are identifiers in the rows, but none begins in a first cell, not even with its label or with the `10`
/// before a mistyped full stop.
fn begin_otherwise(rows: &[Row<'_>]) -> bool {
    let begins = |row: &Row<'_>| {
        let [first, ..] = **row else { return false };
        has_identifier(first) || is_label(first) || has_slip(row)
    };
    let has = |row: &Row<'_>| row.iter().any(|cell| has_identifier(cell));
    rows.iter().any(has) && !rows.iter().any(begins)
}

/// Whether each row begins with an identifier, and other cells follow it: any cell after a tab, but after a semicolon
/// only words, because a list of SICIs has a semicolon in each line, too. After a comma, it may be a note in a list.
fn go_on(rows: &[Row<'_>], delimiter: u8) -> bool {
    let begins = |row: &Row<'_>| row.first().is_some_and(|first| has_identifier(first));
    let others = || rows.iter().flat_map(|row| row.iter().skip(1));
    let are_words = |cell: &&[u8]| cell.contains(&b' ');
    rows.iter().all(begins)
        && match delimiter {
            b'\t' => others().any(|cell| !cell.is_empty()),
            b';' => others().any(are_words) && !others().any(|cell| has_identifier(cell)),
            _ => false,
        }
}

/// Whether a cell has an identifier in it: a digit, a `.` or a colon comes before its last `/`, and not only letters as
/// in `ISSN/ISBN`.
fn has_identifier(cell: &[u8]) -> bool {
    let slash = cell.iter().rposition(|octet| *octet == b'/').unwrap_or_default();
    cell[..slash].iter().any(|octet| octet.is_ascii_digit() || b".:".contains(octet))
}

fn is_label(cell: &[u8]) -> bool {
    LABELS.iter().any(|label| cell.eq_ignore_ascii_case(label.as_bytes()))
}

/// Whether a delimiter was typed in place of the full stop of a DOI name, as in `10,1000/182`.
fn has_slip(cells: &[&[u8]]) -> bool {
    let is_rest = |cell: &[u8]| {
        let digits = cell.iter().take_while(|octet| octet.is_ascii_digit()).count();
        digits > 0 && cell.get(digits) == Some(&b'/')
    };
    matches!(cells, [directory, rest, ..] if directory.ends_with(b"10") && is_rest(rest))
}

#[cfg(test)]
mod tests {
    use super::option;

    #[test]
    fn a_table_has_titles_or_begins_with_something_else() {
        for (text, expected) in [
            ("PT\tDI\nJ\t10.1000/1\nJ\t10.1000/2\t\n", Some("--column NAME --delimiter tab")),
            ("Author,DOI\nSmith,doi:10.1000/1\n", Some("--column NAME")),
            ("DOI;Title\n10.1000/1;\"One; two\nlines\"\n", Some("--column NAME --delimiter ';'")),
            ("ISSN/ISBN|DOI\n1|10.1000/1\n", Some("--column NAME --delimiter '|'")),
            ("Smith, 10.1000/1\nJones, 10.1000/2\n", Some("--column NAME")),
            ("1,10.1000/1\n10,10.1000/2\n", Some("--column NAME")),
            ("10.1000/1\tTitle\ndoi:10.1000/2\tA\n", Some("--column NAME --delimiter tab")),
            ("10.1000/1;A title\n10.1000/2;Title\n", Some("--column NAME --delimiter ';'")),
        ] {
            assert_eq!(option(text.as_bytes()), expected, "{text}");
        }
    }

    #[test]
    fn a_list_is_no_table() {
        for text in [
            "",
            "DOI\n10.1000/1\n10.1000/2\n",
            "Author, DOI\n",
            "DOIs, as we have them\n10.1000/1\n",
            "10.1000/1, a note\n10.1000/2, a note\n",
            "10.1000/1\t\n10.1000/2\t\n",
            "10.1000/1;\n10.1000/2;\n",
            "10.1002/1097-4571(199806)49:8<693::AID-ASI4>3.0.CO;2-O\n10.1002/1097-4571(199806)1:1<1::AID-ASI4>3.0.CO;2-P\n",
            "10,1000/1\n10,1000/2\n",
            "doi:10,1000/1\ndoi:10,1000/2\n",
            "doi;10.1000/1\ndoi;10.1000/2\n",
            "https;//doi.org/10.1000/1\nhttps;//doi.org/10.1000/2\n",
            "cnri.test/a,b\ncnri.test/c,d\n",
            "10.1000/1;10.1000/2\n10.1000/3;10.1000/4\n",
            "10.1000/1; see 10.1000/2\n10.1000/3; see 10.1000/4\n",
        ] {
            assert_eq!(option(text.as_bytes()), None, "{text}");
        }
    }
}
