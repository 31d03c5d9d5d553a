//! [`Reader`]: the dialect or the rule that reads a text.

use std::borrow::Cow;

use handle_syntax::{Dialect, Node, Options, Production, Report, check_with};

/// The dialect or the rule that reads a text.
#[derive(Clone, Debug, Default)]
pub(crate) enum Reader {
    /// The dialect of the text's scheme.
    #[default]
    Scheme,
    Dialect(Dialect),
    /// One rule of a document.
    Production(Production),
}

impl Reader {
    /// The dialect or the rule of this name.
    pub(crate) fn named(name: &str) -> Option<Self> {
        let dialect = || name.parse().ok().map(Self::Dialect);
        let production = || name.parse().ok().map(Self::Production);
        dialect().or_else(production)
    }

    /// The dialect that reads `text`; `None` if a single rule reads it.
    pub(crate) fn dialect(&self, text: &[u8]) -> Option<Dialect> {
        match self {
            Self::Scheme => Some(Dialect::by_scheme(text)),
            Self::Dialect(dialect) => Some(*dialect),
            Self::Production(_) => None,
        }
    }

    /// The dialect that reads `text`, or a sentence that a single rule does not know what the function needs.
    pub(crate) fn meaning(&self, text: &[u8]) -> Result<Dialect, String> {
        self.dialect(text).ok_or_else(|| {
            let name = self.name(text);
            format!("`{name}` is a rule, so its texts mean no handle; name a dialect")
        })
    }

    /// The name of the dialect or rule that reads `text`.
    pub(crate) fn name(&self, text: &[u8]) -> &'static str {
        match self {
            Self::Production(production) => production.name(),
            Self::Dialect(dialect) => dialect.name(),
            Self::Scheme => Dialect::by_scheme(text).name(),
        }
    }

    /// Whether the text has no error.
    pub(crate) fn is_valid(&self, text: &[u8], options: Options<'_>) -> bool {
        match self {
            Self::Production(production) => production.accepts(text),
            Self::Dialect(dialect) => dialect.is_valid_with(text, options),
            Self::Scheme => Dialect::by_scheme(text).is_valid_with(text, options),
        }
    }

    /// The report about the text.
    pub(crate) fn check<'t>(&self, text: &'t [u8], options: Options<'t>) -> Report<'t> {
        match self {
            Self::Production(production) => production.check(text),
            Self::Dialect(dialect) => dialect.check_with(text, options),
            Self::Scheme => check_with(text, options).1,
        }
    }

    /// The text after every safe edit; `None` if there is nothing to fix, or if the text would still be wrong.
    pub(crate) fn fix(&self, text: &[u8], options: Options<'_>) -> Option<Vec<u8>> {
        let fixed = match self {
            Self::Production(production) => production.fix(text),
            _ => self.dialect(text)?.fix_with(text, options),
        };
        match fixed {
            Ok(Cow::Owned(fixed)) => Some(fixed),
            Ok(Cow::Borrowed(_)) | Err(_) => None,
        }
    }

    /// The productions of a text by a single rule.
    pub(crate) fn rule(&self, text: &[u8]) -> Option<Vec<Node>> {
        match self {
            Self::Production(production) => production.trace(text),
            _ => None,
        }
    }
}
