//! `hdl`: checks lists of handles, hdl and info URIs by the documents that define them.

mod args;
mod arguments;
mod check;
mod compare;
mod explain;
mod files;
mod fix;
mod generate;
mod input;
mod names;
mod output;
mod parse;
mod terminal;
mod transform;
mod unique;

use std::env;
use std::process::ExitCode;

use clap::builder::Styles;
use clap::{CommandFactory, Parser};
use handle_syntax::is_hidden;

use args::{Args, Command};
use terminal::failure::{self, Failure};
use transform::{convert, normalize};

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
        Command::Unique(unique) => unique::run(&unique),
        Command::Explain(explain) => explain::run(&explain),
        Command::Generate(generate) => generate::run(&generate),
    }
}

/// Prints the help, the version, or what is wrong with the arguments.
fn say(answer: clap::Error) -> ExitCode {
    let status = if answer.use_stderr() { ExitCode::from(2) } else { ExitCode::SUCCESS };
    let hostile = env::args_os().any(|argument| argument.to_string_lossy().contains(is_hidden));
    let said = if hostile { failure::tell_masked(&plain(answer)) } else { answer.print() };
    match said {
        Ok(()) => status,
        Err(error) => Failure::writing(error).tell(status),
    }
}

/// The answer in no colours: every escape sequence in it stands in an argument.
fn plain(answer: clap::Error) -> String {
    let again = Args::command().styles(Styles::plain()).try_get_matches();
    again.err().unwrap_or(answer).render().ansi().to_string()
}
