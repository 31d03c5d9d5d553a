//! `hdl convert`: writes the handles of texts in another notation.

use std::borrow::Cow;

use handle_syntax::{Code, Dialect, Options, Report, check_with};

use crate::args::Convert;
use crate::doubt;
use crate::names::info_doi;
use crate::status::Status;
use crate::terminal::failure::note;
use crate::transform::{self, Transformed, reader};

/// Converts every text.
pub(crate) fn run(args: &Convert) -> Status {
    if let Some(misfit) = args.misfit() {
        note(misfit);
        return Status::from(2);
    }
    let allowed = args.allowed();
    transform::run(&args.texts, |text, own| {
        let given = match reader::dialect(own, args.from.as_ref(), text, args.options()) {
            Ok(given) => given,
            Err(refused) => return refused,
        };
        let from = given.unwrap_or_else(|| Dialect::by_scheme(text));
        match args.conversion(from, &allowed).convert(text) {
            Ok(converted) => Transformed {
                dialect: from.name(),
                dropped: converted.dropped.iter().map(|dropped| dropped.what).collect(),
                doubt: doubt::of_text(from, text, args.options())
                    .or_else(|| doubt::of_result(args.to, &converted.text)),
                text: Some(Cow::Owned(converted.text)),
                escapes: converted.escapes,
                is_info_doi: false,
                report: match given {
                    Some(_) => Report::default(),
                    None => other_readings(text, args.options()).into_owned(),
                },
            },
            Err(report) => {
                let refused = Transformed::refused(from.name(), report);
                // A report about losses says nothing of the handle itself.
                let is_lossy = !refused.dropped.is_empty();
                let doubt = || doubt::of_text(from, text, args.options());
                let is_info_doi = !is_lossy && info_doi::name(text, args.options()).is_some();
                Transformed { doubt: is_lossy.then(doubt).flatten(), is_info_doi, ..refused }
            }
        }
    })
}

/// The remark that another dialect reads another handle (D-U8), for a text whose dialect is known only by its scheme.
fn other_readings<'t>(text: &'t [u8], options: Options<'t>) -> Report<'t> {
    let (_, mut report) = check_with(text, options);
    report.regrade(|problem| (problem.code() == Code::Ambiguous).then_some(problem.severity()));
    report
}
