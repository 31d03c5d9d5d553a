//! `--format github` writes workflow commands that the runner of GitHub Actions can read.

use std::fs;

use crate::run::{folder, run};

/// A command, its properties and its value.
type Parts<'a> = (&'a str, Vec<(String, String)>, String);

/// The command that the runner reads in a line.
fn command(line: &str) -> Option<Parts<'_>> {
    let (head, value) = line.trim_start().strip_prefix("::")?.split_once("::")?;
    let (name, properties) = head.split_once(' ').unwrap_or((head, ""));
    let properties = properties.split(',').filter_map(|property| property.split_once('='));
    let unescaped = |text: &str| {
        let text = text.replace("%3A", ":").replace("%2C", ",");
        text.replace("%0A", "\n").replace("%0D", "\r").replace("%25", "%")
    };
    let properties = properties.map(|(key, value)| (key.to_owned(), unescaped(value))).collect();
    Some((name, properties, unescaped(value)))
}

fn check(input: &[u8]) -> String {
    run(&["check", "--format", "github"], input).out
}

#[test]
fn a_problem_is_an_annotation_of_its_place() {
    let out = check("10.1000/1\nhdl:10.1000/日本%4".as_bytes());
    let lines: Vec<_> = out.lines().collect();
    assert_eq!(lines.len(), 2, "{out}");
    let (name, properties, value) = command(lines[1]).unwrap();
    let properties: Vec<_> = properties.iter().map(|(key, value)| (&**key, &**value)).collect();
    let expected = [
        ("file", "<stdin>"),
        ("line", "2"),
        ("col", "15"),
        ("endColumn", "17"),
        ("title", "bad-percent-escape"),
    ];
    assert_eq!((name, properties), ("error", expected.to_vec()));
    let expected = "two hexadecimal digits must follow `%`; try: hdl:10.1000/%E6%97%A5%E6%9C%AC%254\n\
        write `%25` if the `%` itself is meant; otherwise complete the escape, as in `%2F`";
    assert_eq!(value, expected);
}

#[test]
fn advice_is_a_notice() {
    let out = check(b"hdl://190.12.34.56/1234/567\n10.1/a\n10.1/(\nx");
    let names: Vec<_> = out.lines().filter_map(|line| Some(command(line)?.0)).collect();
    assert_eq!(names, ["notice", "warning", "error"], "{out}");
}

#[test]
fn ten_of_each_severity_are_shown_and_the_others_counted() {
    let out = check(&[b"ab\n".repeat(12), b"10.1/(\n".repeat(11)].concat());
    let names: Vec<_> = out.lines().filter_map(|line| Some(command(line)?.0)).collect();
    assert_eq!(names, [["error"; 10], ["warning"; 10]].concat());
    let last = out.lines().last().unwrap();
    assert_eq!(last, "2 more errors, 1 more warning: GitHub shows ten of each severity");
    assert_eq!(out.lines().count(), 21);
}

#[test]
fn problems_beyond_the_limit_of_a_record_are_counted_with_their_reason() {
    let record = format!("hdl:10.1000/a{}\n", "<b".repeat(11));
    let out = check(record.as_bytes());
    let annotations = out.lines().filter(|line| command(line).is_some()).count();
    let why =
        "3 more errors: not reported, because of the limit of eight for each record, or of --max";
    assert_eq!((annotations, out.lines().last()), (8, Some(why)), "{out}");
}

#[test]
fn a_text_cannot_begin_another_command() {
    let texts =
        ["::error::x", "a\r::add-mask::x", "##[error]x", "a\u{2028}::stop-commands::x", "a,b=c:d"];
    for text in texts {
        let out = check(text.as_bytes());
        assert!(!out.is_empty(), "nothing is reported about {text:?}");
        let lines: Vec<_> = out.split(['\r', '\n']).filter(|line| !line.is_empty()).collect();
        let ours = |line: &&str| {
            let file = ("file".to_owned(), "<stdin>".to_owned());
            command(line).is_some_and(|(name, properties, _)| {
                ["error", "warning", "notice"].contains(&name) && properties[0] == file
            })
        };
        assert!(lines.iter().all(ours), "{text:?}: {out}");
    }
}

#[cfg(unix)]
#[test]
fn a_name_cannot_begin_a_command_and_an_annotation_names_its_file() {
    let list = folder("github").join("a,b:c%0A\n::error::x\u{1B}[31m=日.txt");
    fs::write(&list, "ab").unwrap();
    let ran = run(&["check", "--format", "github", list.to_str().unwrap()], b"");
    assert_eq!(ran.out.lines().count(), 1, "{}", ran.out);
    let (name, properties, _) = command(ran.out.trim_end()).unwrap();
    let shown = list.to_str().unwrap().replace('\u{1B}', "⟨U+001B⟩");
    assert_eq!((name, &properties[0]), ("error", &("file".to_owned(), shown)));
}
