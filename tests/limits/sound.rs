//! Properties that hold for every dialect and text, asserted quickly, because there are very many texts.

use handle_syntax::Dialect;
use handle_syntax::text::is_hidden;

/// Asserts that the quick answer, the tree and the report agree, that every place is inside the text, and that no
/// message has characters that a terminal would obey or hide.
#[track_caller]
pub(crate) fn hold(dialect: Dialect, text: &[u8]) {
    let shown = || format!("{dialect} of {:.200}", text.escape_ascii().to_string());
    let report = dialect.check(text);
    let valid = report.is_valid();
    assert_eq!(dialect.is_valid(text), valid, "{}", shown());
    assert_eq!(dialect.trace(text).is_some(), valid, "{}", shown());
    assert!(report.problems().is_sorted_by_key(|problem| problem.span().start), "{}", shown());
    for problem in report.problems() {
        assert!(problem.span().start <= problem.span().end, "{}", shown());
        assert!(problem.span().range().end <= text.len(), "{}", shown());
        let words = [problem.message(), problem.label()].into_iter();
        let mut words = words.chain([problem.help().into_owned()]);
        assert!(!words.any(|words| words.contains(is_hidden)), "{}", shown());
    }
}
