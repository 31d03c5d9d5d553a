//! What holds for every production of every document.

use handle_syntax::{Production, Report, Span, grammar};

/// Asserts it for `text`.
pub(crate) fn hold(text: &[u8]) {
    for document in grammar::DOCUMENTS {
        for rule in document.rules {
            let (fast, watched) = ((rule.accepts)(text), (rule.watched)(text, &()));
            assert_eq!(fast, watched, "{}::{} reads {}", document.name, rule.function, shown(text));
        }
    }
    for production in Production::all() {
        let report = production.check(text);
        let (valid, accepted) = (report.problems.is_empty(), production.accepts(text));
        assert_eq!(valid, accepted, "{production} has problems with {}", shown(text));
        lies_within(&production, text, &report);
    }
}

/// Asserts that every place of the report is one of the text, and that no message speaks to a terminal.
fn lies_within(production: &Production, text: &[u8], report: &Report) {
    for problem in &report.problems {
        let edits = [&problem.fix, &problem.attempt].into_iter().flatten().map(|edit| edit.span);
        let labels = problem.labels.iter().map(|label| label.span);
        for Span { start, end } in edits.chain(labels).chain([problem.span]) {
            let within = start <= end && end as usize <= text.len();
            assert!(within, "{production} sees {start}..{end} in {}", shown(text));
        }
        let told = [&problem.message, &problem.label].into_iter().chain(&problem.help);
        for told in told {
            assert!(!told.contains(char::is_control), "{production} says {told:?}");
        }
    }
    assert!(report.problems.is_sorted_by_key(|problem| problem.span.start), "{production}");
}

fn shown(text: &[u8]) -> String {
    format!("\"{}\"", text.escape_ascii())
}
