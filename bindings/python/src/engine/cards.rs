//! The cards of a report.

use miette::{GraphicalReportHandler, GraphicalTheme, ThemeCharacters, ThemeStyles};

use super::fitted::Fitted;
use super::report::Checked;

/// How cards are drawn.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Look {
    pub(crate) color: bool,
    /// Whether only ASCII can be shown.
    pub(crate) ascii: bool,
    /// How many columns there are.
    pub(crate) columns: usize,
}

impl Look {
    fn theme(self) -> GraphicalTheme {
        let characters =
            if self.ascii { ThemeCharacters::ascii() } else { ThemeCharacters::unicode() };
        let styles = match (self.color, self.ascii) {
            (false, _) => ThemeStyles::none(),
            (true, true) => ThemeStyles::ansi(),
            (true, false) => ThemeStyles::rgb(),
        };
        GraphicalTheme { characters, styles }
    }
}

impl Checked<'_> {
    /// A card for each problem. A line is longer than the columns only if a part of it has no spaces, because the user
    /// may copy an identifier.
    pub(crate) fn cards(&self, look: Look) -> String {
        // The words of a card are in lines already.
        let handler = GraphicalReportHandler::new_themed(look.theme())
            .with_links(false)
            .with_wrap_lines(false)
            .with_width(look.columns);
        let mut cards = String::new();
        for problem in self.0.problems() {
            // Writing to a string cannot fail.
            let _ = handler.render_report(&mut cards, &Fitted::new(&problem.card(), look));
            cards.push('\n');
        }
        if self.0.more() > 0 {
            cards.push_str(&format!("  and {} more\n", self.0.more()));
        }
        cards
    }
}
