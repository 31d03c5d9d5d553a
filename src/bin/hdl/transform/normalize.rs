//! `hdl normalize`: writes texts in their normal forms.

use std::borrow::Cow;

use handle_syntax::{Code, Dialect, Report, Span};

use crate::args::Normalize;
use crate::doubt;
use crate::names::ANY_DOI;
use crate::reading;
use crate::status::Status;
use crate::transform::{self, Transformed, reader};

/// Normalizes every text.
pub(crate) fn run(args: &Normalize) -> Status {
    transform::run(&args.texts, |text, own| {
        let options = args.reader.options();
        let reading = reading::chosen_for_handles(own, args.reading);
        let given = match reader::dialect(reading, text, options) {
            Ok(given) => given,
            Err(report) => return Transformed::refused(ANY_DOI, report),
        };
        let dialect = given.unwrap_or_else(|| Dialect::by_scheme(text));
        let (reader, normal) = normal(args, text, dialect);
        match normal.and_then(|normal| one_record(&normal, args.texts.forbidden()).map(|()| normal))
        {
            Ok(normal) => Transformed {
                doubt: match args.namespace {
                    Some(_) => None,
                    None => doubt::of_text(given, text, options),
                },
                ..Transformed::written(reader, normal.into_owned())
            },
            Err(report) => Transformed::refused(reader, report),
        }
    })
}

/// The normal form, unless one of `ends` in it would end its record (D-W9).
fn one_record(normal: &[u8], ends: &[u8]) -> Result<(), Report<'static>> {
    let Some(end) = normal.iter().position(|octet| ends.contains(octet)) else { return Ok(()) };
    let end = u32::try_from(end).unwrap_or(u32::MAX);
    let span = Span::new(end, end.saturating_add(1));
    Err(Report::single(normal, Code::NotOneLine, span, "hdl_uri::handle").into_owned())
}

/// The name of the dialect or namespace of a text, and its normal form.
fn normal<'t>(
    args: &'t Normalize,
    text: &'t [u8],
    dialect: Dialect,
) -> (&'static str, Result<Cow<'t, [u8]>, Report<'t>>) {
    if let Some(namespace) = args.namespace {
        return (namespace.name(), namespace.normalize(text));
    }
    (dialect.name(), dialect.normalize_with(text, args.reader.options(), args.normalization()))
}
