//! JSON Lines, field by field.

use serde_json::{Value, json};

use crate::run::{Ran, run};

fn check(rule: &str, input: &[u8]) -> Ran {
    run(&["check", "--format", "json", "--as", rule], input)
}

#[test]
fn a_problem_has_every_key() {
    let ran = check("hdl_uri::hdl-uri", b"hdl://10.1000/1\n\nhdl://10.1000/1<2\n");
    assert_eq!(ran.status, Some(1));
    let expected = [
        json!({"type": "begin", "schema": 1, "tool": "hdl", "version": env!("CARGO_PKG_VERSION")}),
        json!({
            "type": "problem",
            "file": "<stdin>",
            "record": 1,
            "line": 3,
            "column": 16,
            "byte": [15, 16],
            "dialect": "hdl_uri::hdl-uri",
            "severity": "error",
            "code": "character-not-allowed",
            "message": "`<` may not appear unescaped in the local name of an hdl URI",
            "label": "expected a URI character, `/`, `?`, `#` or the end",
            "labels": [],
            "help": "delete it if it was copied by accident; if it belongs to the identifier, write `%3C`",
            "production": "hdl_uri::u-local-name",
            "rule": "u-local-name = *( pchar / \"/\" )",
            "document": "URI scheme for Handle",
            "clause": "WIKI-18",
            "expected": ["pchar", "/", "?", "#", "the end"],
            "fix": null,
            "try": {"byte": [15, 16], "text": "%3C"},
            "input": "hdl://10.1000/1<2",
        }),
        json!({"type": "end", "checked": 2, "valid": 1, "errors": 1, "warnings": 0, "advice": 0}),
    ];
    assert_eq!(ran.json(), expected);
    let summary = "hdl: 2 checked, 1 valid, 1 error, 0 warnings\n\
        hdl: 1 record with a suggestion (--fix --apply character-not-allowed)\n";
    assert_eq!(ran.err, summary);
}

#[test]
fn other_places_of_a_problem_are_labels() {
    let ran = check("handle", "10.1000/1\u{2013}2\u{2014}3".as_bytes());
    let [problem] = &ran.problems()[..] else { unreachable!("{}", ran.out) };
    assert_eq!(problem["byte"], json!([9, 12]));
    assert_eq!(problem["labels"], json!([{"byte": [13, 16], "text": "an em dash (U+2014)"}]));
}

#[test]
fn the_keys_have_the_order_of_the_schema() {
    let ran = check("hdl_uri::hdl-uri", b"hdl://a");
    let line = ran.out.lines().nth(1).unwrap();
    let places = [
        "type",
        "file",
        "record",
        "line",
        "column",
        "byte",
        "dialect",
        "severity",
        "code",
        "message",
        "label",
        "labels",
        "help",
        "production",
        "rule",
        "document",
        "clause",
        "expected",
        "fix",
        "try",
        "input",
    ];
    let places = places.map(|key| line.find(&format!("\"{key}\":")).unwrap());
    assert!(places.is_sorted(), "{line}");
}

/// A program that expects the answer of a comparison as JSON gets the problems that prevent it as JSON, too.
#[test]
fn problems_stand_in_place_of_a_comparison() {
    let ran = run(&["compare", "--format", "json", "a/b", "a"], b"");
    assert_eq!((ran.status, ran.err.as_str()), (Some(2), ""));
    let [problem] = &ran.json()[..] else { unreachable!("{}", ran.out) };
    let about = ["type", "code", "line", "input"].map(|key| problem[key].clone());
    assert_eq!(about, [json!("problem"), json!("missing-slash"), json!(2), json!("a")]);
}

#[test]
fn the_last_problem_has_the_repaired_record() {
    let repaired = |list: &str, number: usize| {
        let problems = check("hdl-uri", list.as_bytes()).problems();
        assert_eq!(problems.len(), number, "{list}");
        problems.into_iter().map(|it| it["repaired"].clone()).collect::<Vec<_>>()
    };
    let nothing = Value::Null;
    assert_eq!(repaired("hdl://a/<b c", 2), [nothing.clone(), json!("hdl://a/%3Cb%20c")]);
    assert_eq!(repaired("hdl://a/%41", 1), [json!("hdl://a/A")]);
    assert_eq!(repaired("hdl://a", 1), [nothing]);
}

/// A line ends with the whole repaired record, after `fix` if that is safe, or else after `try`.
#[test]
fn a_line_ends_with_the_repaired_record() {
    for (text, line) in [
        ("doi:10.1000/182", "; fix: 10.1000/182\n"),
        ("10.1000/182.", "; try: 10.1000/182\n"),
        ("11.1000/182", "not with `11`\n"),
    ] {
        let ran = run(&["check", "--as", "doi"], text.as_bytes());
        assert!(ran.out.ends_with(line), "{text}: {}", ran.out);
    }
}

#[test]
fn text_that_is_not_utf8_is_also_in_hexadecimal() {
    let problems = check("hdl_uri::handle", b"10.1\xFF\n").problems();
    assert_eq!(problems[0]["input"], "10.1\u{FFFD}");
    assert_eq!(problems[0]["input_hex"], "31302e31ff");
}

#[test]
fn text_that_is_utf8_is_not_in_hexadecimal() {
    let problems = check("hdl_uri::handle", "日本".as_bytes()).problems();
    assert_eq!((&problems[0]["input"], problems[0].get("input_hex")), (&json!("日本"), None));
}

#[test]
fn controls_are_escaped() {
    let ran = check("hdl_uri::handle", b"10.1000\x1B[31m\x07\x01");
    assert!(!ran.out.bytes().any(|octet| octet < b' ' && octet != b'\n'), "{:?}", ran.out);
    assert_eq!(ran.problems()[0]["input"], "10.1000\u{1B}[31m\u{7}\u{1}");
}

#[test]
fn begin_and_end_occur_once_per_run() {
    let list = "tests/identifiers/hdl.txt";
    let ran = run(&["check", "--format=json", "--as=hdl_uri::hdl-resolver", list, list], b"");
    let lines = ran.json();
    let kinds: Vec<&Value> = lines.iter().map(|line| &line["type"]).collect();
    assert_eq!(kinds.first(), Some(&&json!("begin")));
    assert_eq!(kinds.last(), Some(&&json!("end")));
    assert!(kinds[1..kinds.len() - 1].iter().all(|kind| **kind == "problem"), "{kinds:?}");

    let half = (lines.len() - 2) / 2;
    assert_eq!(
        lines[1..=half],
        lines[1 + half..lines.len() - 1],
        "numbers start again in each file"
    );
    assert_eq!(lines.last().unwrap()["errors"], 2 * half);
}

#[test]
fn an_empty_input_has_begin_and_end_too() {
    let ran = check("hdl_uri::handle", b"");
    assert_eq!((ran.json().len(), ran.status), (2, Some(0)));
}
