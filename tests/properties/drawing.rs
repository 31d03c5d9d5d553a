//! Properties of drawn reports.

use handle_syntax::Dialect;
use handle_syntax::text::is_hidden;
use miette::{GraphicalReportHandler, GraphicalTheme, NarratableReportHandler};

/// Widths from zero to more than any report needs.
pub(crate) const WIDTHS: [usize; 5] = [0, 1, 20, 80, 1000];

/// Asserts that no drawing of the report about `text` panics, or has characters that a terminal would obey or hide, at
/// any width.
pub(crate) fn hold(text: &[u8]) {
    for &dialect in Dialect::ALL {
        WIDTHS.iter().for_each(|&width| hold_for(dialect, width, text));
        is_narrated(dialect, text);
    }
}

/// Asserts the properties for `text` in one dialect, at one width.
pub(crate) fn hold_for(dialect: Dialect, width: usize, text: &[u8]) {
    let report = dialect.check(text);
    if !report.is_empty() {
        let theme = GraphicalTheme::unicode_nocolor();
        let handler = GraphicalReportHandler::new_themed(theme).with_width(width);
        is_harmless(text, |drawn| handler.render_report(drawn, &report));
    }
}

/// Asserts that neither the report nor a card about `text`, written as prose, has characters that a terminal would obey
/// or hide.
pub(crate) fn is_narrated(dialect: Dialect, text: &[u8]) {
    let report = dialect.check(text);
    if let Some(problem) = report.headline() {
        let narrator = NarratableReportHandler::new();
        is_harmless(text, |told| narrator.render_report(told, &report));
        let card = problem.card().named("a\u{1b}[31m\n.txt").at(7, 1);
        is_harmless(text, |told| narrator.render_report(told, &card));
    }
}

fn is_harmless(text: &[u8], draw: impl Fn(&mut String) -> std::fmt::Result) {
    let mut drawn = String::new();
    assert!(draw(&mut drawn).is_ok(), "\"{}\" cannot be drawn", text.escape_ascii());
    let hidden = |character: char| is_hidden(character) && character != '\n';
    assert!(!drawn.contains(hidden), "\"{}\" is drawn as {drawn:?}", text.escape_ascii());
}
