//! `hdl explain`: prints the page of a name.

mod clause;
mod code;
mod dialect;
mod list;
mod page;
mod rule;

use crate::args::Explain;
use crate::names::topic::Topic;
use crate::status::Status;
use crate::terminal::failure;

/// Explains one name, or lists them all.
pub(crate) fn run(args: &Explain) -> Status {
    let text = match args.topic {
        Some(Topic::Code(code)) => code::explain(code),
        Some(Topic::Dialect(dialect)) => dialect::explain(dialect),
        Some(Topic::Rule(entry)) => rule::explain(&entry),
        Some(Topic::Clause(clause)) => clause::explain(&clause),
        None => list::all(),
    };
    failure::print(text.as_bytes())
}
