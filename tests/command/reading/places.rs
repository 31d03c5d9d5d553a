//! The options that say where identifiers are.

use crate::run::run;

/// A place that is named twice is read once, unless it is named with two dialects.
#[test]
fn a_repeated_place_counts_once() {
    let (table, json) = ("doi,x\n10.1000/1,y\n", "{\"doi\": \"10.1000/1\"}\n");
    let (bib, xml) = ("@a{b, doi = {10.1000/1}}\n", "<a>10.1000/1</a>");
    for (arguments, input, checked) in [
        (["--column=doi", "--column=doi"], table, 1),
        (["--column=doi=doi", "--column=doi=doi"], table, 1),
        (["--column=doi=doi", "--column=doi=handle"], table, 2),
        (["--field=/doi", "--field=/doi"], json, 1),
        (["--field=doi", "--field=doi"], bib, 1),
        (["--xml=//a", "--xml=//a"], xml, 1),
    ] {
        let ran = run(&[&["check"], &arguments[..]].concat(), input.as_bytes());
        let counts = format!("hdl: {checked} checked, {checked} valid, 0 errors, 0 warnings\n");
        assert_eq!((ran.err, ran.status), (counts, Some(0)), "{arguments:?}");
    }
    let ran = run(&["check", "--column=doi", "--column=1"], table.as_bytes());
    let told = "hdl: <stdin>: `doi` is column 1, which --column names too: name it once\n";
    assert_eq!((&*ran.err, ran.status), (told, Some(2)));
}

#[test]
fn a_table_that_is_json_gets_the_option_that_reads_it() {
    let json = b"{\"doi\":\"10.1000/182\",\"t\":\"DOI\"}\n";
    let ran = run(&["check", "--column=doi"], json);
    assert!(ran.err.starts_with("hdl: <stdin>: this is JSON: write `--field /doi`"), "{}", ran.err);
}

#[test]
fn a_line_that_only_spreadsheets_read_is_named_as_it_can_be_typed() {
    for (line, delimiter, told) in [
        (
            "sep=;",
            ",",
            "`sep=;` in the first line is only for spreadsheets: delete the line, and add --delimiter ';'",
        ),
        (
            "sep=\t",
            ",",
            "`sep=` and a tab in the first line is only for spreadsheets: delete the line, and add --delimiter tab",
        ),
        ("sep=,", ",", "`sep=,` in the first line is only for spreadsheets: delete the line"),
    ] {
        let ran = run(
            &["check", "--column=doi", "--delimiter", delimiter],
            format!("{line}\n").as_bytes(),
        );
        assert_eq!(ran.err, format!("hdl: <stdin>: {told}\n"), "{line}");
    }
}

#[test]
fn spaces_around_a_title_do_not_count() {
    let table = " DOI ,\"Title, x\",kind \n10.1000/1,a,b\n";
    for arguments in [
        &["--column=DOI"][..],
        &["--column= DOI "],
        &["--column=DOI", "--where=Title, x=a", "--where=kind=b"],
    ] {
        let ran = run(&[&["check"], arguments].concat(), table.as_bytes());
        let counts = "hdl: 1 checked, 1 valid, 0 errors, 0 warnings\n";
        assert_eq!((&*ran.err, ran.status), (counts, Some(0)), "{arguments:?}");
    }
    let ran = run(&["check", "--column=DOI"], b"DOI, DOI\n1,2\n");
    assert!(ran.err.contains("2 columns are called `DOI`"), "{}", ran.err);
}

#[test]
fn a_first_row_of_titles_is_recognised() {
    let told =
        "its first row seems to have the titles of the columns; `--column TITLE` passes over it";
    for (table, is_told) in [
        ("id,doi\n1,10.1000/182\n", true),
        ("id,Handle URL\n1,10.1000/182\n", true),
        ("1,10.1000\n2,10.1000/182\n", false),
        ("1,10.1000/182\n2,doi\n", false),
    ] {
        let ran = run(&["check", "--column=2"], table.as_bytes());
        assert_eq!(ran.err.contains(told), is_told, "{table}{}", ran.err);
    }
    let ran = run(&["check", "--column=doi"], b"id,doi\n1,10.1000\n");
    assert!(!ran.err.contains(told), "{}", ran.err);
}

#[test]
fn a_byte_order_mark_does_not_hide_the_format() {
    for (argument, input) in [
        ("--field=doi", "\u{FEFF}@article{a, doi = {10.1000/1}}\n"),
        ("--field=/doi", "\u{FEFF}{\"doi\": \"10.1000/1\"}\n"),
    ] {
        let ran = run(&["check", argument], input.as_bytes());
        assert!(ran.err.starts_with("hdl: 1 checked, 1 valid"), "{argument}: {}", ran.err);
    }
}

/// The standard input has no name, but its first lines may show its format.
#[test]
fn a_text_of_another_format_gets_the_option_that_reads_it() {
    for (input, expected) in [
        (
            "FN Clarivate Analytics Web of Science\nVR 1.0\n",
            "write `--find` instead of `--field DI`",
        ),
        ("%0 Journal Article\n%R 10.1000/1\n", "write `--find` instead of `--field DI`"),
        ("PT\tDI\nJ\t10.1000/1\n", "write `--column DI --delimiter tab` instead of `--field DI`"),
        (
            "Provider: JSTOR\nDatabase: JSTOR\n\nTY  - JOUR\nDI  - 10.1000/1\nER  - \n",
            "1 checked, 1 valid",
        ),
        ("% An export, of 2020\n% made by a, b\n@a{b, di = {10.1000/1}}\n", "1 checked, 1 valid"),
    ] {
        let ran = run(&["check", "--field=DI"], input.as_bytes());
        assert!(ran.err.contains(expected), "{input}: {}", ran.err);
    }
}

#[test]
fn white_space_around_a_value_of_ris_does_not_count() {
    let ris = "TY  - JOUR\nDO  -  10.1000/1\t\r\nUR  - https://doi.org/10.1000/1. \nER  - \n";
    let ran = run(&["check", "--field=DO", "--field=UR", "--fix", "--apply=lint"], ris.as_bytes());
    assert_eq!(ran.out, ris.replace("1. ", "1 "), "{}", ran.err);
}

/// The condition `[t='DOI']` may be met only after the text that it selects. So the texts of nested elements are kept
/// until it is known which of them the path selects.
#[test]
fn an_element_in_an_element_waits_for_the_one_beside_it() {
    let xml = b"<r><a>10.1/1<a>10.1/2<a>x</a><t>DOI</t></a><t>no</t></a><t>DOI</t></r>";
    let arguments = ["check", "--format=json", "--as=doi", "--stdin-name=a.xml"];
    let path = "--xml=//a[t='DOI']/a";
    let problems = run(&[&arguments[..], &[path]].concat(), xml).problems();
    let inputs: Vec<_> = problems.iter().map(|it| it["input"].as_str().unwrap()).collect();
    assert_eq!(inputs, ["x"]);
}

#[test]
fn more_places_than_can_be_read_are_refused() {
    let many = |option: &str| (0..65).map(|number| format!("{option}{number}")).collect::<Vec<_>>();
    for (option, input) in
        [("--field=/a", "{}\n"), ("--field=a", "@a{b, c = {d}}\n"), ("--xml=//a", "<a/>")]
    {
        let ran = run(&[vec!["check".to_owned()], many(option)].concat(), input.as_bytes());
        let told = "hdl: <stdin>: at most 64 fields or paths can be read at once\n";
        assert!(ran.err.starts_with(told), "{option}: {}", ran.err);
        assert_eq!(ran.status, Some(2), "{option}");
    }
    let path = format!("--xml={}", "/a".repeat(64));
    let ran = run(&["check", &path], b"<a/>");
    assert!(ran.err.contains("a path may have at most 63 steps"), "{}", ran.err);
    assert_eq!(ran.status, Some(2));
}
