//! Doubts about the handles of valid texts, for commands whose results do not show them.

use handle_syntax::{Code, Dialect, Options, Problem, Report, Severity, check_with, is_plain};

use crate::input::damage;
use crate::input::record::Record;
use crate::input::scan::Located;
use crate::output::finding::with_repaired;
use crate::output::formats::concise;
use crate::terminal::failure::note;
use crate::terminal::listing::Listing;
use crate::terminal::plural::plural;

/// Why something is probably wrong with the handle of a text.
pub(crate) struct Doubt {
    report: Report<'static>,
    /// Whether the report is about the handle or the result of the text, so that its places are not places of the text.
    is_of_handle: bool,
    /// What to write after its message.
    tip: &'static str,
}

impl Doubt {
    /// The doubt about a handle that is not that of the text, but of the repaired text of this report.
    pub(crate) fn of_text(report: Report<'_>) -> Self {
        Self { report: report.into_owned(), is_of_handle: false, tip: "" }
    }

    /// The problems because of which the handle is doubtful.
    pub(crate) fn problems(&self) -> impl Iterator<Item = Problem<'_>> {
        self.report.problems()
    }

    /// Whether the handle looks like a link, as that of a link with a broken scheme does.
    pub(crate) fn is_about_a_link(&self) -> bool {
        self.report.has(Code::UrlAsHandle)
    }
}

/// The doubt about the handle that `text` means, such as punctuation at its end; `None` if the handle looks right.
/// Without a dialect, the scheme of the text decides, and the doubt offers what `hdl check` offers.
pub(crate) fn of_text(given: Option<Dialect>, text: &[u8], options: Options<'_>) -> Option<Doubt> {
    let dialect = given.unwrap_or_else(|| Dialect::by_scheme(text));
    let check = || match given {
        Some(dialect) => dialect.check_with(text, options),
        None => {
            let (_, mut report) = check_with(text, options);
            // Which dialects read another handle does not matter for the one that is written.
            keep(&mut report, |code| code != Code::Ambiguous);
            report
        }
    };
    let handle = if is_plain(text) { None } else { dialect.handle_with(text, options) };
    of_handle(text, &handle?, check)
}

/// The doubt about `handle`, which `text` means; `check` makes the report on the text.
pub(crate) fn of_handle<'t>(
    text: &[u8],
    handle: &[u8],
    check: impl FnOnce() -> Report<'t>,
) -> Option<Doubt> {
    if is_plain(text) {
        return None;
    }
    let mut of_handle = Dialect::Handle.check(handle);
    // A handle has a `%` of its own if the URI escapes it, and that shows that the writer means it. If the handle
    // stands in the text as it is, nothing shows that.
    let is_raw = text.ends_with(handle);
    keep(&mut of_handle, |code| is_raw || code != Code::EscapeInHandle);
    if of_handle.is_empty() && !is_link(text) {
        return None;
    }
    // A warning about the notation of the text alone does not matter.
    let mut of_text = check();
    // If the text is its own handle, all warnings about it are about the handle.
    let is_handle = text == handle;
    let is_of_path = |code| is_link(text) && OF_PATHS.contains(&code);
    keep(&mut of_text, |code| is_handle || of_handle.has(code) || is_of_path(code));
    let is_of_handle = of_text.is_empty();
    let report = if is_of_handle { of_handle } else { of_text };
    (!report.is_empty()).then(|| Doubt { report: report.into_owned(), is_of_handle, tip: "" })
}

/// The doubt about `result`, a text that was written in this dialect: software may remove a segment of dots from it.
pub(crate) fn of_result(dialect: Dialect, result: &[u8]) -> Option<Doubt> {
    if !result.windows(2).any(|octets| octets == b"/.") {
        return None;
    }
    let mut report = dialect.check(result);
    keep(&mut report, |code| code == Code::DotSegment);
    let tip = " from the result; --protect-dots keeps it";
    (!report.is_empty()).then(|| Doubt { report: report.into_owned(), is_of_handle: true, tip })
}

/// The problems of a link whose path only looks like a handle: it leads to a web page, or is a part of a name.
const OF_PATHS: [Code; 4] =
    [Code::LandingPage, Code::OtherIdentifier, Code::Truncated, Code::UnknownProxy];

/// Leaves in a report only the warnings and errors of which `keeps` is true.
fn keep(report: &mut Report<'_>, keeps: impl Fn(Code) -> bool) {
    report.regrade(|problem| {
        let is_kept = is_warning(problem) && keeps(problem.code());
        is_kept.then_some(problem.severity())
    });
}

/// Whether a problem is more than a piece of advice.
pub(crate) fn is_warning(problem: Problem<'_>) -> bool {
    problem.severity() != Severity::Advice
}

fn is_link(text: &[u8]) -> bool {
    Dialect::by_scheme(text) == Dialect::Proxy
}

/// A line about the first error of a report on a text, or else its first warning, with its place and the whole text
/// repaired; `None` if the report has neither. If the report is about the handle of the text, the line has the place of
/// the text.
pub(crate) fn line(
    file: &str,
    (record, found): (&Record<'_>, Option<&Located<'_>>),
    report: &Report<'_>,
    is_of_handle: bool,
) -> Option<String> {
    let error = report.problems().find(|problem| problem.severity() == Severity::Error);
    let problem = error.or_else(|| report.problems().find(|problem| is_warning(*problem)))?;
    let octet = if is_of_handle { 0 } else { problem.span().range().start };
    let alone = || (record.line, if is_of_handle { 1 } else { problem.column() as u64 });
    let place = found.map_or_else(alone, |found| found.place(octet));
    let repaired = report.repaired().filter(|_| !is_of_handle && !damage::reencodes(report));
    let text = with_repaired(problem.message(), repaired.as_ref());
    Some(concise::line(file, place, problem, &text))
}

/// The doubts of a run; only the first ones are shown.
#[derive(Debug, Default)]
pub(crate) struct Doubts(Listing);

impl Doubts {
    /// Counts a doubt about a text; returns the line about it, if it is one of the first.
    pub(crate) fn next(
        &mut self,
        file: &str,
        place: (&Record<'_>, Option<&Located<'_>>),
        doubt: &Doubt,
    ) -> Option<String> {
        if !self.0.shows_next() {
            return None;
        }
        let line = line(file, place, &doubt.report, doubt.is_of_handle)?;
        Some(format!("{}{}\n", line.trim_end(), doubt.tip))
    }

    /// How many texts have a doubtful handle.
    pub(crate) fn count(&self) -> u64 {
        self.0.count()
    }

    /// Says how many texts have a doubtful handle; the results do not show it.
    pub(crate) fn sum_up(&self) {
        let texts = plural(self.0.count(), "text");
        match (self.0.count(), self.0.hidden()) {
            (0, _) => {}
            (_, 0) => note(format_args!("{texts} with a problem; `hdl check` says why")),
            (_, hidden) => note(format_args!(
                "{texts} with a problem, {hidden} of them not shown; `hdl check` says why"
            )),
        }
    }
}
