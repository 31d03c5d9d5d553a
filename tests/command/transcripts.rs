//! Transcripts: what is typed, and what is answered. The README is one of them.

use std::fs;

#[test]
fn transcripts() {
    trycmd::TestCases::new()
        .env("COLUMNS", "100")
        .env("NO_COLOR", "1")
        .case("tests/command/transcripts/*.md")
        .case("README.md");
}

/// The first command of the README builds the program; what it prints stands below it, and is tested.
#[test]
fn the_first_command_is_the_one_whose_output_is_shown() {
    let readme = fs::read_to_string("README.md").unwrap();
    let first =
        readme.lines().find_map(|line| line.strip_prefix("cargo run --release --features cli -- "));
    let shown = readme.lines().find_map(|line| line.strip_prefix("$ hdl "));
    assert!(first.is_some() && first == shown, "{first:?} is not {shown:?}");
}

#[test]
fn ci_runs_the_tests_as_the_readme_says() {
    let readme = fs::read_to_string("README.md").unwrap();
    let second = readme.lines().find(|line| line.starts_with("cargo test")).unwrap();
    let ci = fs::read_to_string(".ci/run").unwrap();
    assert!(ci.lines().any(|line| line == second), "`{second}` is not in .ci/run");
}
