//! [`Brief`]: a problem of a text, in brief.

use handle_syntax::Problem;
use serde::Serialize;

use crate::output::json::byte;

/// Why a text was refused, as JSON.
#[derive(Serialize)]
pub(crate) struct Brief<'a> {
    severity: &'a str,
    code: &'a str,
    byte: [u32; 2],
    message: &'a str,
    help: Option<&'a str>,
    clause: Option<&'a str>,
}

impl<'a> Brief<'a> {
    pub(crate) fn new(problem: &'a Problem) -> Self {
        let Problem { severity, code, span, message, help, clause, .. } = problem;
        Self {
            severity: severity.name(),
            code: code.name(),
            byte: byte(*span),
            message,
            help: help.as_deref(),
            clause: *clause,
        }
    }
}
