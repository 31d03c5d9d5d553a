//! The cards of a report.

use miette::GraphicalReportHandler;

use super::fitted::Fitted;
use super::look::Look;
use super::report::Checked;

impl Checked<'_> {
    /// A card for each problem. A line is longer than the columns only where it has no spaces, where it is a repaired
    /// text, which the user may copy, or below a place at the right edge.
    pub(crate) fn cards(&self, look: Look) -> String {
        // `Fitted` has wrapped the words already, so the handler must not.
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
        if self.0.left_out() > 0 {
            cards.push_str(&format!("  and {} more\n", self.0.left_out()));
        }
        cards
    }
}
