//! A report that owns its text says the same as one that borrows it.

use handle_syntax::{Code, Dialect, Report};

/// A report that owns its text says the same as the one that borrowed it. In the last text, the scheme that a dialect
/// would suggest makes nothing better, so it is not suggested.
#[test]
fn an_owned_report_says_the_same() {
    const TEXTS: &[&str] = &[
        "hdl://a/<b",
        "hdl://a/%41",
        "hdl://a",
        "hdl://a/b",
        "hdl://1.2.3.4/b/c",
        "dx.doi.org/10.3389/a b",
    ];
    for (text, dialect) in
        TEXTS.iter().flat_map(|text| Dialect::ALL.iter().map(move |it| (text, it)))
    {
        let text = (*text).to_owned();
        let borrowed = dialect.check(&text);
        let said = |report: &Report<'_>| {
            let cards = report.problems().map(|problem| format!("{:?}", problem.card()));
            let edits = report.problems().map(|problem| (problem.fix(), problem.suggestion()));
            (cards.collect::<Vec<_>>(), edits.collect::<Vec<_>>(), report.to_string())
        };
        let (wanted, is_empty) = (said(&borrowed), borrowed.is_empty());
        let owned = borrowed.into_owned();
        drop(text);
        assert_eq!((said(&owned), owned.is_empty()), (wanted, is_empty), "{dialect}");
    }
}

/// An owned report still knows what it suggests after problems were left out before and after that one.
#[test]
fn an_owned_report_keeps_its_suggestions() {
    let text = "hdl://a/<b%41c\u{200B}";
    let mut owned = Dialect::HdlUri.check(text).into_owned();
    let wanted: Vec<_> =
        owned.problems().map(|it| (it.code(), it.fix(), it.suggestion())).collect();
    assert!(wanted.len() > 2, "{wanted:?}");
    for (code, ..) in &wanted {
        let mut one = owned.clone();
        one.regrade(|it| (it.code() == *code).then_some(it.severity()));
        let left = one.problems().map(|it| (it.code(), it.fix(), it.suggestion()));
        assert!(left.eq(wanted.iter().filter(|it| it.0 == *code).cloned()), "{code}");
    }
    owned.regrade(|_| None);
    assert!(owned.is_empty());
}

/// A report that borrows its text repairs only the problems that are left. A report that owns its text then has no
/// repaired text.
#[test]
fn a_problem_that_is_dropped_is_not_repaired() {
    let drop_escape = |report: &mut Report<'_>| {
        report.regrade(|it| (it.code() != Code::NeedlessEscape).then_some(it.severity()));
    };
    let text = "hdl://10.1000/%41<b";
    let mut borrowed = Dialect::HdlUri.check(text);
    let mut owned = borrowed.clone().into_owned();
    let all = "hdl://10.1000/A%3Cb";
    assert_eq!(owned.repaired().unwrap().text(), all);
    drop_escape(&mut borrowed);
    drop_escape(&mut owned);
    assert_eq!(borrowed.repaired().unwrap().text(), "hdl://10.1000/%41%3Cb");
    assert_eq!(owned.repaired(), None);
}

/// A report that owns its text goes through `?`.
#[test]
fn an_owned_report_is_an_error_of_miette() {
    fn read(text: &str) -> miette::Result<()> {
        Dialect::InfoHdl.normalize(text.as_bytes()).map_err(Report::into_owned)?;
        Ok(())
    }
    let error = read(&String::from("info:hdl/10.1")).unwrap_err();
    assert_eq!(error.code().unwrap().to_string(), "missing-slash");
    assert!(error.source_code().is_some());
}
