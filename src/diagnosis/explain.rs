//! Findings by their causes: an accident is reported in place of the findings that follow from it.

mod cause;
mod draft;
mod explained;
mod search;
mod undone;

use alloc::vec::Vec;

use crate::accident::Room;
use crate::code::{Code, Severity};
use crate::diagnosis::check::{findings, production_at};
use crate::diagnosis::explain::draft::Draft;
use crate::diagnosis::explain::search::Search;
use crate::diagnosis::explain::undone::Undone;
use crate::diagnosis::finding::Finding;
use crate::diagnosis::left_out::LeftOut;
use crate::diagnosis::plain;
use crate::dialect::{Dialect, Row};
use crate::read::{Options, Tree};
use crate::text::{Span, escape};

pub(crate) use cause::Cause;
pub(crate) use explained::Explained;
pub(crate) use search::may_be_in;
pub(crate) use undone::count_errors;

/// Which dialect reads a text, and the texts that are made from it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reader {
    /// One dialect, whatever the text begins with.
    Dialect(Dialect),
    /// The dialect of the scheme that a text begins with; the text as it was given begins with the scheme of this one.
    Scheme(Dialect),
}

impl Reader {
    /// The dialect that reads the text as it was given.
    pub(crate) fn own(self) -> Dialect {
        let (Self::Dialect(dialect) | Self::Scheme(dialect)) = self;
        dialect
    }

    /// The row that reads a text which was made from the given one.
    fn row(self, text: &[u8]) -> &'static Row {
        match self {
            Self::Dialect(dialect) => dialect.row(),
            Self::Scheme(_) => Dialect::by_scheme(text).row(),
        }
    }
}

/// Finds everything in `text` and undoes its accidents one by one, to see which findings each accident explains.
pub(crate) fn explain(
    reader: Reader,
    text: &[u8],
    tree: Option<Tree>,
    options: Options<'_>,
    most: usize,
) -> Explained {
    Explainer { reader, row: reader.own().row(), text, tree, options, most }.explain()
}

/// A text, the row that reads it, and how many findings are kept.
struct Explainer<'a> {
    reader: Reader,
    row: &'static Row,
    text: &'a [u8],
    tree: Option<Tree>,
    options: Options<'a>,
    most: usize,
}

impl Explainer<'_> {
    /// Undoes the accidents one by one, and compares the findings before and after each.
    fn explain(&self) -> Explained {
        let &Self { text, row, .. } = self;
        let (found, more) = self.findings();
        // A control character other than white space does not come from an accident of pasting, and no accident may
        // hide it from the report.
        let is_odd = |octet: u8| octet.is_ascii_control() && !matches!(octet, b'\t'..=b'\r');
        // A fold without a branch lets the compiler compare many octets at once.
        let is_any_odd = text.iter().fold(false, |any, &octet| any | is_odd(octet));
        if more != LeftOut::NONE || is_any_odd {
            return Explained::of(found, more);
        }
        // A note after a link adds errors to the link until the note is undone in its turn.
        let mut undone = self.undone(found, row.schemes.is_empty());
        if undone.is_worse() {
            undone = self.undone(self.findings().0, false);
        }
        undone.explained().unwrap_or_else(|| {
            let (findings, more) = self.findings();
            Explained::of(findings, more)
        })
    }

    /// Undoes the accidents one by one, starting with the findings in the text. If `may_add_errors`, a link that is
    /// found in a name may have more errors at first.
    fn undone(&self, found: Vec<Finding>, may_add_errors: bool) -> Undone {
        let &Self { reader, text, row, .. } = self;
        let mut undone = Undone::new(found);
        let (mut search, mut room) = (Search::new(text, row, self.options), Room::default());
        let is_plain = |draft: &[u8]| plain::is_plain_in(self.row_of(draft), draft, self.options);
        let (mut accidents, mut draft_row) = (0, row);
        while let Some(mut cause) = search.next(&mut room, draft_row, is_plain) {
            accidents += 1;
            let draft = search.draft();
            if cause.is_link() && !reader.row(&draft.octets).schemes.is_empty() {
                break;
            }
            let after =
                if cause.is_no_handle { self.left_of(&cause, &undone) } else { self.read(draft) };
            if is_of_another_kind(&after) {
                break;
            }
            let next_row = self.row_of(&draft.octets);
            let may_reveal_link = may_add_errors && !next_row.schemes.is_empty();
            let words =
                if may_reveal_link { undone.words_before_worse_link(&cause, &after) } else { None };
            let blamed = words.or_else(|| undone.hider_of_worse_rest(&cause, text, &after));
            undone.worse = undone.worse.or(blamed);
            if undone.refutes(&cause, &after, blamed.is_some()) {
                search.pass_over();
                continue;
            }
            let own = if undone.is_own { &undone.before[..] } else { &[] };
            cause.show_at_refused_octets(&undone.before);
            // A link is reported only if it explains a finding.
            let Some(reported) = self.reporting(&cause, own, &undone.before, &after) else { break };
            undone.add(reported, cause, after);
            draft_row = next_row;
            undone.is_own = core::ptr::eq(draft_row, row);
        }
        if let ([cause], 1) = (&mut undone.causes[..], accidents) {
            let draft = search.draft();
            // The dialect of another scheme may report other accidents.
            let same = draft.is_plain || core::ptr::eq(self.row_of(&draft.octets), row);
            cause.proven = same && !cause.is_no_handle && !cause.is_link();
        }
        undone
    }

    /// What is left to report of a text that is no handle: nothing, unless the dialect reads links, and this is one to
    /// an unknown host. The host explains the missing slash, but not the characters that no link may have.
    fn left_of(&self, cause: &Cause, undone: &Undone) -> Vec<Finding> {
        if cause.accident.code != Code::UnknownProxy || self.row.schemes.is_empty() {
            return Vec::new();
        }
        let is_left = |finding: &&Finding| {
            finding.severity == Severity::Error && finding.code != Code::MissingSlash
        };
        undone.before.iter().filter(is_left).cloned().collect()
    }

    /// The row that reads a draft.
    fn row_of(&self, draft: &[u8]) -> &'static Row {
        let row = self.reader.row(draft);
        // A DOI name without its `doi:` is still read as a DOI name.
        let same = row.schemes.is_empty() && self.row.schemes.is_empty();
        if same { self.row } else { row }
    }

    /// The findings in the text that are kept, and how many are not.
    fn findings(&self) -> (Vec<Finding>, LeftOut) {
        findings(self.row, self.text, self.tree, self.options, self.most).sorted()
    }

    /// All findings in a draft, with places in the text that it was made from.
    fn read(&self, draft: &Draft<'_>) -> Vec<Finding> {
        if draft.is_plain {
            return Vec::new();
        }
        let row = self.row_of(&draft.octets);
        let tree = (row.read)(&draft.octets);
        let (mut found, _) = findings(row, &draft.octets, tree, self.options, self.most).sorted();
        for finding in &mut found {
            let octets = draft.octets.get(finding.span.range()).unwrap_or_default();
            finding.span = draft.origin(finding.span.range());
            finding.escapes |= !escape::begins(octets) && is_escaped(self.text, finding.span);
        }
        found
    }

    /// The finding that reports an accident, chosen by comparing the findings before it was undone with those after:
    /// one of the dialect's `own` findings from before, or else a finding for the accident itself. `None` if nothing
    /// reports it.
    fn reporting(
        &self,
        cause: &Cause,
        own: &[Finding],
        before: &[Finding],
        after: &[Finding],
    ) -> Option<Finding> {
        let is_gone = |finding: &&Finding| is_gone(finding, after);
        let (mut gone, mut own_gone) = (before.iter().filter(is_gone), own.iter().filter(is_gone));
        let kept = |finding: &&Finding| {
            if cause.is_link() { cause.is_reported_by(finding) } else { cause.keeps(finding) }
        };
        if let Some(finding) = own_gone.find(kept) {
            // If the beginning of a DOI name is wrong, the place is everything that the accident put there.
            let is_beginning = finding.code == Code::NotADoi;
            let span = if is_beginning { cause.span } else { finding.span };
            return Some(Finding { span, ..finding.clone() });
        }
        if cause.is_link() {
            return None;
        }
        let same =
            |finding: &&Finding| finding.code == cause.accident.code && finding.span == cause.span;
        let known = before.iter().find(same).cloned();
        let reported = known.unwrap_or_else(|| self.finding(cause));
        let wrong = gone.any(|finding| finding.severity == Severity::Error);
        Some(if wrong { Finding { severity: Severity::Error, ..reported } } else { reported })
    }

    /// An accident as a warning of the dialect, with the production at its place.
    fn finding(&self, cause: &Cause) -> Finding {
        let (row, code) = (self.row, cause.accident.code);
        let boundary = self.tree.map(|tree| tree.naming_authority.end);
        let production = production_at(row, code, cause.span, boundary);
        let escapes = row.escaped || is_escaped(self.text, cause.span);
        Finding {
            severity: Severity::Warning,
            escapes,
            ..Finding::new(code, cause.span, production)
        }
    }
}

/// Whether the findings say that the text does not have the scheme of the dialect, and so is of another kind.
fn is_of_another_kind(found: &[Finding]) -> bool {
    found.iter().any(|finding| matches!(finding.code, Code::MissingScheme | Code::WrongScheme))
}

/// Whether `after` has no finding like this one any more.
fn is_gone(finding: &Finding, after: &[Finding]) -> bool {
    let same = |other: &Finding| {
        other.code == finding.code && (other.span == finding.span || finding.span.is_empty())
    };
    !after.iter().any(same)
}

/// Whether the text has a percent-escape at a place.
fn is_escaped(text: &[u8], span: Span) -> bool {
    text.get(span.range()).is_some_and(escape::begins)
}
