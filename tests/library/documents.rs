//! Every worked example that the five documents print, by its rule in the document and by the dialects that read it.
//!
//! One line per case: rule or dialect, text, verdict. A comment above the cases says where the document has them: it
//! names the section, and the example in it or the words around it.

mod near;
mod tree;

use handle_syntax::{Code, Dialect, Problem, Production, Severity};

use Verdict::{Accepted, Read, Refused};
use tree::tree;

/// The verdict about an example.
pub(crate) enum Verdict {
    /// The rule accepts it.
    Accepted,
    /// The dialect reads these parts, each with its span and its text, and the handle after `=`.
    Read(&'static str),
    /// The text is refused by this clause, with this code, at this octet.
    Refused(&'static str, Code, usize),
}

/// A rule or a dialect, a text, and the verdict.
pub(crate) type Case = (&'static str, &'static str, Verdict);

/// The wanted and the found verdict, if they differ.
fn failure((reader, text, verdict): &Case) -> Option<String> {
    let found = match (reader.parse::<Production>(), reader.parse::<Dialect>()) {
        (Ok(production), _) => by_production(&production, text),
        (_, Ok(dialect)) => by_dialect(dialect, text),
        _ => "neither a rule nor a dialect has this name".to_owned(),
    };
    let wanted = match verdict {
        Accepted => "accepted".to_owned(),
        Read(tree) => (*tree).to_owned(),
        Refused(clause, code, octet) => format!("refused by {clause}, {code} at octet {octet}"),
    };
    (found != wanted)
        .then(|| format!("{reader} `{text}`\n    wanted: {wanted}\n     found: {found}"))
}

fn by_production(production: &Production, text: &str) -> String {
    let report = production.check(text.as_bytes());
    report.headline().map_or_else(|| "accepted".to_owned(), refusal)
}

/// The tree of a text, or its refusal; asserts that the first error of the report is that of the refusal.
fn by_dialect(dialect: Dialect, text: &str) -> String {
    tree(dialect, text).unwrap_or_else(|(code, at)| {
        let report = dialect.check(text.as_bytes());
        let first = report.problems().find(|problem| problem.severity() == Severity::Error);
        let alike = |first: &Problem<'_>| (first.code(), first.span().range().start) == (code, at);
        first.filter(alike).map_or_else(
            || format!("{code} at octet {at}, of which the report says nothing"),
            refusal,
        )
    })
}

fn refusal(problem: Problem<'_>) -> String {
    let clause = problem.clause().unwrap_or("no clause");
    format!("refused by {clause}, {} at octet {}", problem.code(), problem.span().start)
}

/// Asserts the verdict of every case.
#[track_caller]
fn hold(cases: &[Case]) {
    let failures: Vec<_> = cases.iter().filter_map(failure).collect();
    let (some, all) = (failures.len(), cases.len());
    assert!(failures.is_empty(), "{some} of {all} examples:\n{}", failures.join("\n"));
}

/// Asserts the properties of all texts for every text that differs from a case by one octet, and for every beginning of
/// a case.
fn hold_near(cases: &[Case]) {
    for (dialect, text, _) in cases {
        near::hold(dialect.parse().unwrap(), text.as_bytes());
    }
}

macro_rules! documents {
    ($($document:ident)+) => {
        $(mod $document;)+

        mod examples {
            $(mod $document {
                use crate::documents::{$document, hold, hold_near};

                #[test]
                fn by_rule() {
                    hold($document::BY_RULE);
                }

                #[test]
                fn by_dialect() {
                    hold($document::BY_DIALECT);
                }

                #[test]
                fn nearly() {
                    hold_near($document::BY_DIALECT);
                }
            })+
        }
    };
}

documents! { hdl_uri cordra overview info_uri sun98 }

/// Every dialect has a type, which reads the example of its row.
#[test]
fn every_dialect_has_a_tree() {
    for &dialect in Dialect::ALL {
        assert!(tree(dialect, dialect.example()).is_ok(), "{dialect} does not read its example");
    }
}
