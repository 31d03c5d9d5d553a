//! Properties of every fix: it repairs its problem, and the fixed text has no new problem.

use std::borrow::Cow;

use handle_syntax::{Code, Dialect, Edit, NotFixed, Options, Problem, Report, Severity, Span};

use crate::case::Case;
use crate::choice;

/// Asserts the properties for `text`, in every dialect.
pub(crate) fn hold(text: &[u8]) {
    choice::each(text, hold_for);
}

/// Asserts the properties for `text` in one dialect.
pub(crate) fn hold_for(dialect: Dialect, options: Options<'_>, text: &[u8]) {
    let case = Case { dialect, text, options };
    let report = dialect.check_with(text, options);
    case.an_edit_adds_no_problem(&report);
    case.is_fixed(&report);
    case.hides_nothing(text);
    if let Ok(fixed) = dialect.fix_with(text, options) {
        case.hides_nothing(&fixed);
    }
}

/// The dialects whose handles have the syntax of today, which the dialect `handle` can check too.
const WRITERS: [Dialect; 5] =
    [Dialect::Doi, Dialect::HdlUri, Dialect::HdlResolver, Dialect::InfoHdl, Dialect::Proxy];

/// The dialects in which a handle is written with percent-escapes.
const ESCAPED: [Dialect; 6] = [
    Dialect::HdlUri,
    Dialect::HdlResolver,
    Dialect::InfoHdl,
    Dialect::InfoUri,
    Dialect::Proxy,
    Dialect::CordraPath,
];

impl Case<'_> {
    /// Asserts that a safe edit adds no problem, and that a text is valid after its safe edits if every error has
    /// one.
    fn an_edit_adds_no_problem(&self, report: &Report<'_>) {
        let fixes: Vec<_> = report.problems().filter_map(Problem::fix).collect();
        for fix in &fixes {
            let edited = self.edited(&[fix]);
            let after = self.dialect.check_with(&edited, self.options);
            self.is_no_worse(report, &after, &edited);
            self.keeps_its_handle(&edited, fix);
        }
        let error = |problem: &Problem<'_>| problem.severity() == Severity::Error;
        let errors: Vec<_> = report.problems().filter(error).collect();
        let told = errors.len() == report.count(Severity::Error);
        if told && errors.iter().all(|error| error.fix().is_some()) {
            let edited = self.edited(&fixes.iter().collect::<Vec<_>>());
            let valid = self.dialect.is_valid_with(&edited, self.options);
            let shown = edited.escape_ascii();
            assert!(
                valid,
                "after all fixes it is \"{shown}\", which is not valid: {}",
                self.shown()
            );
        }
    }

    /// Asserts that a fixed text is valid and has nothing more to fix, and that a valid text is fixed if one of its
    /// problems has a fix.
    fn is_fixed(&self, report: &Report<'_>) {
        let fix = |text: &[u8]| match self.dialect.fix_with(text, self.options) {
            Ok(Cow::Owned(fixed)) => Some(fixed),
            Ok(Cow::Borrowed(same)) => {
                let kept = same == text && self.dialect.is_valid_with(text, self.options);
                assert!(kept, "nothing was fixed, but not valid or not the same: {}", self.shown());
                None
            }
            Err(NotFixed) => {
                assert!(!self.dialect.is_valid_with(text, self.options), "{}", self.shown());
                None
            }
        };
        let fixes = report.problems().any(|problem| problem.fix().is_some());
        match fix(self.text) {
            Some(fixed) => {
                let after = self.dialect.check_with(&fixed, self.options);
                let shown = || format!("fixed to \"{}\": {}", fixed.escape_ascii(), self.shown());
                assert_ne!(fixed, self.text, "{}", shown());
                assert!(after.is_valid(), "{}", shown());
                assert!(after.problems().all(|problem| problem.fix().is_none()), "{}", shown());
                assert_eq!(fix(&fixed), None, "{}", shown());
                assert!(fixes || report.left_out() > 0, "{}", shown());
            }
            None => assert!(!(fixes && report.is_valid()), "not fixed: {}", self.shown()),
        }
    }

    /// Asserts that a text without problems has a handle without problems, in every notation.
    fn hides_nothing(&self, text: &[u8]) {
        let silent = |dialect: Dialect, text: &[u8]| {
            dialect.check_with(text, self.options).problems().len() == 0
        };
        if !WRITERS.contains(&self.dialect) || !silent(self.dialect, text) {
            return;
        }
        let Some(handle) = self.dialect.handle_with(text, self.options) else { return };
        let report = Dialect::Handle.check_with(&handle, self.options);
        // Only a cell that begins with a sign such as `=` is a formula, so in a URI the same handle is harmless. And
        // only a text without a scheme looks like an info URI that has lost its `info:`.
        let needs_no_scheme = [Code::SpreadsheetFormula, Code::MissingScheme];
        if report.problems().any(|problem| needs_no_scheme.contains(&problem.code())) {
            return;
        }
        // An escape such as `%41` in a native handle is suspicious, and so may be the character that it stands for. In
        // the other notations, the `%` is itself escaped, which shows that it is intended. An `=3A` of an e-mail is
        // called an escape, too, but stands for itself in a URI.
        let is_named = self.dialect != Dialect::Doi;
        let odd = |problem: Problem<'_>| match problem.code() {
            Code::EscapeInHandle => false,
            // Only a text without a scheme looks like the address of a page if its prefix looks like a host.
            Code::UnknownProxy => !is_named,
            // Whoever escapes the `%` after a number means a percentage, not a field that a program fills in.
            Code::Placeholder => !text
                .windows(4)
                .any(|octets| octets[0].is_ascii_digit() && octets.ends_with(b"%25")),
            // What goes on with a query or a fragment was not cut off.
            Code::Truncated => !text.iter().any(|octet| b"?#".contains(octet)),
            _ => true,
        };
        if handle.windows(3).any(|octets| octets[0] == b'%' && octets[1].is_ascii_hexdigit()) {
            return;
        }
        assert!(
            !report.problems().any(odd),
            "nothing is said of \"{}\", and of its handle {:?}: {}",
            text.escape_ascii(),
            brief(&report),
            self.shown()
        );
    }

    /// Asserts that a safe edit that replaces something in a valid URI or link leaves its handle as it is. A deletion
    /// may change the handle: what it deletes was not meant to belong to it. And the raw `#` with which a SICI ends is
    /// not the sign of a fragment: once it is escaped, it belongs to the handle.
    fn keeps_its_handle(&self, edited: &[u8], fix: &Edit) {
        let handle = |text: &[u8]| {
            self.dialect.handle_with(text, self.options).map(|handle| handle.into_owned())
        };
        let is_deletion = fix.text.is_empty();
        let is_check_character = self.text.ends_with(b"-#") && fix.text == "%23";
        if is_deletion
            || is_check_character
            || !ESCAPED.contains(&self.dialect)
            || !self.dialect.is_valid_with(self.text, self.options)
        {
            return;
        }
        assert_eq!(
            handle(self.text).map(|it| it.escape_ascii().to_string()),
            handle(edited).map(|it| it.escape_ascii().to_string()),
            "the handle of {} is another one after {fix:?}",
            self.shown()
        );
    }

    /// Asserts that there is no new kind of problem, and not more problems.
    fn is_no_worse(&self, before: &Report<'_>, after: &Report<'_>, edited: &[u8]) {
        let all = |report: &Report<'_>| report.problems().len() + report.left_out();
        let errors = |report: &Report<'_>| report.count(Severity::Error);
        let more = all(after) > all(before) || errors(after) > errors(before);
        // A raw bracket that the notation does not allow is reported only as such. Once it is escaped, it may be
        // reported as unbalanced, which it was before.
        let is_bracket = |problem: &Problem<'_>| {
            let octets = &self.text[problem.span().range()];
            problem.code() == Code::CharacterNotAllowed
                && octets.iter().all(|o| b"()[]{}<>".contains(o))
        };
        let bracket = before.problems().any(|problem| is_bracket(&problem));
        let known = |code: Code| {
            let same = before.problems().any(|problem| problem.code() == code);
            same || code == Code::UnbalancedBracket && bracket
        };
        let new = after.problems().find(|problem| !known(problem.code()));
        let new = new.filter(|_| before.left_out() == 0);
        assert!(
            !more && new.is_none(),
            "after a fix it is \"{}\", which has {:?} after {:?}: {}",
            edited.escape_ascii(),
            brief(after),
            brief(before),
            self.shown()
        );
    }

    /// The text after edits, which do not overlap.
    fn edited(&self, edits: &[&Edit]) -> Vec<u8> {
        let mut edits = edits.to_vec();
        edits.sort_by_key(|edit| edit.span);
        let apart = edits.windows(2).all(|pair| pair[0].span.end <= pair[1].span.start);
        assert!(apart, "{edits:?} overlap: {}", self.shown());
        let mut text = self.text.to_vec();
        for edit in edits.iter().rev() {
            text.splice(edit.span.range(), edit.text.bytes());
        }
        text
    }
}

fn brief(report: &Report<'_>) -> Vec<(Code, Span)> {
    report.problems().map(|problem| (problem.code(), problem.span())).collect()
}
