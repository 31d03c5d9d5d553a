//! [`Findings`]: the findings in a text, of which only a limited number is kept in memory.

use alloc::vec::Vec;

use crate::code::Code;
use crate::diagnosis::finding::Finding;
use crate::diagnosis::left_out::LeftOut;
use crate::text::Span;

/// The first findings of each rule, the last one, and how many were between them. A long text may be wrong every few
/// octets, and a finding is larger than a few octets, so that not all can be kept.
#[derive(Debug)]
pub(crate) struct Findings<'a> {
    text: &'a [u8],
    kept: Vec<Finding>,
    /// How many findings of one rule are kept, before the last one.
    most: usize,
    /// The index of the first finding of the current rule.
    start: usize,
    /// The findings that were not kept.
    more: LeftOut,
    /// Whether only errors are sought, so that rules that only advise need not look at the text.
    only_errors: bool,
}

impl<'a> Findings<'a> {
    /// No findings yet. Of each rule, the first `most` and the last one will be kept.
    pub(crate) const fn new(text: &'a [u8], most: usize) -> Self {
        Self { text, kept: Vec::new(), most, start: 0, more: LeftOut::NONE, only_errors: false }
    }

    /// The same, but only errors are sought.
    pub(crate) fn only_errors(self) -> Self {
        Self { only_errors: true, ..self }
    }

    /// Whether only errors are sought.
    pub(crate) const fn seeks_only_errors(&self) -> bool {
        self.only_errors
    }

    /// Says that the next findings come from another rule.
    pub(crate) fn begin(&mut self) {
        self.start = self.kept.len();
    }

    /// Adds a finding of the current rule. The findings of a rule must come in text order.
    pub(crate) fn push(&mut self, finding: Finding) {
        let full = self.kept.len() - self.start > self.most;
        match self.kept[self.start..].last_mut() {
            Some(last) if full && goes_on(last, &finding, self.text) => {
                last.span.end = finding.span.end;
            }
            Some(last) if full => {
                self.more.add(last.severity);
                *last = finding;
            }
            _ => self.kept.push(finding),
        }
    }

    /// Keeps only the findings for which `keep` is true. The next findings come from another rule.
    pub(crate) fn retain(&mut self, keep: impl FnMut(&Finding) -> bool) {
        self.kept.retain(keep);
        self.begin();
    }

    /// Whether a finding that was kept has this code.
    pub(crate) fn has(&self, code: Code) -> bool {
        self.place_of(code).is_some()
    }

    /// The place of the first finding of this code, in the order in which they were found.
    pub(crate) fn place_of(&self, code: Code) -> Option<Span> {
        self.kept.iter().find(|finding| finding.code == code).map(|finding| finding.span)
    }

    /// The findings that were kept, in text order, and how many were not. A run of octets that are wrong in the same
    /// way becomes one finding.
    pub(crate) fn sorted(self) -> (Vec<Finding>, LeftOut) {
        let Self { text, mut kept, more, .. } = self;
        sort(&mut kept);
        kept.dedup_by(|next, last| {
            let joined = goes_on(last, next, text);
            if joined {
                last.span.end = next.span.end;
            }
            joined || (next.code == last.code && next.span == last.span)
        });
        (kept, more)
    }
}

/// Sorts findings into text order.
pub(crate) fn sort(findings: &mut [Finding]) {
    findings.sort_by_key(|finding| finding.span);
}

/// Whether `next` is the rest of a run of octets that are wrong in the same way.
fn goes_on(last: &Finding, next: &Finding, text: &[u8]) -> bool {
    let runs = matches!(
        next.code,
        Code::CharacterNotAllowed
            | Code::EscapeInHandle
            | Code::RawNonAscii
            | Code::NotUtf8
            | Code::EscapeNotUtf8
            | Code::ControlCharacter
            | Code::InvisibleCharacter
            | Code::DoubleEscape
    );
    // A run has only white space, or no white space.
    let blank = |span: Span| text[span.range()].first().is_some_and(u8::is_ascii_whitespace);
    let same = next.code == last.code
        && next.severity == last.severity
        && next.production == last.production;
    runs && same && next.span.start == last.span.end && blank(next.span) == blank(last.span)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::code::Severity;

    const TEXT: &[u8] = b"<<<<a<a<a<a<<";

    fn push(found: &mut Findings<'_>, code: Code, places: &[usize]) {
        found.begin();
        for &at in places {
            found.push(Finding::new(code, Span::of(at, at + 1), "hdl_uri::u-handle"));
        }
    }

    /// Each rule keeps its first two findings, and its last one with the run that the last belongs to.
    #[test]
    fn the_first_and_the_last_of_each_rule_are_kept() {
        let mut found = Findings::new(TEXT, 2);
        push(&mut found, Code::CharacterNotAllowed, &[0, 2, 5, 7, 9, 11, 12]);
        push(&mut found, Code::EscapeRecommended, &[4, 6]);
        let (kept, more) = found.sorted();
        let spans = kept.iter().map(|finding| (finding.code, finding.span.range()));
        assert!(
            spans.eq([
                (Code::CharacterNotAllowed, 0..1),
                (Code::CharacterNotAllowed, 2..3),
                (Code::EscapeRecommended, 4..5),
                (Code::EscapeRecommended, 6..7),
                (Code::CharacterNotAllowed, 11..13),
            ]),
            "{kept:?}"
        );
        assert_eq!((more.of(Severity::Error), more.total()), (3, 3));
    }

    /// A caller may want every finding, however many there are.
    #[test]
    fn any_number_of_findings_may_be_kept() {
        let mut found = Findings::new(TEXT, usize::MAX);
        push(&mut found, Code::CharacterNotAllowed, &[0, 2, 5]);
        push(&mut found, Code::EscapeRecommended, &[4, 6, 8, 10]);
        let (kept, more) = found.sorted();
        assert_eq!((kept.len(), more), (7, LeftOut::NONE));
    }

    #[test]
    fn a_run_becomes_one_finding_and_a_duplicate_is_dropped() {
        let mut found = Findings::new(TEXT, 9);
        push(&mut found, Code::CharacterNotAllowed, &[3, 0, 1, 2, 5]);
        push(&mut found, Code::EscapeRecommended, &[8, 9, 9]);
        let (kept, more) = found.sorted();
        let spans = kept.iter().map(|finding| finding.span.range());
        assert!(spans.eq([0..4, 5..6, 8..9, 9..10]), "{kept:?}");
        assert_eq!(more, LeftOut::NONE);
    }
}
