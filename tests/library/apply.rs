//! Texts after the suggestions for the problems that a caller names, and the names of groups of problems.

use std::borrow::Cow;

use handle_syntax::{Code, CodeGroup, Loss, NotFixed, Options, Severity, Syntax};

/// A text, the name of what is applied, and the text after it; `None` if it would not be valid.
type Case = (&'static str, &'static str, Option<&'static str>);

#[rustfmt::skip]
const CASES: &[Case] = &[
    ("10.1000/182.", "trailing-punctuation", Some("10.1000/182")),
    ("10.1000/182.", "leading-text", Some("10.1000/182.")),
    ("see 10.1000/182.", "lint", Some("10.1000/182")),
    ("INFO:hdl/10.1000/182.", "trailing-punctuation", Some("info:hdl/10.1000/182")),
    ("INFO:hdl/10.1000/182.", "leading-text", Some("info:hdl/10.1000/182.")),
    ("hdl:10.1000/a%4", "leading-text", None),
    // Only the author knows what belongs after the prefix, or which of two identifiers is meant.
    ("10.1000.", "lint", None),
    ("10.1000/182. 10.1000/183.", "trailing-punctuation", Some("10.1000/182. 10.1000/183.")),
];

#[test]
fn the_named_suggestions_are_applied() {
    for (text, name, expected) in CASES {
        let apply = Code::named(name).unwrap();
        let fixed = Syntax::Scheme.fix_and_apply(text, Options::new(), &apply);
        let expected = expected.map(str::as_bytes).ok_or(NotFixed);
        assert_eq!(fixed.as_deref(), expected.as_deref(), "{text}, {name}");
    }
}

#[test]
fn a_text_that_needs_nothing_is_borrowed() {
    for apply in [&[][..], Code::ALL] {
        let fixed = Syntax::Scheme.fix_and_apply("10.1000/182", Options::new(), apply);
        assert!(matches!(fixed, Ok(Cow::Borrowed(b"10.1000/182"))));
    }
}

#[test]
fn nothing_named_means_the_safe_edits_only() {
    for text in ["INFO:hdl/10.1000/<", "10.1000/182.", "10.1000", "hdl:10.1000/a b"] {
        let options = Options::new();
        let fixed = Syntax::Scheme.fix_and_apply(text, options, &[]);
        assert_eq!(fixed, Syntax::Scheme.fix(text, options), "{text}");
    }
}

#[test]
fn every_problem_is_in_one_group() {
    for code in Code::ALL {
        let groups = CodeGroup::ALL.iter().filter(|group| group.has(*code)).count();
        assert_eq!(groups, 1, "{code}");
    }
    assert!(CodeGroup::Lint.codes().all(|code| code.severity() < Severity::Error));
    assert!(CodeGroup::Lossy.codes().eq(Loss::ALL.iter().map(|loss| loss.code())));
}

#[test]
fn a_name_selects_a_problem_or_a_group() {
    assert_eq!(Code::named("truncated"), Some(vec![Code::Truncated]));
    for group in CodeGroup::ALL {
        assert_eq!(Code::named(group.name()), Some(group.codes().collect()));
        assert!(!group.about().is_empty());
    }
    assert_eq!(Code::named("all"), None);
}
