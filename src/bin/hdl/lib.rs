//! The command `hdl`: checks lists of handles, DOI names, hdl and info URIs by the documents that define them.
//!
//! It is a library so that a package in another language, such as Python, can include the command.
//!
//! # How the source is organized
//!
//! 1. A file beside this one, with the folder of the same name, is a layer. It may use the layers before it in this
//!    list, and none after it: `lock`, `names`, `reading`, `status`, `input`, `terminal`, `files`, `arguments`,
//!    `output`, `args`, `opening`, `copying`, `rules`, `config`, `walk`, `doubt`, `check`, `fix`, `transform`,
//!    `unique`, `parse`, `compare`, `explain`, `generate`, `advice`.
//! 2. No file imports from this one.

mod advice;
mod args;
mod arguments;
mod check;
mod compare;
mod config;
mod copying;
mod doubt;
mod explain;
mod files;
mod fix;
mod generate;
mod input;
mod lock;
mod names;
mod opening;
mod output;
mod parse;
mod reading;
mod rules;
mod status;
mod terminal;
mod transform;
mod unique;
mod walk;

use std::ffi::OsString;
use std::sync::Arc;

use clap::builder::Styles;
use clap::{CommandFactory, Parser};
use handle_syntax::text::is_hidden;

use advice::{advised, contradicted};
use args::{Args, Check, Command};
use check::apart::keep_apart;
use config::RuleBook;
pub use status::Status;
use terminal::failure::{self, Failure, note};
use transform::{convert, normalize};

/// Runs the command; the first argument is the name by which it was called.
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> Status {
    let arguments: Vec<_> = arguments.into_iter().collect();
    let args = match Args::try_parse_from(&arguments) {
        Ok(args) => args,
        Err(answer) => return say(advised(answer, &arguments), &arguments),
    };
    args.choose_look();
    if let Some(why) = args.command.contradiction() {
        return say(contradicted(&arguments, &why), &arguments);
    }
    match args.command {
        Command::Check(check) => match &check.undo {
            Some(report) => fix::journal::undo::run(report),
            None => checked(&arguments, *check),
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
            return Status::UNABLE;
        }
    };
    let plain = Arc::clone(rules.plain());
    if let Err(failure) = keep_apart(&plain.args, &rules.consulted()) {
        return failure.report(Status::SUCCESS);
    }
    if plain.args.fix || plain.args.diff {
        fix::run(plain, rules)
    } else {
        check::run(&plain, rules)
    }
}

/// Prints the help, the version, or what is wrong with the arguments.
fn say(answer: clap::Error, arguments: &[OsString]) -> Status {
    let status = if answer.use_stderr() { Status::UNABLE } else { Status::SUCCESS };
    let hostile = |argument: &OsString| argument.to_string_lossy().contains(is_hidden);
    let hostile = arguments.iter().any(hostile);
    let said =
        if hostile { failure::tell_masked(&plain(answer, arguments)) } else { answer.print() };
    match said {
        Ok(()) => status,
        Err(error) => Failure::writing(error).report(status),
    }
}

/// The answer without colours, so that every escape sequence in it comes from an argument.
fn plain(answer: clap::Error, arguments: &[OsString]) -> String {
    let again = Args::command().styles(Styles::plain()).try_get_matches_from(arguments);
    again.err().map_or(answer, |again| advised(again, arguments)).render().ansi().to_string()
}
