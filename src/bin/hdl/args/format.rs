//! [`Format`]: how problems are written.

use clap::ValueEnum;

/// How problems are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Format {
    /// A card a problem: the text, the place, the edit, what to do, the rule and its document.
    Human,
    /// One line a problem, `file:line:column: severity [name] message; fix: the whole text mended`.
    Concise,
    /// JSON Lines: one object a problem, with everything that is known about it; the last one of a record has the whole
    /// record mended as `repaired`, and in `more` how many problems were left out, for only eight of a record are told.
    Json,
    /// SARIF 2.1.0: one log for code scanning, with every fix that is sure.
    Sarif,
    /// Annotations for GitHub Actions, ten of each severity.
    Github,
    /// A Code Quality report for GitLab; what stands several times in a file is one issue.
    Gitlab,
    /// JUnit XML: each error is a test that failed.
    Junit,
    /// CSV for spreadsheets: a row a problem.
    Csv,
    /// A page for a browser, one file: counts by problem, prefix and file, the first examples, and how each is mended.
    Html,
    /// What --group writes.
    #[value(skip)]
    Group,
}
