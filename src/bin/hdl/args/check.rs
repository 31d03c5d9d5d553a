//! The arguments of `hdl check`.

use std::collections::BTreeSet;
use std::io::{self, IsTerminal};
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::thread;

use handle_syntax::Code;

use super::choice::{Choice, PROBLEMS, Problems, codes};
use super::format::Format;
use super::notation::Notation;
use super::source::Source;
use super::target::Target;
use crate::config::Config;
use crate::names::number::number;
use crate::output::Manner;
use crate::output::look::Look;

/// How many threads there are at most, unless more are asked for: reading is one thread's work at a time.
const THREADS: usize = 16;

/// What asks for more than the texts of a file to be mended, one after the other.
const ELSEWHERE: [&str; 10] = [
    "group",
    "output",
    "max",
    "quiet",
    "statistics",
    "select",
    "ignore",
    "severity",
    "baseline",
    "write_baseline",
];

/// The arguments of `hdl check`.
#[derive(Debug, clap::Args)]
#[command(before_long_help = EXAMPLES, after_long_help = STATUS, help_template = TEMPLATE)]
pub(crate) struct Check {
    #[command(flatten)]
    pub(crate) source: Source,

    #[command(flatten)]
    pub(crate) notation: Notation,

    #[command(flatten)]
    pub(crate) choice: Choice,

    /// How problems are printed; without it, as `human` on a terminal, and as `concise` elsewhere.
    #[arg(help_heading = "How to tell it", long, value_enum)]
    format: Option<Format>,

    /// Tell the problems by kind, with three examples each, instead of one by one.
    ///
    /// For example `hdl check --group ids.txt`.
    #[arg(help_heading = "How to tell it", long, conflicts_with_all = ["format", "quiet"])]
    pub(crate) group: bool,

    /// Write the problems to this file instead of the standard output, or besides in another format: FORMAT=FILE.
    ///
    /// A file appears when it is whole. For example `hdl check --output sarif=hdl.sarif --output html=report.html ids.txt`
    /// writes two files, and what `--format` says to the standard output.
    #[arg(
        help_heading = "How to tell it",
        long,
        value_name = "[FORMAT=]FILE",
        conflicts_with = "quiet"
    )]
    output: Vec<Target>,

    /// Mend what is sure in place, and tell what is left.
    ///
    /// Each edit that is a fix in the other formats is applied, unless the identifier would still be wrong: then it
    /// stays as it was. A file is written anew beside the original, which it replaces when it is whole; permissions,
    /// and the owner, stay. The standard input goes to the standard output, and what is left to be told to the
    /// standard error.
    #[arg(help_heading = "Mending", long, group = "mending", conflicts_with_all = ELSEWHERE)]
    pub(crate) fix: bool,

    /// Show what --fix would do as a unified diff, which `patch` applies; what would be left is told on the standard error.
    #[arg(help_heading = "Mending", long, conflicts_with_all = ["fix", "null"])]
    #[arg(group = "mending", conflicts_with_all = ELSEWHERE)]
    pub(crate) diff: bool,

    /// Apply the suggestions (`try`) for these problems too, with --fix or --diff: names or groups, as for --select.
    ///
    /// Look at them first: `hdl check --diff --apply trailing-punctuation ids.txt` shows what
    /// `hdl check --fix --apply trailing-punctuation ids.txt` does.
    #[arg(help_heading = "Mending", long, value_name = "NAME,…", value_delimiter = ',')]
    #[arg(value_parser = PROBLEMS, hide_possible_values = true, requires = "mending")]
    apply: Vec<Problems>,

    /// Write what --fix changes to this new file, one line a change with the text before and after.
    ///
    /// It is JSON Lines, and `hdl check --undo FILE` undoes what is in it: so
    /// `hdl check --fix --report changes.jsonl ids.txt` can be taken back.
    #[arg(help_heading = "Mending", long, value_name = "FILE", requires = "fix")]
    pub(crate) report: Option<PathBuf>,

    /// Undo the changes that --report has written to this file.
    ///
    /// A file that has changed since stays as it is, and is named. For example `hdl check --undo changes.jsonl`.
    #[arg(help_heading = "Mending", long, value_name = "FILE", exclusive = true)]
    pub(crate) undo: Option<PathBuf>,

    /// Let warnings and advice count as errors for the exit status.
    #[arg(help_heading = "What to tell", long)]
    pub(crate) strict: bool,

    /// Print at most so many problems.
    ///
    /// The run stops there if one of them is an error. Otherwise it goes on without printing, up to the first error, so
    /// that the exit status is right. For example `hdl check --max 20 ids.txt`.
    #[arg(help_heading = "What to tell", long, value_name = "N", value_parser = number::<u64>)]
    pub(crate) max: Option<u64>,

    /// Print nothing, in any format: the exit status says whether there are errors.
    ///
    /// Everything is checked, and files that cannot be read are still reported. For example
    /// `hdl check --quiet ids.txt && publish ids.txt`.
    #[arg(help_heading = "How to tell it", short, long, conflicts_with = "max")]
    pub(crate) quiet: bool,

    /// Add to the summary which problems, dialects and prefixes there are, how many of each, and what mends them.
    ///
    /// A record counts with the eight problems that are told of it. Of prefixes, those of valid identifiers, the twenty
    /// most frequent ones are shown; beyond 65536 of them the rarer half is forgotten, and the others are counted at least
    /// so often. For example `hdl check --statistics ids.txt > problems.txt`.
    #[arg(help_heading = "How to tell it", long, conflicts_with_all = ["quiet", "max"])]
    pub(crate) statistics: bool,

    /// What holds for which files; without it, the nearest `hdl.toml`, upwards from the working directory.
    ///
    /// An option of the command line counts before what a configuration says. `hdl config FILE` prints what holds for a
    /// file, and why. For example `hdl check --config catalogue/hdl.toml catalogue/*.csv`.
    #[arg(help_heading = "The run", long, value_name = "FILE", conflicts_with = "no_config")]
    config: Option<PathBuf>,

    /// Read no `hdl.toml`.
    #[arg(help_heading = "The run", long)]
    no_config: bool,

    /// How many threads check; without it, as many as there are processors, but at most 16.
    ///
    /// What is printed does not depend on it. For example `hdl check --threads 2 ids.txt`.
    #[arg(help_heading = "The run", long, value_name = "N", value_parser = number::<u16>)]
    threads: Option<u16>,
}

impl Check {
    /// The problems whose suggestions are applied.
    pub(crate) fn apply(&self) -> BTreeSet<Code> {
        codes(&self.apply).collect()
    }

    /// How many threads check.
    pub(crate) fn threads(&self) -> usize {
        let usual = || thread::available_parallelism().map_or(1, NonZero::get).min(THREADS);
        self.threads.map_or_else(usual, usize::from)
    }

    /// The configuration, if there is one.
    pub(crate) fn config(&self) -> io::Result<Option<Config>> {
        match &self.config {
            _ if self.no_config => Ok(None),
            Some(path) => Config::read(path).map(Some),
            None => Config::nearest(),
        }
    }

    /// The format of what is printed, and how it looks there.
    pub(crate) fn printed(&self) -> Manner {
        let (look, seen) = match self.writes_texts() {
            true => (Look::stderr(), io::stderr().is_terminal()),
            false => (Look::stdout(), io::stdout().is_terminal()),
        };
        let usual = if seen { Format::Human } else { Format::Concise };
        (self.grouped().or(self.format).unwrap_or(usual), look)
    }

    fn grouped(&self) -> Option<Format> {
        self.group.then_some(Format::Group)
    }

    /// How problems are written, and to which file, or to the standard output.
    pub(crate) fn outputs(&self) -> Vec<(Manner, Option<&Path>)> {
        let usual = self.grouped().or(self.format).unwrap_or(Format::Concise);
        let manner = |file: &Target| (file.format.unwrap_or(usual), Look::file());
        let files = self.output.iter().map(|file| (manner(file), Some(&*file.path)));
        let elsewhere = self.output.iter().any(|file| file.format.is_none());
        let stdout = (!elsewhere).then(|| (self.printed(), None));
        stdout.into_iter().chain(files).collect()
    }

    fn writes(&self, formats: &[Format]) -> bool {
        self.outputs().iter().any(|((format, _), _)| formats.contains(format))
    }

    /// Whether examples of each problem are shown.
    pub(crate) fn wants_examples(&self) -> bool {
        self.writes(&[Format::Group, Format::Html])
    }

    /// Whether dialects and prefixes are counted.
    pub(crate) fn counts_prefixes(&self) -> bool {
        self.statistics || self.writes(&[Format::Html])
    }

    /// Whether texts go to the standard output, or what becomes of them.
    pub(crate) fn writes_texts(&self) -> bool {
        self.diff || self.fix && self.source.reads_stdin()
    }
}

/// The examples stand before the options: they are what most people look for.
const TEMPLATE: &str =
    "{about-with-newline}\n{usage-heading} {usage}\n\n{before-help}{all-args}{after-help}";

const EXAMPLES: &str = "\
Examples:
  hdl check identifiers.txt
  hdl check --as doi dois.txt
  hdl check --as info_uri::info-URI --format json - < uris.txt > problems.jsonl
  hdl check --fix identifiers.txt
  hdl check --diff identifiers.txt | patch -p0
  hdl check --fix --apply trailing-punctuation --report changes.jsonl identifiers.txt
  hdl check --undo changes.jsonl
  hdl check --column doi --statistics articles.csv.gz
  hdl check --field /attributes/doi works.jsonl
  hdl check --find README.md references.bib
  hdl check --group identifiers.txt
  hdl check --output html=report.html --output sarif=hdl.sarif identifiers.txt
  hdl check --select syntax --ignore not-utf8 identifiers.txt
  hdl check --write-baseline known.jsonl identifiers.txt
  hdl check --baseline known.jsonl identifiers.txt
  find . -name '*.hdl' -print0 | xargs -0 hdl check --as handle";

const STATUS: &str = "\
Problems go to the standard output, but to the standard error where --diff or --fix writes there;
a summary and trouble with files go to the standard error.

Exit status:
  0  no errors, or none after --fix; with --strict no warnings and no advice either
  1  at least one error, or with --diff anything to be fixed
  2  the work could not be done: wrong arguments, a file that cannot be read, a full disk";
