//! Lints, one line per case: texts that are legal but suspicious, and similar ones that are not suspicious.

use handle_syntax::{Code, Dialect, Problem, Report, Severity};

/// The codes of lints; other problems of a text do not count.
const LINTS: &[Code] = &[
    Code::InvisibleCharacter,
    Code::DashLookalike,
    Code::EnclosingMarks,
    Code::TrailingPunctuation,
    Code::UnbalancedBracket,
    Code::DoubledScheme,
    Code::HtmlEntity,
    Code::DoubleEscape,
    Code::EscapedSlash,
    Code::NotNfc,
    Code::UnregisteredNamespace,
    Code::NamespaceSyntax,
];

/// The dialect, the text, and the code, octet and severity of its first lint.
type Case = (Dialect, &'static str, Option<(Code, u32, Severity)>);

const fn warning(code: Code, octet: u32) -> Option<(Code, u32, Severity)> {
    Some((code, octet, Severity::Warning))
}

const fn advice(code: Code, octet: u32) -> Option<(Code, u32, Severity)> {
    Some((code, octet, Severity::Advice))
}

#[rustfmt::skip]
const CASES: &[Case] = &[
    (Dialect::Handle, "10.1000/1\u{200B}82", warning(Code::InvisibleCharacter, 9)),
    (Dialect::Handle, "\u{FEFF}10.1000/182", warning(Code::InvisibleCharacter, 0)),
    (Dialect::HandleOctet, "10.1000/1\u{AD}82", warning(Code::InvisibleCharacter, 9)),
    (Dialect::Doi, "10.1000/1\u{A0}82", warning(Code::InvisibleCharacter, 9)),
    (Dialect::HdlResolver, "hdl:10.1000/1%E2%80%AE82", warning(Code::InvisibleCharacter, 13)),
    (Dialect::InfoUri, "info:lccn/2002%E2%80%8B022641", warning(Code::InvisibleCharacter, 14)),
    (Dialect::Handle, "10.1000/1\u{2065}82", warning(Code::InvisibleCharacter, 9)),
    (Dialect::Handle, "10.1000/1\u{FFF0}82", warning(Code::InvisibleCharacter, 9)),
    (Dialect::Handle, "10.1000/1\u{1BCA3}82", warning(Code::InvisibleCharacter, 9)),
    (Dialect::Handle, "10.1000/1\u{E0080}82", warning(Code::InvisibleCharacter, 9)),
    (Dialect::Handle, "10.1000/1\u{E0FFF}82", warning(Code::InvisibleCharacter, 9)),
    (Dialect::Handle, "10.1000/182\u{A0}", None),
    (Dialect::Handle, "cnri.test/日本", None),
    (Dialect::Handle, "10.1000/1%E2%80%AE82", warning(Code::InvisibleCharacter, 9)),
    (Dialect::Handle, "10.1000/a\u{2013}b", warning(Code::DashLookalike, 9)),
    (Dialect::Proxy, "https://doi.org/10.1000/a%E2%88%92b", warning(Code::DashLookalike, 25)),
    (Dialect::Handle, "10.1000/a-b", None),
    (Dialect::Handle, "10.1000/a\u{30FC}b", None),
    (Dialect::Handle, "\"10.1000/182\"", warning(Code::EnclosingMarks, 0)),
    (Dialect::Handle, "'hdl:10.1000/182',", warning(Code::EnclosingMarks, 0)),
    (Dialect::Handle, "(10.1000/a(1)b)", warning(Code::EnclosingMarks, 0)),
    (Dialect::Handle, "<https://doi.org/10.1000/182>.", warning(Code::EnclosingMarks, 0)),
    (Dialect::Handle, "„10.1000/182“", warning(Code::EnclosingMarks, 0)),
    (Dialect::HandleOctet, "[1/2]", warning(Code::EnclosingMarks, 0)),
    (Dialect::Handle, "(1)/a(b)", None),
    (Dialect::Handle, "((1/a)", warning(Code::UnbalancedBracket, 0)),
    (Dialect::Handle, "\"1\"/\"2\"", None),
    (Dialect::Handle, "\"1/\"", None),
    (Dialect::Handle, "\"/1\"", None),
    (Dialect::Handle, "10.1000/\"182\"", None),
    (Dialect::Handle, "10.1000/“182”", None),
    (Dialect::Handle, "10.1000/182.", warning(Code::TrailingPunctuation, 11)),
    (Dialect::Doi, "10.1000/182).", warning(Code::TrailingPunctuation, 11)),
    (Dialect::Doi, "10.1000/a(1).)", warning(Code::TrailingPunctuation, 12)),
    (Dialect::Doi, "10.1000/182\",", warning(Code::TrailingPunctuation, 11)),
    (Dialect::HdlUri, "hdl://10.1000/182,", warning(Code::TrailingPunctuation, 17)),
    (Dialect::InfoHdl, "info:hdl/10.1000/182;", warning(Code::TrailingPunctuation, 20)),
    (Dialect::InfoUri, "info:doi/10.1000/182.", warning(Code::TrailingPunctuation, 20)),
    (Dialect::Doi, "10.1000/:,.", None),
    (Dialect::HdlUri, "hdl://10.1000/%5Doi.org/1", warning(Code::UnbalancedBracket, 14)),
    (Dialect::HdlUri, "hdl://10.1000/%C3%ADoi.org/1", None),
    (Dialect::HdlUri, "hdl://10.1000/%3C%3Edoi.org/1", warning(Code::DoubledScheme, 20)),
    (Dialect::HdlResolver, "hdl:info%3A2004/lccn", warning(Code::DoubledScheme, 4)),
    (Dialect::HdlUri, "hdl://10.1000/%213C%253C", warning(Code::DoubleEscape, 19)),
    (Dialect::Handle, "10.1000/a-hdl:10.1/x", None),
    (Dialect::Handle, "http://hdl.handle.net/4263537/5555", None),
    (Dialect::HdlUri, "hdl://10.1000/%3A,.", None),
    (Dialect::HdlUri, "hdl://10.1000/a%3A,.", warning(Code::TrailingPunctuation, 15)),
    (Dialect::Proxy, "https://doi.org/10.1000/182%2E", warning(Code::TrailingPunctuation, 27)),
    (Dialect::Proxy, "https://doi.org/10.1000/182%3E", warning(Code::TrailingPunctuation, 27)),
    (Dialect::Proxy, "https://doi.org/10.1000/182%2C", warning(Code::TrailingPunctuation, 27)),
    (Dialect::Proxy, "https://doi.org/10.1000/182%22", warning(Code::TrailingPunctuation, 27)),
    (Dialect::Proxy, "https://doi.org/10.1000/182%29%3B", warning(Code::TrailingPunctuation, 27)),
    (Dialect::Proxy, "https://doi.org/10.1000/a%28b", warning(Code::UnbalancedBracket, 25)),
    (Dialect::Proxy, "https://doi.org/10.1000/a%3Cb", warning(Code::UnbalancedBracket, 25)),
    (Dialect::Proxy, "https://doi.org/10.1000/a%28b)", None),
    (Dialect::InfoUri, "info:lccn/2002022641.", warning(Code::TrailingPunctuation, 20)),
    (Dialect::Doi, "10.1000/a(1)", None),
    (Dialect::Doi, "10.1000/\"a\"", None),
    (Dialect::Doi, "10.1002/1521-3773(20010316)40:6<9823::AID-ANIE9823>3.3.CO;2-C", None),
    (Dialect::Doi, "10.1641/0006-3568(2000)050[0653:TEONIP]2.3.CO;2-#", None),
    (Dialect::Proxy, "https://doi.org/10.1000/182?a=b.", None),
    (Dialect::Handle, "10.1000/.", None),
    (Dialect::Doi, "10.1016/S0140-6736(05", warning(Code::UnbalancedBracket, 18)),
    (Dialect::Doi, "10.1000/182)abc", warning(Code::UnbalancedBracket, 11)),
    (Dialect::Doi, "10.1000/a.(", warning(Code::UnbalancedBracket, 10)),
    (Dialect::Doi, "10.1016/S0140-6736(05)67489-2", None),
    (Dialect::Handle, "https://doi.org/https://doi.org/10.1000/182", warning(Code::DoubledScheme, 16)),
    (Dialect::Handle, "hdl:hdl:10.1000/182", warning(Code::DoubledScheme, 4)),
    (Dialect::Handle, "hdl.handle.net/4263537/5555", warning(Code::DoubledScheme, 0)),
    (Dialect::Doi, "10.1000/https://doi.org/10.1000/182", warning(Code::DoubledScheme, 8)),
    (Dialect::Doi, "10.1000/doi:10.1000/182", warning(Code::DoubledScheme, 8)),
    (Dialect::Proxy, "https://doi.org/https://doi.org/10.1000/182", warning(Code::DoubledScheme, 16)),
    (Dialect::Proxy, "https://doi.org/doi:doi:10.1000/182", warning(Code::DoubledScheme, 20)),
    (Dialect::InfoUri, "info:doi/https://doi.org/10.1000/182", warning(Code::DoubledScheme, 9)),
    (Dialect::InfoUri, "info:doi/doi:10.1000/182", warning(Code::DoubledScheme, 9)),
    (Dialect::Handle, "https://doi.org/10.1000/182", None),
    (Dialect::Handle, "hdl:10.1000/182", None),
    (Dialect::Proxy, "https://doi.org/doi:10.1000/182", None),
    (Dialect::Doi, "doi:10.1000/182", None),
    (Dialect::Doi, "10.1000/doi.182", None),
    (Dialect::Doi, "10.1000/a&lt;b&gt;c", warning(Code::HtmlEntity, 9)),
    (Dialect::Doi, "10.1000/a&gt;", warning(Code::HtmlEntity, 9)),
    (Dialect::Handle, "10.1000/a&#x3C;b", warning(Code::HtmlEntity, 9)),
    (Dialect::Proxy, "https://doi.org/10.1000/a&amp;b", warning(Code::HtmlEntity, 25)),
    (Dialect::Proxy, "https://doi.org/10.1000/a%26lt%3Bb", warning(Code::HtmlEntity, 25)),
    (Dialect::Handle, "10.1000/a&b;c", None),
    (Dialect::Handle, "10.1000/a&ltb", None),
    (Dialect::HdlUri, "hdl://10.1000/a%252Fb", warning(Code::DoubleEscape, 15)),
    (Dialect::Proxy, "https://doi.org/10.1000/%25E6%2597%25A5", warning(Code::DoubleEscape, 24)),
    (Dialect::HdlResolver, "hdl:cnri.test/handle%25abc", None),
    (Dialect::HdlUri, "hdl://10.1000/100%25", None),
    (Dialect::HdlUri, "hdl://10.1000/%C3%A920", None),
    (Dialect::HdlUri, "hdl://10.1000/%25E6%C3%A9", None),
    (Dialect::Handle, "10.1000/a%252Fb", None),
    (Dialect::Proxy, "https://doi.org/10.1000%2F182", advice(Code::EscapedSlash, 23)),
    (Dialect::InfoHdl, "info:hdl/10.1000%2F182", advice(Code::EscapedSlash, 16)),
    (Dialect::Proxy, "https://doi.org/10.1000/a%2Fb", None),
    (Dialect::Handle, "10.1000/e\u{301}", advice(Code::NotNfc, 8)),
    (Dialect::Handle, "10.1000/\u{212B}", advice(Code::NotNfc, 8)),
    (Dialect::HdlUri, "hdl://10.1000/e%CC%81", advice(Code::NotNfc, 14)),
    (Dialect::Handle, "10.1000/\u{1100}\u{1161}\u{11A8}", advice(Code::NotNfc, 8)),
    (Dialect::Handle, "10.1000/\u{AC00}\u{11A8}", advice(Code::NotNfc, 8)),
    (Dialect::Handle, "10.1000/\u{1100}-\u{1161}", None),
    (Dialect::Handle, "10.1000/\u{9C7}\u{9BE}", advice(Code::NotNfc, 8)),
    (Dialect::Handle, "10.1000/=\u{338}", advice(Code::NotNfc, 8)),
    (Dialect::Handle, "handles-in-germany/Universität-Karlsruhe", None),
    (Dialect::InfoUri, "info:lcnn/2002022641", warning(Code::UnregisteredNamespace, 5)),
    (Dialect::InfoUri, "info:ddc/22/eng//004.678", warning(Code::UnregisteredNamespace, 5)),
    (Dialect::InfoUri, "info:lccn/2002022641", None),
    (Dialect::InfoUri, "info:arxiv/hep-th/9901001", None),
    (Dialect::InfoUri, "info:arxiv/hep%2Dth/990100%31", None),
    (Dialect::InfoUri, "info:arxiv/1207.7214", warning(Code::NamespaceSyntax, 11)),
    (Dialect::InfoUri, "info:arxiv/hep-th/99010011", warning(Code::NamespaceSyntax, 11)),
    (Dialect::InfoUri, "info:arxiv/hep-th/990100", warning(Code::NamespaceSyntax, 11)),
    (Dialect::InfoUri, "info:arxiv/Hep-th/9901001", warning(Code::NamespaceSyntax, 11)),
    (Dialect::InfoUri, "info:arxiv//9901001", warning(Code::NamespaceSyntax, 11)),
    (Dialect::InfoUri, "info:bibcode/2003Icar..163..263Z", None),
    (Dialect::InfoUri, "info:bibcode/1999A%26A...351..716K", None),
    (Dialect::InfoUri, "info:bibcode/2003Icar.163..263Z", warning(Code::NamespaceSyntax, 13)),
];

/// The first lint of a text, which is valid.
fn first<'r>(report: &'r Report<'_>) -> Option<Problem<'r>> {
    assert!(report.is_valid(), "{report:?}");
    report.problems().find(|problem| LINTS.contains(&problem.code()))
}

#[test]
fn every_text_has_its_first_lint() {
    let mut wrong = Vec::new();
    for (dialect, text, wanted) in CASES {
        let report = dialect.check(text.as_bytes());
        let found = first(&report).map(|lint| (lint.code(), lint.span().start, lint.severity()));
        if found != *wanted {
            wrong.push(format!("{text:?} as {dialect}: {found:?} instead of {wanted:?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// A dialect, a text, and the lints of it with their first octets.
type Told = (Dialect, &'static str, &'static [(Code, u32)]);

/// Every lint of a text, with its octet: a cause that one lint explains is not reported by another.
#[rustfmt::skip]
const ALL: &[Told] = &[
    (Dialect::Doi, "10.1000/a&gt;", &[(Code::HtmlEntity, 9)]),
    (Dialect::Doi, "10.1000/a&gt;)", &[(Code::HtmlEntity, 9), (Code::TrailingPunctuation, 13)]),
    // Without a `/`, it is not clear what the text is, so the dash is its only lint.
    (Dialect::HdlUri, "hdl://10.1%E2%80%930?", &[(Code::DashLookalike, 10)]),
    (Dialect::InfoHdl, "info:hdl/10.1%2F.", &[(Code::EscapedSlash, 13)]),
];

#[test]
fn every_text_has_exactly_its_lints() {
    for (dialect, text, wanted) in ALL {
        let report = dialect.check(text.as_bytes());
        let lints = report.problems().filter(|problem| LINTS.contains(&problem.code()));
        let found: Vec<_> = lints.map(|lint| (lint.code(), lint.span().start)).collect();
        assert_eq!(found, *wanted, "{text:?} as {dialect}");
    }
}

#[test]
fn a_message_names_characters_that_look_alike() {
    let message = |dialect: Dialect, text: &str| {
        first(&dialect.check(text.as_bytes())).map(Problem::message).unwrap_or_default()
    };
    for (dialect, text, wanted) in [
        (Dialect::Handle, "1/1\u{200B}8", "invisible character here: U+200B ZERO WIDTH SPACE"),
        (
            Dialect::HdlUri,
            "hdl://1/a%E2%80%AE",
            "invisible character here: U+202E RIGHT-TO-LEFT OVERRIDE",
        ),
        (
            Dialect::Handle,
            "1/1\u{200B}\u{200B}\u{FEFF}8",
            "invisible character here: U+200B ZERO WIDTH SPACE and U+FEFF ZERO WIDTH NO-BREAK SPACE (byte order mark)",
        ),
        (
            Dialect::Handle,
            "1/1\u{2013}8",
            "this is an en dash (U+2013), not the hyphen (`-`) of the keyboard",
        ),
        (Dialect::Handle, "1/(a", "`(` is never closed"),
        (Dialect::Handle, "1/a)b", "`)` has no opening bracket"),
        (Dialect::Handle, "1/a&amp;b", "`&amp;` is how HTML writes `&`"),
        (Dialect::Handle, "1/e\u{301}", "`é` (U+00E9) is spelled here as `e` and U+0301"),
    ] {
        assert_eq!(message(dialect, text), wanted, "{text:?} as {dialect}");
    }
}
