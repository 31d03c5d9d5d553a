//! A record may have more problems than are reported, but its errors are always among them.

use crate::run::{formats, run};

/// An invisible character after each digit, so that there are more warnings than are reported, and no `/` at the end.
fn record() -> String {
    (1..=9).map(|digit| format!("{digit}\u{200B}")).collect()
}

#[test]
fn an_error_is_reported_in_every_format() {
    let formats = formats().into_iter().map(|format| format!("--format={format}"));
    for format in formats.chain(["--group".into()]) {
        let ran = run(&["check", "--as=handle", &format], record().as_bytes());
        assert!(ran.out.contains("missing-slash"), "{format}: {}", ran.out);
        assert_eq!(ran.status, Some(1), "{format}");
    }
}

#[test]
fn an_error_is_counted_in_the_statistics() {
    let arguments = ["check", "--as=handle", "--statistics"];
    let ran = run(&arguments, record().as_bytes());
    assert!(ran.err.contains(" 1  missing-slash "), "{}", ran.err);
    assert!(ran.err.contains(", 1 error, "), "{}", ran.err);
}
