//! A form field for a DOI: takes what people paste into it, and keeps the DOI name.
//!
//! `cargo run --example validate -- https://doi.org/10.1000/182 'https://doi.org/10.1000/a b'`

use std::env;

use handle_syntax::{Conversion, Dialect, Loss, Problem, Severity};

fn main() {
    for field in env::args().skip(1) {
        match doi(&field) {
            Ok(doi) => println!("{doi}"),
            Err(message) => println!("{message}"),
        }
    }
}

/// The DOI name that a field means, or a message for the person who filled it in.
pub(crate) fn doi(field: &str) -> Result<String, String> {
    let dialect = Dialect::by_scheme(field.trim());
    // A fix is safe; everything else is for the person to decide.
    let text = &*dialect.fix(field.trim()).unwrap_or(field.trim().as_bytes().into());
    if let Some(problem) =
        dialect.check(text).problems().find(|problem| problem.severity() > Severity::Advice)
    {
        return Err(message(text, problem));
    }
    let allow = &[Loss::Host, Loss::AliasPrefix];
    let conversion = Conversion::new(dialect, Dialect::Doi).allow(allow);
    match conversion.convert(text) {
        Ok(converted) => Ok(String::from_utf8_lossy(&converted.text).into_owned()),
        Err(report) => Err(format!("This is not a DOI: {report}.")),
    }
}

/// The problem in words, and the text that was probably meant.
fn message(text: &[u8], problem: Problem<'_>) -> String {
    let message = format!("Character {}: {problem}.", problem.column());
    let Some(edit) = problem.suggestion() else { return message };
    let mut meant = text.to_vec();
    meant.splice(edit.span.range(), edit.text.bytes());
    format!("{message} Did you mean {}?", String::from_utf8_lossy(&meant))
}
