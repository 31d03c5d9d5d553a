//! Reports and problems with serde: they are serialised with all their words and edits.

use alloc::string::String;
use alloc::vec::Vec;

use serde::Serialize;
use serde::ser::{SerializeStruct, Serializer};

use crate::code::Severity;
use crate::diagnosis::Expected;
use crate::report::Report;
use crate::report::problem::Problem;
use crate::text::Span;

/// Another place of a problem, and the text that stands there.
#[derive(Serialize)]
struct Label {
    span: Span,
    text: String,
}

/// A problem is serialised with all its words and edits.
impl Serialize for Problem<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (fix, suggestion) = self.edits();
        let mut problem = serializer.serialize_struct("Problem", 14)?;
        problem.serialize_field("code", &self.code())?;
        problem.serialize_field("severity", &self.severity())?;
        problem.serialize_field("span", &self.span())?;
        problem.serialize_field("message", &self.message())?;
        problem.serialize_field("label", &self.label())?;
        let labels = self.others().map(|(span, text)| Label { span, text });
        problem.serialize_field("labels", &labels.collect::<Vec<_>>())?;
        problem.serialize_field("help", &self.help())?;
        problem.serialize_field("production", self.production())?;
        problem.serialize_field("rule", &self.rule())?;
        problem.serialize_field("document", self.document())?;
        problem.serialize_field("clause", &self.clause())?;
        let expected: Vec<_> = self.expected().into_iter().map(Expected::name).collect();
        problem.serialize_field("expected", &expected)?;
        problem.serialize_field("fix", &fix)?;
        problem.serialize_field("try", &suggestion)?;
        problem.end()
    }
}

impl Serialize for Report<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let problems: Vec<_> = self.problems().collect();
        let mut report = serializer.serialize_struct("Report", 6)?;
        report.serialize_field("problems", &problems)?;
        report.serialize_field("more", &self.left_out())?;
        report.serialize_field("errors", &self.count(Severity::Error))?;
        report.serialize_field("warnings", &self.count(Severity::Warning))?;
        report.serialize_field("advice", &self.count(Severity::Advice))?;
        report.serialize_field("repaired", &self.repaired())?;
        report.end()
    }
}
