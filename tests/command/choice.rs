//! Which problems are reported, and with which severity.

use std::fs;

use crate::run::run;

/// An error, advice and a warning.
const LIST: &[u8] = b"10.1000\nhdl:10.1000/a%2Db\nhdl://1.2.3.4/5/6\n";

/// Asserts the exit status, and the severity and the name of each problem of [`LIST`].
#[track_caller]
fn reported(arguments: &[&str], status: i32, expected: &[(&str, &str)]) {
    let ran = run(&[&["check", "--format", "json"], arguments].concat(), LIST);
    let problems = ran.problems();
    let text = |value: &serde_json::Value| value.as_str().unwrap().to_owned();
    let found: Vec<_> =
        problems.iter().map(|it| (text(&it["severity"]), text(&it["code"]))).collect();
    let found: Vec<_> = found.iter().map(|(severity, code)| (&**severity, &**code)).collect();
    assert_eq!((ran.status, &*found), (Some(status), expected), "{arguments:?}: {}", ran.err);
}

const ERROR: (&str, &str) = ("error", "missing-slash");
const WARNING: (&str, &str) = ("warning", "needless-escape");
const ADVICE: (&str, &str) = ("advice", "ambiguous");

#[test]
fn problems_are_selected_and_ignored_by_name_and_by_group() {
    reported(&[], 1, &[ERROR, WARNING, ADVICE]);
    reported(&["--select", "needless-escape"], 0, &[WARNING]);
    reported(&["--select", "missing-slash,ambiguous"], 1, &[ERROR, ADVICE]);
    reported(&["--select", "syntax"], 1, &[ERROR]);
    reported(&["--select", "lint"], 0, &[WARNING, ADVICE]);
    reported(&["--select", "lossy"], 0, &[]);
    reported(&["--ignore", "syntax"], 0, &[WARNING, ADVICE]);
    reported(&["--select", "lint", "--ignore", "ambiguous"], 0, &[WARNING]);
}

#[test]
fn a_problem_keeps_its_edit_if_another_one_is_ignored() {
    let arguments = ["check", "--format", "concise", "--ignore", "unbalanced-bracket"];
    let ran = run(&arguments, b"10.1000/a(b see page 4\n");
    assert_eq!(ran.status, Some(0), "{}", ran.err);
    assert!(ran.out.trim_end().ends_with("; try: 10.1000/a(b"), "{}", ran.out);
}

#[test]
fn a_problem_has_the_severity_of_the_argument() {
    reported(
        &["--severity", "needless-escape=error"],
        1,
        &[ERROR, ("error", "needless-escape"), ADVICE],
    );
    reported(
        &["--severity", "syntax=warning", "--severity", "lint=advice"],
        0,
        &[("warning", "missing-slash"), ("advice", "needless-escape"), ADVICE],
    );
    reported(&["--select", "lint", "--severity", "missing-slash=warning"], 0, &[WARNING, ADVICE]);
}

#[test]
fn a_misspelt_name_gets_a_suggestion() {
    for (option, given, expected) in [
        ("--ignore", "lints", "did you mean `lint`"),
        ("--severity", "not-nfc", "write NAME=LEVEL"),
        ("--severity", "not-nfc=fatal", "the levels are `advice`, `warning` and `error`"),
    ] {
        let ran = run(&["check", option, given], LIST);
        assert_eq!(ran.status, Some(2));
        assert!(ran.err.contains(expected), "{}", ran.err);
    }
}

#[test]
fn a_baseline_does_not_depend_on_lines() {
    let folder = tempfile::tempdir().unwrap();
    let known = folder.path().join("known.jsonl");
    let known = known.to_str().unwrap();
    let ran = run(&["check", "--write-baseline", known], LIST);
    assert_eq!((ran.status, &*ran.out), (Some(0), ""));
    assert_eq!(ran.err, format!("hdl: 3 problems written to {known}\n"));
    assert_eq!(fs::read_to_string(known).unwrap().lines().count(), 3);

    let check = |list: &[u8]| run(&["check", "--baseline", known], list);
    assert_eq!((check(LIST).status, &*check(LIST).out), (Some(0), ""));
    // The texts have moved, and one of them occurs once more.
    let ran = check(b"\n\nhdl:10.1000/a%2Db\n10.1000\n10.1000\n");
    assert_eq!(
        (ran.status, &*ran.out),
        (
            Some(1),
            "<stdin>:5:8: error [missing-slash] `10.1000` is only the prefix of an identifier, and nothing follows it\n"
        )
    );
    assert!(
        ran.err.starts_with("hdl: 1 problem of the baseline no longer occurs\n"),
        "{}",
        ran.err
    );
}

#[test]
fn a_baseline_holds_texts_that_are_not_utf8() {
    let folder = tempfile::tempdir().unwrap();
    let known = folder.path().join("known.jsonl");
    let known = known.to_str().unwrap();
    assert_eq!(run(&["check", "--write-baseline", known], b"10.1000/\xFF\n").status, Some(0));
    assert_eq!(run(&["check", "--baseline", known], b"10.1000/\xFF\n").status, Some(0));
    assert_eq!(run(&["check", "--baseline", known], b"10.1000/\xFE\n").status, Some(1));
}

/// A count that nobody can have written must not end the run.
#[test]
fn a_baseline_may_have_any_count() {
    let folder = tempfile::tempdir().unwrap();
    let known = folder.path().join("known.jsonl");
    let line =
        |count| format!("{{\"text\":\"a\",\"problem\":\"missing-slash\",\"count\":{count}}}\n");
    fs::write(&known, line(u64::MAX).repeat(2) + &line(1).replace("\"a\"", "\"b\"")).unwrap();
    let ran = run(&["check", "--baseline", known.to_str().unwrap()], b"a\n");
    assert_eq!((ran.status, &*ran.out), (Some(0), ""), "{}", ran.err);
}

#[test]
fn a_file_that_is_not_a_baseline_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let octets = folder.path().join("octets");
    fs::write(&octets, b"10.1000/\xE9\n").unwrap();
    let ran = run(&["check", "--baseline", octets.to_str().unwrap()], LIST);
    assert!(ran.err.contains("octets: line 1 does not belong in a baseline"), "{}", ran.err);
    let ran = run(&["check", "--baseline", "tests/identifiers/hdl.txt"], LIST);
    assert_eq!((ran.status, &*ran.out), (Some(2), ""));
    assert!(ran.err.contains("hdl.txt: line 1 does not belong in a baseline"), "{}", ran.err);
    assert_eq!(run(&["check", "--baseline", "tests/nofile"], LIST).status, Some(2));
}

/// A list that is overwritten is lost, and so is a baseline that an empty run replaces.
#[test]
fn a_baseline_replaces_a_baseline_only() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (list, other, known) = (file("list"), file("other"), file("known"));
    fs::write(&list, LIST).unwrap();
    fs::write(&other, "10.1000/183\n").unwrap();
    let write = |known: &str, files: &[&str], input: &[u8]| {
        let ran = run(&[&["check", "--write-baseline", known], files].concat(), input);
        (ran.status, ran.err.replace(folder.path().to_str().unwrap(), ""))
    };
    let refused = |why: &str| (Some(2), format!("hdl: {why}\n"));
    for (baseline, files, why) in [
        (&list, &[&*list][..], "/list: this file is also read, so it is not written"),
        (&list, &[&*other], "/list: this file is not a baseline, so it is not replaced"),
        (&list, &[], "/list: this file is not a baseline, so it is not replaced"),
    ] {
        assert_eq!(write(baseline, files, b""), refused(why), "{files:?}");
    }
    assert_eq!(fs::read(&list).unwrap(), LIST, "a list was overwritten");

    assert_eq!(write(&known, &[&list], b"").0, Some(0), "a new baseline");
    assert_eq!(write(&known, &[&list], b"").0, Some(0), "a baseline over an older one");
    let before = fs::read(&known).unwrap();
    let none =
        "/known: no file to read was named and there was no input, so this file is not replaced";
    assert_eq!(write(&known, &[], b""), refused(none));
    assert_eq!(fs::read(&known).unwrap(), before, "an empty run replaced the baseline");
}
