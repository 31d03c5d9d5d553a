//! The arguments of `hdl check`.

use std::path::PathBuf;

use clap::ValueEnum;

use super::Notation;

/// The arguments of `hdl check`.
#[derive(Debug, clap::Args)]
#[command(after_long_help = EXAMPLES)]
pub(crate) struct Check {
    /// The lists, one identifier a line; `-` or none is the standard input.
    ///
    /// A line ends with LF or CR LF. A UTF-8 byte order mark at the start of a file, and empty lines,
    /// are skipped; no other blank is. A line above 1 MiB is reported, and the work goes on.
    #[arg(value_name = "FILE")]
    pub(crate) files: Vec<PathBuf>,

    #[command(flatten)]
    pub(crate) notation: Notation,

    /// How problems are printed.
    #[arg(long, value_enum, default_value_t = Format::Concise)]
    pub(crate) format: Format,

    /// Identifiers end with NUL instead of a line end, as from `find -print0`.
    ///
    /// What stands between two NULs then counts as a line; LF and CR are characters like any other.
    #[arg(short = '0', long)]
    pub(crate) null: bool,

    /// Mend what is sure in place, and tell what is left.
    ///
    /// Each edit that is a fix in the other formats is applied, unless the identifier would still be wrong: then it
    /// stays as it was. A file is written anew beside the original, which it replaces when it is whole; permissions,
    /// and the owner, stay. The standard input goes to the standard output, and what is left to be told to the
    /// standard error.
    #[arg(long)]
    pub(crate) fix: bool,

    /// Show what --fix would do as a unified diff, which `patch` applies; what would be left is told on the standard error.
    #[arg(long, conflicts_with_all = ["fix", "null"])]
    pub(crate) diff: bool,

    /// Let warnings and advice count as errors for the exit status.
    #[arg(long)]
    pub(crate) strict: bool,
}

impl Check {
    /// The octet that ends a record.
    pub(crate) fn separator(&self) -> u8 {
        if self.null { b'\0' } else { b'\n' }
    }

    /// Whether texts go to the standard output, or what becomes of them.
    pub(crate) fn writes_texts(&self) -> bool {
        let stdin = self.files.is_empty() || self.files.iter().any(|file| file.as_os_str() == "-");
        self.diff || self.fix && stdin
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Format {
    /// A card a problem: the text, the place, what to do, the rule and its document.
    Human,
    /// One line a problem, `file:line:column: severity [name] message`.
    Concise,
    /// JSON Lines: one object a problem, with everything that is known about it.
    Json,
    /// SARIF 2.1.0: one log for code scanning, with every fix that is sure.
    Sarif,
    /// Annotations for GitHub Actions, ten of each severity.
    Github,
}

const EXAMPLES: &str = "\
Examples:
  hdl check identifiers.txt
  hdl check --as doi dois.txt
  hdl check --as info_uri::info-URI --format json - < uris.txt > problems.jsonl
  hdl check --fix identifiers.txt
  hdl check --diff identifiers.txt | patch -p0
  find . -name '*.hdl' -print0 | hdl check -0 --as handle

Problems go to the standard output, but to the standard error where --diff or --fix writes there;
a summary and trouble with files go to the standard error.

Exit status:
  0  no errors, or none after --fix; with --strict no warnings and no advice either
  1  at least one error, or with --diff anything to be fixed
  2  the work could not be done: wrong arguments, a file that cannot be read, a full disk";
