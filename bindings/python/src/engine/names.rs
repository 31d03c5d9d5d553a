//! The names that callers may use, each list in the library's order.

use handle_syntax::grammar::clause;
use handle_syntax::meaning::{Mode, Relation};
use handle_syntax::{Charset, Code, CodeGroup, Dialect, Loss, Policy, Production, Severity};

pub(crate) fn dialects() -> Vec<&'static str> {
    Dialect::ALL.iter().map(|dialect| dialect.name()).collect()
}

pub(crate) fn productions() -> Vec<&'static str> {
    Production::all().map(|production| production.name()).collect()
}

pub(crate) fn codes() -> Vec<&'static str> {
    Code::ALL.iter().map(|code| code.name()).collect()
}

/// The groups of problems that one name selects.
pub(crate) fn groups() -> Vec<&'static str> {
    CodeGroup::ALL.iter().map(|group| group.name()).collect()
}

/// The ids of the clauses and decisions that problems rest on.
pub(crate) fn clauses() -> Vec<&'static str> {
    clause::clauses().map(|clause| clause.id).collect()
}

/// The charsets that people name most often; many more are known.
pub(crate) fn charsets() -> Vec<&'static str> {
    Charset::COMMON.to_vec()
}

pub(crate) fn policies() -> Vec<&'static str> {
    Policy::ALL.iter().map(|policy| policy.name()).collect()
}

pub(crate) fn relations() -> Vec<&'static str> {
    Relation::ALL.iter().map(|relation| relation.name()).collect()
}

pub(crate) fn losses() -> Vec<&'static str> {
    Loss::ALL.iter().map(|loss| loss.name()).collect()
}

/// The names of the severities, the most severe last.
pub(crate) fn severities() -> Vec<&'static str> {
    Severity::ALL.iter().map(|severity| severity.name()).collect()
}

pub(crate) fn modes() -> Vec<&'static str> {
    Mode::ALL.iter().map(|mode| mode.name()).collect()
}
