//! A report as a value: what it gives back, how it is shown, and to which reports it is equal.

use handle_syntax::{Code, Conversion, Dialect, Options, Production, Report, Severity, check};

/// Texts with problems of every kind, and texts without any.
const TEXTS: &[&str] = &[
    "",
    "n/a",
    "10.1000/182",
    "10.1000",
    "10.1000/182 (accessed 2020)",
    "10.1000\u{200B}/18\u{200B}2",
    "hdl:10.1000/a b",
    "hdl://10.1000/%41<",
    "hdl://190.12.34.56/1234/567",
    "info:lccn/a<b",
    "https://doi.org/10.1000/182\">",
    "https://doi.org/10.1000/<<<a<<<b",
    "https://en.wikipedia.org/wiki/Handle",
    "doi: 10.1000/182, 10.1000/183",
];

#[test]
fn an_owned_report_is_equal_to_its_original() {
    for text in TEXTS {
        let by_dialects = Dialect::ALL.iter().map(|dialect| dialect.check(*text));
        for report in by_dialects.chain([check(*text).1]) {
            let owned: Report<'static> = report.clone().into_owned();
            assert!(owned == report, "{report:?} of {text:?}");
            assert!(owned.problems().eq(report.problems()), "{report:?} of {text:?}");
            assert_eq!(owned.clone().into_owned(), owned);
        }
    }
}

#[test]
fn reports_on_different_texts_or_by_different_dialects_differ() {
    assert_ne!(Dialect::Handle.check("10.1000"), Dialect::Handle.check("10.1001"));
    assert_ne!(Dialect::HdlUri.check("10.1000/1"), Dialect::HdlResolver.check("10.1000/1"));
    let [one, other] =
        ["hdl://10.1000/<", "hdl://10.1001/<"].map(|text| Dialect::HdlUri.check(text));
    assert_ne!(one.headline(), other.headline(), "the same problem in another text");
    assert_eq!(one.headline(), Dialect::HdlUri.check("hdl://10.1000/<").headline());
}

#[test]
fn a_report_gives_back_its_text_and_its_dialect() {
    for text in TEXTS {
        for &dialect in Dialect::ALL {
            let report = dialect.check(*text);
            let wanted = (!report.is_empty()).then_some((text.as_bytes(), dialect));
            assert_eq!(report.text().zip(report.dialect()), wanted, "{dialect} of {text:?}");
            let owned = report.clone().into_owned();
            assert_eq!((owned.text(), owned.dialect()), (report.text(), report.dialect()));
        }
    }
    let rule: Production = "hdl_uri::u-handle".parse().unwrap();
    let report = rule.check("10.1000/<");
    assert_eq!((report.text(), report.dialect()), (Some(&b"10.1000/<"[..]), None));
    let names = Conversion::new(Dialect::Proxy, Dialect::Doi);
    let refused = names.convert("https://doi.org/10.1000/182").unwrap_err();
    assert_eq!(refused.dialect(), Some(Dialect::Doi), "a loss is one of the new notation");
}

/// A report that keeps no problem is not taken for one without problems.
#[test]
fn a_report_says_how_many_problems_it_left_out() {
    let none = Options::new().most(0);
    let shown = |text: &str| Dialect::HdlUri.check_with(text, none).to_string();
    assert_eq!(shown("hdl://10.1000/%41"), "1 problem was left out (errors: 0)");
    assert_eq!(shown("hdl://10.1000/%41<"), "2 problems were left out (errors: 1)");
    assert_eq!(shown("hdl://10.1000/a"), "nothing is wrong");
    let mut report = Dialect::HdlUri.check_with("hdl://10.1000/<a><b>", Options::new().most(1));
    report.regrade(|_| None);
    assert_eq!(report.to_string(), "2 problems were left out (errors: 2)");
    assert_eq!((report.is_valid(), report.headline()), (false, None));
}

#[test]
fn every_problem_is_kept_if_the_caller_wants_all() {
    let text = format!("hdl://10.1000/{}", "<a%41".repeat(5000));
    let report = Dialect::HdlUri.check_with(&text, Options::new().most(usize::MAX));
    assert_eq!((report.problems().len(), report.more()), (10_000, 0));
}

#[test]
fn a_report_is_a_list_of_its_problems_for_a_programmer() {
    let report = check("hdl:10.1000/1<2").1;
    let wanted = "Report { problems: [Problem { code: CharacterNotAllowed, severity: Error, \
                  span: Span { start: 13, end: 14 }, message: \"`<` may not appear unescaped in the \
                  local name of an hdl URI\", .. }], more: 0 }";
    assert_eq!(format!("{report:?}"), wanted);
    assert_eq!(format!("{:?}", Report::default()), "Report { problems: [], more: 0 }");
}

#[test]
fn a_loop_over_a_report_goes_through_its_problems() {
    let report = Dialect::HdlUri.check("hdl://10.1000/%41<");
    let mut codes = Vec::new();
    for problem in &report {
        codes.push((problem.code(), problem.severity()));
    }
    let wanted =
        [(Code::NeedlessEscape, Severity::Warning), (Code::CharacterNotAllowed, Severity::Error)];
    assert_eq!(codes, wanted);
    assert_eq!((&report).into_iter().rev().count(), 2);
}
