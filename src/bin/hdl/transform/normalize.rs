//! `hdl normalize`: writes texts in their normal forms.

use std::borrow::Cow;
use std::process::ExitCode;

use handle_syntax::{Dialect, Report};

use crate::args::Normalize;
use crate::transform::{self, Outcome};

/// Normalizes every text.
pub(crate) fn run(args: &Normalize) -> ExitCode {
    transform::run(&args.texts, |text| {
        let (reader, normal) = normal(args, text);
        let ends = args.texts.forbidden();
        let whole = |normal: Cow<'_, [u8]>| match Report::of_ends(&normal, ends) {
            Some(report) => Err(report),
            None => Ok(Cow::Owned(normal.into_owned())),
        };
        match normal.and_then(whole) {
            Ok(normal) => Outcome {
                dialect: reader,
                text: Some(normal),
                dropped: Vec::new(),
                escapes: Vec::new(),
                report: Report::default(),
            },
            Err(report) => Outcome::refused(reader, report),
        }
    })
}

/// What reads a text, and its normal form.
fn normal<'t>(
    args: &'t Normalize,
    text: &'t [u8],
) -> (&'static str, Result<Cow<'t, [u8]>, Report>) {
    if let Some(namespace) = args.namespace {
        return (namespace.name(), namespace.normalize(text));
    }
    let dialect = args.dialect.unwrap_or_else(|| Dialect::by_scheme(text));
    (dialect.name(), dialect.normalize(text, args.reader.options(), args.normalization()))
}
