//! `hdl explain`: what a name stands for.

mod dialect;
mod list;
mod page;
mod rule;

use std::io::{self, Write};
use std::process::ExitCode;

use crate::args::Explain;
use crate::topic::Topic;
use crate::trouble::Trouble;

/// Explains one name, or lists them all.
pub(crate) fn run(args: &Explain) -> ExitCode {
    let text = match args.topic {
        Some(Topic::Code(code)) => code.explanation().to_owned(),
        Some(Topic::Dialect(dialect)) => dialect::explain(dialect),
        Some(Topic::Rule(entry)) => rule::explain(&entry),
        None => list::all(),
    };
    let mut output = io::stdout().lock();
    match output.write_all(text.as_bytes()).and_then(|()| output.flush()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => Trouble::writing(error).tell(ExitCode::SUCCESS),
    }
}
