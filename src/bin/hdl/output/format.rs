//! [`Format`]: how problems are written.

use clap::ValueEnum;

/// How problems are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Format {
    /// A card for each problem: the text, the place, the edit, what to do, the rule and its document.
    Human,
    /// One line per problem, `file:line:column: severity [name] message; fix: the whole corrected text`.
    Concise,
    /// JSON Lines: one object per problem, with everything known about it; the last object of a record has the whole
    /// corrected record as `repaired`, and in `more` how many problems follow the eight that are reported.
    #[value(alias = "jsonl")]
    Json,
    /// SARIF 2.1.0: one log for code scanning, with every safe fix.
    Sarif,
    /// Annotations for GitHub Actions, ten of each severity.
    Github,
    /// A Code Quality report for GitLab; a problem that a file has several times is one issue.
    Gitlab,
    /// JUnit XML: each error is a test that failed.
    Junit,
    /// CSV for spreadsheets: one row per problem.
    Csv,
    /// A page for a browser, in one file: counts by problem, prefix and file, the first examples, and how to fix
    /// each.
    Html,
    /// The output of --group.
    #[value(skip)]
    Group,
}

impl Format {
    /// The extensions that files of this format usually have, in lower case; none if the format is read on a terminal
    /// or by a service.
    const fn extensions(self) -> &'static [&'static str] {
        match self {
            Self::Json => &["json", "jsonl", "ndjson"],
            Self::Sarif => &["sarif", "sarif.json"],
            Self::Junit => &["xml"],
            Self::Csv => &["csv"],
            Self::Html => &["html", "htm"],
            Self::Human | Self::Concise | Self::Github | Self::Gitlab | Self::Group => &[],
        }
    }

    /// The format whose files usually have the extension with which this name ends. The longest extension counts, so
    /// that `a.sarif.json` is SARIF.
    pub(crate) fn of_file(name: &str) -> Option<Self> {
        let name = name.to_ascii_lowercase();
        let is_end = |end: &&str| name.strip_suffix(*end).is_some_and(|stem| stem.ends_with('.'));
        let known = |format: &Self| {
            let end =
                format.extensions().iter().filter(|end| is_end(end)).map(|end| end.len()).max();
            Some((end?, *format))
        };
        let formats = Self::value_variants().iter().filter_map(known);
        formats.max_by_key(|(len, _)| *len).map(|(_, format)| format)
    }
}
