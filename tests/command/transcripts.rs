//! Runs the transcripts, which are commands and their output. Both READMEs are among them.

use std::{env, fs};

use crate::run::path;

#[test]
fn transcripts() {
    // Transcripts name files relative to the folder of the repository.
    env::set_current_dir(path("")).unwrap();
    trycmd::TestCases::new()
        .env("COLUMNS", "100")
        .env("NO_COLOR", "1")
        .env("LC_ALL", "C.UTF-8")
        .env("TERM", "xterm")
        .case("tests/command/transcripts/*.md")
        .case("README.md")
        .case("src/bin/hdl/README.md");
}

/// The first command that the README recommends has the arguments of a command whose output it shows, and a transcript
/// tests that output.
#[test]
fn the_first_command_is_one_whose_output_is_shown() {
    let readme = fs::read_to_string(path("README.md")).unwrap();
    let built = "cargo run --release -p handle-syntax-cli -- ";
    let first = readme.lines().find_map(|line| line.strip_prefix(built));
    let mut shown = readme.lines().filter_map(|line| line.strip_prefix("$ hdl "));
    assert!(first.is_some_and(|first| shown.any(|line| line == first)), "{first:?} is not shown");
}

#[test]
fn ci_runs_the_tests_as_the_readme_says() {
    let readme = fs::read_to_string(path("README.md")).unwrap();
    let second = readme.lines().find(|line| line.starts_with("cargo test")).unwrap();
    let ci = fs::read_to_string(path(".ci/run")).unwrap();
    assert!(ci.lines().any(|line| line == second), "`{second}` is not in .ci/run");
}
