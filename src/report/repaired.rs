//! What a report suggests: the edits of each problem, and the text with all problems fixed.

use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;

use crate::accident::LONGEST_SEARCHED;
use crate::code::{Code, Severity};
use crate::diagnosis::{self, Finding, LeftOut, Reader, explain, plain};
use crate::dialect::Dialect;
use crate::fix::{Repair, Repaired, Suggestion, repaired, suggest};
use crate::read::Options;
use crate::report::contents::Contents;
use crate::report::origin::Origin;
use crate::text::{Edit, Span, are_digits, edit};

/// How often the edits of a text are applied at most, those of the edited text included.
const ROUNDS: usize = 4;

impl<'t> Contents<'t> {
    /// The contents of the report on a text that `reader` reads.
    fn read(reader: Reader, text: &'t [u8], options: Options<'t>) -> Self {
        let own = reader.own();
        let found = explain(reader, text, own.tree(text), options, diagnosis::most(options));
        Self::new(found, text, Origin::Dialect(own, options))
    }
}

impl Contents<'_> {
    /// The edits that are suggested for the finding of this index, if the text has no new kind of problem after them.
    pub(super) fn suggestion(&self, at: usize) -> Option<Cow<'_, Suggestion>> {
        let make = || self.suggested(at);
        self.offers.get(at, self.findings.len(), make)
    }

    /// The edits for a finding by itself; else, if this finding refuses the text, the edit that rewrites the whole
    /// text.
    fn suggested(&self, at: usize) -> Option<Suggestion> {
        let own = self.suggested_here(self.findings.get(at)?);
        own.or_else(|| if self.refusal() == Some(at) { self.notation() } else { None })
    }

    /// The edits for a finding by itself.
    fn suggested_here(&self, finding: &Finding) -> Option<Suggestion> {
        if let Origin::Loss(_) | Origin::Misfit(_) = self.origin {
            return None;
        }
        let row = self.origin.row();
        suggest::suggestion(finding, &self.text, row, &self.causes)
            .filter(|it| it.is_fix || !self.is_sentence())
            .filter(|it| self.is_proven(it))
    }

    /// Whether the text has many words, and would still have them if all its accidents were undone. Then no plausible
    /// edit makes it an identifier. A text that is too long for the search for accidents is not looked at.
    fn is_sentence(&self) -> bool {
        if self.text.len() > LONGEST_SEARCHED || !has_many_words(&self.text) {
            return false;
        }
        let edits = self.causes.iter().flat_map(|cause| &cause.edits);
        let mut edits: Vec<_> = edits.cloned().collect();
        edit::sort(&mut edits);
        has_many_words(&edit::applied(&edits, &self.text))
    }

    /// The fix and the suggestion of the finding of this index; it has one of them at most.
    pub(super) fn edits(&self, at: usize) -> (Option<Edit>, Option<Edit>) {
        let Some(suggestion) = self.suggestion(at) else { return (None, None) };
        let edit = Edit::covering(&suggestion.edits, &self.text);
        if suggestion.is_fix { (edit, None) } else { (None, edit) }
    }

    /// The text with all problems fixed, if the dialect then accepts it; else the identifier that the text means in the
    /// notation of its scheme, if the dialect can write it.
    pub(super) fn repaired(&self) -> Option<Repaired> {
        let (dialect, options) = match &self.origin {
            Origin::Dialect(dialect, options) => (*dialect, *options),
            Origin::Repaired(_, repaired) => return repaired.clone(),
            _ => return None,
        };
        if self.is_undecided() {
            return None;
        }
        self.edited(dialect, options)
            .or_else(|| Repaired::attempt(self.rewritten(dialect, options)?))
    }

    /// Whether it is not known what the text should be: problems were left out, or only the author knows which of two
    /// identifiers is meant, or which one a placeholder stands for.
    fn is_undecided(&self) -> bool {
        let is_undecided = |(at, finding): (usize, &Finding)| {
            let two = finding.code == Code::TwoIdentifiers;
            two && self.suggestion(at).is_none()
                || self
                    .cause(finding)
                    .is_some_and(|cause| cause.is_no_handle && cause.edits.is_empty())
        };
        self.more != LeftOut::NONE || self.findings.iter().enumerate().any(is_undecided)
    }

    /// The text after every edit, and after the edits that are suggested for the result, and so on.
    fn edited(&self, dialect: Dialect, options: Options<'_>) -> Option<Repaired> {
        let mut repaired = self.edited_once(dialect, options)?;
        for _ in 1..ROUNDS {
            let Some(next) = self.edited_again(&repaired, dialect, options) else { break };
            repaired = repaired.then(next);
        }
        Some(repaired)
    }

    /// A repaired text after the edits that are suggested for it, if there are any: some problems show only when others
    /// are fixed.
    fn edited_again(
        &self,
        repaired: &Repaired,
        dialect: Dialect,
        options: Options<'_>,
    ) -> Option<Repaired> {
        let text = repaired.text().as_bytes();
        let by_scheme = Dialect::by_scheme(text);
        let is_by_scheme = Dialect::by_scheme(&self.text) == dialect;
        let reader =
            if is_by_scheme { Reader::Scheme(by_scheme) } else { Reader::Dialect(dialect) };
        let own = reader.own();
        if plain::is_plain_in(own.row(), text, options) {
            return None;
        }
        let mut contents = Contents::read(reader, text, options);
        // What the user ignores in the text as it was given is not fixed either.
        let is_ignored = |code| {
            self.known.has(code) && !self.findings.iter().any(|finding| finding.code == code)
        };
        contents.findings.retain(|finding| !is_ignored(finding.code));
        if contents.is_undecided() { None } else { contents.edited_once(own, options) }
    }

    /// The text after every edit.
    fn edited_once(&self, dialect: Dialect, options: Options<'_>) -> Option<Repaired> {
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

    /// The index of the first finding that refuses the text, or doubts that it is of the dialect.
    fn refusal(&self) -> Option<usize> {
        self.findings.iter().position(|finding| {
            finding.severity == Severity::Error || finding.code == Code::UrlAsHandle
        })
    }

    /// The edit that replaces the whole text by what it means, if it is in another notation.
    fn notation(&self) -> Option<Suggestion> {
        let Origin::Dialect(dialect, options) = self.origin else { return None };
        let text = self.rewritten(dialect, options)?;
        Some(Suggestion::attempt(Span::of(0, self.text.len()), text))
    }

    /// The identifier that the text means if the dialect of its scheme reads it, with all problems fixed, in the
    /// notation of the dialect that refuses it.
    fn rewritten(&self, dialect: Dialect, options: Options<'_>) -> Option<String> {
        let (text, own) = (&*self.text, Dialect::by_scheme(&self.text));
        if own == dialect || text.len() > LONGEST_SEARCHED || self.refusal().is_none() {
            return None;
        }
        let contents = Contents::read(Reader::Scheme(own), text, options);
        let meant = if contents.findings.is_empty() {
            Cow::Borrowed(core::str::from_utf8(text).ok()?)
        } else {
            let repaired =
                if contents.is_undecided() { None } else { contents.edited(own, options) };
            Cow::Owned(repaired?.text().into())
        };
        let is_accepted = |text: &str| plain::is_plain_in(dialect.row(), text.as_bytes(), options);
        if is_accepted(&meant) {
            return Some(meant.into_owned());
        }
        // An info URI of a DOI name means a handle only if it is converted, as it is here.
        let of_doi = || Some((own, meant.strip_prefix("info:doi/")?.as_bytes()));
        let (reader, handle) = plain::read_plain(&*meant).or_else(of_doi)?;
        // A fraction or a date has the syntax of a handle, too; only a scheme shows that a handle is meant.
        if reader.row().schemes.is_empty() && !is_registered(handle) {
            return None;
        }
        let written = dialect.encoding().beginning(handle) + core::str::from_utf8(handle).ok()?;
        is_accepted(&written).then_some(written)
    }
}

/// Whether a text has more words than an identifier that was broken by a few blanks.
fn has_many_words(text: &[u8]) -> bool {
    let is_word = |word: &&[u8]| word.iter().any(u8::is_ascii_alphanumeric);
    text.split(u8::is_ascii_whitespace).filter(is_word).count() > 3
}

/// Whether the prefix of a handle has the form of those that people register today, as `10.1000`, `2027` and
/// `20.500.12345` have, and the whole handle is not a date such as `2020/05/01`.
fn is_registered(handle: &[u8]) -> bool {
    let mut segments = handle.split(|&octet| octet == b'/');
    let prefix = segments.next().unwrap_or_default();
    let is_day = |segment: &[u8]| segment.len() < 3 && are_digits(segment);
    prefix.len() > 3 && prefix[0].is_ascii_digit() && !segments.all(is_day)
}
