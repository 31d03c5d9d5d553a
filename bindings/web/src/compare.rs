//! Whether two texts are equal.

use handle_syntax::compare_with;
use handle_syntax::meaning::{Incomparable, Terms};
use serde::Serialize;

use crate::answer::Report;
use crate::options::{Given, dialect};

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

pub(crate) fn compared(texts: [&[u8]; 2], options: &Given) -> Result<Compared, String> {
    let [one, other] = texts;
    let sides = [(dialect(&options.syntax, one)?, one), (dialect(&options.syntax, other)?, other)];
    let (relation, policy, registry) = (options.relation, options.policy, options.registry);
    let terms = Terms::new().relation(relation).policy(policy).registry(registry);
    Ok(match compare_with(sides, terms.options(options.options())) {
        Ok(comparison) => Compared::Answer {
            equal: comparison.equal.name(),
            relation: comparison.relation.name(),
            policy: comparison.policy.map(handle_syntax::Policy::name),
            reason: comparison.reason,
        },
        Err(Incomparable { index, report, .. }) => {
            let (dialect, octets) = sides[index];
            let message = report.to_string();
            Compared::Refused {
                text: index,
                message,
                report: Report::new(dialect.name(), octets, &report),
            }
        }
    })
}
