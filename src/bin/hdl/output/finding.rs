//! [`Finding`]: a problem, and where it was found.

use std::borrow::Cow;

use handle_syntax::{Code, Problem, Repaired, Report, Span, column};

use crate::input::limits::LONGEST;
use crate::input::record::Record;
use crate::input::scan::Found;
use crate::names::flags::with_flags;
use crate::terminal::sanitize::masked;

/// A problem, and where it was found.
pub(crate) struct Finding<'a> {
    /// The name of the file, as it is.
    pub(crate) file: &'a str,
    /// What `--as` names.
    pub(crate) dialect: &'a str,
    pub(crate) record: &'a Record<'a>,
    pub(crate) problem: Problem<'a>,
    /// How many problems of the record are left out after this one, its last.
    pub(crate) more: usize,
    /// The whole record mended, where this is its last problem.
    pub(crate) repaired: Option<&'a Repaired>,
    /// How the record stands in the file, where it may be but a part of its line.
    pub(crate) found: Option<&'a Found<'a>>,
}

/// Every problem of a record; the last one has what is said of the record as a whole.
pub(crate) fn findings<'a>(
    file: &'a str,
    (dialect, report): (&'a str, &'a Report<'a>),
    record: &'a Record<'a>,
    found: Option<&'a Found<'a>>,
    repaired: Option<&'a Repaired>,
) -> impl Iterator<Item = Finding<'a>> {
    let count = report.problems().len();
    report.problems().enumerate().map(move |(at, problem)| {
        let last = at + 1 == count;
        let more = if last { report.more() } else { 0 };
        let repaired = repaired.filter(|_| last);
        Finding { file, dialect, record, problem, more, repaired, found }
    })
}

/// A problem that stands for others of its kind; nothing in it is hidden or obeyed by a terminal.
#[derive(Debug)]
pub(crate) struct Example {
    /// `file:line:column`
    pub(crate) place: String,
    pub(crate) message: String,
    /// The record: before the place, at it, and after it.
    pub(crate) before: String,
    pub(crate) at: String,
    pub(crate) after: String,
    /// The whole record mended.
    pub(crate) repaired: Option<Repaired>,
}

impl Example {
    /// The message, and the whole record mended.
    pub(crate) fn line(&self) -> String {
        with_mend(self.message.clone(), self.repaired.as_ref())
    }
}

fn with_mend(message: String, repaired: Option<&Repaired>) -> String {
    match repaired {
        Some(repaired) => format!("{message}; {}: {}", repaired.word(), repaired.text()),
        None => message,
    }
}

impl<'a> Finding<'a> {
    /// The record; nothing of it where it was too long to be read.
    pub(super) fn input(&self) -> &[u8] {
        self.record.text.unwrap_or_default()
    }

    /// The line and the column of an octet of the record.
    pub(super) fn place(&self, octet: u32) -> (u64, u64) {
        let octet = octet as usize;
        let alone = || (self.record.line, column(self.input(), octet) as u64);
        self.found.map_or_else(alone, |found| found.place(octet))
    }

    /// The line of the problem.
    pub(super) fn line(&self) -> u64 {
        self.place(self.problem.span().start).0
    }

    /// The column of the problem; a text that is not the record's own has columns of its own.
    pub(super) fn column(&self) -> u64 {
        let own = || self.problem.column() as u64;
        self.found.map_or_else(own, |found| found.place(self.problem.span().range().start).1)
    }

    /// The lines and columns where a span of the record begins and where it has ended.
    pub(super) fn places(&self, span: Span) -> [(u64, u64); 2] {
        [span.start, span.end].map(|octet| self.place(octet))
    }

    /// The message, and how many problems are left out.
    pub(super) fn message(&self) -> String {
        match (self.problem.message(), self.more) {
            (message, 0) => message,
            (message, more) => format!("{message} (and {more} more in this record)"),
        }
    }

    /// The message as the only line of the problem: with the whole record mended, and how sure that is.
    pub(super) fn line_of_text(&self) -> String {
        with_mend(self.message(), self.repaired)
    }

    /// The problem as an example of its kind, in a record that could be mended like this.
    pub(crate) fn example(&self, repaired: Option<&Repaired>) -> Example {
        let (text, span) = (self.input(), self.problem.span().range());
        let shown = |octets: &[u8]| masked(&String::from_utf8_lossy(octets)).into_owned();
        let place = format!("{}:{}:{}", masked(self.file), self.line(), self.column());
        Example {
            place,
            message: self.problem.message(),
            before: shown(text.get(..span.start).unwrap_or_default()),
            at: shown(text.get(span.clone()).unwrap_or_default()),
            after: shown(text.get(span.end..).unwrap_or_default()),
            repaired: repaired.cloned(),
        }
    }

    /// What to do about the problem.
    pub(super) fn help(&self) -> Option<Cow<'a, str>> {
        help(self.problem)
    }
}

/// What to do about a problem, and by which flags; the command knows the limit of a record, which is its own.
pub(super) fn help(problem: Problem<'_>) -> Option<Cow<'_, str>> {
    match problem.code() {
        Code::TooLong => {
            Some(format!("check the line ends: a record has at most {LONGEST} bytes").into())
        }
        code => problem.help().map(|help| with_flags(code, help)),
    }
}
