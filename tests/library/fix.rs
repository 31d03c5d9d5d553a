//! The edit of each problem, safe or plausible; and whole texts, fixed by all safe edits.

use std::borrow::Cow;

use handle_syntax::{Code, Dialect, Edit, NotFixed, Options, Problem, Production, ResolverSegment};

use Edited::{Fix, NoEdit, Try};

/// A text after the edit of one of its problems.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Edited<T> {
    /// The edit is a safe fix.
    Fix(T),
    /// The edit is only a suggestion.
    Try(T),
    /// The problem has no edit.
    NoEdit,
}

impl<T> Edited<T> {
    /// The same result with another text.
    pub(crate) fn map<'e, U>(&'e self, change: impl FnOnce(&'e T) -> U) -> Edited<U> {
        match self {
            Fix(text) => Fix(change(text)),
            Try(text) => Try(change(text)),
            NoEdit => NoEdit,
        }
    }
}

/// A dialect, a text, one of its problems, and the text after the edit.
type Case = (Dialect, &'static str, Code, Edited<&'static str>);

#[rustfmt::skip]
const CASES: &[Case] = &[
    (Dialect::InfoUri, "INFO:pii/x", Code::NotNormalized, Fix("info:pii/x")),
    (Dialect::InfoUri, "info:A\u{E9}/x", Code::NotNormalized, NoEdit),
    (Dialect::Doi, "DOI:10.1/x", Code::DoiPrefix, Fix("10.1/x")),
    (Dialect::Handle, "10.1/x ", Code::StrayWhitespace, Try("10.1/x")),
    (Dialect::HdlUri, "hdl://a/x%41", Code::NeedlessEscape, Fix("hdl://a/xA")),
    (Dialect::HdlUri, "hdl://a/%%41", Code::NeedlessEscape, NoEdit),
    (Dialect::HdlUri, "hdl://a/%4%41", Code::NeedlessEscape, NoEdit),
    (Dialect::HdlUri, "hdl://a/%z%41", Code::NeedlessEscape, Fix("hdl://a/%zA")),
    (Dialect::HdlResolver, "hdl:10.1/hdl:%31", Code::NeedlessEscape, NoEdit),
    (Dialect::Proxy, "https://doi.org/d%6Fi.org/10.1/x", Code::DoubledScheme, Try("https://doi.org/10.1/x")),
    (Dialect::Proxy, "https://doi.org/10.1/d%6Fi.or", Code::NeedlessEscape, Fix("https://doi.org/10.1/doi.or")),
    (Dialect::Proxy, "https://doi.org/%310.1/x", Code::NeedlessEscape, Fix("https://doi.org/10.1/x")),
    (Dialect::Handle, "a/%41", Code::EscapeInHandle, Try("a/A")),
    (Dialect::Handle, "a/%23", Code::EscapeInHandle, Try("a/#")),
    (Dialect::Handle, "a/%C3%A9", Code::EscapeInHandle, Try("a/\u{E9}")),
    (Dialect::Handle, "a/b%2Cc", Code::EscapeInHandle, Try("a/b,c")),
    (Dialect::Handle, "a/%FF", Code::EscapeInHandle, NoEdit),
    (Dialect::Handle, "/info:lccn/2002022641", Code::EmptyNamingAuthority, NoEdit),
    (Dialect::Handle, "300:10.1000", Code::IndexPrefix, NoEdit),
    (Dialect::HdlResolver, "hdl:.a/b", Code::EmptySegment, Try("hdl:a/b")),
    (Dialect::HdlResolver, "hdl:21.1/11eb-4081:b619-ef", Code::EscapeRecommended, Fix("hdl:21.1/11eb-4081%3Ab619-ef")),
    (Dialect::InfoUri, "info:eu-repo-grantAgreement/EC", Code::NotNormalized, Try("info:eu-repo-grantagreement/EC")),
    (Dialect::InfoHdl, "info:hdl/2027/mdp.1?=", Code::InfoQuery, Try("info:hdl/2027/mdp.1%3F=")),
    (Dialect::Handle, "a..b/c", Code::EmptySegment, Try("a.b/c")),
    (Dialect::Handle, ".a/b", Code::EmptySegment, Try("a/b")),
    (Dialect::Handle, "a./b", Code::EmptySegment, Try("a/b")),
    (Dialect::HdlUri, "10.1/x", Code::MissingScheme, Try("hdl://10.1/x")),
    (Dialect::HdlResolver, "10.1/x", Code::MissingScheme, Try("hdl:10.1/x")),
    (Dialect::CordraHost, "10.1/x", Code::MissingScheme, Try("hdl://10.1/x")),
    (Dialect::InfoHdl, "hdl/10.1/x", Code::MissingScheme, Try("info:hdl/10.1/x")),
    (Dialect::Proxy, "doi.org/10.1/x", Code::MissingScheme, Try("https://doi.org/10.1/x")),
    (Dialect::HdlUri, "hdl:10.1/x", Code::MissingDoubleSlash, Try("hdl://10.1/x")),
    (Dialect::Handle, "(10.1/x).", Code::EnclosingMarks, Try("10.1/x")),
    (Dialect::Handle, "„10.1/x“", Code::EnclosingMarks, Try("10.1/x")),
    (Dialect::Handle, "'10.1/\u{1}'", Code::EnclosingMarks, NoEdit),
    (Dialect::Handle, "10.1000/1\u{200B}82", Code::InvisibleCharacter, Try("10.1000/182")),
    (Dialect::Handle, "10.1000/a\u{2013}b", Code::DashLookalike, Try("10.1000/a-b")),
    (Dialect::Doi, "10.1000/a(1).)", Code::TrailingPunctuation, Try("10.1000/a(1)")),
    (Dialect::Handle, "hdl.handle.net/4263537/5555", Code::DoubledScheme, Try("4263537/5555")),
    (Dialect::Proxy, "https://doi.org/https://doi.org/10.1000/182", Code::DoubledScheme, Try("https://doi.org/10.1000/182")),
    (Dialect::InfoUri, "info:doi/doi:10.1000/182", Code::DoubledScheme, Try("info:doi/10.1000/182")),
    (Dialect::Handle, "10.1000/a&lt;b", Code::HtmlEntity, Try("10.1000/a<b")),
    (Dialect::Proxy, "https://doi.org/10.1000/a&lt;b", Code::HtmlEntity, Try("https://doi.org/10.1000/a%3Cb")),
    (Dialect::Proxy, "https://doi.org/10.1000/a&amp;b", Code::HtmlEntity, Try("https://doi.org/10.1000/a&b")),
    (Dialect::HdlUri, "hdl://10.1000/a%252Fb", Code::DoubleEscape, Try("hdl://10.1000/a%2Fb")),
    (Dialect::Proxy, "https://doi.org/10.1000/%25E6%2597%25A5", Code::DoubleEscape, Try("https://doi.org/10.1000/%E6%97%A5")),
    (Dialect::Handle, "10.1000/e\u{301}", Code::NotNfc, Try("10.1000/é")),
    (Dialect::HdlUri, "hdl://10.1000/e%CC%81", Code::NotNfc, Try("hdl://10.1000/%C3%A9")),
    (Dialect::InfoUri, "info:lcnn/2002022641", Code::UnregisteredNamespace, Try("info:lccn/2002022641")),
    (Dialect::InfoUri, "info:ddc/22/eng//004.678", Code::UnregisteredNamespace, NoEdit),
    (Dialect::InfoUri, "info:pimd/1", Code::UnregisteredNamespace, Try("info:pmid/1")),
    (Dialect::InfoUri, "info:arxvi/hep-th/9901001", Code::UnregisteredNamespace, Try("info:arxiv/hep-th/9901001")),
    (Dialect::InfoUri, "info:arxvi/1", Code::UnregisteredNamespace, NoEdit),
    (Dialect::InfoUri, "info:bbicdoe/2003Icar..163..263Z", Code::UnregisteredNamespace, Try("info:bibcode/2003Icar..163..263Z")),
    (Dialect::InfoUri, "info:bxxcdoe/1", Code::UnregisteredNamespace, NoEdit),
    (Dialect::InfoUri, "info:axxxarxi/1", Code::UnregisteredNamespace, NoEdit),
    (Dialect::InfoUri, "info:ddbj-embl-genbankxyz/1", Code::UnregisteredNamespace, NoEdit),
    (Dialect::Doi, "10.1000/182)abc", Code::UnbalancedBracket, NoEdit),
    (Dialect::Handle, "10.1/x\u{200B}y", Code::InvisibleCharacter, Try("10.1/xy")),
    (Dialect::Handle, "10.1/x.", Code::TrailingPunctuation, Try("10.1/x")),
    (Dialect::Handle, "10.1/x\u{2013}y", Code::DashLookalike, Try("10.1/x-y")),
    (Dialect::Handle, "doi.org/10.1/x", Code::DoubledScheme, Try("10.1/x")),
    (Dialect::Proxy, "https://doi.org/doi.org/10.1/x", Code::DoubledScheme, Try("https://doi.org/10.1/x")),
    (Dialect::Proxy, "https://doi.org/10.1/doi.org/10.1/x", Code::DoubledScheme, Try("https://doi.org/10.1/x")),
    (Dialect::InfoHdl, "info:hdl/10.1%2Fx", Code::EscapedSlash, Try("info:hdl/10.1/x")),
    (Dialect::HdlUri, "hdl://a/%253C", Code::DoubleEscape, Try("hdl://a/%3C")),
    (Dialect::Handle, "10.1/a&amp;b", Code::HtmlEntity, Try("10.1/a&b")),
    (Dialect::Handle, "10.1/a&#32;b", Code::HtmlEntity, Try("10.1/a b")),
    (Dialect::Handle, "10.1/a&#8203;b", Code::HtmlEntity, Try("10.1/ab")),
    (Dialect::HdlUri, "hdl://10.1/a&lt;b", Code::HtmlEntity, Try("hdl://10.1/a%3Cb")),
    (Dialect::HdlUri, "hdl://10.1/a&%2346;b", Code::HtmlEntity, Try("hdl://10.1/a.b")),
    (Dialect::HdlUri, "hdl://10.1/a&%23x62;b", Code::HtmlEntity, Try("hdl://10.1/abb")),
    (Dialect::Handle, "10.1/e\u{301}", Code::NotNfc, Try("10.1/\u{E9}")),
    (Dialect::HdlUri, "hdl://10.1/e%CC%81", Code::NotNfc, Try("hdl://10.1/%C3%A9")),
    (Dialect::Handle, "10.1/\u{1100}\u{1161}\u{11A8}", Code::NotNfc, Try("10.1/\u{AC01}")),
    (Dialect::InfoUri, "info:pmod/1", Code::UnregisteredNamespace, Try("info:pmid/1")),
    (Dialect::InfoUri, "info:zzzzzz/1", Code::UnregisteredNamespace, NoEdit),
    (Dialect::InfoUri, "info:oai/1", Code::UnregisteredNamespace, NoEdit),
    (Dialect::InfoUri, "info:pmcid/PMC1", Code::UnregisteredNamespace, NoEdit),
    (Dialect::HdlUri, "hdl://[::1]/10.1/a", Code::CharacterNotAllowed, NoEdit),
    (Dialect::HdlUri, "hdl://localhost:8000/10.1/a", Code::CharacterNotAllowed, NoEdit),
    (Dialect::HdlUri, "hdl://a/b:c", Code::EscapeRecommended, Fix("hdl://a/b%3Ac")),
    (Dialect::HdlUri, "hdl://a/b:%2E.", Code::EscapeRecommended, NoEdit),
    (Dialect::HdlUri, "hdl://a/b:%3B", Code::EscapeRecommended, NoEdit),
    (Dialect::HdlUri, "hdl://a/b):;", Code::EscapeRecommended, NoEdit),
    (Dialect::HdlUri, "hdl://a/b:)", Code::EscapeRecommended, NoEdit),
    (Dialect::HdlUri, "hdl://a/b:(", Code::EscapeRecommended, Fix("hdl://a/b%3A(")),
    (Dialect::HdlUri, "hdl://a/b@", Code::EscapeRecommended, Fix("hdl://a/b%40")),
    (Dialect::Sun98Uri, "hdl:a/b#c", Code::RawHash, Fix("hdl:a/b%23c")),
    (Dialect::Sun98Uri, "hdl:a/b\"c", Code::RawQuote, Try("hdl:a/b%22c")),
    (Dialect::HdlUri, "hdl://a/\u{E9}", Code::RawNonAscii, Fix("hdl://a/%C3%A9")),
    (Dialect::HdlUri, "hdl://a/\u{2013}", Code::RawNonAscii, Try("hdl://a/-")),
    (Dialect::HdlUri, "hdl://a/\u{EA}%CC%81", Code::RawNonAscii, NoEdit),
    (Dialect::HdlUri, "hdl://a/<%CC%B8", Code::CharacterNotAllowed, NoEdit),
    (Dialect::HdlUri, "hdl://a/\u{304B}\u{3099}", Code::RawNonAscii, Try("hdl://a/%E3%81%8C")),
    (Dialect::HdlUri, "hdl://a/\u{2126}", Code::RawNonAscii, Try("hdl://a/%CE%A9")),
    (Dialect::HdlUri, "hdl://a/\u{301}", Code::RawNonAscii, Try("hdl://a/%CC%81")),
    (Dialect::HdlUri, "hdl://a/\u{1F600}", Code::RawNonAscii, Try("hdl://a/%F0%9F%98%80")),
    (Dialect::HdlUri, "hdl://a/\u{FFFD}", Code::RawNonAscii, Try("hdl://a/%EF%BF%BD")),
    (Dialect::HdlUri, "hdl://a/\u{FFFF}", Code::RawNonAscii, Try("hdl://a/%EF%BF%BF")),
    (Dialect::HdlUri, "hdl://a/\u{10000}", Code::RawNonAscii, Try("hdl://a/%F0%90%80%80")),
    (Dialect::HdlUri, "hdl://a/b#c#d", Code::CharacterNotAllowed, Try("hdl://a/b#c%23d")),
    (Dialect::HdlUri, "hdl://a/<", Code::CharacterNotAllowed, Try("hdl://a/%3C")),
    (Dialect::HdlUri, "hdl://a/1<2:>3", Code::CharacterNotAllowed, Fix("hdl://a/1%3C2:>3")),
    (Dialect::HdlUri, "hdl://a/1<b>3", Code::CharacterNotAllowed, Try("hdl://a/1%3Cb>3")),
    (Dialect::HdlUri, "hdl://a/b c", Code::CharacterNotAllowed, Try("hdl://a/b%20c")),
    (Dialect::HdlUri, "hdl://a/b\0c", Code::CharacterNotAllowed, NoEdit),
    (Dialect::HdlUri, "hdl://a/b\u{8}c", Code::CharacterNotAllowed, Try("hdl://a/bc")),
    (Dialect::HdlUri, "hdl://a/b\u{1B}c", Code::CharacterNotAllowed, NoEdit),
    (Dialect::Proxy, "https://h:8a/a/b", Code::CharacterNotAllowed, NoEdit),
    (Dialect::InfoUri, "info:hdl/a/b?c", Code::InfoQuery, Try("info:hdl/a/b%3Fc")),
    (Dialect::CordraPath, "hdl:a/b/c", Code::ExtraSegment, Try("hdl:a/b%2Fc")),
    (Dialect::HdlUri, "hdl://a/%4", Code::BadPercentEscape, Try("hdl://a/%254")),
    (Dialect::HdlUri, "hdl://a/b%4g", Code::BadPercentEscape, Try("hdl://a/b%254g")),
    (Dialect::HdlUri, "hdl://a", Code::MissingSlash, NoEdit),
];

#[test]
fn every_edit_is_what_it_should_be() {
    let mut wrong = Vec::new();
    for (dialect, text, code, wanted) in CASES {
        let report = dialect.check(text.as_bytes());
        let found = report
            .problems()
            .find(|problem| problem.code() == *code)
            .map(|problem| edited(problem, text));
        if found.as_ref().map(|edited| edited.map(String::as_str)).as_ref() != Some(wanted) {
            wrong.push(format!("{dialect} {text}, {code}: {found:?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// In a URI, a `#` may begin a fragment; in a text read by a single rule, it cannot.
#[test]
fn a_rule_has_no_fragment() {
    let rule: Production = "hdl_uri::u-handle".parse().unwrap();
    for (text, wanted) in [("a/b#c", Try("a/b%23c")), ("a/b\u{E9}c", Fix("a/b%C3%A9c"))] {
        let report = rule.check(text.as_bytes());
        let found = edited(report.headline().unwrap(), text);
        assert_eq!(found.map(String::as_str), wanted, "{text}");
    }
}

/// The text after the edit of a problem.
pub(crate) fn edited(problem: Problem<'_>, text: &str) -> Edited<String> {
    let after = |edit: &Edit| {
        let mut text = text.to_owned();
        text.replace_range(edit.span.range(), &edit.text);
        text
    };
    match (&problem.fix(), &problem.suggestion()) {
        (Some(fix), None) => Fix(after(fix)),
        (None, Some(attempt)) => Try(after(attempt)),
        (None, None) => NoEdit,
        (Some(_), Some(_)) => panic!("{} has two edits in {text}", problem.code()),
    }
}

/// Asserts that `text` is fixed as `expected`, which is empty if no safe edits make the text valid.
#[track_caller]
fn fixed(dialect: Dialect, text: &str, expected: &str) {
    let fixed = dialect.fix(text).map(|fixed| String::from_utf8(fixed.into_owned()).unwrap());
    let expected = if expected.is_empty() { Err(NotFixed) } else { Ok(expected) };
    assert_eq!(fixed.as_deref(), expected.as_ref().copied(), "{text}");
}

#[test]
fn every_safe_edit_is_applied() {
    fixed(Dialect::HdlResolver, "hdl:10.1000/<>日本", "hdl:10.1000/%3C%3E%E6%97%A5%E6%9C%AC");
    fixed(Dialect::InfoUri, "INFO:PII/S0888-7543(02)96852-7", "info:pii/S0888-7543(02)96852-7");
    fixed(Dialect::Doi, "doi:10.1000/182", "10.1000/182");
    fixed(Dialect::HdlUri, "hdl://10.1000/%61%62", "hdl://10.1000/ab");
}

#[test]
fn a_valid_text_is_told_from_one_that_cannot_be_fixed() {
    for text in ["hdl:10.1000/182", "hdl:10.1000/", "hdl:10.1000/a)"] {
        assert!(
            matches!(Dialect::HdlResolver.fix(text), Ok(Cow::Borrowed(same)) if same == text.as_bytes())
        );
    }
    let rule: Production = "hdl_uri::u-handle".parse().unwrap();
    assert!(matches!(rule.fix("10.1000/182"), Ok(Cow::Borrowed(b"10.1000/182"))));
    assert_eq!(rule.fix("10.1000"), Err(NotFixed));
    assert_eq!(NotFixed.to_string(), "the text has an error that no safe edit corrects");
}

#[test]
fn a_suggestion_changes_nothing() {
    for text in ["hdl:10.1000/a b", "hdl:10.1000/a%4", "hdl:10..1000/1", "hdl:"] {
        fixed(Dialect::HdlResolver, text, "");
    }
}

#[test]
fn a_text_that_would_still_be_wrong_stays() {
    fixed(Dialect::HdlResolver, "hdl:10.1000/<>%4", "");
    fixed(Dialect::InfoHdl, "INFO:hdl/10.1000", "");
}

#[test]
fn there_may_be_more_places_than_a_report_has() {
    let (text, expected) = ("<>1".repeat(500), "%3C%3E1".repeat(500));
    fixed(Dialect::HdlUri, &format!("hdl://10/{text}"), &format!("hdl://10/{expected}"));
    let (more, all) = ("<>1".repeat(100_000), "%3C%3E1".repeat(100_000));
    fixed(Dialect::HdlUri, &format!("hdl://10/{more}"), &format!("hdl://10/{all}"));
    let rule: Production = "hdl_uri::u-handle".parse().unwrap();
    let fixed = rule.fix(&format!("10/{text}")).unwrap().into_owned();
    assert_eq!(fixed, format!("10/{expected}").as_bytes());
}

#[test]
fn a_rule_that_must_be_read_too_often_gives_up() {
    let rule: Production = "hdl_uri::u-handle".parse().unwrap();
    assert_eq!(rule.fix(&format!("10/{}", "<>1".repeat(100_000))), Err(NotFixed));
}

#[test]
fn a_long_text_is_read_more_than_once() {
    let tail = "a".repeat(5 << 20);
    fixed(Dialect::HdlUri, &format!("hdl://10.1000/%61{tail}"), &format!("hdl://10.1000/a{tail}"));
}

#[test]
fn the_options_say_what_is_accepted() {
    let text = b"http://resolver/hdl/100.102/<5F:>";
    let fix = |resolver_segment| {
        let options = Options::new().resolver_segment(resolver_segment);
        Dialect::CordraHttp.fix_with(text, options)
    };
    let fixed = b"http://resolver/hdl/100.102/%3C5F:%3E";
    assert_eq!(fix(ResolverSegment::Is("hdl")).as_deref(), Ok(&fixed[..]));
    assert_eq!(fix(ResolverSegment::Is("other")), Err(NotFixed));
}
