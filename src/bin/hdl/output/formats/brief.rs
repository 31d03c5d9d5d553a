//! [`Brief`]: a short form of a problem, for results in JSON.

use std::borrow::Cow;

use handle_syntax::Problem;
use serde::Serialize;

use crate::output::finding::help;
use crate::output::formats::json::byte;

/// A problem of a text that was refused, as JSON.
#[derive(Serialize)]
pub(crate) struct Brief<'a> {
    severity: &'a str,
    code: &'a str,
    byte: [u32; 2],
    message: String,
    help: Cow<'a, str>,
    clause: Option<&'a str>,
}

impl<'a> Brief<'a> {
    pub(crate) fn new(problem: Problem<'a>) -> Self {
        Self {
            severity: problem.severity().name(),
            code: problem.code().name(),
            byte: byte(problem.span()),
            message: problem.message(),
            help: help(problem),
            clause: problem.clause(),
        }
    }
}
