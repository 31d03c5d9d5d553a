//! [`Proof`]: the edits of a problem are tried before they are offered, to see that they leave no new problem.

use crate::code::{Code, Severity};
use crate::diagnosis::{self, Explained, Finding, LeftOut, Reader, explain, plain};
use crate::dialect::Dialect;
use crate::fix::suggestion::Suggestion;
use crate::read::Options;
use crate::text::class::BRACKET;
use crate::text::edit::applied;

/// The length of the longest text whose plausible edits are tried, in octets: trying edits means reading the edited
/// text.
const LONGEST: usize = 1 << 13;

/// The length of the longest text whose safe edits are tried; a text may have one of them for every octet.
const LONGEST_OF_SAFE: usize = 1 << 10;

/// A summary of the problems that a text has before its edits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Known {
    /// The kinds of problems that the text may have after edits: one bit for each code.
    kinds: u128,
    findings: usize,
    errors: usize,
}

impl Known {
    /// The summary of everything that was found in a text.
    pub(crate) fn of(found: &Explained, text: &[u8]) -> Self {
        let &Explained { ref findings, more, ref hidden, .. } = found;
        const { assert!(Code::ALL.len() <= u128::BITS as usize, "a code has no bit") }
        // What an accident hides shows once it is undone, and is no new problem then, unless it refuses the text.
        let hidden = || hidden.iter().filter(|finding| finding.severity != Severity::Error);
        let all = findings.iter().chain(hidden());
        let kinds = all.fold(0, |kinds, finding| kinds | bit(finding.code));
        // A bracket that the notation does not allow may be reported as one without a partner once it is escaped. It
        // had no partner before, either.
        let is_bracket = |finding: &Finding| {
            let octets = &text[finding.span.range()];
            finding.code == Code::CharacterNotAllowed && octets.iter().all(|&o| BRACKET.contains(o))
        };
        let brackets =
            if findings.iter().any(is_bracket) { bit(Code::UnbalancedBracket) } else { 0 };
        let same = REFUSED.iter().filter(|(code, _)| kinds & bit(*code) != 0);
        let refused = same.fold(0, |refused, (_, code)| refused | bit(*code));
        Self {
            // A character beyond U+FFFF may become readable only by the edit, so it is not a new problem.
            kinds: kinds | brackets | refused | bit(Code::BeyondBmp),
            findings: findings.len() + hidden().count() + more.total(),
            errors: errors(findings, more),
        }
    }

    /// Whether findings of a code are known.
    pub(crate) fn has(self, code: Code) -> bool {
        self.kinds & bit(code) != 0
    }

    /// Whether every finding is of a known kind.
    fn covers(self, findings: &[Finding]) -> bool {
        findings.iter().all(|finding| self.has(finding.code))
    }

    /// Whether there are no more findings, and no more errors, than before.
    fn is_not_exceeded_by(self, found: &Explained) -> bool {
        found.findings.len() + found.more.total() <= self.findings
            && errors(&found.findings, found.more) <= self.errors
    }
}

/// Kinds of characters that a name should not have, and how a URI that has them is refused.
const REFUSED: &[(Code, Code)] = &[
    (Code::StrayWhitespace, Code::CharacterNotAllowed),
    (Code::InvisibleCharacter, Code::RawNonAscii),
    (Code::DashLookalike, Code::RawNonAscii),
];

const fn bit(code: Code) -> u128 {
    1 << code as u32
}

fn errors(findings: &[Finding], more: LeftOut) -> usize {
    diagnosis::count_errors(findings) + more.of(Severity::Error)
}

/// A text and a summary of its problems, to compare edited texts with.
pub(crate) struct Proof<'a> {
    pub(crate) text: &'a [u8],
    pub(crate) dialect: Dialect,
    pub(crate) options: Options<'a>,
    pub(crate) known: Known,
}

impl Proof<'_> {
    /// Whether the edits change the text, leave something of it, and leave no kind of problem in it that it did not
    /// have before; safe edits also leave no more problems of any kind, and are tried only in the dialect that reads
    /// the text. In a text that is too long for trying, all edits count as proven.
    pub(crate) fn holds(&self, suggestion: &Suggestion) -> bool {
        let safe = suggestion.is_fix;
        let longest = if safe { LONGEST_OF_SAFE } else { LONGEST };
        if suggestion.is_proven || self.text.len() > longest {
            return true;
        }
        let edited = applied(&suggestion.edits, self.text);
        let scheme = || {
            let dialect = Dialect::by_scheme(&edited);
            Dialect::by_scheme(self.text) == self.dialect
                && self.is_sound(&edited, Reader::Scheme(dialect), false)
        };
        let own = || self.is_sound(&edited, Reader::Dialect(self.dialect), safe);
        !edited.is_empty() && edited != self.text && (own() || !safe && scheme())
    }

    /// Whether the edited text has no new kind of problem, and after safe edits no more problems.
    fn is_sound(&self, edited: &[u8], reader: Reader, safe: bool) -> bool {
        let dialect = reader.own();
        if plain::is_plain_in(dialect.row(), edited, self.options) {
            return true;
        }
        let (tree, most) = (dialect.tree(edited), diagnosis::most(self.options));
        let found = explain(reader, edited, tree, self.options, most);
        self.known.covers(&found.findings) && (!safe || self.known.is_not_exceeded_by(&found))
    }
}
