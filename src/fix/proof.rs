//! [`Proof`]: the edits of a problem are tried before they are offered, to see that they leave no new problem.

use crate::code::Code;
use crate::diagnosis;
use crate::diagnosis::{Finding, Reader, explained};
use crate::dialect::Dialect;
use crate::fix::edit::applied;
use crate::fix::suggest::Suggestion;
use crate::read::Options;
use crate::rule::class::BRACKET;

/// The length of the longest text whose plausible edits are tried, in octets: to try them, the edited text is read
/// again.
const LONGEST: usize = 1 << 13;

/// The same for safe edits, of which a text may have one for every octet.
const LONGEST_OF_SAFE: usize = 1 << 10;

/// Kinds of problems that a text may have after edits, because it had them before.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Known(u128);

impl Known {
    /// The kinds of all findings in a text.
    pub(crate) fn of(findings: &[Finding], text: &[u8]) -> Self {
        const { assert!(Code::ALL.len() <= u128::BITS as usize, "a code has no bit") }
        // A character beyond U+FFFF may become readable only by the edit, so it is not a new problem.
        let all = findings
            .iter()
            .fold(Self::default().with(Code::BeyondBmp), |all, finding| all.with(finding.code));
        // A bracket that the notation does not allow has no partner after it was escaped, and had none before.
        let is_bracket = |finding: &Finding| {
            let octets = &text[finding.span.range()];
            finding.code == Code::CharacterNotAllowed && octets.iter().all(|&o| BRACKET.contains(o))
        };
        if findings.iter().any(is_bracket) { all.with(Code::UnbalancedBracket) } else { all }
    }

    const fn with(self, code: Code) -> Self {
        Self(self.0 | 1 << code as u32)
    }

    const fn has(self, code: Code) -> bool {
        self.0 >> code as u32 & 1 == 1
    }
}

/// A text, and the kinds of problems that it has.
pub(crate) struct Proof<'a> {
    pub(crate) text: &'a [u8],
    pub(crate) dialect: Dialect,
    pub(crate) options: Options<'a>,
    pub(crate) known: Known,
}

impl Proof<'_> {
    /// Whether the edits change the text, and leave no kind of problem in it that it did not have before. In a text that
    /// is too long to be tried, they count as proven.
    pub(crate) fn holds(&self, suggestion: &Suggestion) -> bool {
        let longest = match suggestion {
            Suggestion::Nothing => return true,
            Suggestion::Fix(_) => LONGEST_OF_SAFE,
            Suggestion::Try(_) => LONGEST,
        };
        if suggestion.edits().is_empty() || self.text.len() > longest {
            return true;
        }
        let edited = applied(suggestion.edits(), self.text);
        let scheme = || {
            let dialect = Dialect::by_scheme(&edited);
            Dialect::by_scheme(self.text) == self.dialect
                && self.is_sound(&edited, Reader::Scheme, dialect)
        };
        let own = || self.is_sound(&edited, Reader::Dialect(self.dialect), self.dialect);
        edited != self.text && (own() || scheme())
    }

    /// Whether the edited text has no new kind of problem.
    fn is_sound(&self, edited: &[u8], reader: Reader, dialect: Dialect) -> bool {
        let (tree, most) = (dialect.tree(edited), diagnosis::most(self.options));
        let found = explained(reader, edited, tree, self.options, most);
        found.findings.iter().all(|finding| self.known.has(finding.code))
    }
}
