//! Texts with a warning, in the commands whose results do not show it.

use crate::run::run;

/// A text with a warning, one with an error, and one that has neither.
const LIST: &[u8] = b"10.1000/182.\nnothing\n10.1000/183\n";

#[test]
fn a_text_with_a_warning_is_refused_if_strict() {
    let warning = "<stdin>:1:12: warning [trailing-punctuation]";
    let convert = ["convert", "--to=proxy", "--resolver=doi.org"];
    for (arguments, warned, clean) in [
        (&["normalize"][..], "10.1000/182.", "10.1000/183"),
        (&convert, "https://doi.org/10.1000/182.", "https://doi.org/10.1000/183"),
    ] {
        let ran = run(arguments, LIST);
        assert_eq!(ran.out, format!("{warned}\n\n{clean}\n"), "{arguments:?}");
        assert!(ran.err.contains(warning), "{}", ran.err);
        let ran = run(&[arguments, &["--strict"]].concat(), LIST);
        assert_eq!((ran.out, ran.status), (format!("\n\n{clean}\n"), Some(1)), "{arguments:?}");
        assert!(ran.err.contains(warning), "{}", ran.err);
    }
}

#[test]
fn without_strict_a_warning_does_not_change_the_exit_status() {
    for (arguments, status) in [(&["normalize"][..], 0), (&["normalize", "--strict", "-q"], 1)] {
        let ran = run(arguments, b"10.1000/182.\n");
        assert_eq!(ran.status, Some(status), "{arguments:?}");
    }
    let ran = run(&["normalize", "--strict"], b"10.1000/182\n");
    assert_eq!((&*ran.out, ran.status), ("10.1000/182\n", Some(0)));
}

#[test]
fn the_json_of_a_refused_text_has_its_warning() {
    let ran = run(&["normalize", "--strict", "--format=json"], b"10.1000/182.\n");
    assert!(ran.out.contains("\"output\":null"), "{}", ran.out);
    assert!(ran.out.contains("\"code\":\"trailing-punctuation\""), "{}", ran.out);
}

/// A loss that was allowed is not the reason for which a text is refused.
#[test]
fn a_refused_text_loses_nothing() {
    let arguments = ["convert", "--strict", "--allow-loss=all", "--to=handle"];
    let ran = run(&arguments, b"https://doi.org/10.1000/182.?x\n");
    assert_eq!((&*ran.out, ran.status), ("\n", Some(1)), "{}", ran.err);
    assert!(!ran.err.contains("would lose"), "{}", ran.err);
}

#[test]
fn in_a_table_a_refused_text_stays() {
    let table = "doi\n10.1000/182.\n10.1000/183\n";
    let arguments = ["convert", "--strict", "--to=proxy", "--resolver=doi.org", "--column=doi"];
    let ran = run(&arguments, table.as_bytes());
    assert_eq!(ran.out, "doi\n10.1000/182.\nhttps://doi.org/10.1000/183\n");
    assert_eq!(ran.status, Some(1), "{}", ran.err);
}

#[test]
fn unique_leaves_out_a_text_with_a_warning_if_strict() {
    let list = b"10.1000/182.\n10.1000/183\n";
    let ran = run(&["unique", "--strict"], list);
    assert_eq!((&*ran.out, ran.status), ("1\t10.1000/183\t<stdin>:2:1\n", Some(1)), "{}", ran.err);
    assert!(ran.err.contains("hdl: 1 text with a problem"), "{}", ran.err);
    assert_eq!(run(&["unique"], list).status, Some(0));
}

/// What `hdl check` says of a text that is not a DOI name is more helpful than that it does not begin with `10.`.
#[test]
fn the_warning_comes_before_the_error_of_the_target_and_offers_what_check_offers() {
    for (text, code, meant) in [
        (" https://doi.org/10.1000/187", "stray-whitespace", "https://doi.org/10.1000/187"),
        (" 10.1000/1", "stray-whitespace", "10.1000/1"),
        ("urn:doi:10.1000/1", "url-as-handle", "10.1000/1"),
        (
            "=HYPERLINK(\"https://doi.org/10.1000/189\",\"x\")",
            "spreadsheet-formula",
            "https://doi.org/10.1000/189",
        ),
    ] {
        let ran = run(&["convert", "--to=doi"], text.as_bytes());
        let (first, rest) = ran.err.split_once('\n').unwrap();
        assert!(first.contains(&format!("warning [{code}]")), "{text}: {}", ran.err);
        assert!(first.ends_with(&format!("; try: {meant}")), "{text}: {}", ran.err);
        assert!(rest.contains("error [not-a-doi]"), "{text}: {}", ran.err);
        for arguments in [&["check"][..], &["normalize"]] {
            let ran = run(arguments, text.as_bytes());
            let said = [ran.out, ran.err].concat();
            assert!(said.contains(&format!("; try: {meant}\n")), "{text}: {said}");
        }
    }
}

/// A card is for a person at a terminal; another program reads one line per problem.
#[test]
fn in_a_pipe_problems_are_lines() {
    for arguments in [
        &["normalize", "info:lccn"][..],
        &["convert", "--to=doi", "2027/1"],
        &["compare", "info:lccn", "10.1000/1"],
    ] {
        let ran = run(arguments, b"");
        assert!(ran.err.starts_with("<argument>:1:"), "{arguments:?}: {}", ran.err);
        assert!(!ran.err.contains("help:"), "{arguments:?}: {}", ran.err);
    }
}
