//! The titles of a table, which name its columns.

use std::io;

use memchr::memchr_iter;

use super::kind::FileKind;
use super::kind::table::{DELIMITERS, Delimiter};
use crate::args::Columns;
use crate::input::block::Block;
use crate::input::csv::cell::{self, Cell};
use crate::input::csv::{self, Bad, Style};
use crate::input::layout::Table;
use crate::input::limits::LONGEST;
use crate::input::returns;
use crate::names::suggest;

/// How many rows after the first are searched for the titles.
const SEARCHED: usize = 20;

/// The table whose columns are found by the titles in this first row; `rest` has the rows after it.
pub(super) fn table(columns: &Columns, name: &str, row: &[u8], rest: &Block) -> io::Result<Table> {
    // A lone CR ends no line, so the whole file would count as the row of titles.
    if has_return(row.trim_ascii_end(), columns.style(name)) {
        return Err(io::Error::other(returns::WHY));
    }
    let is_table = |kind: &FileKind| matches!(kind, FileKind::Table(_));
    let kind =
        FileKind::by_name(name).or_else(|| FileKind::by_head(row)).filter(|kind| !is_table(kind));
    let other =
        |kind: FileKind, title: &str| io::Error::other(kind.advice(("--column", title), title));
    let cells: Result<Vec<_>, _> = cell::cells(row, columns.style(name)).collect();
    let cells = cells.map_err(|bad| match (kind, columns.title()) {
        (Some(kind), Some(title)) => other(kind, title),
        _ => unreadable(bad, row),
    })?;
    // In a table that was typed by hand, a title may have spaces around it.
    let title = |cell: &Cell| String::from_utf8_lossy(&cell.text(row)).trim().to_owned();
    let titles: Vec<_> = cells.iter().map(title).collect();
    refuse_line_for_spreadsheets(columns, name, row)?;
    refuse_missing_column(columns.numbered(name).width(), row, titles.len())?;
    let table = columns.table(name, |title| {
        let line = || line_of(title, columns.style(name), rest);
        number(title, &titles, line).map_err(|error| match kind {
            Some(kind) => other(kind, title),
            None => error,
        })
    })?;
    refuse_repeated(columns, &table, &titles)?;
    let named = titles.iter().rposition(|title| !title.is_empty()).map_or(0, |last| last + 1);
    Ok(Table { titles: named, ..table })
}

/// Refuses a column that the arguments name both by its title and by its number: its cells would count twice.
fn refuse_repeated(columns: &Columns, table: &Table, titles: &[String]) -> io::Result<()> {
    let Some(number) = columns.named_twice(table) else { return Ok(()) };
    let title = titles.get(number).map_or("", String::as_str);
    let why = format!("`{title}` is column {}, which --column names too: name it once", number + 1);
    Err(io::Error::other(why))
}

/// The error that a title cannot be read, with the slip that probably caused it.
fn unreadable(bad: Bad, row: &[u8]) -> io::Error {
    let after = if let Bad::AfterQuote(at) = bad { row.get(at) } else { None };
    let delimiter = DELIMITERS.iter().find(|delimiter| after == Some(&delimiter.octet));
    let advice = match delimiter {
        Some(Delimiter { name, .. }) => format!("; perhaps add --delimiter {name}"),
        None => bad.advice().into(),
    };
    io::Error::other(format!("in the first row, {bad}{advice}"))
}

/// Refuses a first line such as `sep=;`. A spreadsheet takes this line for the name of the delimiter, but every other
/// program takes it for a row.
fn refuse_line_for_spreadsheets(columns: &Columns, name: &str, row: &[u8]) -> io::Result<()> {
    let [b's', b'e', b'p', b'=', delimiter] = *row else { return Ok(()) };
    let usual = DELIMITERS.iter().find(|usual| usual.octet == delimiter);
    let shown = match delimiter {
        b'\t' => "`sep=` and a tab".into(),
        _ => format!("`sep={}`", char::from(delimiter)),
    };
    let mut why = format!("{shown} in the first line is only for spreadsheets: delete the line");
    if columns.style(name).delimiter != delimiter {
        let named =
            usual.map_or_else(|| format!("'{}'", char::from(delimiter)), |usual| usual.name.into());
        why = format!("{why}, and add --delimiter {named}");
    }
    Err(io::Error::other(why))
}

/// Refuses a table if no row of its first block has the column with the largest number that the arguments name: that is
/// one mistake in the arguments, and not one in each row.
pub(super) fn refuse_missing_columns(
    columns: &Columns,
    name: &str,
    block: &Block,
) -> io::Result<()> {
    let (table, text) = (columns.numbered(name), block.text());
    let (style, number) = (table.style, table.width());
    let counted = |row: &[u8]| cell::cells(row, style).count();
    let rows = || csv::rows(text, style, LONGEST).map(|row| &text[row.range]);
    if !block.pieces.is_empty() || rows().any(|row| counted(row) >= number) {
        return Ok(());
    }
    let widest = rows().max_by_key(|row| counted(row));
    widest.map_or(Ok(()), |row| refuse_missing_column(number, row, counted(row)))
}

/// Whether the first row of a block has CR outside of quotes, where it probably ends a line.
pub(super) fn first_has_return(columns: &Columns, name: &str, block: &Block) -> bool {
    let (style, text) = (columns.style(name), block.text());
    let first = csv::rows(text, style, LONGEST).next();
    first.is_some_and(|row| has_return(&text[row.range], style))
}

/// Whether a row has CR outside of quotes, where it probably ends a line.
fn has_return(row: &[u8], style: Style) -> bool {
    cell::cells(row, style).any(|cell| match cell {
        Ok(cell) => !cell.quoted && row[cell.range].contains(&b'\r'),
        Err(Bad::AfterQuote(at)) => row.get(at) == Some(&b'\r'),
        Err(_) => false,
    })
}

/// Refuses the number of a column that a table with at most this many columns does not have.
fn refuse_missing_column(number: usize, row: &[u8], most: usize) -> io::Result<()> {
    if number <= most {
        return Ok(());
    }
    let has = match most {
        1 => "only one column".to_owned(),
        _ => format!("only {most} columns"),
    };
    let mut why = format!("there is no column {number}: the table has {has}");
    let is_wide = |it: &&Delimiter| row.split(|octet| *octet == it.octet).count() >= number;
    if let Some(Delimiter { name, .. }) = DELIMITERS.iter().find(is_wide) {
        why = format!("{why}; perhaps add --delimiter {name}");
    }
    Err(io::Error::other(why))
}

/// For a first row that was read as one title, `whole`: the delimiter that divides it into titles, as `--delimiter`
/// takes it, and the one of these titles that is `title` or nearly so.
fn divided(title: &str, whole: &str) -> Option<(&'static str, String)> {
    let divides = |Delimiter { octet, name, .. }: &Delimiter| {
        let titles =
            whole.split(char::from(*octet)).map(|other| other.trim().trim_matches('"').to_owned());
        let titles: Vec<_> = titles.collect();
        let near = suggest::most_similar(title, &titles).filter(|_| titles.len() > 1)?;
        let found = titles.iter().find(|other| *other == title).unwrap_or(near);
        Some((*name, found.clone()))
    };
    DELIMITERS.iter().find_map(divides)
}

/// The line of the first row after the first that has a cell with this text: other lines, such as the name of the whole
/// table, may come before the titles.
fn line_of(title: &str, style: Style, rest: &Block) -> Option<u64> {
    let text = rest.text();
    let is_title = |row: &[u8], cell: &Cell| cell.text(row).trim_ascii() == title.trim().as_bytes();
    let has_title = |row: &[u8]| cell::cells(row, style).flatten().any(|cell| is_title(row, &cell));
    let mut rows = csv::rows(text, style, LONGEST).take(SEARCHED);
    let found = rows.find(|row| has_title(&text[row.range.clone()]))?;
    Some(rest.start.line + memchr_iter(b'\n', &text[..found.range.start]).count() as u64)
}

/// The number of the column with this title; `line` looks for the title in other rows.
fn number(title: &str, titles: &[String], line: impl FnOnce() -> Option<u64>) -> io::Result<usize> {
    let title = title.trim();
    let mut found = titles.iter().enumerate().filter(|(_, other)| *other == title);
    match (found.next(), found.count()) {
        (Some((number, _)), 0) => Ok(number),
        (Some(_), others) => {
            let count = others + 1;
            let why = format!("{count} columns are called `{title}`: give the number of one");
            Err(io::Error::other(why))
        }
        (None, _) => Err(match line() {
            Some(line) => io::Error::other(format!(
                "`{title}` is in line {line}, not in the first row: delete the lines before the titles"
            )),
            None => unknown(title, titles),
        }),
    }
}

/// The error that no column has this title, with the slip that probably caused it.
fn unknown(title: &str, titles: &[String]) -> io::Error {
    if let [whole] = titles
        && let Some((delimiter, found)) = divided(title, whole)
    {
        let mut why = format!(
            "`{found}` and the other titles have another delimiter: add --delimiter {delimiter}"
        );
        if found != title {
            why = format!("{why}, and write `{found}` instead of `{title}`");
        }
        return io::Error::other(why);
    }
    if let Some((place, name)) = title.rsplit_once('=')
        && (titles.iter().any(|title| title == place) || place.parse::<usize>().is_ok())
    {
        return io::Error::other(suggest::no_dialect(name));
    }
    let named: Vec<_> = titles.iter().filter(|title| !title.is_empty()).collect();
    let known = match &*named {
        [] => "the first row has no titles".to_owned(),
        [one] => format!("the only title in the first row is `{one}`"),
        named => format!("the columns are {}", suggest::list(named, "and")),
    };
    let mut why = format!("no column is called `{title}`; {known}");
    if let Some(near) = suggest::most_similar(title, titles) {
        why = format!("{why}. Did you mean `{near}`?");
    }
    io::Error::other(why)
}
