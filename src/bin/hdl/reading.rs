//! [`Reading`]: the dialect or the rule of a text that `--as` names.

pub(crate) mod any_doi;
mod found;
pub(crate) mod info_doi;

use std::borrow::Cow;
use std::str::FromStr;

use handle_syntax::{
    Code, Dialect, NotFixed, Options, Production, Report, Sieve, Span, check_with, is_plain,
};

use crate::names::{ANY_DOI, suggest};

/// A dialect, one rule of a document, or DOI names in any spelling.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Reading {
    Dialect(Dialect),
    Production(Production),
    AnyDoi,
    /// An identifier found in a text: the dialect of its scheme reads it. A `doi:` before a DOI name stays, because
    /// readers need it there.
    Found,
}

/// The reading of a place: its own, or else that of `--as`, which also reads what is found in any text.
pub(crate) fn chosen(own: Option<Reading>, named: Option<Reading>) -> Option<Reading> {
    match own {
        None | Some(Reading::Found) => named.or(own),
        Some(_) => own,
    }
}

/// The same for a command that needs handles. By a single rule, a text means no handle, so a rule of the place does not
/// count.
pub(crate) fn chosen_for_handles(own: Option<Reading>, named: Option<Reading>) -> Option<Reading> {
    chosen(own.filter(|own| !matches!(own, Reading::Production(_))), named)
}

impl FromStr for Reading {
    type Err = String;

    fn from_str(given: &str) -> Result<Self, String> {
        if let Ok(dialect) = given.parse() {
            return Ok(Self::Dialect(dialect));
        }
        if given == ANY_DOI {
            return Ok(Self::AnyDoi);
        }
        match given.parse::<Production>() {
            Ok(production) => Ok(Self::Production(production)),
            Err(_) => Err(suggest::hint(given)),
        }
    }
}

impl Reading {
    /// Its name for `--as`.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Dialect(dialect) => dialect.name(),
            Self::Production(production) => production.name(),
            Self::AnyDoi => ANY_DOI,
            Self::Found => Dialect::Handle.name(),
        }
    }

    /// The dialect that reads a text; a single rule has none.
    pub(crate) fn dialect(self, text: &[u8], options: Options<'_>) -> Option<Dialect> {
        match self {
            Self::Dialect(dialect) => Some(dialect),
            Self::Production(_) => None,
            Self::AnyDoi => Some(any_doi::dialect(text, options)),
            Self::Found => Some(Dialect::by_scheme(text)),
        }
    }

    fn check<'t>(self, text: &'t [u8], options: Options<'t>) -> Report<'t> {
        match self {
            Self::Dialect(dialect) => dialect.check_with(text, options),
            Self::Production(production) => production.check(text),
            Self::AnyDoi => any_doi::check(text, options),
            Self::Found => found::check(text, options).1,
        }
    }

    fn fix<'t>(self, text: &'t [u8], options: Options<'_>) -> Result<Cow<'t, [u8]>, NotFixed> {
        match self {
            Self::Dialect(dialect) => dialect.fix_with(text, options),
            Self::Production(production) => production.fix(text),
            Self::AnyDoi => any_doi::fix(text, options),
            Self::Found => found::fix(text, options),
        }
    }

    /// The production with which reading starts.
    fn start(self) -> &'static str {
        match self {
            Self::Dialect(dialect) => dialect.start(),
            Self::Production(production) => production.name(),
            Self::AnyDoi => Dialect::Doi.start(),
            Self::Found => Dialect::Handle.start(),
        }
    }
}

/// A quick check of a text. It can only show that there is nothing to report; if it does not, the text must be checked
/// in full.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Glance {
    /// The quick check of the dialect that the scheme of the text names.
    Scheme,
    /// The quick check of this dialect.
    Dialect(Dialect),
    /// The quick check of the dialect that the scheme of the text names; the text must also be a DOI name.
    AnyDoi,
    /// There is no quick check, so every text must be checked in full.
    Nothing,
}

impl Glance {
    pub(crate) fn of(reading: Option<Reading>) -> Self {
        match reading {
            None | Some(Reading::Found) => Self::Scheme,
            Some(Reading::Dialect(dialect)) => Self::Dialect(dialect),
            Some(Reading::AnyDoi) => Self::AnyDoi,
            Some(Reading::Production(_)) => Self::Nothing,
        }
    }

    /// Whether the quick check shows that there is nothing to report on a text.
    #[inline]
    pub(crate) fn passes(self, text: &[u8]) -> bool {
        match self {
            Self::Scheme => is_plain(text),
            Self::Dialect(dialect) => dialect.is_plain(text),
            Self::AnyDoi => any_doi::is_plain(text),
            Self::Nothing => false,
        }
    }

    /// The same check for all lines of a list, if there is one.
    pub(crate) fn sieve(self) -> Option<Sieve> {
        match self {
            Self::Scheme => Some(Sieve::new()),
            Self::AnyDoi => Some(Sieve::of_dois()),
            Self::Dialect(_) | Self::Nothing => None,
        }
    }
}

/// Checks a text, and also returns the name of its dialect or rule. Without `reading`, the scheme of the text decides.
pub(crate) fn report<'a>(
    reading: Option<Reading>,
    text: &'a [u8],
    options: Options<'a>,
) -> (&'static str, Report<'a>) {
    match reading {
        None | Some(Reading::Found) => {
            let check = if reading.is_some() { found::check } else { check_with };
            let (dialect, report) = check(text, options);
            (dialect.name(), report)
        }
        Some(reading) => (reading.name(), reading.check(text, options)),
    }
}

/// The dialect that reads a text; a single rule has none. Without `reading`, the scheme of the text decides.
pub(crate) fn dialect(
    reading: Option<Reading>,
    text: &[u8],
    options: Options<'_>,
) -> Option<Dialect> {
    match reading {
        Some(reading) => reading.dialect(text, options),
        None => Some(Dialect::by_scheme(text)),
    }
}

/// The handle that a valid text means; by a single rule, it means none.
pub(crate) fn handle<'a>(
    reading: Option<Reading>,
    text: &'a [u8],
    options: Options<'a>,
) -> Option<Cow<'a, [u8]>> {
    match reading {
        Some(Reading::AnyDoi) => any_doi::handle(text, options),
        reading => dialect(reading, text, options)?.handle_with(text, options),
    }
}

/// The text after all safe fixes, if they change it and it is then valid in the same dialect.
pub(crate) fn fix(reading: Option<Reading>, text: &[u8], options: Options<'_>) -> Option<Vec<u8>> {
    let fixed = match reading {
        Some(reading) => reading.fix(text, options),
        None => Dialect::by_scheme(text).fix_with(text, options),
    };
    changed(fixed)
}

/// The text that fixes have changed; `None` if they change nothing, or if the text would still be wrong.
fn changed<E>(fixed: Result<Cow<'_, [u8]>, E>) -> Option<Vec<u8>> {
    match fixed {
        Ok(Cow::Owned(fixed)) => Some(fixed),
        Ok(Cow::Borrowed(_)) | Err(_) => None,
    }
}

/// The report of a row that cannot be read, with the reason.
pub(crate) fn unreadable<'t>(reading: Option<Reading>, why: &'t str) -> (&'static str, Report<'t>) {
    let reading = reading.unwrap_or(Reading::Dialect(Dialect::Handle));
    let (code, start) = (Code::UnreadableRow, reading.start());
    (reading.name(), Report::single(why.as_bytes(), code, Span::default(), start))
}

/// The report of a text that was too long to be kept; its scheme is not known either.
pub(crate) fn too_long(reading: Option<Reading>) -> (&'static str, Report<'static>) {
    let reading = reading.unwrap_or(Reading::Dialect(Dialect::Handle));
    (reading.name(), Report::single(b"", Code::TooLong, Span::default(), reading.start()))
}
