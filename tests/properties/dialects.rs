//! Properties of every dialect.

use std::sync::{LazyLock, Mutex, PoisonError};

use handle_syntax::text::is_hidden;
use handle_syntax::typed::{Notation, Visitor, dialects};
use handle_syntax::{Dialect, Options, ParseError, Report, Severity, Sieve, Span, Text, is_plain};

use crate::case::Case;
use crate::choice;

/// Reads a text as each type of a dialect with these options, and keeps the refusals.
struct Refusals<'a> {
    dialect: Dialect,
    options: Options<'a>,
    text: &'a [u8],
    found: Vec<Option<ParseError>>,
}

impl Visitor for Refusals<'_> {
    fn visit<D: Notation>(&mut self) {
        if D::DIALECT == self.dialect && D::OPTIONS == self.options {
            self.found.push(Text::<D, &D::Slice>::parse(self.text).err());
        }
    }
}

/// Asserts the properties for `text`, in every dialect.
pub(crate) fn hold(text: &[u8]) {
    choice::each(text, hold_for);
}

/// Asserts the properties for `text` in one dialect.
pub(crate) fn hold_for(dialect: Dialect, options: Options<'_>, text: &[u8]) {
    let case = Case { dialect, text, options };
    let report = dialect.check_with(text, options);
    case.lies_within(&report);
    case.says_nothing_to_a_terminal(&report);
    case.is_as_valid_as(&report);
    case.passes_a_sieve_only_if_plain();
    case.suggests_the_same_when_owned(&report);
    let mut refusals = Refusals { dialect, options, text, found: Vec::new() };
    dialects::each(&mut refusals);
    refusals.found.into_iter().for_each(|refusal| case.is_refused_alike(&report, refusal));
}

impl Case<'_> {
    /// Asserts that the quick answer, the report and the tree agree.
    fn is_as_valid_as(&self, report: &Report<'_>) {
        let valid = self.dialect.is_valid_with(self.text, self.options);
        assert_eq!(valid, report.is_valid(), "is_valid, and {report:?}: {}", self.shown());
        let nodes = self.dialect.trace_with(self.text, self.options);
        assert_eq!(nodes.is_some(), valid, "a tree: {}", self.shown());
        if let Some(nodes) = nodes {
            self.is_a_tree(&nodes);
        }
    }

    /// Asserts that the text, as a line of a list, is held back unless it is plain.
    fn passes_a_sieve_only_if_plain(&self) {
        static SIEVE: LazyLock<Mutex<Sieve>> = LazyLock::new(Mutex::default);
        let mut ends = Vec::new();
        let mut sieve = SIEVE.lock().unwrap_or_else(PoisonError::into_inner);
        sieve.hold_back(&[self.text, b"\n"].concat(), &mut ends);
        let line = self.text.strip_suffix(b"\r").unwrap_or(self.text);
        // A text with an LF is several lines.
        let is_held = !ends.is_empty() || self.text.contains(&b'\n');
        assert!(
            is_held || is_plain(line),
            "the sieve lets a line pass that is not plain: {}",
            self.shown()
        );
    }

    /// Asserts that each node lies within its parent, and that the first is the whole text, except for a `doi:`
    /// label.
    fn is_a_tree(&self, nodes: &[handle_syntax::Node]) {
        let len = u32::try_from(self.text.len()).unwrap_or(u32::MAX);
        let whole = Span::new(self.label_len(), len);
        let mut open: Vec<Span> = Vec::new();
        for (index, node) in nodes.iter().enumerate() {
            assert_eq!(index == 0, node.depth == 0, "{node:?} is no root: {}", self.shown());
            assert!(node.depth <= open.len(), "{node:?} has no parent: {}", self.shown());
            open.truncate(node.depth);
            let parent = open.last().copied().unwrap_or(whole);
            let within = parent.start <= node.span.start && node.span.end <= parent.end;
            assert!(within, "{node:?} leaves {parent}: {}", self.shown());
            open.push(node.span);
        }
        assert_eq!(nodes.first().map(|root| root.span), Some(whole), "{}", self.shown());
    }

    /// How many octets the label `doi:` has at the beginning of a DOI name, with the blanks after it.
    fn label_len(&self) -> u32 {
        const LABEL: &[u8] = b"doi:";
        let begun = self.text.get(..LABEL.len()).unwrap_or_default();
        if self.dialect != Dialect::Doi || !begun.eq_ignore_ascii_case(LABEL) {
            return 0;
        }
        let is_blank = |octet: &&u8| matches!(octet, b' ' | b'\t');
        let blanks = self.text[LABEL.len()..].iter().take_while(is_blank);
        u32::try_from(LABEL.len() + blanks.count()).unwrap_or(u32::MAX)
    }

    /// Asserts that the error of the type is the first error of the report.
    fn is_refused_alike(&self, report: &Report<'_>, refusal: Option<ParseError>) {
        let first = report.problems().find(|problem| problem.severity() == Severity::Error);
        let first = first.map(|first| (first.code(), first.span().range().start, self.dialect));
        let refusal = refusal.map(|refusal| (refusal.code(), refusal.at(), refusal.dialect()));
        assert_eq!(refusal, first, "the error of the type, and of the report: {}", self.shown());
    }

    /// Asserts that every place is in the text and divides no character, and that the problems are in text order.
    fn lies_within(&self, report: &Report<'_>) {
        let characters = std::str::from_utf8(self.text).ok();
        for problem in report.problems() {
            let edits = [problem.fix(), problem.suggestion()].into_iter().flatten();
            let edits = edits.map(|edit| edit.span);
            for span in edits.chain([problem.span()]) {
                let Span { start, end } = span;
                let within = start <= end && span.range().end <= self.text.len();
                assert!(
                    within,
                    "{} is at {span}, outside of the text: {}",
                    problem.code(),
                    self.shown()
                );
                let whole = characters.is_none_or(|text| text.get(span.range()).is_some());
                assert!(whole, "{} cuts a character at {span}: {}", problem.code(), self.shown());
            }
        }
        let sorted = report.problems().is_sorted_by_key(|problem| problem.span().start);
        assert!(sorted, "{report:?} is out of order: {}", self.shown());
    }

    /// Asserts that a copy that owns its text suggests the same edits.
    fn suggests_the_same_when_owned(&self, report: &Report<'_>) {
        let edits = |report: &Report<'_>| -> Vec<_> {
            report.problems().map(|problem| (problem.fix(), problem.suggestion())).collect()
        };
        let owned = report.clone().into_owned();
        assert_eq!(edits(&owned), edits(report), "the owned report: {}", self.shown());
        assert_eq!(owned, *report, "the owned report: {}", self.shown());
    }

    /// Asserts that no message and no edit has a character that a terminal obeys or hides.
    fn says_nothing_to_a_terminal(&self, report: &Report<'_>) {
        for problem in report.problems() {
            let edits = [problem.fix(), problem.suggestion()].into_iter().flatten();
            let words = [problem.message(), problem.label()].into_iter();
            let words = words.chain([problem.help().into_owned()]);
            for told in words.chain(edits.map(|edit| edit.text)) {
                assert!(!told.contains(is_hidden), "{told:?}: {}", self.shown());
            }
        }
    }
}
