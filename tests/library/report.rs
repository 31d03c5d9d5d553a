//! A report as a miette diagnostic: its headline, and the other problems as related diagnostics.

mod cards;
mod repaired;
mod value;

use handle_syntax::{Card, Code, Dialect, Options, Problem, Report, Severity, Span, check};
use miette::{Diagnostic, SourceSpan};

/// The text of a report with two problems, a warning first.
const TEXT: &str = "hdl://10.1000/%41 b";

fn report() -> Report<'static> {
    Dialect::HdlUri.check(TEXT.as_bytes())
}

#[test]
fn a_report_is_its_first_error() {
    let report = report();
    let first = report.headline().unwrap().card();
    let shown = |diagnostic: &dyn Diagnostic| {
        let labels = diagnostic.labels().unwrap();
        let labels: Vec<_> =
            labels.map(|label| (label.label().map(String::from), *label.inner())).collect();
        (
            diagnostic.code().unwrap().to_string(),
            diagnostic.severity(),
            diagnostic.help().unwrap().to_string(),
            labels,
        )
    };
    assert_eq!(shown(&report), shown(&first));
    assert_eq!(report.code().unwrap().to_string(), "character-not-allowed");
    assert_eq!(report.to_string(), report.headline().unwrap().message());
    assert_eq!(Diagnostic::severity(&report), Some(miette::Severity::Error));
    assert_eq!(
        report.labels().unwrap().map(|label| *label.inner()).collect::<Vec<_>>(),
        [SourceSpan::from((17, 1))]
    );
    assert!(report.source_code().is_some());
}

#[test]
fn the_other_problems_are_related_diagnostics() {
    let report = report();
    let related = report.related().unwrap().map(|other| other.code().unwrap().to_string());
    assert_eq!(related.collect::<Vec<_>>(), ["needless-escape"]);
    assert!(Dialect::HdlUri.check(b"hdl://10.1000/ b").related().is_none());
    let silent = Dialect::HdlUri.check(b"hdl://10.1000/b");
    assert!(silent.code().is_none() && silent.labels().is_none() && silent.related().is_none());
}

#[test]
fn severities_are_those_of_the_problems() {
    let severities = [
        (Severity::Error, miette::Severity::Error),
        (Severity::Warning, miette::Severity::Warning),
        (Severity::Advice, miette::Severity::Advice),
    ];
    for (ours, theirs) in severities {
        assert_eq!(miette::Severity::from(ours), theirs);
    }
}

/// A card gives miette only the line of its place, however many lines of context miette asks for.
#[test]
fn the_source_is_the_line_of_the_problem() {
    let report = report();
    let card = report.problems().nth(1).unwrap().card().named("list").at(7, 3);
    let source = card.source_code().unwrap();
    let read =
        |at: usize, before, after| source.read_span(&SourceSpan::from((at, 1)), before, after);
    let contents = read(17, 0, 0).unwrap();
    assert_eq!(contents.data(), format!("{TEXT}\n").as_bytes());
    assert_eq!((contents.name(), contents.line(), contents.column()), (Some("list"), 6, 2));
    for (before, after) in [(1, 0), (0, 1), (1, 1)] {
        assert_eq!(read(17, before, after).unwrap().column(), 0, "{before} {after}");
    }
    assert!(read(TEXT.len(), 0, 0).is_ok());
    assert!(read(TEXT.len() + 1, 0, 0).is_err(), "after the end of the line");
}

/// A dialect and a text, and the label and the help of its first problem.
#[rustfmt::skip]
const WORDS: &[(Dialect, &str, &str, &str)] = &[
    (Dialect::HdlUri, "hdl://a/%zz", "this escape is not complete", "write `%25` if the `%` itself is meant; otherwise complete the escape, as in `%2F`"),
    (Dialect::HdlUri, "hdl://a/b%", "the text ends inside this escape", "write `%25` if the `%` itself is meant; otherwise complete the escape, as in `%2F`"),
    (Dialect::HdlUri, "hdl://a/b%4", "the text ends inside this escape", "write `%25` if the `%` itself is meant; otherwise complete the escape, as in `%2F`"),
    (Dialect::HdlUri, "hdl://a/é", "1 character, 2 bytes in UTF-8", "write `%C3%A9` instead"),
    (Dialect::HdlUri, "hdl://a/é日", "2 characters, 5 bytes in UTF-8", "write `%C3%A9%E6%97%A5` instead"),
    (Dialect::HdlUri, "hdl://a/`", "expected a URI character, `/`, `?`, `#` or the end", "delete it if it was copied by accident; if it belongs to the identifier, write `%60`"),
    (Dialect::HdlUri, "hdl://a/<1>", "expected a URI character, `/`, `?`, `#` or the end", "write `%3C` instead"),
    (Dialect::Proxy, "https://h:8a/a/b", "expected a digit or `/`", "remove or correct it"),
];

#[test]
fn every_problem_has_its_words() {
    for (dialect, text, label, help) in WORDS {
        let report = dialect.check(text.as_bytes());
        let error =
            report.problems().find(|problem| problem.severity() == Severity::Error).unwrap();
        assert_eq!((error.label().as_str(), &*error.help()), (*label, *help), "{text}");
    }
}

/// How the message of the first problem names the character at its place.
#[test]
fn every_character_has_its_name() {
    for (character, named) in [
        ("`", "a backtick (U+0060)"),
        (" ", "a space (U+0020)"),
        ("<", "`<`"),
        ("\u{7}", "U+0007 BELL"),
        ("<>", "`<` and `>`"),
    ] {
        let message = format!("{named} may not stand unescaped in the local name of an hdl URI");
        let text = format!("hdl://a/b{character}c");
        let report = Dialect::HdlUri.check(text.as_bytes());
        assert_eq!(report.headline().unwrap().to_string(), message);
    }
}

/// The message of the first problem, if it depends on more than the characters at the place.
#[test]
fn a_message_says_what_is_true_of_this_text() {
    for (dialect, text, message) in [
        (Dialect::Handle, "1/a ", "the identifier ends with a space (U+0020)"),
        (Dialect::Handle, " 1/a", "the identifier begins with a space (U+0020)"),
        (Dialect::Handle, "1..2/a", "the prefix has two dots in a row"),
        (Dialect::Handle, ".1/a", "the prefix begins with a dot"),
        (Dialect::Handle, "1./a", "the prefix ends with a dot"),
        (Dialect::HdlUri, "hdl://1.%2E/a", "the prefix has two dots in a row"),
        (Dialect::HdlUri, "hdl://1%2E/a", "the prefix ends with a dot"),
        (Dialect::Handle, "1/a\u{7}b", "control character here: U+0007 BELL"),
        (Dialect::Doi, "11.1/a", "a DOI name begins with `10.`, not with `11`"),
        (Dialect::Doi, "/a", "a DOI name begins with `10.`"),
        (Dialect::HdlUri, "hdl:1/a", "`//` is missing after `hdl:`"),
        (Dialect::Proxy, "doi.org/1/a", "the scheme `http:` or `https:` is missing"),
        (Dialect::HdlUri, "hdi://1/a", "`hdi` is not the scheme of an hdl URI"),
        (
            Dialect::InfoUri,
            "info:a/é",
            "`é` (U+00E9) must be percent-encoded in the identifier of an info URI",
        ),
        (Dialect::Proxy, "https://a:é/1/a", "`é` (U+00E9) may not stand in a port number"),
        (Dialect::HdlUri, "hdl://1/%41", "`%41` is the escape of `A`, which needs none"),
        (Dialect::HdlUri, "hdl://1/%252Fa", "`%252F` seems to be percent-encoded twice"),
    ] {
        let report = dialect.check(text.as_bytes());
        let error = report.problems().find(|problem| problem.severity() == Severity::Error);
        let first = error.or(report.headline()).map(Problem::message).unwrap_or_default();
        assert_eq!(first, message, "{text:?} as {dialect}");
    }
    let report = Dialect::Handle.check(b"1/\xFF\xFE");
    assert_eq!(report.to_string(), "the bytes FF FE are not UTF-8");
}

#[test]
fn a_misspelt_name_is_recognised() {
    for (dialect, text, meant) in [
        (Dialect::HdlUri, "hdi://1/a", "hdl"),
        (Dialect::Proxy, "htpps://doi.org/1/a", "https"),
        (Dialect::InfoUri, "info:lcnn/1", "lccn"),
        (Dialect::Proxy, "https://hld.handle.net/1/a", "hdl.handle.net"),
        (Dialect::Sun98Uri, "hdl:latin-1@a/b", "latin1"),
    ] {
        let report = dialect.check(text.as_bytes());
        let help = report.headline().unwrap().help();
        let question = format!("did you mean `{meant}`? Otherwise ");
        assert!(help.starts_with(&question), "{text:?} as {dialect}: {help}");
    }
}

#[test]
fn only_an_octet_that_ends_a_record_is_named_decoded() {
    let handle = Dialect::Handle.start();
    let report = Report::single(b"10.1/a%0Ab", Code::NotOneLine, Span::new(6, 9), handle);
    assert_eq!(
        report.to_string(),
        "a handle that contains U+000A LINE FEED does not fit on one line"
    );
    let report = Dialect::Sun98Uri.check(b"hdl:a%41/b");
    let message = "`%41` may not stand in the prefix of a handle of 1998";
    assert_eq!(report.headline().unwrap().code(), Code::PrefixCharacter);
    assert_eq!(report.to_string(), message);
}

/// Whatever span a caller gives, the place of the problem lies in the text.
#[test]
fn a_single_problem_lies_in_its_text() {
    for (start, end, place) in [(0, 0, 0..0), (1, 9, 1..3), (9, 12, 3..3), (2, 1, 2..2)] {
        let span = Span { start, end };
        let report = Report::single(b"a/b", Code::TooLong, span, Dialect::Handle.start());
        let problem = report.headline().unwrap();
        let told = format!("{start}..{end}");
        let found = (problem.span().range(), problem.production());
        assert_eq!(found, (place, "hdl_uri::handle"), "{told}");
        assert_eq!((report.count(Severity::Error), report.more()), (1, 0), "{told}");
    }
}

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

#[test]
fn unwanted_problems_can_be_left_out() {
    let mut report = report();
    report.regrade(|it| (it.code() != Code::NeedlessEscape).then_some(it.severity()));
    assert_eq!(report.headline().unwrap().code(), Code::CharacterNotAllowed);
    report.regrade(|_| None);
    assert_eq!((report.is_empty(), report.problems().len()), (true, 0));
}

/// Advice that comes before eight warnings is reported instead of the last of them, which is only counted.
#[test]
fn problems_beyond_the_eighth_are_counted() {
    for (count, told, more) in [(6, 7, 0), (7, 8, 0), (8, 8, 1), (9, 8, 2)] {
        let text = format!("hdl:10.1/{}?b", "%41/".repeat(count));
        let report = check(text.as_bytes()).1;
        assert_eq!((report.problems().len(), report.more()), (told, more), "{text}");
        assert_eq!(report.problems().next().unwrap().code(), Code::Ambiguous, "{text}");
        assert_eq!(report.headline().unwrap().code(), Code::NeedlessEscape, "{text}");
        assert_eq!(report.count(Severity::Warning), count, "{text}");
        assert_eq!(report.count(Severity::Advice), 1, "{text}");
    }
    let text = format!("hdl://a/{}", "<a".repeat(5000));
    let report = Dialect::HdlUri.check(text.as_bytes());
    assert_eq!((report.more(), report.count(Severity::Error)), (4992, 5000));
}

/// However many warnings come before them, the errors are in the report, in text order.
#[test]
fn errors_are_left_out_last() {
    let text = format!("hdl://a/{}<<x<{}", "%41/".repeat(20), "%41/".repeat(3));
    for (most, errors, warnings) in
        [(8, 2, 6), (3, 2, 1), (2, 2, 0), (1, 1, 0), (0, 0, 0), (99, 2, 23)]
    {
        let report = Dialect::HdlUri.check_with(text.as_bytes(), Options::new().most(most));
        let kept = |wanted| report.problems().filter(|it| it.severity() == wanted).count();
        assert_eq!((kept(Severity::Error), kept(Severity::Warning)), (errors, warnings), "{most}");
        assert_eq!(report.more(), 25 - errors - warnings, "{most}");
        assert_eq!(
            (report.count(Severity::Error), report.count(Severity::Warning)),
            (2, 23),
            "{most}"
        );
        assert!(report.problems().is_sorted_by_key(|problem| problem.span().start), "{most}");
        assert!(!report.is_valid() && !report.is_empty(), "{most}");
    }
}

/// A report that changes after miette has seen it is drawn with the change.
#[test]
fn a_report_that_changes_is_drawn_again() {
    let mut report = report();
    assert_eq!(report.code().unwrap().to_string(), "character-not-allowed");
    report.regrade(|it| (it.code() == Code::NeedlessEscape).then_some(it.severity()));
    assert_eq!(report.code().unwrap().to_string(), "needless-escape");
}

/// However long a place is, its label lies in the shown part.
#[test]
fn labels_lie_in_the_source() {
    let texts = [
        format!("info:{}/1", "a".repeat(999)),
        format!("info:{}", "a".repeat(999)),
        format!("hdl://{}/1", "é".repeat(999)),
        format!("hdl://a{}/1", "<".repeat(99)),
    ];
    for text in texts {
        let report = check(text.as_bytes()).1;
        assert!(!report.is_empty(), "{text}");
        report.problems().map(Problem::card).for_each(|card| labels_lie(&card));
    }
}

fn labels_lie(card: &Card) {
    for label in card.labels().unwrap() {
        let contents = card.source_code().unwrap().read_span(label.inner(), 0, 0).unwrap();
        let start = contents.span().offset();
        let end = start + contents.data().len() - "\n".len();
        let lies = start <= label.offset() && label.offset() + label.len() <= end;
        assert!(lies, "{card}: {label:?} in {start}..{end}");
    }
}

#[cfg(feature = "serde")]
#[test]
fn serde_writes_reports() {
    let report = Dialect::InfoUri.check(b"info:lccn/a<b");
    let json = serde_json::to_value(&report).unwrap();
    let problem = &json["problems"][0];
    assert_eq!(problem["code"], "character-not-allowed");
    assert_eq!(problem["severity"], "error");
    assert_eq!(problem["span"]["start"], 11);
    assert_eq!(problem["try"]["text"], "%3C");
}
