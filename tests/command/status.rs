//! The exit status is right even if not everything was read or shown.

use std::fs;

use crate::run::{Ran, folder, formats, run};

const WARNING: &str = "doi:10.1/a\n";
const ERROR: &str = "10.1000\n";

#[test]
fn an_error_after_the_last_problem_that_is_shown_counts() {
    let table: [(&[&str], &str, &str, i32); 6] = [
        (
            &[ERROR, WARNING],
            "",
            "hdl: stopped after 1 problem\nhdl: 1 checked, 0 valid, 1 error, 0 warnings\n",
            1,
        ),
        (
            &[WARNING, ERROR, ERROR],
            "",
            "hdl: stopped at the first error; 1 more problem not shown\n\
            hdl: 2 checked, 1 valid, 1 error, 1 warning\n",
            1,
        ),
        (
            &[WARNING, WARNING, WARNING],
            "",
            "hdl: 2 more problems not shown\nhdl: 3 checked, 3 valid, 0 errors, 3 warnings\n",
            0,
        ),
        (&[WARNING], "", "hdl: 1 checked, 1 valid, 0 errors, 1 warning\n", 0),
        (
            &[WARNING, ERROR],
            "--strict",
            "hdl: stopped after 1 problem\nhdl: 1 checked, 1 valid, 0 errors, 1 warning\n",
            1,
        ),
        (&["10.1/a\n"], "", "hdl: 1 checked, 1 valid, 0 errors, 0 warnings\n", 0),
    ];
    for (lines, option, err, status) in table {
        let options = Some(option).filter(|option| !option.is_empty());
        let arguments: Vec<_> =
            ["check", "--as=doi", "--max=1"].into_iter().chain(options).collect();
        let ran = run(&arguments, lines.concat().as_bytes());
        assert_eq!((&*ran.err, ran.status), (err, Some(status)), "{lines:?}");
        assert!(ran.out.lines().count() <= 1, "{}", ran.out);
    }
}

/// The error is in a later block than the last problem that is shown.
#[test]
fn any_number_of_threads_finds_an_error_in_a_later_block() {
    let list = [&WARNING.repeat(100_000), ERROR, &WARNING.repeat(100_000)].concat();
    for threads in ["1", "2", "5"] {
        let arguments = ["check", "--as=doi", "--max=3", "--threads", threads];
        let ran = run(&arguments, list.as_bytes());
        let err = "hdl: stopped at the first error; 99998 more problems not shown\n\
            hdl: 100001 checked, 100000 valid, 1 error, 100000 warnings\n";
        assert_eq!((&*ran.err, ran.status), (err, Some(1)), "{threads}");
        assert_eq!(ran.out.lines().count(), 3, "{threads}");
    }
}

#[test]
fn a_missing_file_is_reported_though_enough_problems_were_found() {
    let one = folder("enough").join("one");
    fs::write(&one, ERROR).unwrap();
    let (missing, folder) = (one.with_file_name("missing"), one.parent().unwrap());
    let files = [&*one, &*missing, &*one, folder].map(|path| path.to_str().unwrap());
    let ran = run(&[&["check", "--as=doi", "--max=1"], &files[..]].concat(), b"");
    let err = format!(
        "hdl: {}: there is no such file\nhdl: {}: this is a directory\n\
        hdl: stopped after 1 problem\nhdl: 1 checked, 0 valid, 1 error, 0 warnings\n",
        missing.display(),
        folder.display(),
    );
    assert_eq!((ran.err, ran.status), (err, Some(2)));
}

#[test]
fn quiet_writes_nothing_in_any_format() {
    for format in formats() {
        for (list, status) in [(ERROR, 1), (WARNING, 0)] {
            let ran = run(&["check", "--as=doi", "-q", "--format", &format], list.as_bytes());
            assert_eq!((&*ran.out, &*ran.err, ran.status), ("", "", Some(status)), "{format}");
        }
    }
}

#[test]
fn a_field_that_no_line_has_is_reported() {
    let check = |input: &[u8], more: &[&str]| -> Ran {
        run(&[&["check", "--field=/a~1b/0"], more].concat(), input)
    };
    let trouble = "hdl: <stdin>: nothing has the field `/a~1b/0`\n";
    let none = "hdl: 0 checked, 0 valid, 0 errors, 0 warnings\n";
    let table: [(&[u8], &str, i32); 5] = [
        // Counts without errors would sound like success.
        (b"{}\n{\"a/b\": 1}\n", trouble, 2),
        (b"", none, 0),
        (b"\n\n", none, 0),
        (b"{}\n{\"a/b\": [null]}\n", none, 0),
        (b"{}\n{\"a/b\": [\"\"]}\n", none, 0),
    ];
    for (input, err, status) in table {
        let ran = check(input, &[]);
        assert_eq!((&*ran.err, ran.status), (err, Some(status)), "{}", input.escape_ascii());
    }
    let ran = check(b"{}\n", &["--quiet"]);
    assert_eq!((&*ran.err, ran.status), (trouble, Some(2)), "and --quiet does not hide it");
}

/// Many records rightly have no identifier, so a field or a path is probably wrong only if no file has it.
#[test]
fn one_file_must_have_the_field() {
    let folder = folder("field");
    for (name, text) in [
        ("with.jsonl", "{\"a\": \"10.1/a\"}\n".repeat(50_000)),
        ("without.jsonl", "{\"b\": \"10.1/a\"}\n".repeat(50_000)),
        ("with.xml", "<mods><identifier type='doi'>10.1/a</identifier></mods>".to_owned()),
        ("without.xml", "<mods><title>A title</title></mods>".to_owned()),
        ("with.bib", "@a{b, doi = {10.1/a}}".to_owned()),
        ("without.bib", "@a{b, title = {A title}}".to_owned()),
    ] {
        fs::write(folder.join(name), text).unwrap();
    }
    let check = |option: &str, files: &[&str], more: &[&str]| {
        let files = files.iter().map(|file| folder.join(file).to_str().unwrap().to_owned());
        let options = ["check", option].into_iter().chain(more.iter().copied());
        let arguments: Vec<_> = options.map(str::to_owned).chain(files).collect();
        let ran = run(&arguments, b"");
        (ran.err.replace(&format!("{}/", folder.display()), ""), ran.status)
    };
    for (option, extension, lack) in [
        ("--field=/a", "jsonl", "nothing has the field `/a`"),
        ("--profile=mods", "xml", "no element was found at the paths of the profile"),
        ("--xml=//identifier", "xml", "nothing was found at `//identifier`"),
        ("--field=doi", "bib", "nothing has the field `doi`"),
    ] {
        let (with, without) = (format!("with.{extension}"), format!("without.{extension}"));
        for more in [&[][..], &["--diff"]] {
            let (err, status) = check(option, &[&without, &with, &without], more);
            let note = format!("hdl: {without} and 1 more file: {lack}, unlike in other files\n");
            assert!(err.starts_with(&note), "{option}: {err}");
            assert_eq!(status, Some(0), "{option}");
            let (err, status) = check(option, &[&without, &without], more);
            assert!(err.starts_with(&format!("hdl: {without} and 1 more file: {lack}")), "{err}");
            assert_eq!(status, Some(2), "{option}");
        }
        let (err, status) = check(option, &[&without, &with], &["--quiet"]);
        assert_eq!((&*err, status), ("", Some(0)), "{option}");
    }
}

#[test]
fn a_directory_without_identifiers_is_named() {
    let folder = folder("no-list");
    let ran = run(&["check".as_ref(), folder.as_os_str()], b"");
    let why =
        format!("hdl: nothing was checked: no file in {} has an identifier; ", folder.display());
    assert!(ran.err.contains(&why), "{}", ran.err);
    assert_eq!(ran.status, Some(0));
}

/// Records of one kind have their types in upper and lower case.
#[test]
fn a_condition_is_met_in_any_case() {
    for (arguments, input) in [
        (["--column=id", "--where=type=doi"], "type,id\nDOI,10.1/a\n"),
        (["--field=/id", "--where=type=doi"], "{\"type\": \"DOI\", \"id\": \"10.1/a\"}"),
        (["--field=id", "--where=type=doi"], "@a{b, type = {DOI}, id = {10.1/a}}"),
        (["--xml=//id", "--where=type=doi"], "<id type='DOI'>10.1/a</id>"),
    ] {
        let ran = run(&[&["check"], &arguments[..]].concat(), input.as_bytes());
        assert!(ran.err.starts_with("hdl: 1 checked, 1 valid"), "{input}: {}", ran.err);
    }
}

/// A condition may be met elsewhere, so the message says where it is sought.
#[test]
fn a_condition_that_nothing_meets_says_where_it_is_sought() {
    let json = "{\"type\": \"doi\", \"url\": {\"value\": \"10.1000/1\"}}\n";
    let xml = "<a><type>doi</type><id>10.1000/1</id></a>";
    let bib = "@a{b, doi = {10.1000/1}}\n@a{c, type = {doi}}\n";
    for (place, input, expected) in [
        ("--field=/url/value", json, "in the JSON object that has the field"),
        ("--field=doi", bib, "in the entry that has the field"),
        ("--xml=//id", xml, "nothing was found at `//id[@type='doi']`"),
    ] {
        let ran = run(&["check", place, "--where=type=doi"], input.as_bytes());
        assert!(ran.err.contains(expected), "{place}: {}", ran.err);
    }
}

/// A slip in `--where` or `--glob` hides every identifier, which must not look like success.
#[test]
fn a_run_that_checks_nothing_says_why() {
    let none = "hdl: 0 checked, 0 valid, 0 errors, 0 warnings\nhdl: nothing was checked: ";
    let where_ = ["check", "--column=doi", "--where=id=99"];
    let glob = ["check", "--glob=*.nope", "tests/identifiers"];
    let fix = ["check", "--fix", "--column=doi", "--where=id=99"];
    for (arguments, why) in [
        (&where_[..], "nothing meets --where 'id=99' in the same row"),
        (&fix, "nothing meets --where 'id=99' in the same row"),
        (&glob, "no file that --glob '*.nope' matches has an identifier"),
    ] {
        let ran = run(arguments, b"id,doi\n1,10.1000/182\n");
        assert_eq!((ran.err, ran.status), (format!("{none}{why}\n"), Some(0)), "{arguments:?}");
    }
    for command in [&["unique"][..], &["normalize"], &["convert", "--to=handle"]] {
        let arguments = [command, &where_[1..]].concat();
        let ran = run(&arguments, b"id,doi\n1,10.1000/182\n");
        let why = "hdl: nothing was read: nothing meets --where 'id=99' in the same row\n";
        assert!(ran.err.ends_with(why) && ran.status == Some(0), "{arguments:?}: {}", ran.err);
    }
}
