//! The text of a report with all its problems fixed.

use alloc::borrow::Cow;
use alloc::vec::Vec;

use crate::code::{Code, Severity};
use crate::diagnosis::{self, Finding, Reader, explained, plain};
use crate::dialect::Dialect;
use crate::fix::{Repair, Repaired, Suggestion, repaired};
use crate::read::Options;
use crate::report::contents::Contents;
use crate::report::origin::Origin;
use crate::rule::accident::LONGEST;

impl Contents<'_> {
    /// The text with all problems fixed, if the dialect then accepts it; else the identifier that the text means in the
    /// notation of its scheme, if the dialect can write it.
    pub(super) fn repaired(&self) -> Option<Repaired> {
        let (dialect, options) = match &self.origin {
            Origin::Dialect(dialect, options) => (*dialect, *options),
            Origin::Repaired(_, repaired) => return repaired.clone(),
            _ => return None,
        };
        if self.is_open() {
            return None;
        }
        self.edited(dialect, options).or_else(|| self.rewritten(dialect, options))
    }

    /// Whether it is not known what the text should be: problems were left out, or only the author knows which of two
    /// identifiers is meant, or which one a placeholder stands for.
    fn is_open(&self) -> bool {
        let is_open = |(at, finding): (usize, &Finding)| {
            let two = finding.code == Code::TwoIdentifiers;
            two && *self.suggestion(at) == Suggestion::Nothing
                || self.cause(finding).is_some_and(|cause| cause.whole && cause.pieces.is_empty())
        };
        self.more != [0; 3] || self.findings.iter().enumerate().any(is_open)
    }

    /// The text after every edit.
    fn edited(&self, dialect: Dialect, options: Options<'_>) -> Option<Repaired> {
        let repairs = self.findings.iter().enumerate().map(|(at, finding)| Repair {
            code: finding.code,
            severity: finding.severity,
            suggestion: self.suggestion(at),
        });
        let repairs: Vec<_> = repairs.collect();
        let repaired = repaired(&repairs, &self.text)?;
        let text = repaired.text().as_bytes();
        // A text that was read by its scheme may have another scheme now.
        let other = || {
            Dialect::by_scheme(&self.text) == dialect
                && Dialect::by_scheme(text).is_valid_with(text, options)
        };
        (dialect.is_valid_with(text, options) || other()).then_some(repaired)
    }

    /// The identifier that the text means if the dialect of its scheme reads it, with all problems fixed, in the notation of
    /// the dialect that refuses it.
    fn rewritten(&self, dialect: Dialect, options: Options<'_>) -> Option<Repaired> {
        let (text, own) = (&*self.text, Dialect::by_scheme(&self.text));
        let is_refused = |finding: &Finding| {
            finding.severity == Severity::Error || finding.code == Code::UrlAsHandle
        };
        if own == dialect || text.len() > LONGEST || !self.findings.iter().any(is_refused) {
            return None;
        }
        let (tree, most) = (own.tree(text), diagnosis::most(options));
        let found = explained(Reader::Scheme(own), text, tree, options, most);
        let meant = if found.findings.is_empty() {
            Cow::Borrowed(core::str::from_utf8(text).ok()?)
        } else {
            let contents = Contents::new(found, text, Origin::Dialect(own, options));
            let repaired = if contents.is_open() { None } else { contents.edited(own, options) };
            Cow::Owned(repaired?.text().into())
        };
        let is_accepted = |text: &str| plain::is_plain_in(dialect.row(), text.as_bytes(), options);
        if is_accepted(&meant) {
            return Repaired::attempt(meant.into_owned());
        }
        let (reader, handle) = plain::read_plain(&*meant)?;
        // A fraction or a date has the syntax of a handle, too; only a scheme shows that it is one.
        if reader.row().schemes.is_empty() && !is_registered(handle) {
            return None;
        }
        let written = dialect.encoding().beginning(handle) + core::str::from_utf8(handle).ok()?;
        if is_accepted(&written) { Repaired::attempt(written) } else { None }
    }
}

/// Whether the prefix of a handle has the form of those that people register today, as `10.1000`, `2027` and `20.500.12345`
/// have, and the whole is no date: `2020/05/01`.
fn is_registered(handle: &[u8]) -> bool {
    let mut segments = handle.split(|&octet| octet == b'/');
    let prefix = segments.next().unwrap_or_default();
    let is_day = |segment: &[u8]| segment.len() < 3 && segment.iter().all(u8::is_ascii_digit);
    prefix.len() > 3 && prefix[0].is_ascii_digit() && !segments.all(is_day)
}
