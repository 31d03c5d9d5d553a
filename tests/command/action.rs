//! The script of the GitHub Action.
#![cfg(unix)]

use std::path::Path;
use std::process::Command;
use std::{env, fs};

use crate::run::path;

/// The exit status, the output and the summary of the action on `files`.
fn action(files: &str, arguments: &str) -> (Option<i32>, String, String) {
    let folder = tempfile::tempdir().unwrap();
    let summary = folder.path().join("summary.md");
    let hdl = Path::new(env!("CARGO_BIN_EXE_hdl")).parent().unwrap();
    let ran = Command::new(path("src/bin/hdl/action.sh"))
        .current_dir(path(""))
        .env("PATH", format!("{}:{}", hdl.display(), env::var("PATH").unwrap()))
        .env("FILES", files)
        .env("ARGUMENTS", arguments)
        .env("GITHUB_STEP_SUMMARY", &summary)
        .output()
        .unwrap();
    let summary = fs::read_to_string(summary).unwrap_or_default();
    (ran.status.code(), String::from_utf8(ran.stdout).unwrap(), summary)
}

#[test]
fn problems_are_annotations_and_the_summary_counts_them() {
    let files = "tests/identifiers/hdl.txt\n\ntests/command/transcripts/right.txt\n";
    let (status, out, summary) = action(files, "--strict");
    assert_eq!(status, Some(1));
    assert!(out.starts_with("::notice file=tests/identifiers/hdl.txt,line=2,"), "{out}");
    assert!(summary.starts_with("## Handles\n\n```text\nhdl: 17 checked, 12 valid, "), "{summary}");
}

#[test]
fn the_summary_says_what_the_arguments_leave_of_the_problems() {
    let (_, _, summary) = action("tests/identifiers/hdl.txt", "--max 1");
    assert!(summary.contains("hdl: stopped at the first error; "), "{summary}");
}

#[test]
fn a_step_that_names_no_file_fails() {
    let (status, out, _) = action("\n", "");
    assert_eq!((status, &*out), (Some(2), "::error::the input `files` names no file\n"));
}

#[test]
fn without_problems_there_are_no_annotations() {
    let (status, out, summary) = action("tests/command/transcripts/right.txt", "");
    assert_eq!((status, &*out), (Some(0), ""));
    assert!(summary.contains("hdl: 3 checked, 3 valid, 0 errors, 0 warnings\n"), "{summary}");
}
