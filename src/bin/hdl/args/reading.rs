//! The names of what reads a text.

use crate::names::parser::{NameParser, dialects_and_any_doi};
use crate::names::suggest;
use crate::reading::Reading;

/// A dialect or a rule. Completions offer only dialects, because there are hundreds of rules.
pub(super) const READING: NameParser<Reading> = NameParser::new(str::parse, dialects_and_any_doi);

/// A dialect or any-doi. A rule is refused, because it does not say which handle a text means.
pub(super) const READER: NameParser<Reading> = NameParser::new(
    |name| match name.parse() {
        Ok(reading @ (Reading::Dialect(_) | Reading::AnyDoi)) => Ok(reading),
        _ => Err(suggest::reader_hint(name)),
    },
    dialects_and_any_doi,
);
