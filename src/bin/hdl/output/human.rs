//! A card for each problem, drawn by miette.

use std::fmt::Error;
use std::io::{self, IsTerminal, Write};

use anstream::{AutoStream, ColorChoice};
use handle_syntax::Card;
use miette::{GraphicalReportHandler, GraphicalTheme};
use terminal_size::{Width, terminal_size};

use crate::output::finding::Finding;

/// The width of a card where there is no terminal to ask.
const WIDTH: usize = 100;

/// The problem as a card, and an empty line.
pub(crate) fn problem(writer: &mut impl Write, finding: &Finding<'_>) -> io::Result<()> {
    let mut card = String::new();
    handler().render_report(&mut card, &drawn(finding)).map_err(|Error| io::ErrorKind::Other)?;
    writeln!(writer, "{card}")?;
    match finding.more {
        0 => Ok(()),
        more => writeln!(writer, "  and {more} more in this record\n"),
    }
}

/// The problem at its place in the file.
fn drawn(finding: &Finding<'_>) -> Card {
    let narrow = |place| usize::try_from(place).unwrap_or(usize::MAX);
    let (line, column) = (narrow(finding.line()), narrow(finding.column()));
    let card = finding.problem.card().named(finding.file).at(line, column);
    match finding.help() {
        Some(help) => card.with_help(help.into_owned()),
        None => card,
    }
}

fn handler() -> GraphicalReportHandler {
    let stdout = io::stdout();
    let colours = AutoStream::choice(&stdout) != ColorChoice::Never;
    let theme = if colours { GraphicalTheme::unicode() } else { GraphicalTheme::unicode_nocolor() };
    let width = terminal_size().filter(|_| stdout.is_terminal());
    let width = width.map_or(WIDTH, |(Width(width), _)| usize::from(width));
    // A long identifier must not be broken: it is there to be copied.
    GraphicalReportHandler::new_themed(theme)
        .with_links(false)
        .with_wrap_lines(false)
        .with_width(width)
}
