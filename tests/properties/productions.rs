//! Properties of every production of every document.

use std::sync::LazyLock;

use handle_syntax::grammar::DOCUMENTS;
use handle_syntax::grammar::document::Rule;
use handle_syntax::text::is_hidden;
use handle_syntax::{Production, Report, Span};

/// Every production of the library, and its rule in the grammar.
pub(crate) static PRODUCTIONS: LazyLock<Vec<(Production, &'static Rule)>> = LazyLock::new(|| {
    Production::all().zip(DOCUMENTS.iter().flat_map(|document| document.rules)).collect()
});

/// Asserts the properties for `text`, by every production.
pub(crate) fn hold(text: &[u8]) {
    PRODUCTIONS.iter().for_each(|(production, rule)| hold_for(production, rule, text));
}

/// Asserts the properties for `text` by one production.
pub(crate) fn hold_for(production: &Production, rule: &Rule, text: &[u8]) {
    let (fast, watched) = ((rule.accepts)(text), (rule.watched)(text, &()));
    assert_eq!(fast, watched, "{production} reads {}", shown(text));
    let report = production.check(text);
    let (valid, accepted) = (report.is_empty(), production.accepts(text));
    assert_eq!(
        valid,
        accepted,
        "whether {production} has problems, and whether it accepts {}",
        shown(text)
    );
    assert_eq!(accepted, fast, "{production} reads {}", shown(text));
    lies_within(production, text, &report);
}

/// Asserts that every place of the report is in the text, and that no message has characters that a terminal would
/// obey or hide.
fn lies_within(production: &Production, text: &[u8], report: &Report<'_>) {
    for problem in report.problems() {
        let edits = [problem.fix(), problem.suggestion()].into_iter().flatten();
        let edits = edits.map(|edit| edit.span);
        for Span { start, end } in edits.chain([problem.span()]) {
            let within = start <= end && end as usize <= text.len();
            assert!(
                within,
                "{production} has a problem at {start}..{end}, outside of {}",
                shown(text)
            );
        }
        let help = problem.help().into_owned();
        for told in [problem.message(), problem.label()].into_iter().chain([help]) {
            assert!(!told.contains(is_hidden), "{production} says {told:?}");
        }
    }
    assert!(report.problems().is_sorted_by_key(|problem| problem.span().start), "{production}");
}

fn shown(text: &[u8]) -> String {
    format!("\"{}\"", text.escape_ascii())
}
