//! Whether two texts are equal.

use handle_syntax::meaning::{Incomparable, Relation, Terms};
use handle_syntax::{Code, compare_with};
use serde::Serialize;

use crate::answer::Report;
use crate::options::{Comparing, dialect};

#[derive(Serialize)]
#[serde(untagged)]
pub(crate) enum Compared {
    Answer {
        equal: &'static str,
        relation: &'static str,
        policy: Option<&'static str>,
        reason: String,
    },
    /// One of the texts cannot be compared: its number, and its report.
    Refused { text: usize, message: String, report: Report },
}

pub(crate) fn compared(texts: [&[u8]; 2], options: &Comparing) -> Result<Compared, String> {
    let [one, other] = texts;
    let sides = [(dialect(&options.syntax, one)?, one), (dialect(&options.syntax, other)?, other)];
    let by = |relation| {
        let (policy, registry, options) = (options.policy, options.registry, options.options());
        compare_with(
            sides,
            Terms::new().relation(relation).policy(policy).registry(registry).options(options),
        )
    };
    let comparison = match options.relation {
        Some(relation) => by(relation),
        // If one of the texts means no handle, both are compared as identifiers.
        None => match by(Relation::Handle) {
            Err(refused) if means_no_handle(&refused) => by(Relation::Identifier),
            comparison => comparison,
        },
    };
    Ok(match comparison {
        Ok(comparison) => Compared::Answer {
            equal: comparison.equal.name(),
            relation: comparison.relation.name(),
            policy: comparison.policy.map(handle_syntax::Policy::name),
            reason: comparison.reason,
        },
        Err(Incomparable { text, report, .. }) => {
            let (dialect, octets) = sides[text];
            let message = report.to_string();
            Compared::Refused {
                text,
                message,
                report: Report::new(dialect.name(), octets, &report),
            }
        }
    })
}

fn means_no_handle(refused: &Incomparable<'_>) -> bool {
    refused.report.problems().any(|problem| problem.code() == Code::NotAHandle)
}
