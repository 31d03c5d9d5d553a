//! `hdl.toml`: settings for certain files.

mod schema;

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::run::{Ran, folder, path, run, run_in};

/// A folder with a configuration and the files that it names.
pub(crate) fn project(test: &str, config: &str) -> PathBuf {
    let folder = folder(test);
    fs::create_dir_all(folder.join("lists/old")).unwrap();
    fs::write(folder.join("hdl.toml"), config).unwrap();
    fs::write(folder.join("lists/dois.txt"), "10.1000/182\n11.1000/182\n").unwrap();
    fs::write(folder.join("lists/works.csv"), "title,doi\na,doi:10.1000/1\n").unwrap();
    fs::write(folder.join("lists/old/handles.txt"), "10.1000\n10.1000/a%2Db\n").unwrap();
    folder
}

/// The severity and the name of each problem.
fn found(ran: &Ran) -> Vec<(String, String)> {
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    ran.problems().iter().map(|it| (text(&it["severity"]), text(&it["code"]))).collect()
}

#[track_caller]
fn finds(folder: &Path, arguments: &[&str], expected: &[(&str, &str)]) {
    let ran = run_in(folder, &[&["check", "--format=json"], arguments].concat(), b"");
    let found = found(&ran);
    let found: Vec<_> = found.iter().map(|(one, other)| (&**one, &**other)).collect();
    assert_eq!(found, expected, "{arguments:?}: {}", ran.err);
}

const CONFIG: &str = "\
ignore = \"escape-in-handle\"

[[files]]
glob = \"lists/*.txt\"
as = \"doi\"

[[files]]
glob = [\"*.tsv\", \"*.csv\"]
column = \"doi\"
as = \"doi\"
severity = { doi-prefix = \"error\" }
";

const NOT_A_DOI: (&str, &str) = ("error", "not-a-doi");
const LABEL: (&str, &str) = ("error", "doi-prefix");
const NO_SLASH: (&str, &str) = ("error", "missing-slash");
const ESCAPE: (&str, &str) = ("warning", "escape-in-handle");

#[test]
fn each_file_has_its_own_rules_from_any_working_directory() {
    let project = project("config-rules", CONFIG);
    finds(&project, &["lists/dois.txt"], &[NOT_A_DOI]);
    finds(&project, &["./lists/old/../dois.txt"], &[NOT_A_DOI]);
    finds(&project, &["lists/works.csv"], &[LABEL]);
    finds(&project.join("lists"), &["works.csv", "dois.txt"], &[LABEL, NOT_A_DOI]);
    finds(&project, &["lists/old/handles.txt"], &[NO_SLASH]);
    finds(&project, &["--stdin-name=lists/works.csv"], &[]);
}

#[test]
fn the_command_line_wins_over_the_configuration() {
    let project = project("config-command-line", CONFIG);
    finds(&project, &["--as=handle", "lists/dois.txt"], &[]);
    finds(&project, &["--ignore=not-nfc", "lists/old/handles.txt"], &[NO_SLASH, ESCAPE]);
    finds(&project, &["--no-config", "lists/old/handles.txt"], &[NO_SLASH, ESCAPE]);
    finds(&project, &["--find", "lists/works.csv"], &[LABEL]);
    let other = project.join("other.toml");
    fs::write(&other, "select = \"lint\"\n").unwrap();
    finds(&project, &["--config=other.toml", "lists/old/handles.txt"], &[ESCAPE]);
}

#[test]
fn texts_are_fixed_by_the_rules_of_their_file() {
    for (config, fixed) in [
        ("as = \"doi\"\n", "10.1000/182\n"),
        ("as = \"doi\"\nignore = \"doi-prefix\"\n", "doi:10.1000/182\n"),
    ] {
        let project = project("config-fix", &format!("[[files]]\nglob = \"*.txt\"\n{config}"));
        fs::write(project.join("a.txt"), "doi:10.1000/182\n").unwrap();
        let ran = run_in(&project, &["check", "--fix", "a.txt"], b"");
        assert_eq!(ran.status, Some(0), "{}", ran.err);
        assert_eq!(fs::read_to_string(project.join("a.txt")).unwrap(), fixed, "{config}");
    }
}

/// The settings and the baseline of a run are not checked as lists, though they are in the directory that is read.
#[test]
fn what_the_run_uses_is_not_read_as_a_list() {
    let folder = project("config-used", "ignore = [\"not-nfc\"]\n");
    fs::remove_dir_all(folder.join("lists")).unwrap();
    fs::write(folder.join("a.txt"), "10.1000\n").unwrap();
    let check = |arguments: &[&str]| run_in(&folder, &[&["check"], arguments].concat(), b"");
    let is_alone = |out: &str| out.lines().all(|line| line.starts_with("./a.txt:"));
    let before = check(&["--glob=*.t*", "."]);
    assert!(is_alone(&before.out) && before.out.lines().count() == 1, "{}", before.out);
    let kept = ["--write-baseline=known.txt", "--glob=*.t*", "."];
    assert_eq!((check(&kept).status, check(&kept).status), (Some(0), Some(0)));
    let known = fs::read_to_string(folder.join("known.txt")).unwrap();
    assert_eq!(known.lines().count(), 1, "the baseline was read: {known}");
    let ran = check(&["--baseline=known.txt", "--glob=*.t*", "."]);
    assert_eq!((&*ran.out, ran.status), ("", Some(0)), "{}", ran.err);
    fs::write(folder.join("hdl.toml"), "baseline = \"known.txt\"\n").unwrap();
    let ran = check(&["."]);
    assert_eq!((&*ran.out, ran.status), ("", Some(0)), "{}", ran.err);
    let ran = run_in(&folder, &["unique", "."], b"");
    assert!(ran.err.ends_with("hdl: 1 text, 1 without a handle, 0 handles\n"), "{}", ran.err);
    let ran = check(&["hdl.toml"]);
    assert!(ran.out.contains("hdl.toml:1:"), "a file that is named is read: {}", ran.out);
}

/// Files with settings of their own share one baseline with all others.
#[test]
fn a_baseline_has_the_problems_of_all_files() {
    let config = "[[files]]\nglob = [\"*.csv\"]\ncolumn = [\"doi\"]\n";
    let folder = project("config-baseline-all", config);
    fs::write(folder.join("lists/same.txt"), "10.1000\n").unwrap();
    fs::write(folder.join("lists/same.csv"), "doi\n10.1000\n").unwrap();
    let written = run_in(&folder, &["check", "--write-baseline=known", "lists"], b"");
    let known = fs::read_to_string(folder.join("known")).unwrap();
    assert!(known.contains("{\"text\":\"10.1000\",\"problem\":\"missing-slash\",\"count\":3}"));
    assert!(known.contains("doi:10.1000/1"), "{known}");
    let ran = run_in(&folder, &["check", "--baseline=known", "lists"], b"");
    assert_eq!((&*ran.out, ran.status), ("", Some(0)), "{} {}", written.err, ran.err);
    assert!(!ran.err.contains("no longer occur"), "{}", ran.err);
    // The baseline counts this text three times, so its fourth occurrence is new, whatever file has it.
    fs::write(folder.join("lists/z.csv"), "doi\n10.1000\n").unwrap();
    let ran = run_in(&folder, &["check", "--baseline=known", "lists"], b"");
    assert!(ran.out.starts_with("lists/z.csv:2:8: error [missing-slash]"), "{}", ran.out);
    assert_eq!(ran.out.lines().count(), 1, "{}", ran.out);
}

#[test]
fn the_path_of_a_baseline_starts_at_the_configuration() {
    let project = project("config-baseline", "baseline = \"known.jsonl\"\n");
    let known = project.join("known.jsonl");
    let known = known.to_str().unwrap();
    let written = ["check", "--no-config", "--write-baseline", known, "lists/old/handles.txt"];
    assert_eq!(run_in(&project, &written, b"").status, Some(0));
    let ran = run_in(&project.join("lists"), &["check", "old/handles.txt"], b"");
    assert_eq!((ran.status, &*ran.out), (Some(0), ""), "{}", ran.err);
    assert_eq!(run_in(&project, &["check", "lists/dois.txt"], b"").status, Some(0));
}

#[test]
fn an_error_in_a_configuration_has_a_place() {
    for (config, expected) in [
        ("colum = 1\n", "hdl.toml:1:1: no key is called `colum`; did you mean `column`?"),
        (
            "\n[[files]]\nglob = \"*\"\nglobs = 1\n",
            "hdl.toml:4:1: no key is called `globs`; did you mean `glob`?",
        ),
        ("files = 1\n", "hdl.toml:1:1: write `[[files]]` before each table"),
        ("[[files]]\nas = \"doi\"\n", "hdl.toml:2:1: this table has no `glob`"),
        ("as = \"dio\"\n", "hdl.toml:1:6: `as`: did you mean `doi`"),
        ("find = 1\n", "hdl.toml:1:8: `find`: write `true` or `false`"),
        ("as = [\"doi\"]\n", "hdl.toml:1:6: `as`: write a string"),
        (
            "severity = { not-nfcc = \"error\" }\n",
            "hdl.toml:1:12: `severity`: did you mean `not-nfc`?",
        ),
        ("[[files]]\nglob = \"a[\"\n", "hdl.toml:2:8: "),
        ("as = \n", "hdl.toml:1:"),
        (
            "column = 1\nfind = true\n",
            "with the settings of hdl.toml for this file: the argument '--find' cannot be used with: --column <",
        ),
    ] {
        let ran = run_in(&project("config-wrong", config), &["check", "lists/dois.txt"], b"");
        assert!(ran.err.contains(expected), "{config}: {}", ran.err);
        assert_eq!((ran.status, &*ran.out), (Some(2), ""), "{config}");
    }
    let ran = run(&["check", "--config", "no-such.toml"], b"");
    assert_eq!((ran.status, &*ran.err), (Some(2), "hdl: no-such.toml: there is no such file\n"));
}

#[test]
fn the_settings_of_a_file_are_printed_with_their_places() {
    let project = project("config-print", CONFIG);
    let ran = run_in(&project, &["config", "lists/works.csv", "other"], b"");
    let expected = "\
# lists/works.csv
ignore = \"escape-in-handle\"  # hdl.toml:1:1
column = \"doi\"  # hdl.toml:9:1, for *.csv
as = \"doi\"  # hdl.toml:10:1, for *.csv
severity = { doi-prefix = \"error\" }  # hdl.toml:11:1, for *.csv
# other
ignore = \"escape-in-handle\"  # hdl.toml:1:1
";
    assert_eq!((&*ran.out, ran.status), (expected, Some(0)), "{}", ran.err);
    assert_eq!(run_in(&folder("config-none"), &["config", "a"], b"").status, Some(2));
}

/// The configuration that the manual shows is valid, and each of its keys is in the schema.
#[test]
fn the_configuration_of_the_manual_is_valid() {
    let manual = fs::read_to_string(path("src/bin/hdl/README.md")).unwrap();
    let (_, config) = manual.split_once("```toml\n").unwrap();
    let (config, _) = config.split_once("```").unwrap();
    let project = project("config-manual", config);
    let ran = run_in(&project, &["config", "catalogue/articles.csv"], b"");
    assert_eq!((ran.status, &*ran.err), (Some(0), ""));

    let schema = run(&["generate", "schema"], b"").out;
    assert_eq!(schema, fs::read_to_string(path("src/bin/hdl/hdl.schema.json")).unwrap());
    let schema: Value = serde_json::from_str(&schema).unwrap();
    let of_files = &schema["properties"]["files"]["items"]["properties"];
    for line in config.lines().filter(|line| line.contains(" = ")) {
        let key = line.split(" = ").next().unwrap();
        let known = &if key == "glob" { of_files } else { &schema["properties"] }[key];
        assert!(known["description"].is_string(), "{key}");
        assert!(of_files[key].is_object(), "{key}");
    }
}

#[test]
fn a_baseline_that_the_configuration_names_can_be_written_anew() {
    let folder = project("config-baseline-anew", "baseline = \"known.jsonl\"\n");
    let known = || fs::read_to_string(folder.join("known.jsonl")).unwrap();
    fs::write(folder.join("known.jsonl"), "").unwrap();
    let write = ["check", "--write-baseline=known.jsonl", "lists/old/handles.txt"];
    let written = run_in(&folder, &write, b"");
    assert_eq!((known().lines().count(), written.status), (2, Some(0)), "{}", written.err);
    // If a file is missing, the new baseline would lack its problems.
    let missing = run_in(&folder, &[&write[..], &["gone.txt"]].concat(), b"");
    assert_eq!((known().lines().count(), missing.status), (2, Some(2)), "{}", missing.err);
    assert!(missing.err.contains("this baseline is not replaced"), "{}", missing.err);
}

#[test]
fn the_configuration_and_the_command_line_must_not_contradict_each_other() {
    let folder = project("config-contradiction", "select = [\"missing-slash\"]\n");
    let ran = run_in(&folder, &["check", "--ignore=missing-slash", "lists/old"], b"");
    assert!(
        ran.err.contains("settings of hdl.toml for this file: --ignore drops every"),
        "{}",
        ran.err
    );
    assert_eq!(ran.status, Some(2), "{}", ran.err);
}

#[test]
fn a_table_may_say_where_identifiers_are_in_its_files() {
    let config = "find = true\n\n[[files]]\nglob = \"*.csv\"\ncolumn = \"doi\"\n";
    let folder = project("config-way", config);
    fs::write(folder.join("lists/works.csv"), "title,doi\n10.1000,doi:10.1000/1\n").unwrap();
    finds(&folder, &["lists/works.csv"], &[("warning", "doi-prefix")]);
}
