//! `hdl convert`: writes the handles of texts in another notation.

use std::cell::Cell;

use handle_syntax::meaning::Converted;
use handle_syntax::{Code, Dialect, Loss, Options, Report, check_with};

use crate::args::Convert;
use crate::doubt::{self, Doubt};
use crate::names::ANY_DOI;
use crate::reading::info_doi;
use crate::reading::{self, Reading};
use crate::status::Status;
use crate::terminal::failure::note;
use crate::terminal::typing;
use crate::transform::{self, Transformed, reader};

/// Converts every text.
pub(crate) fn run(args: &Convert) -> Status {
    if let Some(misfit) = args.misfit() {
        note(misfit);
        return Status::UNABLE;
    }
    let allowed = args.allowed();
    let has_usual_host = Cell::new(false);
    let status = transform::run(&args.texts, |text, own| {
        let outcome = converted(args, &allowed, text, own);
        let is_usual = || outcome.text.as_ref().is_some_and(|text| text.starts_with(USUAL));
        if args.resolver.is_none() && is_usual() {
            has_usual_host.set(true);
        }
        outcome
    });
    if has_usual_host.get() {
        typing::tip(args.texts.quiet, "--resolver doi.org writes links to doi.org");
    }
    status
}

/// The result of a text; `own` is the reading of its column or field.
fn converted(args: &Convert, allowed: &[Loss], text: &[u8], own: Option<Reading>) -> Transformed {
    let (options, reading) = (args.options(), reading::chosen_for_handles(own, args.from));
    let given = match reader::dialect(reading, text, options) {
        Ok(given) => given,
        Err(report) => return Transformed::refused(ANY_DOI, report),
    };
    let from = given.unwrap_or_else(|| Dialect::by_scheme(text));
    let is_doi = matches!(reading, Some(Reading::AnyDoi)) && from == Dialect::InfoUri;
    let converted = if is_doi && args.to != Dialect::Doi {
        of_name(args, allowed, text)
    } else {
        args.conversion(from, allowed).convert(text)
    };
    match converted {
        Ok(converted) => {
            let doubt = of_text(given, text, options);
            Transformed {
                dropped: converted.dropped.iter().map(|dropped| dropped.what).collect(),
                doubt: doubt.or_else(|| doubt::of_result(args.to, &converted.text)),
                escapes: converted.escapes,
                report: match given {
                    Some(_) => Report::default(),
                    None => other_readings(text, options).into_owned(),
                },
                ..Transformed::written(from.name(), converted.text)
            }
        }
        Err(report) => {
            let refused = Transformed::refused(from.name(), report);
            // The target is at fault only if the handle itself is right, and the report on the conversion does not say
            // that, unless it has the same problem.
            let doubt = of_text(given, text, options).filter(|doubt| {
                !doubt.problems().any(|problem| refused.report.has(problem.code()))
            });
            let is_lossy = !refused.dropped.is_empty();
            let is_info_doi = !is_lossy && !is_doi && info_doi::name(text, options).is_some();
            Transformed { doubt, is_info_doi, ..refused }
        }
    }
}

/// The beginning of the link to a DOI name if no argument names the host: most people expect doi.org there.
const USUAL: &[u8] = b"https://hdl.handle.net/10.";

/// Converts an `info:doi` URI that any-doi reads. The URI itself means no handle, so its DOI name is read as one.
fn of_name(args: &Convert, allowed: &[Loss], text: &[u8]) -> Result<Converted, Report<'static>> {
    let handle = info_doi::as_handle(text);
    let converted = args.conversion(Dialect::InfoUri, allowed).convert(&handle);
    let mut converted = converted.map_err(Report::into_owned)?;
    if args.to == Dialect::InfoUri {
        converted.text = info_doi::of_handle(&converted.text);
    }
    Ok(converted)
}

/// The doubt about the handle that a text means, or about the DOI name of an `info:doi` URI.
fn of_text(given: Option<Dialect>, text: &[u8], options: Options<'_>) -> Option<Doubt> {
    match given.unwrap_or_else(|| Dialect::by_scheme(text)) {
        from @ Dialect::InfoUri if info_doi::has_namespace(text) => {
            let name = info_doi::name(text, options)?;
            doubt::of_handle(text, &name, || from.check_with(text, options))
        }
        _ => doubt::of_text(given, text, options),
    }
}

/// The remark that another dialect reads another handle (D-U8), for a text whose dialect is known only by its scheme.
fn other_readings<'t>(text: &'t [u8], options: Options<'t>) -> Report<'t> {
    let (_, mut report) = check_with(text, options);
    report.regrade(|problem| (problem.code() == Code::Ambiguous).then_some(problem.severity()));
    report
}
