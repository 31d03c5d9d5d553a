//! [`Finding`]: a problem, and where it was found.

use std::borrow::Cow;

use handle_syntax::text::column;
use handle_syntax::{Code, Edit, Problem, Repaired, Report, Span};

use crate::input::limits::LONGEST;
use crate::input::record::Record;
use crate::input::scan::Located;
use crate::names::flags::with_flags;
use crate::terminal::sanitize::masked;

/// A problem, and where it was found.
pub(crate) struct Finding<'a> {
    /// The name of the file as it was given, perhaps with control characters that a terminal would obey.
    pub(crate) file: &'a str,
    /// The name of the dialect or rule, as for `--as`.
    pub(crate) dialect: &'a str,
    pub(crate) record: &'a Record<'a>,
    pub(crate) problem: Problem<'a>,
    /// How many problems of the record are not reported; only the last reported problem of the record has this.
    pub(crate) more: usize,
    /// The whole repaired record; only the last problem of the record has this.
    pub(crate) repaired: Option<&'a Repaired>,
    /// Whether octets that are not UTF-8 may be read in another encoding.
    pub(crate) reencodes: bool,
    /// How the record is written in the file; `None` if it is a whole line.
    pub(crate) found: Option<&'a Located<'a>>,
}

/// Every problem of a record; the last one also describes the record as a whole.
pub(crate) fn findings<'a>(
    file: &'a str,
    (dialect, report): (&'a str, &'a Report<'a>),
    record: &'a Record<'a>,
    found: Option<&'a Located<'a>>,
    (repaired, reencodes): (Option<&'a Repaired>, bool),
) -> impl Iterator<Item = Finding<'a>> {
    let count = report.problems().len();
    report.problems().enumerate().map(move |(at, problem)| {
        let last = at + 1 == count;
        let more = if last { report.left_out() } else { 0 };
        let repaired = repaired.filter(|_| last);
        Finding { file, dialect, record, problem, more, repaired, reencodes, found }
    })
}

/// A problem as an example of its kind. Its texts have no characters that a terminal would hide or obey.
#[derive(Debug)]
pub(crate) struct Example {
    /// `file:line:column`
    pub(crate) place: String,
    pub(crate) message: String,
    /// The text of the record before the place, at it, and after it.
    pub(crate) before: String,
    pub(crate) at: String,
    pub(crate) after: String,
    /// The whole record repaired, and why `--fix` does not write it.
    pub(crate) repaired: Option<Repaired>,
    pub(crate) obstacle: Option<&'static str>,
}

impl Example {
    /// How many octets its texts take.
    pub(crate) fn octets(&self) -> usize {
        let repaired = self.repaired.as_ref().map_or(0, |repaired| repaired.text().len());
        self.message.len() + self.before.len() + self.at.len() + self.after.len() + repaired
    }

    /// The message, and the whole record repaired.
    pub(crate) fn line(&self) -> String {
        with_obstacle(with_repaired(self.message.clone(), self.repaired.as_ref()), self.obstacle)
    }
}

/// The message, and after it the whole record repaired, after `fix` or `try`.
pub(crate) fn with_repaired(message: String, repaired: Option<&Repaired>) -> String {
    match repaired {
        Some(repaired) => [&message, "; ", repaired.word(), ": ", repaired.text()].concat(),
        None => message,
    }
}

/// A line that ends with a repaired text, and after it why `--fix` does not write that text.
pub(super) fn with_obstacle(line: String, obstacle: Option<&str>) -> String {
    match obstacle {
        Some(why) => format!("{line} (not written here: {why})"),
        None => line,
    }
}

impl<'a> Finding<'a> {
    /// The record; empty if it was too long to be read.
    pub(super) fn input(&self) -> &[u8] {
        self.record.text.unwrap_or_default()
    }

    /// The line and the column of an octet of the record.
    pub(super) fn place(&self, octet: u32) -> (u64, u64) {
        let octet = octet as usize;
        let alone = || (self.record.line, column(self.input(), octet) as u64);
        self.found.map_or_else(alone, |found| found.place(octet))
    }

    /// The plausible edit, if it may be made in this file.
    pub(crate) fn suggestion(&self) -> Option<Edit> {
        let is_allowed = self.reencodes || self.problem.code() != Code::NotUtf8;
        self.problem.suggestion().filter(|_| is_allowed)
    }

    /// The line and the column of the problem. Without a place in a file, the problem counts columns in its own text.
    pub(super) fn start(&self) -> (u64, u64) {
        let own = || (self.record.line, self.problem.column() as u64);
        self.found.map_or_else(own, |found| found.place(self.problem.span().range().start))
    }

    /// `file:line:column` of the problem, without characters that a terminal would hide or obey.
    pub(super) fn heading(&self) -> String {
        let (file, (line, column)) = (masked(self.file), self.start());
        format!("{file}:{line}:{column}")
    }

    /// The line and column of the start and of the end of a span of the record.
    pub(super) fn places(&self, span: Span) -> [(u64, u64); 2] {
        [span.start, span.end].map(|octet| self.place(octet))
    }

    /// The message, and how many problems are not reported.
    pub(super) fn message(&self) -> String {
        match (self.problem.message(), self.more) {
            (message, 0) => message,
            (message, more) => format!("{message} (and {more} more in this record)"),
        }
    }

    /// The message as the only line of the problem, with the whole record repaired, after `fix` or `try`.
    pub(super) fn line_of_text(&self) -> String {
        with_obstacle(with_repaired(self.message(), self.repaired), self.obstacle(self.repaired))
    }

    /// Why `--fix` does not write the repaired record in its place.
    pub(super) fn obstacle(&self, repaired: Option<&Repaired>) -> Option<&'static str> {
        let (found, repaired) = (self.found?, repaired?);
        let text = repaired.text().as_bytes();
        (!found.takes(text)).then(|| found.obstacle(text))
    }

    /// The problem as an example of its kind, in a record that would be repaired to `repaired`.
    pub(crate) fn example(&self, repaired: Option<&Repaired>) -> Example {
        let (text, span) = (self.input(), self.problem.span().range());
        let shown = |octets: &[u8]| masked(&String::from_utf8_lossy(octets)).into_owned();
        Example {
            place: self.heading(),
            message: self.problem.message(),
            before: shown(text.get(..span.start).unwrap_or_default()),
            at: shown(text.get(span.clone()).unwrap_or_default()),
            after: shown(text.get(span.end..).unwrap_or_default()),
            repaired: repaired.cloned(),
            obstacle: self.obstacle(repaired),
        }
    }

    /// What to do about the problem.
    pub(super) fn help(&self) -> Cow<'a, str> {
        help(self.problem)
    }
}

/// What to do about a problem, and with which flags. The help for a long record is here, because the limit is the
/// command's.
pub(super) fn help(problem: Problem<'_>) -> Cow<'_, str> {
    match problem.code() {
        Code::TooLong => {
            format!("check the line ends: a record has at most {LONGEST} bytes").into()
        }
        code => with_flags(code, problem.help()),
    }
}
