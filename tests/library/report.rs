//! A report as a miette diagnostic: its headline, and the other problems as related diagnostics.

mod cards;
mod owned;
mod repaired;
mod value;
mod words;

use handle_syntax::{Card, Code, Dialect, Doi, Options, Problem, Report, Severity, Span};
use handle_syntax::{check, compare};
use miette::{Diagnostic, GraphicalReportHandler, GraphicalTheme, SourceSpan};

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

/// The card of a diagnostic, with everything that it has.
fn drawn(diagnostic: &dyn Diagnostic) -> String {
    let mut card = String::new();
    let handler = GraphicalReportHandler::new_themed(GraphicalTheme::unicode_nocolor());
    handler.render_report(&mut card, diagnostic).unwrap();
    card
}

#[test]
fn the_error_of_a_comparison_is_drawn_as_its_report() {
    let texts = [(Dialect::HdlUri, "hdl://10.1000/182"), (Dialect::HdlUri, TEXT)];
    assert_eq!(drawn(&compare(texts).unwrap_err()), drawn(&report()));
}

#[test]
fn the_error_of_reading_or_building_a_text_has_the_code_of_its_first_problem() {
    let refused = "11.1000/182".parse::<Doi<String>>().unwrap_err();
    let not_built = Doi::new("11.1000", "182").unwrap_err();
    let given_back = Doi::try_from(String::from("11.1000/182")).unwrap_err();
    let errors: [&dyn Diagnostic; 3] = [&refused, &not_built, &given_back];
    for error in errors {
        assert_eq!(
            error.code().map(|code| code.to_string()).as_deref(),
            Some("not-a-doi"),
            "{error}"
        );
    }
    assert!(Diagnostic::code(&Doi::new("10.1000/1", "82").unwrap_err()).is_none());
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
        assert_eq!((report.count(Severity::Error), report.left_out()), (1, 0), "{told}");
    }
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
        assert_eq!((report.problems().len(), report.left_out()), (told, more), "{text}");
        assert_eq!(report.problems().next().unwrap().code(), Code::Ambiguous, "{text}");
        assert_eq!(report.headline().unwrap().code(), Code::NeedlessEscape, "{text}");
        assert_eq!(report.count(Severity::Warning), count, "{text}");
        assert_eq!(report.count(Severity::Advice), 1, "{text}");
    }
    let text = format!("hdl://a/{}", "<a".repeat(5000));
    let report = Dialect::HdlUri.check(text.as_bytes());
    assert_eq!((report.left_out(), report.count(Severity::Error)), (4992, 5000));
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
        assert_eq!(report.left_out(), 25 - errors - warnings, "{most}");
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
    let report = Dialect::InfoUri.check(b"info:dlf/a<b");
    let json = serde_json::to_value(&report).unwrap();
    let problem = &json["problems"][0];
    assert_eq!(problem["code"], "character-not-allowed");
    assert_eq!(problem["severity"], "error");
    assert_eq!(problem["span"]["start"], 10);
    assert_eq!(problem["try"]["text"], "%3C");
}
