//! [`Syntax`]: the dialect or the rule that reads a text, as the user of a program chooses it.

use alloc::borrow::Cow;
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use crate::check::check_with;
use crate::code::Code;
use crate::dialect::Dialect;
use crate::fix::NotFixed;
use crate::read::{Node, Options, Production};
use crate::report::Report;
#[cfg(feature = "serde")]
use crate::text;
use crate::text::{Edit, UnknownName};

/// How to read a text, as the user of a program chooses it: by the dialect of the text's scheme, by a dialect, or by
/// one rule of a document.
///
/// A program that lets its users choose keeps one value, whatever they choose.
///
/// ```
/// use handle_syntax::{Options, Syntax};
///
/// let options = Options::new();
/// assert!(Syntax::Scheme.is_valid("https://doi.org/10.1000/182", options));
/// assert!(!"doi".parse::<Syntax>()?.is_valid("https://example.org", options));
/// assert!("hdl_uri::u-local-name".parse::<Syntax>()?.is_valid("a%2Fb", options));
/// assert_eq!((Syntax::Scheme.to_string(), "scheme".parse()), ("scheme".into(), Ok(Syntax::Scheme)));
/// # Ok::<(), handle_syntax::UnknownName>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Syntax {
    /// The dialect of the text's scheme.
    #[default]
    Scheme,
    /// This dialect, whatever the text begins with.
    Dialect(Dialect),
    /// One rule of a document. A text that it reads is not taken for a handle, so the rules of the prose and the lints
    /// do not apply.
    Production(Production),
}

/// The name of [`Syntax::Scheme`].
const SCHEME: &str = "scheme";

impl FromStr for Syntax {
    type Err = UnknownName;

    /// The dialect or the rule of this name; `scheme` is the name of [`Scheme`](Self::Scheme).
    fn from_str(name: &str) -> Result<Self, UnknownName> {
        if name == SCHEME {
            return Ok(Self::Scheme);
        }
        name.parse().map(Self::Dialect).or_else(|_| name.parse().map(Self::Production))
    }
}

impl fmt::Display for Syntax {
    /// Writes the name from which the syntax can be parsed again.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Scheme => f.write_str(SCHEME),
            Self::Dialect(dialect) => dialect.fmt(f),
            Self::Production(production) => production.fmt(f),
        }
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Syntax {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(feature = "serde")]
impl<'de> serde::Deserialize<'de> for Syntax {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        text::names::read(deserializer)
    }
}

impl Syntax {
    /// The dialect that reads a text; `None` if a single rule does.
    ///
    /// ```
    /// use handle_syntax::{Dialect, Syntax};
    ///
    /// assert_eq!(Syntax::Scheme.dialect("https://doi.org/10.1000/182"), Some(Dialect::Proxy));
    /// ```
    #[must_use]
    pub fn dialect(&self, text: &(impl AsRef<[u8]> + ?Sized)) -> Option<Dialect> {
        match self {
            Self::Scheme => Some(Dialect::by_scheme(text)),
            Self::Dialect(dialect) => Some(*dialect),
            Self::Production(_) => None,
        }
    }

    /// The name of the dialect or the rule that reads a text.
    ///
    /// ```
    /// use handle_syntax::Syntax;
    ///
    /// assert_eq!(Syntax::Scheme.name("https://doi.org/10.1000/182"), "proxy");
    /// ```
    #[must_use]
    pub fn name(&self, text: &(impl AsRef<[u8]> + ?Sized)) -> &'static str {
        match self {
            Self::Production(production) => production.name(),
            Self::Dialect(dialect) => dialect.name(),
            Self::Scheme => Dialect::by_scheme(text).name(),
        }
    }

    /// Whether a text has no error. A rule ignores the options.
    #[must_use]
    pub fn is_valid(&self, text: &(impl AsRef<[u8]> + ?Sized), options: Options<'_>) -> bool {
        match self {
            Self::Production(production) => production.accepts(text),
            Self::Dialect(dialect) => dialect.is_valid_with(text, options),
            Self::Scheme => Dialect::by_scheme(text).is_valid_with(text, options),
        }
    }

    /// The report about a text. A rule ignores the options.
    ///
    /// ```
    /// use handle_syntax::{Code, Options, Syntax};
    ///
    /// let report = Syntax::Scheme.check("hdl:10.1000", Options::new());
    /// assert_eq!(report.headline().unwrap().code(), Code::MissingSlash);
    /// ```
    #[must_use]
    pub fn check<'t>(
        &self,
        text: &'t (impl AsRef<[u8]> + ?Sized),
        options: Options<'t>,
    ) -> Report<'t> {
        match self {
            Self::Production(production) => production.check(text),
            Self::Dialect(dialect) => dialect.check_with(text, options),
            Self::Scheme => check_with(text, options).1,
        }
    }

    /// The text after every safe edit; a text that needs none is returned borrowed.
    ///
    /// ```
    /// use handle_syntax::{Options, Syntax};
    ///
    /// let fixed = Syntax::Scheme.fix("INFO:hdl/10.1000/182", Options::new())?;
    /// assert_eq!(*fixed, *b"info:hdl/10.1000/182");
    /// # Ok::<(), handle_syntax::NotFixed>(())
    /// ```
    ///
    /// # Errors
    /// The text would still not be valid after all safe edits.
    pub fn fix<'t>(
        &self,
        text: &'t (impl AsRef<[u8]> + ?Sized),
        options: Options<'_>,
    ) -> Result<Cow<'t, [u8]>, NotFixed> {
        match self {
            Self::Production(production) => production.fix(text),
            Self::Dialect(dialect) => dialect.fix_with(text, options),
            Self::Scheme => Dialect::by_scheme(text).fix_with(text, options),
        }
    }

    /// The text after every safe edit and the suggestions for problems of these codes, round after round until none is
    /// left; a text that needs none is returned borrowed.
    ///
    /// A suggestion is only plausible, so it is applied only if `apply` names its problem; [`Code::named`] finds the
    /// codes of a name that a user gives. If only the author of the text knows what is meant or what is missing, no
    /// suggestion is applied.
    ///
    /// ```
    /// use handle_syntax::{Code, Options, Syntax};
    ///
    /// let options = Options::new();
    /// assert_eq!(*Syntax::Scheme.fix("10.1000/182.", options)?, *b"10.1000/182.");
    /// let apply = Code::named("trailing-punctuation").unwrap_or_default();
    /// assert_eq!(*Syntax::Scheme.fix_and_apply("10.1000/182.", options, &apply)?, *b"10.1000/182");
    /// # Ok::<(), handle_syntax::NotFixed>(())
    /// ```
    ///
    /// # Errors
    /// The text would still not be valid after all these edits.
    pub fn fix_and_apply<'t>(
        &self,
        text: &'t (impl AsRef<[u8]> + ?Sized),
        options: Options<'_>,
        apply: &[Code],
    ) -> Result<Cow<'t, [u8]>, NotFixed> {
        let text = text.as_ref();
        let edits = |text: &[u8]| match apply {
            [] => Vec::new(),
            _ => self.check(text, options).suggestions(apply),
        };
        let fix = |text: &[u8]| match self.fix(text, options) {
            Ok(Cow::Owned(fixed)) => Some(fixed),
            Ok(Cow::Borrowed(_)) | Err(_) => None,
        };
        let fixed = Edit::apply_in_rounds(text, edits, fix).map_or(Cow::Borrowed(text), Cow::Owned);
        if self.is_valid(&fixed, options) { Ok(fixed) } else { Err(NotFixed) }
    }

    /// The productions that read a text, and where; `None` if it is refused.
    #[must_use]
    pub fn trace(
        &self,
        text: &(impl AsRef<[u8]> + ?Sized),
        options: Options<'_>,
    ) -> Option<Vec<Node>> {
        match self {
            Self::Production(production) => production.trace(text),
            Self::Dialect(dialect) => dialect.trace_with(text, options),
            Self::Scheme => Dialect::by_scheme(text).trace_with(text, options),
        }
    }
}
