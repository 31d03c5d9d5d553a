//! [`CodeGroup`]: several problems with one name.

use alloc::vec;
use alloc::vec::Vec;

use crate::code::Code;
use crate::code::severity::Severity;
use crate::text::named;

/// A group of problems, which one name selects.
///
/// ```
/// use handle_syntax::{Code, CodeGroup};
///
/// let group: CodeGroup = "lossy".parse()?;
/// assert!(group.has(Code::LossyHost) && !group.has(Code::MissingSlash));
/// assert!(CodeGroup::Lint.codes().any(|code| code == Code::TrailingPunctuation));
/// # Ok::<(), handle_syntax::UnknownName>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum CodeGroup {
    /// Likely mistakes: every problem that is usually a warning or advice.
    Lint,
    /// What a conversion loses.
    Lossy,
    /// What breaks a rule of a document.
    Syntax,
}

impl CodeGroup {
    /// Every group, in the order of the names.
    pub const ALL: &'static [Self] = &[Self::Lint, Self::Lossy, Self::Syntax];

    /// `lint`, `lossy` or `syntax`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Lint => "lint",
            Self::Lossy => "lossy",
            Self::Syntax => "syntax",
        }
    }

    /// Which problems the group has, in a sentence.
    #[must_use]
    pub const fn about(self) -> &'static str {
        match self {
            Self::Lint => {
                "Likely mistakes: every problem that is a warning or advice in a text that its dialect accepts."
            }
            Self::Lossy => "What a conversion loses.",
            Self::Syntax => {
                "What breaks a rule of a document. Likely mistakes are in `lint`, even where they make a text unreadable."
            }
        }
    }

    /// Whether the group has this problem. Every problem is in exactly one group.
    #[must_use]
    pub fn has(self, code: Code) -> bool {
        let is_error = code.severity() == Severity::Error;
        let is_lossy = code.name().starts_with("lossy-");
        match self {
            Self::Lint => !is_error,
            Self::Lossy => is_lossy,
            Self::Syntax => is_error && !is_lossy,
        }
    }

    /// The problems of the group, in the order of [`Code::ALL`].
    pub fn codes(self) -> impl Iterator<Item = Code> {
        Code::ALL.iter().copied().filter(move |code| self.has(*code))
    }
}

named!(CodeGroup, "there is no group of problems of that name");

impl Code {
    /// The problems that a name selects: the problem of this name, or those of the [group](CodeGroup) of this name.
    /// `None` if nothing has this name.
    ///
    /// ```
    /// use handle_syntax::{Code, Loss};
    ///
    /// assert_eq!(Code::named("truncated"), Some(vec![Code::Truncated]));
    /// assert_eq!(Code::named("lossy").map(|codes| codes.len()), Some(Loss::ALL.len()));
    /// assert_eq!(Code::named("anything"), None);
    /// ```
    #[must_use]
    pub fn named(name: &str) -> Option<Vec<Self>> {
        match name.parse::<CodeGroup>() {
            Ok(group) => Some(group.codes().collect()),
            Err(_) => Some(vec![name.parse().ok()?]),
        }
    }
}
