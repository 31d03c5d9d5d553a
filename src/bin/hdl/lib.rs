//! The command `hdl`: checks lists of handles, hdl and info URIs by the documents that define them.
//!
//! It is a library so that a package in another language, such as Python, can include the command.

mod args;
mod arguments;
mod check;
mod compare;
mod config;
mod doubt;
mod explain;
mod files;
mod fix;
mod generate;
mod input;
mod names;
mod output;
mod parse;
mod status;
mod terminal;
mod transform;
mod unique;
mod walk;

use std::ffi::OsString;
use std::sync::Arc;

use clap::builder::Styles;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{CommandFactory, Parser};
use handle_syntax::text::is_hidden;

use args::{Args, Check, Command};
use config::RuleBook;
pub use status::Status;
use terminal::failure::{self, Failure, note};
use transform::{convert, normalize};

/// The name of the command.
pub(crate) const NAME: &str = "hdl";

/// Runs the command; the first argument is the name by which it was called.
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> Status {
    let arguments: Vec<_> = arguments.into_iter().collect();
    let args = match Args::try_parse_from(&arguments) {
        Ok(args) => args,
        Err(answer) => return say(advised(answer), &arguments),
    };
    args.choose_look();
    match args.command {
        Command::Check(check) => match (&check.undo, check.contradiction()) {
            (Some(report), _) => fix::journal::undo(report),
            (None, Some(why)) => say(contradicted(why), &arguments),
            (None, None) => checked(&arguments, *check),
        },
        Command::Config(config) => config::run(&config),
        Command::Parse(parse) => parse::run(&parse),
        Command::Normalize(normalize) => normalize::run(&normalize),
        Command::Convert(convert) => convert::run(&convert),
        Command::Compare(compare) => compare::run(&compare),
        Command::Unique(unique) => unique::run(&arguments, unique),
        Command::Explain(explain) => explain::run(&explain),
        Command::Generate(generate) => generate::run(&generate),
    }
}

/// Checks files, or fixes them.
fn checked(arguments: &[OsString], args: Check) -> Status {
    let rules = match RuleBook::new(arguments, args) {
        Ok(rules) => rules,
        Err(error) => {
            note(error);
            return Status::from(2);
        }
    };
    match rules.plain().map(Arc::clone) {
        Some(plain) if plain.args.fix || plain.args.diff => fix::run(plain, rules),
        Some(plain) => check::run(&plain, rules),
        None => Status::from(2),
    }
}

/// The answer to arguments of `hdl check` that contradict each other.
fn contradicted(why: &str) -> clap::Error {
    let mut command = Args::command();
    // `build` gives the usage line the whole name, `hdl check`.
    command.build();
    let check = command.find_subcommand("check").cloned();
    check.unwrap_or(command).error(ErrorKind::ArgumentConflict, why)
}

/// The answer with better advice. This drops clap's advice to pass an unknown option "as a value", which is for a file
/// whose name begins with `--`, and a long list of names, which would hide what is wrong. It adds the way to read a
/// file where only texts can be named, and what --undo does not take.
fn advised(mut answer: clap::Error) -> clap::Error {
    let advice = match (answer.get(ContextKind::ValidValue), answer.get(ContextKind::InvalidArg)) {
        (Some(ContextValue::Strings(names)), _) if names.len() > MOST_NAMES => {
            Some(format!("`{NAME} explain` lists every name"))
        }
        (_, Some(ContextValue::String(argument)))
            if answer.kind() == ErrorKind::ArgumentConflict && argument.starts_with("[TEXT]") =>
        {
            Some("the file is read from the standard input: write `< FILE`".to_owned())
        }
        (_, Some(ContextValue::String(argument)))
            if answer.kind() == ErrorKind::ArgumentConflict && argument.starts_with("--undo") =>
        {
            Some(
                "--undo takes no files and no other options: its report names the files".to_owned(),
            )
        }
        _ => None,
    };
    if answer.kind() == ErrorKind::UnknownArgument {
        answer.remove(ContextKind::Suggested);
    }
    if let Some(advice) = advice {
        answer.remove(ContextKind::ValidValue);
        answer.insert(ContextKind::Suggested, ContextValue::StyledStrs(vec![advice.into()]));
    }
    answer
}

/// How many names an error lists at most: there are fewer dialects, and more problems.
const MOST_NAMES: usize = 40;

/// Prints the help, the version, or what is wrong with the arguments.
fn say(answer: clap::Error, arguments: &[OsString]) -> Status {
    let status = if answer.use_stderr() { Status::from(2) } else { Status::SUCCESS };
    let hostile = |argument: &OsString| argument.to_string_lossy().contains(is_hidden);
    let hostile = arguments.iter().any(hostile);
    let said =
        if hostile { failure::tell_masked(&plain(answer, arguments)) } else { answer.print() };
    match said {
        Ok(()) => status,
        Err(error) => Failure::writing(error).tell(status),
    }
}

/// The answer without colours, so that every escape sequence in it comes from an argument.
fn plain(answer: clap::Error, arguments: &[OsString]) -> String {
    let again = Args::command().styles(Styles::plain()).try_get_matches_from(arguments);
    again.err().map_or(answer, advised).render().ansi().to_string()
}
