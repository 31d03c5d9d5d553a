//! `hdl compare`: whether two texts are equal, in which sense, and why.

use std::io::{self, IsTerminal, Write};

use handle_syntax::meaning::{Comparison, Equality, Incomparable, Terms};
use handle_syntax::{Dialect, compare_with};
use serde::Serialize;

use crate::args::{AnswerFormat, Compare};
use crate::arguments::ARGUMENT;
use crate::doubt::{self, Doubts};
use crate::input::record::Record;
use crate::output::format::Format;
use crate::output::look::Look;
use crate::output::{Output, safe_json};
use crate::status::Status;
use crate::terminal::failure::{tell, written};

/// Compares the two texts, and prints the answer.
pub(crate) fn run(args: &Compare) -> Status {
    let texts = [args.one.as_encoded_bytes(), args.other.as_encoded_bytes()];
    let options = args.reader.options();
    let read = |text| (args.dialect.unwrap_or_else(|| Dialect::by_scheme(text)), text);
    let sides = texts.map(read);
    let terms = Terms::new().relation(args.relation).policy(args.policy).registry(args.registry);
    let status = match compare_with(sides, terms.options(options)) {
        Ok(comparison) => written(answer(args, &comparison), status(comparison.equal)),
        Err(refused) => report(args.format, &sides, &refused),
    };
    let mut doubts = Doubts::default();
    for (number, text) in (0..).zip(texts) {
        let record = Record { number, line: number + 1, text: Some(text) };
        let doubt = doubt::of_text(args.dialect, text, options);
        let line = doubt.and_then(|doubt| doubts.next(ARGUMENT, (&record, None), &doubt));
        line.iter().for_each(tell);
    }
    doubts.sum_up();
    status
}

fn status(equal: Equality) -> Status {
    Status::from(match equal {
        Equality::Yes => 0,
        Equality::No => 1,
        Equality::IfFolded => 3,
        _ => 2,
    })
}

#[derive(Serialize)]
#[serde(tag = "type", rename = "comparison")]
struct Answer<'a> {
    equal: &'a str,
    relation: &'a str,
    policy: Option<&'a str>,
    reason: &'a str,
}

fn answer(args: &Compare, comparison: &Comparison) -> io::Result<()> {
    let mut output = io::stdout().lock();
    let Comparison { equal, relation, policy, reason, .. } = comparison;
    match args.format {
        AnswerFormat::Plain => writeln!(output, "{equal}: {reason}")?,
        AnswerFormat::Json => {
            let policy = policy.map(|policy| policy.name());
            let line = Answer { equal: equal.name(), relation: relation.name(), policy, reason };
            safe_json::line(&mut output, &line)?;
        }
    }
    output.flush()
}

/// Reports why the texts cannot be compared: as JSON in place of the answer, or for people on the standard error.
fn report(
    format: AnswerFormat,
    sides: &[(Dialect, &[u8]); 2],
    refused: &Incomparable<'_>,
) -> Status {
    let (dialect, text) = sides[refused.index];
    let record = Record { number: 0, line: refused.index as u64 + 1, text: Some(text) };
    let (name, report, look) = (dialect.name(), &refused.report, Look::stderr());
    match format {
        AnswerFormat::Plain => {
            let is_seen = io::stderr().is_terminal();
            let format = if is_seen { Format::Human } else { Format::Concise };
            let mut problems = Output::new((format, look), io::stderr().lock());
            let _ = problems.report(ARGUMENT, name, &record, report);
            Status::UNABLE
        }
        AnswerFormat::Json => {
            let mut problems = Output::new((Format::Json, look), io::stdout().lock());
            written(problems.report(ARGUMENT, name, &record, report), Status::UNABLE)
        }
    }
}
