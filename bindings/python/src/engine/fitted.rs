//! [`Fitted`]: a card whose words and text fit into the columns of a terminal.

use std::fmt;
use std::ops::Range;

use handle_syntax::Card;
use miette::{Diagnostic, LabeledSpan, Severity, SourceCode, SourceSpan};

use super::look::Look;
use super::words::{plain, wrapped};

/// How many columns are left of the message, of the help, and of the line of the text.
const MESSAGE: usize = 4;
const HELP: usize = 8;
const TEXT: usize = 5;

/// How many columns are left of a label, after the column of its place.
const LABEL: usize = 4;

/// The fewest columns for a label: at the right edge, it is better too wide than one word wide.
const NARROWEST: usize = 16;

/// A card whose words and text fit into some columns, each of which takes one character.
#[derive(Debug)]
pub(super) struct Fitted {
    code: String,
    severity: Option<Severity>,
    message: String,
    help: Option<String>,
    /// The line of the text, and a line end.
    line: String,
    labels: Vec<LabeledSpan>,
}

impl Fitted {
    pub(super) fn new(card: &Card, look: Look) -> Self {
        let room = |left: usize| look.columns.saturating_sub(left);
        let words = |text: &str, room| wrapped(&shown(text, look), room);
        let line = Line::new(card, room(TEXT), look);
        let labels = card.labels().into_iter().flatten();
        let labels = labels.filter_map(|label| {
            let place = line.place(label.offset()..label.offset() + label.len())?;
            // A label is drawn below the middle of its place.
            let middle = line.text[place.clone()].chars().count() / 2;
            let column = line.text[..place.start].chars().count() + middle;
            let text =
                label.label().map(|text| words(text, room(TEXT + column + LABEL).max(NARROWEST)));
            let span = SourceSpan::from(place);
            Some(if label.primary() {
                LabeledSpan::new_primary_with_span(text, span)
            } else {
                LabeledSpan::new_with_span(text, span)
            })
        });
        Self {
            code: card.code().map(|code| code.to_string()).unwrap_or_default(),
            severity: Diagnostic::severity(card),
            message: words(&card.to_string(), room(MESSAGE)),
            help: Diagnostic::help(card).map(|help| words(&help.to_string(), room(HELP))),
            labels: labels.collect(),
            line: line.text + "\n",
        }
    }
}

/// The text in the characters that can be shown.
fn shown(text: &str, look: Look) -> String {
    if look.ascii { text.chars().map(plain).collect() } else { text.to_owned() }
}

/// The part of a card's line around the place of its problem.
struct Line {
    text: String,
    /// For each character that is shown and for the end, its octet in the card's line, and in `text`.
    places: Vec<(usize, usize)>,
}

impl Line {
    fn new(card: &Card, room: usize, look: Look) -> Self {
        let whole = card.read_span(&SourceSpan::from((0, 0)), 0, 0);
        let whole = whole.map(|whole| String::from_utf8_lossy(whole.data()).into_owned());
        let whole = whole.unwrap_or_default();
        let whole = whole.trim_end_matches('\n');
        let first = card.labels().into_iter().flatten().next().map_or(0, |label| label.offset());
        let cells: Vec<_> = whole
            .char_indices()
            .map(|(at, c)| (at, shown(c.encode_utf8(&mut [0; 4]), look)))
            .collect();
        let widths: Vec<_> = cells.iter().map(|(_, cell)| cell.chars().count()).collect();
        let cut = shown("…", look);
        let at = cells.iter().take_while(|(at, _)| *at < first).count();
        let part = fitting(&widths, at, room, cut.chars().count());

        let mut line = Self { text: String::new(), places: Vec::new() };
        if part.start > 0 {
            line.text.push_str(&cut);
        }
        for (at, cell) in &cells[part.clone()] {
            line.places.push((*at, line.text.len()));
            line.text.push_str(cell);
        }
        let end = cells.get(part.end).map_or(whole.len(), |(at, _)| *at);
        line.places.push((end, line.text.len()));
        if part.end < cells.len() {
            line.text.push_str(&cut);
        }
        line
    }

    /// Where a part of the card's line is shown; `None` if it is not shown.
    fn place(&self, part: Range<usize>) -> Option<Range<usize>> {
        let (first, last) = (self.places.first()?.0, self.places.last()?.0);
        let at = |octet: usize| {
            let after = self.places.partition_point(|(origin, _)| *origin <= octet);
            self.places.get(after.saturating_sub(1)).map_or(0, |(_, shown)| *shown)
        };
        let (start, end) = (part.start.max(first), part.end.min(last));
        (start <= end).then(|| at(start)..at(end))
    }
}

/// The cells around one of them that fit into `room` columns, with a mark of `cut` columns at each end that is cut.
fn fitting(widths: &[usize], at: usize, room: usize, cut: usize) -> Range<usize> {
    if widths.iter().sum::<usize>() <= room {
        return 0..widths.len();
    }
    let room = room.saturating_sub(2 * cut);
    let (mut start, mut end, mut taken) = (at, at, 0);
    // A third of the room is for what is before the place. What is after it gets the rest; what it leaves is again for
    // what is before.
    for limit in [room / 3, room] {
        while start > 0 && taken + widths[start - 1] <= limit {
            start -= 1;
            taken += widths[start];
        }
        while end < widths.len() && taken + widths[end] <= room {
            taken += widths[end];
            end += 1;
        }
    }
    start..end
}

impl fmt::Display for Fitted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Fitted {}

impl Diagnostic for Fitted {
    fn code<'a>(&'a self) -> Option<Box<dyn fmt::Display + 'a>> {
        Some(Box::new(&self.code))
    }

    fn severity(&self) -> Option<Severity> {
        self.severity
    }

    fn help<'a>(&'a self) -> Option<Box<dyn fmt::Display + 'a>> {
        Some(Box::new(self.help.as_ref()?))
    }

    fn source_code(&self) -> Option<&dyn SourceCode> {
        Some(&self.line)
    }

    fn labels(&self) -> Option<Box<dyn Iterator<Item = LabeledSpan> + '_>> {
        Some(Box::new(self.labels.iter().cloned()))
    }
}
