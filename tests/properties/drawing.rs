//! What holds when a report is drawn.

use handle_syntax::Dialect;
use miette::{Diagnostic, GraphicalReportHandler, GraphicalTheme, NarratableReportHandler};

/// From no room at all to more than enough.
const WIDTHS: [usize; 5] = [0, 1, 20, 80, 1000];

/// Asserts for `text` that no drawing of it panics, at any width, or holds what a terminal would obey.
pub(crate) fn hold(text: &[u8]) {
    for &dialect in Dialect::ALL {
        let report = dialect.check(text).located("a\u{1b}[31m\n.txt", 7);
        if report.problems.is_empty() {
            continue;
        }
        for width in WIDTHS {
            let theme = GraphicalTheme::unicode_nocolor();
            let handler = GraphicalReportHandler::new_themed(theme).with_width(width);
            is_harmless(text, |drawn| handler.render_report(drawn, &report));
        }
        let narrator = NarratableReportHandler::new();
        is_harmless(text, |told| narrator.render_report(told, &report));
        let problem: &dyn Diagnostic = &report.problems[0];
        is_harmless(text, |told| narrator.render_report(told, problem));
    }
}

fn is_harmless(text: &[u8], draw: impl Fn(&mut String) -> std::fmt::Result) {
    let mut drawn = String::new();
    assert!(draw(&mut drawn).is_ok(), "\"{}\" cannot be drawn", text.escape_ascii());
    let obeyed = |c: char| {
        c.is_control() && c != '\n'
            || matches!(c, '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
    };
    assert!(!drawn.contains(obeyed), "\"{}\" is drawn as {drawn:?}", text.escape_ascii());
}
