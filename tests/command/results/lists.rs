//! Lists of results: `hdl normalize` and `hdl convert` on the standard input.

use crate::run::run;

/// Converts a list into native handles.
const CONVERT: &[&str] = &["convert", "--to", "handle"];

fn with<'a>(arguments: &[&'a str], more: &[&'a str]) -> Vec<&'a str> {
    [arguments, more].concat()
}

#[test]
fn every_input_line_has_an_output_line() {
    let ran = run(CONVERT, b"hdl:10.1/a\n\nhdl:10.1\nhdl:10.1/b%20\r\n\n\ninfo:hdl/10.1/c");
    assert_eq!(ran.out, "10.1/a\n\n\n10.1/b \n\n\n10.1/c\n");
    let problem = "<stdin>:3:9: error [missing-slash] the handle has no `/`\n";
    let doubt = "<stdin>:4:11: warning [stray-whitespace] the identifier ends with a space (U+0020); \
        try: hdl:10.1/b\nhdl: 1 text with a problem; `hdl check` says why\n";
    assert_eq!(ran.err, [problem, doubt].concat());
    assert_eq!(ran.status, Some(1));
}

/// A text that is valid, but probably wrong, is converted as it is. A warning about its notation alone does not matter.
#[test]
fn a_result_that_is_probably_wrong_is_counted() {
    let texts = b"n/a\ninfo:hdl/10.1000%2F182\nhdl:10.1000/a%252F\n10.1000/182.\n";
    for (place, format) in [(&[][..], "plain"), (&["--column=1"], "plain"), (&[], "json")] {
        let arguments = ["convert", "--to=proxy", "--format", format];
        let ran = run(&[&arguments, place].concat(), texts);
        let told = "hdl: 2 texts with a problem; `hdl check` says why\n";
        assert!(ran.err.ends_with(told), "{place:?}: {}", ran.err);
        assert_eq!((ran.err.lines().count(), ran.status), (3, Some(0)), "{place:?}");
        assert_eq!(ran.out.lines().count(), 4, "{}", ran.out);
    }
    let ran = run(&["normalize", "n/a", "-q"], b"");
    assert_eq!((&*ran.err, ran.status), ("", Some(0)));
    let ran = run(&["normalize", "--namespace=lccn", "n/a"], b"");
    assert!(!ran.err.contains("warning"), "a namespace has no handles: {}", ran.err);
}

/// A conversion that is refused because of a loss says nothing about the text itself. So a text that is the address of
/// a page is still counted among the texts with a warning.
#[test]
fn the_address_of_a_page_is_counted_even_if_it_is_refused() {
    let (page, link) =
        ("https://onlinelibrary.wiley.com/doi/10.1002/pon.4288", "https://doi.org/10.1/a");
    let told = "hdl: 1 text with a problem; `hdl check` says why\n";
    let ran = run(&["convert", "--to=proxy"], format!("{page}\n{link}\n").as_bytes());
    // The option helps only for the link.
    let option = "hdl: 1 text would lose its host: --allow-loss host\n";
    assert!(ran.err.ends_with(&[told, option].concat()), "{}", ran.err);
    assert_eq!((&*ran.out, ran.status), ("\n\n", Some(1)));
    for arguments in
        [&["convert", "--to=proxy", "--allow-loss=host"][..], &["normalize"], &["unique"]]
    {
        let ran = run(arguments, b"https://arxiv.org/abs/1706.03762\nhttps://doi.org/10.1/a\n");
        assert!(ran.err.ends_with(told) && ran.status == Some(0), "{arguments:?}: {}", ran.err);
    }
    let quiet = run(&["convert", "--to=proxy", "-q"], page.as_bytes());
    assert_eq!((&*quiet.err, quiet.status), ("", Some(1)));
}

#[test]
fn quiet_results_leave_the_problems_to_the_exit_status() {
    for place in [&[][..], &["--column=1"]] {
        let arguments = [CONVERT, &["-q"], place].concat();
        let ran = run(&arguments, b"hdl:10.1/a\nhdl:10.1\n");
        assert_eq!((&*ran.err, ran.status), ("", Some(1)), "{place:?}");
        assert!(ran.out.starts_with("10.1/a\n"), "{}", ran.out);
    }
}

/// An empty line stays empty everywhere, so that `paste` can put both lists side by side.
#[test]
fn lists_stay_in_step_from_the_first_line_to_the_last() {
    let table: [(&[u8], &str); 6] = [
        (b"", ""),
        (b"\n", "\n"),
        (b"\n\nhdl:10.1/a\n\n\n", "\n\n10.1/a\n\n\n"),
        (b"hdl:10.1\n\r\n\r\n", "\n\n\n"),
        (b"hdl:10.1/a\n\nhdl:10.1", "10.1/a\n\n\n"),
        (b"\xEF\xBB\xBF\nhdl:10.1/a", "\n10.1/a\n"),
    ];
    for (input, expected) in table {
        assert_eq!(run(CONVERT, input).out, expected, "{}", input.escape_ascii());
        let json = run(&with(CONVERT, &["--format", "json"]), input).json();
        let records = expected.lines().filter(|line| !line.is_empty()).count();
        assert!(json.len() >= records && json.len() <= records + 1, "{json:?}");
    }
    let nul = run(&with(CONVERT, &["-0"]), b"\0hdl:10.1/a\0\0");
    assert_eq!(nul.out, "\x0010.1/a\0\0");
}

#[test]
fn an_empty_line_is_answered_at_once() {
    use std::io::{BufRead, BufReader, Write};

    let mut child = crate::run::start(CONVERT);
    let mut stdin = child.stdin.take().unwrap();
    let mut stdout = BufReader::new(child.stdout.take().unwrap());
    for (line, expected) in [("\n", "\n"), ("hdl:10.1/a\n", "10.1/a\n"), ("\n", "\n")] {
        stdin.write_all(line.as_bytes()).unwrap();
        let mut answer = String::new();
        stdout.read_line(&mut answer).unwrap();
        assert_eq!(answer, expected, "the answer to {line:?}");
    }
    drop(stdin);
    assert_eq!(child.wait().unwrap().code(), Some(0));
}

#[test]
fn nul_separates_results_too() {
    let ran = run(&with(CONVERT, &["-0"]), b"hdl:10.1/a%0Ab\0hdl:10.1/a%00b\0hdl:10.1/c");
    assert_eq!(ran.out, "10.1/a\nb\0\x0010.1/c\0");
    let doubt = "<stdin>:1:11: warning [inner-space] a line break and more text follow the identifier; \
        try: hdl:10.1/a\n";
    let told = "<stdin>:2:11: error [not-one-line] a handle that contains U+0000 NULL does not fit on one line\n";
    let null = "<stdin>:2:11: warning [control-character] control character here: U+0000 NULL\n";
    let end = "hdl: 2 texts with a problem; `hdl check` says why\n";
    let told = [doubt, null, told, end].concat();
    assert_eq!((ran.err, ran.status), (told, Some(1)));
}

#[test]
fn a_result_that_would_end_its_line_is_refused() {
    for end in ["%0A", "%0D", "%00"] {
        let list = format!("hdl:10.1/a{end}b\nhdl:10.1/a%09b\n");
        let ran = run(CONVERT, list.as_bytes());
        assert_eq!((&*ran.out, ran.status), ("\n10.1/a\tb\n", Some(1)), "{end}");
        let json = run(&with(CONVERT, &["--format", "json"]), list.as_bytes());
        assert_eq!((json.json().len(), json.status), (2, Some(0)), "{end}");
    }
    let ran = run(&["normalize"], b"10.1/a\rb\n10.1/a\0b\n");
    assert_eq!((&*ran.out, ran.status), ("\n\n", Some(1)));
}

#[test]
fn a_record_that_is_too_long_is_refused_and_the_work_goes_on() {
    let long = [&b"hdl:10.1/"[..], &[b'a'; 1 << 20], b"\nhdl:10.1/b\n"].concat();
    let ran = run(CONVERT, &long);
    assert_eq!((&*ran.out, ran.status), ("\n10.1/b\n", Some(1)));
    assert_eq!(ran.err, "<stdin>:1:1: error [too-long] the text is too long to be read\n");
}

#[test]
fn a_text_is_drawn_up_to_a_thousand_columns() {
    for (columns, drawn) in [(1_000, true), (1_001, false)] {
        let text =
            format!("10.1/{}", "日".repeat((columns - 5) / 2) + &"x".repeat((columns - 5) % 2));
        let ran = run(&["parse", "--as", "handle", &text], b"");
        assert_eq!((ran.out.contains('└'), ran.status), (drawn, Some(0)), "{columns}: {}", ran.out);
    }
}

#[test]
fn json_has_octets_that_are_not_utf8() {
    let list = b"hdl:cnri.test/\x93\xFA\n";
    let octets = ["convert", "--from", "handle-octet", "--to", "handle-octet", "--format", "json"];
    let ran = run(&octets, list);
    let line = &ran.json()[0];
    assert_eq!(line["input_hex"], "68646c3a636e72692e746573742f93fa");
    assert_eq!(line["output_hex"], line["input_hex"]);
    assert_eq!(line["lossless"], true);
}

#[test]
fn a_result_says_what_was_escaped_and_what_is_lost() {
    let arguments = ["convert", "--to", "info-hdl", "--format", "json", "--allow-loss", "query"];
    let ran = run(&arguments, "10.1/a b\nhdl:10.1/c?d#e\nhdl:10.1\n".as_bytes());
    let lines = ran.json();
    let text = |line: usize, key: &str| lines[line][key].to_string();
    assert_eq!(text(0, "output"), r#""info:hdl/10.1/a%20b""#);
    assert_eq!(text(0, "escaped"), "[[15,18]]");
    assert_eq!((text(0, "lossless"), text(0, "dropped")), ("true".into(), "[]".into()));
    assert_eq!(text(1, "output"), r#""info:hdl/10.1/c#e""#);
    assert_eq!((text(1, "lossless"), text(1, "dropped")), ("false".into(), r#"["query"]"#.into()));
    assert_eq!((text(2, "output"), text(2, "record")), ("null".into(), "2".into()));
    assert_eq!(lines[2]["problems"][0]["code"], "missing-slash");
    assert_eq!(ran.status, Some(1));
}

/// A loss is what the result lacks, so a link that stays as it is has none.
#[test]
fn a_text_that_is_its_own_result_loses_nothing() {
    let arguments = ["convert", "--to=proxy", "--resolver=doi.org", "--format=json"];
    let ran = run(&arguments, b"https://doi.org/10.1000/1\nhttps://dx.doi.org/10.1000/1\n");
    let lines = ran.json();
    assert_eq!(lines[0]["output"], "https://doi.org/10.1000/1");
    assert_eq!(
        (&lines[0]["lossless"], lines[0]["dropped"].as_array().unwrap().len()),
        (&true.into(), 0)
    );
    assert_eq!(lines[1]["dropped"][0], "host", "{}", ran.out);
    assert_eq!(ran.status, Some(1));
}
