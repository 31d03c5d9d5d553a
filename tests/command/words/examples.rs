//! The command lines that are shown in places that no transcript runs are valid.

use std::fs;

use crate::run::{commands, path, run};

/// The command lines of a text: lines that begin with one of the marks, up to a pipe or a redirection.
fn lines<'a>(text: &'a str, marks: &[&str]) -> Vec<&'a str> {
    let lines = text.lines().filter_map(|line| {
        let line = line.trim_start();
        marks.iter().find(|mark| line.starts_with(**mark))?;
        Some(&line[line.find("hdl ")?..])
    });
    lines.map(|line| line.split(['|', '<', '>']).next().unwrap_or(line).trim()).collect()
}

/// Asserts that the arguments are valid: with `--help` added, only valid ones print the help.
#[track_caller]
fn is_valid(line: &str) {
    let arguments = line.split_whitespace().skip(1).map(|word| word.trim_matches('\''));
    let ran = run(&arguments.chain(["--help"]).collect::<Vec<_>>(), b"");
    assert_eq!((ran.status, &*ran.err), (Some(0), ""), "{line}");
}

#[test]
fn the_steps_and_hooks_of_a_repository_are_valid() {
    let readme = fs::read_to_string(path("src/bin/hdl/README.md")).unwrap();
    let hooks = fs::read_to_string(path(".pre-commit-hooks.yaml")).unwrap();
    let (steps, hooks) = (lines(&readme, &["- run: hdl"]), lines(&hooks, &["entry: "]));
    assert_eq!((steps.len(), hooks.len()), (2, 2));
    steps.iter().chain(&hooks).for_each(|line| is_valid(line));
}

#[test]
fn the_examples_of_the_help_are_valid() {
    for command in commands() {
        let help = run(&[&*command, "--help"], b"").out;
        let (_, examples) = help.split_once("Examples:").unwrap();
        let (examples, _) = examples.split_once("\n\n").unwrap_or((examples, ""));
        let examples = lines(examples, &["hdl", "find"]);
        assert!(examples.len() > 2, "{command}: {examples:?}");
        examples.iter().for_each(|line| is_valid(line));
    }
}
