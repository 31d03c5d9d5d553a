//! `hdl explain`: prints the page of a name, or draws a rule.

mod clause;
mod code;
mod diagram;
mod dialect;
mod document;
mod group;
mod list;
mod page;
mod profile;
mod rule;

use crate::args::{Explain, PageFormat};
use crate::names::document_rule;
use crate::names::topic::Topic;
use crate::status::Status;
use crate::terminal::failure;

/// Explains one name, or lists them all.
pub(crate) fn run(args: &Explain) -> Status {
    if args.format == PageFormat::Svg {
        return draw(args.topic);
    }
    let text = match args.topic {
        Some(Topic::Code(code)) => code::explain(code),
        Some(Topic::Group(group)) => group::explain(group),
        Some(Topic::Dialect(dialect)) => dialect::explain(dialect),
        Some(Topic::AnyDoi) => dialect::any_doi(),
        Some(Topic::Document(document)) => document::explain(document),
        Some(Topic::Rule(entry)) => rule::explain(&entry),
        Some(Topic::Clause(clause)) => clause::explain(&clause),
        Some(Topic::Profile(profile)) => profile::explain(profile),
        None => list::all(),
    };
    failure::print(text.as_bytes())
}

/// Draws a rule, or the rule with which a dialect starts.
fn draw(topic: Option<Topic>) -> Status {
    let rule = match topic {
        Some(Topic::Rule(entry)) => Some(entry),
        Some(Topic::Dialect(dialect)) => document_rule::named(dialect.start()).first().copied(),
        _ => None,
    };
    let drawn = rule.ok_or_else(|| "only a rule or a dialect can be drawn; name one".to_owned());
    match drawn.and_then(|rule| diagram::svg(&rule)) {
        Ok(svg) => failure::print(svg.as_bytes()),
        Err(why) => {
            failure::note(why);
            Status::UNABLE
        }
    }
}
