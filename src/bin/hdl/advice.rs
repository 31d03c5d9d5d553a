//! Advice about wrong arguments.

use std::ffi::OsString;
use std::path::Path;

use clap::CommandFactory;
use clap::error::{ContextKind, ContextValue, ErrorKind};

use crate::args::Args;
use crate::names::NAME;
use crate::reading::Reading;
use crate::terminal::shell::quoted;

/// The answer to arguments that contradict each other.
pub(crate) fn contradicted(arguments: &[OsString], why: &str) -> clap::Error {
    let mut command = subcommand(arguments).unwrap_or_else(Args::command);
    command.error(ErrorKind::ArgumentConflict, why)
}

/// The subcommand that the arguments name.
fn subcommand(arguments: &[OsString]) -> Option<clap::Command> {
    let mut hdl = Args::command();
    // `build` gives the usage line the whole name, such as `hdl check`.
    hdl.build();
    arguments.iter().find_map(|word| hdl.find_subcommand(word)).cloned()
}

/// The answer with better advice. This drops clap's advice to pass an unknown option "as a value", which is for a file
/// whose name begins with `--`, and a long list of names, which would hide what is wrong. It adds the way to read a
/// file where only texts can be named, what --undo does not take, and the option that an unknown one probably means.
pub(crate) fn advised(mut answer: clap::Error, arguments: &[OsString]) -> clap::Error {
    let advice = match answer.get(ContextKind::ValidValue) {
        Some(ContextValue::Strings(names)) if names.len() > MOST_NAMES => {
            Some(format!("`{NAME} explain` lists every name"))
        }
        _ if is_conflict_of(&answer, "[TEXT]") => {
            Some("the file is read from the standard input: write `< FILE`".to_owned())
        }
        _ if is_conflict_of(&answer, "--undo") => Some(
            "--undo takes no files and no other options: its report names the files".to_owned(),
        ),
        _ => None,
    };
    if let Some(ContextValue::String(word)) = answer.get(ContextKind::InvalidSubcommand)
        && let Some(advice) = for_another_command(word).or_else(|| for_a_text(word))
    {
        answer.insert(ContextKind::Suggested, ContextValue::StyledStrs(vec![advice.into()]));
    }
    if let Some(value) = in_lower_case(&answer) {
        answer.insert(ContextKind::SuggestedValue, ContextValue::String(value));
    }
    if answer.kind() == ErrorKind::UnknownArgument {
        answer.remove(ContextKind::Suggested);
        if let Some(mut command) = subcommand(arguments) {
            if let Some(meant) = meant(&answer, &command) {
                answer.insert(ContextKind::SuggestedArg, ContextValue::Strings(meant));
            }
            // The usage line of the answer has the option that clap suggests.
            answer.insert(ContextKind::Usage, ContextValue::StyledStr(command.render_usage()));
        }
    }
    if let Some(advice) = advice {
        answer.remove(ContextKind::ValidValue);
        answer.insert(ContextKind::Suggested, ContextValue::StyledStrs(vec![advice.into()]));
    }
    answer
}

/// Whether the answer is that an argument, whose name begins so, cannot be used with another one.
fn is_conflict_of(answer: &clap::Error, name: &str) -> bool {
    let is_named = |kind| match answer.get(kind) {
        Some(ContextValue::String(argument)) => argument.starts_with(name),
        _ => false,
    };
    answer.kind() == ErrorKind::ArgumentConflict
        && [ContextKind::InvalidArg, ContextKind::PriorArg].into_iter().any(is_named)
}

/// The known value that differs from the given one only in upper and lower case, such as `json` for `JSON`.
fn in_lower_case(answer: &clap::Error) -> Option<String> {
    match (answer.get(ContextKind::InvalidValue)?, answer.get(ContextKind::ValidValue)?) {
        (ContextValue::String(given), ContextValue::Strings(known)) => {
            known.iter().find(|name| name.eq_ignore_ascii_case(given)).cloned()
        }
        _ => None,
    }
}

/// What other programs call a command, and the command that does the same here.
const COMMANDS: [(&str, &str); 15] = [
    ("clean", "check --fix"),
    ("dedup", "unique"),
    ("deduplicate", "unique"),
    ("diff", "check --diff"),
    ("extract", "check --find"),
    ("find", "check --find"),
    ("fix", "check --fix"),
    ("grep", "check --find"),
    ("lint", "check"),
    ("repair", "check --fix"),
    ("scan", "check --find"),
    ("test", "check"),
    ("uniq", "unique"),
    ("validate", "check"),
    ("verify", "check"),
];

/// The command that does here what a command called `word` does in another program.
fn for_another_command(word: &str) -> Option<String> {
    let (_, ours) = COMMANDS.into_iter().find(|(other, _)| *other == word)?;
    Some(format!("write `{NAME} {ours}`"))
}

/// The command that was perhaps meant by a file or an identifier in place of a command.
fn for_a_text(word: &str) -> Option<String> {
    if Path::new(word).exists() {
        Some(format!("to check this file, write `{NAME} check {}`", quoted(word)))
    } else {
        let is_text = word.contains('/');
        is_text.then(|| format!("to read this text, write `{NAME} parse {}`", quoted(word)))
    }
}

/// The options that other commands have, and those that do the same here.
const OTHERS: [(&str, &str); 4] =
    [("dry-run", "diff"), ("check", "diff"), ("in-place", "fix"), ("write", "fix")];

/// Kinds of files, and the options with which one of them is read: the name of the kind is not an option.
const KINDS: [(&str, &str); 7] = [
    ("bibtex", "field"),
    ("csv", "column"),
    ("json", "field"),
    ("jsonl", "field"),
    ("ndjson", "field"),
    ("ris", "field"),
    ("tsv", "column"),
];

/// An error with more names than this points to `hdl explain` instead. There are fewer dialects, and more problems.
const MOST_NAMES: usize = 40;

/// The options that were perhaps meant by an unknown one: `--column` or `--format csv` by `--csv`, `--as doi` by
/// `--doi`, and `--files-from` by `--file`.
fn meant(answer: &clap::Error, command: &clap::Command) -> Option<Vec<String>> {
    let Some(ContextValue::String(unknown)) = answer.get(ContextKind::InvalidArg) else {
        return None;
    };
    let unknown = unknown.strip_prefix("--")?;
    let option = |name: &str| command.get_arguments().find(|it| it.get_long() == Some(name));
    if unknown == "file" && option("files-from").is_some() {
        return Some(["--files-from", "--field"].map(str::to_owned).into());
    }
    if let Some((_, ours)) = OTHERS.iter().find(|(other, _)| *other == unknown)
        && option(ours).is_some()
    {
        return Some(vec![format!("--{ours}")]);
    }
    if option("as").is_some() && unknown.parse::<Reading>().is_ok() {
        return Some(vec![format!("--as {unknown}")]);
    }
    let read = KINDS.iter().find(|(kind, _)| *kind == unknown).map(|(_, ours)| *ours);
    let read = read.filter(|ours| option(ours).is_some()).map(|ours| format!("--{ours}"));
    let formats = option("format").map(clap::Arg::get_possible_values).unwrap_or_default();
    let is_format = formats.iter().any(|format| format.get_name() == unknown);
    let written = is_format.then(|| format!("--format {unknown}"));
    let meant: Vec<_> = read.into_iter().chain(written).collect();
    (!meant.is_empty()).then_some(meant)
}
