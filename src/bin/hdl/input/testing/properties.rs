//! Properties that hold for every file, however it is cut into blocks. The fuzz targets assert them with blocks of a
//! few octets.

use std::ops::ControlFlow;
use std::sync::Arc;

use handle_syntax::find;

use super::trickle::Trickle;
use crate::input::block::Block;
use crate::input::blocks::Blocks;
use crate::input::csv::Style;
use crate::input::json::Fields;
use crate::input::layout::{Layout, Table};
use crate::input::limits::Limits;
use crate::input::octets::without_return;
use crate::input::prose::{Markup, Prose};
use crate::input::record::Rows;
use crate::input::scan::{Located, Visitor};
use crate::input::unread::Unread;

/// The line and column of a record, with its number and text, or with what is wrong with a row.
type Seen = ((u64, u64), Result<(u64, Option<Vec<u8>>), String>);

/// The layout of one column of a table, without conditions.
pub(crate) fn column(delimiter: u8, column: usize) -> Layout {
    let (columns, conditions) = (vec![column], Vec::new());
    let style = Style { delimiter, has_quotes: true };
    Layout::Table(Table { style, titles: 0, columns, conditions, split: None })
}

/// The same layout of a table with this many titles.
#[cfg(test)]
pub(crate) fn titled(layout: Layout, titles: usize) -> Layout {
    match layout {
        Layout::Table(table) => Layout::Table(Table { titles, ..table }),
        other => other,
    }
}

/// The layout of one field of JSON Lines.
pub(crate) fn field(path: &str) -> Layout {
    let paths = path.parse().into_iter().collect();
    let fields = Fields { paths, conditions: Vec::new(), split: None };
    Layout::Fields { fields: Arc::new(fields), lines: true, is_array: false }
}

#[derive(Default)]
struct All(Vec<Seen>);

impl Visitor for All {
    fn found(&mut self, found: Located<'_>) -> ControlFlow<()> {
        let record = found.record;
        self.0.push((found.place(0), Ok((record.number, record.text.map(<[u8]>::to_vec)))));
        ControlFlow::Continue(())
    }

    fn unread(&mut self, _number: u64, unread: Unread) -> ControlFlow<()> {
        self.0.push(((unread.line, unread.column), Err(unread.why)));
        ControlFlow::Continue(())
    }
}

/// The records found in a file that gives `step` octets at a time.
fn seen(layout: &Layout, file: &[u8], step: usize, limits: Limits) -> Vec<Seen> {
    let mut all = All::default();
    let mut blocks = Blocks::new(Trickle::new(file, step), layout.clone(), limits);
    let mut block = Block::default();
    while blocks.read(&mut block).is_ok_and(|read| read) {
        assert!(layout.each(&block, &mut all).is_continue());
    }
    assert_eq!(blocks.octet(), file.len() as u64, "not all is read: \"{}\"", file.escape_ascii());
    all.0
}

/// Asserts that the records do not depend on how many octets come at a time, that those of a text are the identifiers
/// of the whole text, and that their places are in order.
pub(crate) fn hold(layout: &Layout, file: &[u8], step: usize, limits: Limits) {
    let shown = || format!("{layout:?} \"{}\", {step} at a time", file.escape_ascii());
    let at_once = seen(layout, file, usize::MAX, limits);
    let dripped = seen(layout, file, step, limits);
    // The place where a word is cut because it is too long depends on how much of it has been read.
    let cut = matches!(layout, Layout::Text(_)) && longest_word(file) > limits.longest;
    assert!(cut || dripped == at_once, "{dripped:?}, not {at_once:?}: {}", shown());
    if let Layout::Text(prose) = layout
        && !cut
    {
        let text = |(_, seen): &Seen| seen.as_ref().ok().and_then(|(_, text)| text.clone());
        let texts: Vec<_> = at_once.iter().map(text).collect();
        let whole = prose.finder(b'\n', file).map(|it| Some(it.text().into_owned()));
        let whole: Vec<_> = whole.collect();
        assert_eq!(texts, whole, "{}", shown());
    }
    assert!(at_once.is_sorted_by_key(|(place, _)| *place), "{at_once:?}: {}", shown());
    let numbers = at_once.iter().filter_map(|(_, seen)| seen.as_ref().ok().map(|seen| seen.0));
    assert!(numbers.is_sorted(), "{at_once:?}: {}", shown());
}

/// Asserts the same of a text in which identifiers are found, whether it is source code or not.
pub(crate) fn hold_in_text(file: &[u8], step: usize, limits: Limits) {
    for markup in [Markup::Unknown, Markup::SourceCode] {
        hold(&Layout::Text(Prose { markup, ..Prose::UNKNOWN }), file, step, limits);
    }
}

/// The number of octets of the longest piece of a text that must not be cut.
fn longest_word(text: &[u8]) -> usize {
    let (mut start, mut longest) = (0, 0);
    for end in 1..=text.len() {
        let cut = find::last_cut(&text[start..end], end - start - 1);
        if cut.is_some() || end == text.len() {
            longest = longest.max(end - start);
            start += cut.unwrap_or_default();
        }
    }
    longest
}

/// Asserts that a row that is too long for memory is read like a short one, except for identifiers that are too long
/// themselves.
pub(crate) fn length_does_not_matter(layout: &Layout, file: &[u8], step: usize) {
    let shown = || format!("{layout:?} \"{}\", {step} at a time", file.escape_ascii());
    let held = seen(layout, file, step, Limits { longest: usize::MAX / 2, chunk: 16 });
    let passed = seen(layout, file, step, Limits { longest: 6, chunk: 5 });
    // The longest quoted cell with line ends and the deepest brackets depend on the limit, so the results differ.
    let limited = |why: &String| why.contains("not closed") || why.contains("nested too deeply");
    if passed.iter().any(|(_, seen)| seen.as_ref().is_err_and(limited)) {
        return;
    }
    assert_eq!(held.len(), passed.len(), "{held:?}, {passed:?}: {}", shown());
    for (held, passed) in held.into_iter().zip(passed) {
        match (&held, &passed) {
            ((at, Ok((number, Some(_)))), (place, Ok((same, None)))) => {
                assert_eq!((at.0, number), (place.0, same), "{}", shown());
            }
            // An identifier that is too long is not read, so its errors are not found.
            ((at, Err(_)), (place, Ok((_, None)))) => assert_eq!(at, place, "{}", shown()),
            _ => assert_eq!(held, passed, "{}", shown()),
        }
    }
}

/// Asserts that each octet of a list is in one record, ends one, or is the byte order mark or a CR before a line end.
pub(crate) fn is_a_list(file: &[u8], separator: u8, step: usize, limits: Limits) {
    let mut blocks = Blocks::new(Trickle::new(file, step), Layout::List(separator), limits);
    let (mut block, mut found) = (Block::default(), Vec::new());
    while blocks.read(&mut block).is_ok_and(|read| read) {
        let mut rows = Rows::new(&block, separator);
        while let Some((at, record)) = rows.next(block.text()) {
            let at = block.start.octet + at as u64;
            found.push((at, record.number, record.line, record.text.map(<[u8]>::to_vec)));
        }
    }
    let shown = || format!("\"{}\", {step} at a time", file.escape_ascii());
    assert_eq!(blocks.octet(), file.len() as u64, "not all is read: {}", shown());
    let text = file.strip_prefix("\u{FEFF}".as_bytes()).unwrap_or(file);
    let mut at = file.len() - text.len();
    let mut expected = Vec::new();
    for (line, row) in text.split_inclusive(|&octet| octet == separator).enumerate() {
        let ended = row.strip_suffix(&[separator]);
        let record = ended.map_or(row, |row| without_return(row, separator));
        if !record.is_empty() {
            let text = Some(record.to_vec()).filter(|record| record.len() <= limits.longest);
            expected.push((at as u64, expected.len() as u64, line as u64 + 1, text));
        }
        at += row.len();
    }
    assert_eq!(found, expected, "{}", shown());
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a value that a test cannot unwrap has failed the test")]

    use crate::input::testing::files::FILES;
    use crate::input::testing::found;

    use super::{
        Limits, column, field, hold, hold_in_text, is_a_list, length_does_not_matter, titled,
    };

    /// Limits that some of these files exceed.
    const SMALL: Limits = Limits { longest: 80, chunk: 16 };

    #[test]
    fn the_properties_hold_for_known_files() {
        let limits = Limits::default();
        for file in FILES {
            found::hold(file);
            for step in 1..=file.len().max(1) {
                is_a_list(file, b'\n', step, limits);
                is_a_list(file, b'\0', step, limits);
                for (delimiter, limits) in [(b',', limits), (b'\t', limits), (b',', SMALL)] {
                    hold(&column(delimiter, 1), file, step, limits);
                }
                hold_in_text(file, step, limits);
                hold(&field("/a"), file, step, limits);
                if step > 3 && step < file.len() {
                    continue;
                }
                for path in ["/a", "/a/0", "/b/1/a", "/*", ""] {
                    length_does_not_matter(&field(path), file, step);
                }
                for number in 0..3 {
                    length_does_not_matter(&column(b',', number), file, step);
                    for titles in number + 1..4 {
                        let layout = titled(column(b',', number), titles);
                        length_does_not_matter(&layout, file, step);
                    }
                }
            }
        }
    }
}
