//! [`Cell`]: a cell in a row of a table.

use std::borrow::Cow;
use std::ops::Range;

use memchr::memchr;

use super::bad::Bad;
use super::{LINE_END, QUOTE, Style};
use crate::input::unescape::Escapes;

/// A cell: its octets in the row, without the quotes around it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Cell {
    pub(crate) range: Range<usize>,
    pub(crate) quoted: bool,
    /// Whether it contains a doubled quote.
    doubled: bool,
}

impl Cell {
    /// The position in the row after the cell and its closing quote.
    fn end(&self) -> usize {
        self.range.end + usize::from(self.quoted)
    }

    /// The quote that opens the cell in `row`, if a line of the cell after its first one looks like a row: text stands
    /// before and after a delimiter in it.
    pub(crate) fn late(&self, row: &[u8], delimiter: u8) -> Option<Bad> {
        let is_filling = |octet: &u8| *octet == delimiter || octet.is_ascii_whitespace();
        let is_row = |line: &[u8]| {
            let start = line.iter().position(|octet| !is_filling(octet)).unwrap_or(line.len());
            let end = line.iter().rposition(|octet| !is_filling(octet)).unwrap_or(start);
            line.get(start..end).is_some_and(|inner| memchr(delimiter, inner).is_some())
        };
        let mut lines = row[self.range.clone()].split(|octet| *octet == LINE_END).skip(1);
        (self.quoted && lines.any(is_row)).then(|| Bad::Late(self.range.start - 1))
    }

    /// The text of the cell, in its row.
    pub(crate) fn text<'a>(&self, row: &'a [u8]) -> Cow<'a, [u8]> {
        let raw = &row[self.range.clone()];
        Escapes::Quotes.text(raw).filter(|_| self.doubled).unwrap_or(raw.into())
    }
}

/// The cells of a row, up to the first bad one.
pub(crate) fn cells(row: &[u8], style: Style) -> impl Iterator<Item = Result<Cell, Bad>> {
    cells_from(row, style, Some(0))
}

/// The cells of a row from the one that begins at `next`, up to the first bad one.
fn cells_from(
    row: &[u8],
    style: Style,
    mut next: Option<usize>,
) -> impl Iterator<Item = Result<Cell, Bad>> {
    let Style { delimiter, has_quotes } = style;
    std::iter::from_fn(move || {
        let start = next.take()?;
        let rest = &row[start..];
        let read = if has_quotes && rest.first() == Some(&QUOTE) {
            quoted(row, start)
        } else {
            let end = memchr(delimiter, rest).map_or(row.len(), |ahead| start + ahead);
            Ok((Cell { range: start..end, quoted: false, doubled: false }, end))
        };
        Some(read.and_then(|(cell, end)| match row.get(end) {
            None => Ok(cell),
            Some(&octet) if octet == delimiter => {
                next = Some(end + 1);
                Ok(cell)
            }
            Some(_) => Err(Bad::AfterQuote(end)),
        }))
    })
}

/// The quoted cell whose opening quote is at `open`, and the position after its closing quote.
fn quoted(row: &[u8], open: usize) -> Result<(Cell, usize), Bad> {
    let (mut at, mut doubled) = (open + 1, false);
    loop {
        let end = at + memchr(QUOTE, &row[at..]).ok_or(Bad::Open(open))?;
        if row.get(end + 1) != Some(&QUOTE) {
            return Ok((Cell { range: open + 1..end, quoted: true, doubled }, end + 1));
        }
        (at, doubled) = (end + 2, true);
    }
}

/// Reads the first `width` cells of a row; returns why fewer can be read, if so.
pub(crate) fn read(row: &[u8], style: Style, width: usize, into: &mut Vec<Cell>) -> Option<Bad> {
    into.clear();
    for cell in cells(row, style).take(width) {
        match cell {
            Ok(cell) => into.push(cell),
            Err(bad) => return Some(bad),
        }
    }
    (into.len() < width).then_some(Bad::Short(into.len()))
}

/// Why a row that begins with these cells does not have as many cells as there are titles; `None` if it does, or if a
/// later cell that cannot be read hides how many there are. Delimiters alone after the last cell do not count, because
/// spreadsheets write them there.
pub(crate) fn misfit(row: &[u8], style: Style, first: &[Cell], titles: usize) -> Option<Bad> {
    let (mut count, mut end) = (first.len(), first.last()?.end());
    let next = (end < row.len()).then_some(end + 1);
    for cell in cells_from(row, style, next).take(titles.saturating_sub(count)) {
        (count, end) = (count + 1, cell.ok()?.end());
    }
    if count < titles {
        return Some(Bad::Short(count));
    }
    row[end..].iter().any(|octet| *octet != style.delimiter).then_some(Bad::Long(end))
}
