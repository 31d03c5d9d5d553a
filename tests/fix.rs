//! What is sure is mended, and nothing else.

#![allow(clippy::unwrap_used, reason = "what a test cannot unwrap has failed it")]

use handle_syntax::{Dialect, Options, Production, ResolverSegment};

/// Asserts what becomes of a text; nothing where it stays as it is.
#[track_caller]
fn fixed(dialect: Dialect, text: &str, expected: &str) {
    let fixed = dialect.fix(text.as_bytes()).map(|fixed| String::from_utf8(fixed).unwrap());
    assert_eq!(fixed.as_deref(), Some(expected).filter(|fixed| !fixed.is_empty()), "{text}");
}

#[test]
fn every_sure_edit_is_applied() {
    fixed(Dialect::HdlResolver, "hdl:10.1000/<日本>", "hdl:10.1000/%3C%E6%97%A5%E6%9C%AC%3E");
    fixed(Dialect::InfoUri, "INFO:PII/S0888-7543(02)96852-7", "info:pii/S0888-7543(02)96852-7");
    fixed(Dialect::Doi, "doi:10.1000/182", "10.1000/182");
    fixed(Dialect::HdlUri, "hdl://10.1000/%61%62", "hdl://10.1000/ab");
}

#[test]
fn what_is_right_or_only_plausible_stays() {
    for text in ["hdl:10.1000/182", "hdl:10.1000/a b", "hdl:10.1000/a%4", "hdl:10..1000/1", "hdl:"]
    {
        fixed(Dialect::HdlResolver, text, "");
    }
}

#[test]
fn a_text_that_would_still_be_wrong_stays_as_it_was() {
    fixed(Dialect::HdlResolver, "hdl:10.1000/<>%4", "");
    fixed(Dialect::InfoHdl, "INFO:hdl/10.1000", "");
}

#[test]
fn there_may_be_more_places_than_a_report_tells() {
    let (text, expected) = ("<a".repeat(500), "%3Ca".repeat(500));
    fixed(Dialect::HdlUri, &format!("hdl://10/{text}"), &format!("hdl://10/{expected}"));
    let (more, mended) = ("<a".repeat(100_000), "%3Ca".repeat(100_000));
    fixed(Dialect::HdlUri, &format!("hdl://10/{more}"), &format!("hdl://10/{mended}"));
    let rule: Production = "hdl_uri::u-handle".parse().unwrap();
    let fixed = rule.fix(format!("10/{text}").as_bytes()).unwrap();
    assert_eq!(fixed, format!("10/{expected}").as_bytes());
}

#[test]
fn a_rule_that_must_be_read_too_often_gives_up() {
    let rule: Production = "hdl_uri::u-handle".parse().unwrap();
    assert_eq!(rule.fix(format!("10/{}", "<a".repeat(100_000)).as_bytes()), None);
}

#[test]
fn a_long_text_is_read_more_than_once() {
    let tail = "a".repeat(5 << 20);
    fixed(Dialect::HdlUri, &format!("hdl://10.1000/%61{tail}"), &format!("hdl://10.1000/a{tail}"));
}

#[test]
fn the_options_say_what_is_accepted() {
    let text = b"http://resolver/hdl/100.102/<F5>";
    let fix = |resolver_segment| {
        let options = Options { resolver_segment, ..Options::default() };
        Dialect::CordraHttp.fix_with(text, options)
    };
    let fixed = b"http://resolver/hdl/100.102/%3CF5%3E";
    assert_eq!(fix(ResolverSegment::Is("hdl")).as_deref(), Some(&fixed[..]));
    assert_eq!(fix(ResolverSegment::Is("other")), None);
}
