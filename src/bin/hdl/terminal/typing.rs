//! Messages for a person at a terminal that a program does not need, such as that the command waits for input.

use std::io::{self, IsTerminal};

use super::failure::note;

/// The keys that end the input at a terminal.
const END: &str = if cfg!(windows) { "Ctrl-Z and Enter" } else { "Ctrl-D" };

/// Says that the standard input is read, if a person has to type it and can see the line; `slip` says why the person
/// perhaps did not mean that.
pub(crate) fn invite(is_quiet: bool, slip: Option<String>) {
    if !is_quiet && io::stdin().is_terminal() && io::stderr().is_terminal() {
        slip.into_iter().for_each(note);
        note(format_args!("reading the standard input; end it with {END}"));
    }
}

/// Says how to get another result, if a person can see the line. A program that reads the standard error gets only
/// problems.
pub(crate) fn tip(is_quiet: bool, line: &str) {
    if !is_quiet && io::stderr().is_terminal() {
        note(line);
    }
}

/// Says why no text was read, if a slip in the arguments shows it; returns whether it does.
pub(crate) fn explain(texts: u64, slip: impl FnOnce() -> Option<String>) -> bool {
    let slip = if texts == 0 { slip() } else { None };
    slip.iter().for_each(note);
    slip.is_some()
}
