//! Every name that a caller may use.

use handle_syntax::meaning::{Mode, Relation};
use handle_syntax::{Charset, Code, CodeGroup, Dialect, Loss, Policy, Production, grammar};
use serde::Serialize;

#[derive(Serialize)]
pub(crate) struct Names {
    dialects: Vec<Named>,
    codes: Vec<Kind>,
    groups: Vec<&'static str>,
    productions: Vec<&'static str>,
    clauses: Vec<&'static str>,
    policies: Vec<&'static str>,
    relations: Vec<&'static str>,
    losses: Vec<&'static str>,
    modes: Vec<&'static str>,
    /// Those that people write most often; many more are known.
    charsets: &'static [&'static str],
}

/// A dialect.
#[derive(Serialize)]
struct Named {
    name: &'static str,
    about: &'static str,
    start: &'static str,
    example: &'static str,
    /// Whether its texts can name who resolves them.
    resolver: bool,
}

/// A kind of problem, and the severity that it usually has.
#[derive(Serialize)]
struct Kind {
    name: &'static str,
    severity: &'static str,
}

pub(crate) fn all() -> Names {
    let dialect = |dialect: &Dialect| Named {
        name: dialect.name(),
        about: dialect.about(),
        start: dialect.start(),
        example: dialect.example(),
        resolver: dialect.has_resolver(),
    };
    let kind = |code: &Code| Kind { name: code.name(), severity: code.severity().name() };
    Names {
        dialects: Dialect::ALL.iter().map(dialect).collect(),
        codes: Code::ALL.iter().map(kind).collect(),
        groups: CodeGroup::ALL.iter().map(|group| group.name()).collect(),
        productions: Production::all().map(|production| production.name()).collect(),
        clauses: grammar::clause::clauses().map(|clause| clause.id).collect(),
        policies: Policy::ALL.iter().map(|policy| policy.name()).collect(),
        relations: Relation::ALL.iter().map(|relation| relation.name()).collect(),
        losses: Loss::ALL.iter().map(|loss| loss.name()).collect(),
        modes: Mode::ALL.iter().map(|mode| mode.name()).collect(),
        charsets: Charset::COMMON,
    }
}
