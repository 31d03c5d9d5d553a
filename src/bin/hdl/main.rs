//! `hdl`: checks lists of handles, hdl and info URIs by the documents that define them.

mod args;
mod block;
mod check;
mod compare;
mod convert;
mod count;
mod csv;
mod cut;
mod diff;
#[cfg(test)]
mod drip;
mod escape;
mod explain;
mod fault;
mod find;
mod fix;
mod generate;
mod input;
mod layout;
mod limit;
mod mask;
mod name;
mod normalize;
mod output;
mod parse;
mod picture;
mod place;
mod pointer;
mod progress;
mod reading;
mod record;
mod result;
mod rewrite;
mod rulebook;
mod sink;
#[cfg(test)]
mod splitting;
mod statistics;
mod tee;
mod texts;
mod topic;
mod tree;
mod trouble;
mod unfinished;

use std::env;
use std::process::ExitCode;

use clap::builder::Styles;
use clap::{CommandFactory, Parser};
use handle_syntax::is_hidden;

use args::{Args, Command};
use trouble::Trouble;

fn main() -> ExitCode {
    let args = match Args::try_parse() {
        Ok(args) => args,
        Err(answer) => return say(answer),
    };
    args.choose_color();
    match args.command {
        Command::Check(check) if check.fix || check.diff => fix::run(&check),
        Command::Check(check) => check::run(check),
        Command::Parse(parse) => parse::run(&parse),
        Command::Normalize(normalize) => normalize::run(&normalize),
        Command::Convert(convert) => convert::run(&convert),
        Command::Compare(compare) => compare::run(&compare),
        Command::Explain(explain) => explain::run(&explain),
        Command::Generate(generate) => generate::run(&generate),
    }
}

/// Prints the help, the version, or what is wrong with the arguments.
fn say(answer: clap::Error) -> ExitCode {
    let status = if answer.use_stderr() { ExitCode::from(2) } else { ExitCode::SUCCESS };
    let hostile = env::args_os().any(|argument| argument.to_string_lossy().contains(is_hidden));
    let said = if hostile { trouble::tell_masked(&plain(answer)) } else { answer.print() };
    match said {
        Ok(()) => status,
        Err(error) => Trouble::writing(error).tell(status),
    }
}

/// The answer in no colours: every escape sequence in it stands in an argument.
fn plain(answer: clap::Error) -> String {
    let again = Args::command().styles(Styles::plain()).try_get_matches();
    again.err().unwrap_or(answer).render().ansi().to_string()
}
