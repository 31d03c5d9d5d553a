//! The text of a report with all its problems fixed.

use handle_syntax::{Dialect, Report};
use miette::Diagnostic;

/// A text, and the line with the repaired text, which follows the last problem if all errors have an edit.
const REPAIRED: &[(&str, Option<&str>)] = &[
    ("hdl://a/b", None),
    ("hdl://a/<b", Some("try:  hdl://a/%3Cb")),
    ("hdl://a/<b c", Some("try:  hdl://a/%3Cb%20c")),
    ("hdl://a<b", None),
    ("hdl://a<b/é<c", Some("try:  hdl://a%3Cb/%C3%A9%3Cc")),
    ("hdl://a/%41", Some("fix:  hdl://a/A")),
    ("hdl://a/%07", None),
    ("hdl://a/(b):", Some("try:  hdl://a/(b)")),
    ("hdl://a/%41%E2%80%93b", Some("try:  hdl://a/A-b")),
    // All problems of the report are repaired, whether their edits are safe or not.
    ("hdl://a/<b.", Some("try:  hdl://a/%3Cb")),
    ("hdl://a/é.", Some("try:  hdl://a/%C3%A9")),
    ("hdl://a/%25%34%31<", Some("try:  hdl://a/%2541%3C")),
];

#[test]
fn the_last_problem_shows_the_text_repaired() {
    for (text, wanted) in REPAIRED {
        assert_eq!(repaired(text).as_deref(), *wanted, "{text}");
    }
}

#[test]
fn a_report_has_the_whole_text_repaired() {
    for (text, wanted) in REPAIRED {
        let report = Dialect::HdlUri.check(text.as_bytes());
        let shown = report.repaired().map(|it| format!("{}:  {}", it.word(), it.text()));
        assert_eq!(shown.as_deref(), *wanted, "{text}");
        assert_eq!(
            report.into_owned().repaired().map(|it| it.is_sure()),
            wanted.map(|it| it.starts_with("fix"))
        );
    }
}

/// A repaired text of up to 400 octets is shown, however long the text itself is.
#[test]
fn a_long_text_is_not_shown_repaired() {
    let heads =
        [(Dialect::HdlUri, "hdl://a/<", "hdl://a/%3C"), (Dialect::Doi, "doi:10.1/", "10.1/")];
    for (dialect, head, repaired) in heads {
        for (len, shown) in [(399, true), (400, true), (401, false)] {
            let tail = "b".repeat(len - repaired.len());
            let text = format!("{head}{tail}");
            let report = dialect.check(text.as_bytes());
            assert_eq!(line(&report).is_some(), shown, "{dialect} {len}");
        }
    }
}

fn repaired(text: &str) -> Option<String> {
    line(&Dialect::HdlUri.check(text.as_bytes()))
}

fn line(report: &Report<'_>) -> Option<String> {
    let help = report.problems().next_back()?.card().help()?.to_string();
    help.lines()
        .find(|line| line.starts_with("fix: ") || line.starts_with("try: "))
        .map(String::from)
}

/// A dialect, a text with a problem for it because the text is in another notation, and the text to try.
#[rustfmt::skip]
const OF_ANOTHER_NOTATION: &[(Dialect, &str, Option<&str>)] = &[
    (Dialect::Proxy, "10.1000/182", Some("https://doi.org/10.1000/182")),
    (Dialect::Proxy, "doi:10.1000/182", Some("https://doi.org/10.1000/182")),
    (Dialect::Proxy, "DOI: 10.1000/182.", Some("https://doi.org/10.1000/182")),
    (Dialect::Proxy, "hdl:2027/182", Some("https://hdl.handle.net/2027/182")),
    (Dialect::Proxy, "h ttps://doi.org/10.1000/182", Some("https://doi.org/10.1000/182")),
    (Dialect::Proxy, "https%3A%2F%2Fdoi.org%2F10.1000%2F182", Some("https://doi.org/10.1000/182")),
    (Dialect::Sun98Proxy, "hdl:2027/182", Some("http://hdl.handle.net/2027/182")),
    (Dialect::HdlUri, "https://doi.org/10.1000/182", Some("hdl://10.1000/182")),
    (Dialect::HdlResolver, "(https://doi.org/10.1000/182)", Some("hdl:10.1000/182")),
    (Dialect::InfoUri, "https://doi.org/10.1000/182", Some("info:doi/10.1000/182")),
    (Dialect::InfoUri, "hdl:2027/182", Some("info:hdl/2027/182")),
    (Dialect::InfoHdl, "10.1000/182", Some("info:hdl/10.1000/182")),
    (Dialect::Doi, "http://www.nature.com/articles/nature12373", Some("10.1038/nature12373")),
    (Dialect::Doi, "Smith 2020<https://doi.org/10.1000/182>", Some("10.1000/182")),
    (Dialect::Handle, "https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fhdl.handle.net%2F2027%2F182&data=05", Some("2027/182")),
    (Dialect::Doi, "2027/182", None),
    (Dialect::Doi, "https://hdl.handle.net/2027/182", None),
    (Dialect::Proxy, "and/or", None),
    (Dialect::Proxy, "12/10/2020", None),
    (Dialect::Proxy, "1/2", None),
    (Dialect::Proxy, "2020/05/01", None),
    (Dialect::Proxy, "10.1000/182; 10.1000/183", None),
    (Dialect::Proxy, "10.1000/...", None),
    (Dialect::Proxy, "info:lccn/2002022641", None),
];

#[test]
fn a_text_of_another_notation_is_rewritten() {
    for (dialect, text, wanted) in OF_ANOTHER_NOTATION {
        let repaired = dialect.check(text.as_bytes()).repaired();
        let shown = repaired.as_ref().map(|it| (it.text(), it.is_sure()));
        assert_eq!(shown, wanted.map(|text| (text, false)), "{dialect} {text}");
    }
}
