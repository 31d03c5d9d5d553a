//! [`Selection`]: what a text is read by: what `--as` names, or its scheme.

use std::borrow::Cow;
use std::str::FromStr;

use handle_syntax::{Code, Dialect, Options, Production, Report, Span, check};

use crate::names::suggest;

/// A dialect, or one rule of a document.
#[derive(Clone, Debug)]
pub(crate) enum Selection {
    Dialect(Dialect),
    Production(Production),
}

impl FromStr for Selection {
    type Err = String;

    fn from_str(given: &str) -> Result<Self, String> {
        if let Ok(dialect) = given.parse() {
            return Ok(Self::Dialect(dialect));
        }
        match given.parse::<Production>() {
            Ok(production) => Ok(Self::Production(production)),
            Err(_) => Err(suggest::hint(given)),
        }
    }
}

impl Selection {
    /// What `--as` names it.
    pub(crate) fn name(&self) -> &'static str {
        match self {
            Self::Dialect(dialect) => dialect.name(),
            Self::Production(production) => production.name(),
        }
    }

    fn check<'t>(&self, text: &'t [u8], options: Options<'t>) -> Report<'t> {
        match self {
            Self::Dialect(dialect) => dialect.check_with(text, options),
            Self::Production(production) => production.check(text),
        }
    }

    fn fix(&self, text: &[u8], options: Options<'_>) -> Option<Vec<u8>> {
        match self {
            Self::Dialect(dialect) => dialect.fix_with(text, options),
            Self::Production(production) => production.fix(text),
        }
    }

    /// The production that reads a text.
    fn start(&self) -> &'static str {
        match self {
            Self::Dialect(dialect) => dialect.start(),
            Self::Production(production) => production.name(),
        }
    }
}

/// What there is to say about a text, and the name of what it was read by: its scheme says which, where nobody does.
pub(crate) fn report<'a>(
    reading: Option<&Selection>,
    text: &'a [u8],
    options: Options<'a>,
) -> (&'static str, Report<'a>) {
    match reading {
        Some(reading) => (reading.name(), reading.check(text, options)),
        None => {
            let (dialect, report) = check(text, options);
            (dialect.name(), report)
        }
    }
}

/// The handle that a valid text means; a rule alone means none.
pub(crate) fn handle<'a>(
    reading: Option<&Selection>,
    text: &'a [u8],
    options: Options<'a>,
) -> Option<Cow<'a, [u8]>> {
    match reading {
        Some(Selection::Dialect(dialect)) => dialect.handle(text, options),
        Some(Selection::Production(_)) => None,
        None => Dialect::by_scheme(text).handle(text, options),
    }
}

/// The text after everything that is sure, if that is accepted by the same reading.
pub(crate) fn fix(
    reading: Option<&Selection>,
    text: &[u8],
    options: Options<'_>,
) -> Option<Vec<u8>> {
    match reading {
        Some(reading) => reading.fix(text, options),
        None => Dialect::by_scheme(text).fix_with(text, options),
    }
}

/// What is said of a row that cannot be read, with the reason.
pub(crate) fn unreadable<'t>(
    reading: Option<&Selection>,
    why: &'t str,
) -> (&'static str, Report<'t>) {
    let reading = reading.unwrap_or(&Selection::Dialect(Dialect::Handle));
    let (code, start) = (Code::UnreadableRow, reading.start());
    (reading.name(), Report::single(why.as_bytes(), code, Span::default(), start))
}

/// What is said of a text that was too long to be kept: whatever its scheme, nobody has seen it.
pub(crate) fn too_long(reading: Option<&Selection>) -> (&'static str, Report<'static>) {
    let reading = reading.unwrap_or(&Selection::Dialect(Dialect::Handle));
    (reading.name(), Report::single(b"", Code::TooLong, Span::default(), reading.start()))
}
