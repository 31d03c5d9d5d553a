//! [`Drawing`]: a text on a line, and under it the part that each production matches.

use std::fmt;

use handle_syntax::text::is_hidden;
use handle_syntax::{Node, Span};
use unicode_width::UnicodeWidthStr;

use crate::terminal::sanitize::plain;

/// The widest text that is drawn, in columns. Each production takes a line as wide as the text, so the drawing of a
/// wider text would be too large.
const WIDEST: usize = 1_000;

/// A text, safe to show on a terminal, and the column of each octet.
pub(crate) struct Drawing<'a> {
    shown: String,
    /// The column of each octet, counted from 0, and that of the end.
    columns: Vec<usize>,
    nodes: &'a [Node],
    strokes: &'static BracketStrokes,
}

/// The characters that a part is drawn with.
struct BracketStrokes {
    empty: char,
    single: char,
    left: char,
    line: &'static str,
    right: char,
}

const UNICODE: BracketStrokes =
    BracketStrokes { empty: '│', single: '╵', left: '└', line: "─", right: '┘' };
const ASCII: BracketStrokes =
    BracketStrokes { empty: '|', single: '^', left: '`', line: "-", right: '\'' };

impl<'a> Drawing<'a> {
    /// Draws in ASCII only, if `ascii`.
    pub(crate) fn new(text: &[u8], nodes: &'a [Node], ascii: bool) -> Self {
        let (mut shown, mut columns, mut column) = (String::new(), Vec::new(), 0);
        let hidden = if ascii { "?" } else { "�" };
        let mut push = |visible: &str, octets: usize| {
            let visible = if ascii { plain(visible) } else { visible.into() };
            shown.push_str(&visible);
            columns.extend(std::iter::repeat_n(column, octets));
            column += visible.width();
        };
        for chunk in text.utf8_chunks() {
            for character in chunk.valid().chars() {
                let visible = character.to_string();
                push(if is_hidden(character) { hidden } else { &visible }, visible.len());
            }
            if !chunk.invalid().is_empty() {
                push(hidden, chunk.invalid().len());
            }
        }
        columns.push(column);
        Self { shown, columns, nodes, strokes: if ascii { &ASCII } else { &UNICODE } }
    }

    fn column(&self, octet: u32) -> usize {
        self.columns.get(octet as usize).or(self.columns.last()).copied().unwrap_or(0)
    }

    /// The line under the text that shows `span`.
    fn bracket(&self, span: Span) -> String {
        let (start, end) = (self.column(span.start), self.column(span.end));
        let BracketStrokes { empty, single, left, line, right } = self.strokes;
        let drawn = match end - start {
            0 => empty.to_string(),
            1 => single.to_string(),
            width => format!("{left}{}{right}", line.repeat(width - 2)),
        };
        format!("{}{drawn}", " ".repeat(start))
    }
}

impl fmt::Display for Drawing<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let width = self.columns.last().copied().unwrap_or(0);
        let name = self.nodes.iter().map(|node| node.production.len()).max().unwrap_or(0);
        writeln!(f, "  {}", self.shown)?;
        if width > WIDEST {
            return self.nodes.iter().try_for_each(|Node { production, span, depth, .. }| {
                writeln!(f, "  {:1$}{production} {span}", "", 2 * depth)
            });
        }
        // An empty part is drawn at its place, which may be after the text.
        let end = width + 1;
        for Node { production, span, .. } in self.nodes {
            let bracket = self.bracket(*span);
            writeln!(f, "  {bracket:end$} {production:name$} {span}")?;
        }
        Ok(())
    }
}
