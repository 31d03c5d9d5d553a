//! The arguments of `hdl check`.

use std::io::{self, IsTerminal};
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::thread;

use handle_syntax::Code;

use super::choice::{Choice, PROBLEMS, Problems, codes};
use super::configured::Configured;
use super::notation::Notation;
use super::source::Source;
use super::target::Target;
use crate::names::number::number;
use crate::output::Manner;
use crate::output::format::Format;
use crate::output::look::Look;

/// The most threads that start without `--threads`. A file is read by one thread at a time, so further threads would
/// often only wait.
const THREADS: usize = 16;

/// Options that name files to write.
pub(crate) const OUTPUT: &str = "--output";
pub(crate) const WRITE_BASELINE: &str = "--write-baseline";

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

    /// How problems are printed; without it, `human` on a terminal and `concise` elsewhere.
    #[arg(help_heading = "How to report it", long, value_enum)]
    format: Option<Format>,

    /// Report the problems by kind, with three examples each, instead of one by one.
    ///
    /// This takes the place of --format. For example `hdl check --group ids.txt`.
    #[arg(help_heading = "How to report it", long, conflicts_with_all = ["format", "quiet"])]
    pub(crate) group: bool,

    /// Write the problems to this file: FORMAT=FILE besides the standard output, FILE alone instead of it.
    ///
    /// For FILE alone and without --format, its extension says how it is written: `.jsonl`, `.ndjson` or `.json` for
    /// JSON Lines, `.sarif` or `.sarif.json`, `.csv`, `.html`, or `.xml` for junit; any other file is `concise`. The
    /// file appears when it is complete. For example `hdl check
    /// --output sarif=hdl.sarif --output html=report.html ids.txt` writes two files, and the usual report to the
    /// standard output.
    #[arg(
        help_heading = "How to report it",
        long,
        value_name = "[FORMAT=]FILE",
        conflicts_with = "quiet"
    )]
    output: Vec<Target>,

    /// Apply the safe fixes to the files and report the rest.
    ///
    /// Each edit that a report calls `fix` is applied, unless the identifier would still be wrong: then it stays as
    /// it was. With --select, --ignore or --severity, only the problems that are reported are fixed, and only errors
    /// that are reported make an identifier wrong; with --baseline, a text that the baseline has stays as it is.
    ///
    /// A file whose name or first lines show that it is not a list, such as a table or YAML, is refused, unless an
    /// option says where its identifiers are.
    ///
    /// The new file is written next to the original and replaces it when it is complete; permissions and
    /// owner stay. The standard input goes, fixed, to the standard output, and the remaining problems to the standard
    /// error.
    #[arg(help_heading = "Fixing", long, group = "edits")]
    pub(crate) fix: bool,

    /// Show what --fix would do as a unified diff, which `patch` applies; problems that would remain go to the
    /// standard error.
    #[arg(help_heading = "Fixing", long, conflicts_with_all = ["fix", "null", "quiet"])]
    #[arg(group = "edits")]
    pub(crate) diff: bool,

    /// Apply the suggestions (`try`) for these problems too, with --fix or --diff: names or groups, as for --select.
    ///
    /// Look at them first: `hdl check --diff --apply trailing-punctuation ids.txt` shows what
    /// `hdl check --fix --apply trailing-punctuation ids.txt` does.
    #[arg(help_heading = "Fixing", long, value_name = "NAME,…", value_delimiter = ',')]
    #[arg(value_parser = PROBLEMS, hide_possible_values = true, requires = "edits")]
    apply: Vec<Problems>,

    /// Write each change of --fix to this new file, one line each, with the text before and after.
    ///
    /// The file is JSON Lines, and `hdl check --undo FILE` undoes its changes. Only the changes of a file can be
    /// undone, so the standard input is refused. For example `hdl check --fix --report changes.jsonl ids.txt`.
    #[arg(help_heading = "Fixing", long, value_name = "FILE", requires = "fix")]
    pub(crate) report: Option<PathBuf>,

    /// Undo the changes that --report has written to this file.
    ///
    /// A file that has changed since then stays as it is, and is reported. For example `hdl check --undo
    /// changes.jsonl`.
    #[arg(help_heading = "Fixing", long, value_name = "FILE", exclusive = true)]
    pub(crate) undo: Option<PathBuf>,

    /// Let warnings and advice count as errors for the exit status.
    #[arg(help_heading = "What to report", long)]
    pub(crate) strict: bool,

    /// Print at most this many problems.
    ///
    /// The run stops there if one of them is an error. Otherwise it goes on without printing, up to the first error, so
    /// that the exit status is right. --group, --statistics and --format html count all problems, and take no --max.
    /// For example `hdl check --max 20 ids.txt`.
    #[arg(help_heading = "What to report", long, value_name = "N", value_parser = number::<u64>)]
    #[arg(allow_negative_numbers = true)]
    pub(crate) max: Option<u64>,

    /// Print nothing, in any format: the exit status says whether there are errors.
    ///
    /// Everything is checked, and with --fix also fixed; files that cannot be read are still reported. For example
    /// `hdl check --quiet ids.txt && publish ids.txt`.
    #[arg(help_heading = "How to report it", short, long, conflicts_with = "max")]
    pub(crate) quiet: bool,

    /// Add to the summary how often each problem, dialect and prefix occurs, and what fixes the problems.
    ///
    /// At most eight problems of a record are reported and counted. The prefixes are those of valid identifiers, and
    /// the twenty most frequent ones are shown; only those of letters, digits, `.`, `-` and `_` are named. If there are
    /// more than 65536, the rarer half is forgotten, and the counts of the others may be too low. For example `hdl
    /// check --statistics ids.txt > problems.txt`.
    #[arg(help_heading = "How to report it", long, conflicts_with_all = ["quiet", "max"])]
    pub(crate) statistics: bool,

    #[command(flatten)]
    pub(crate) configured: Configured,

    /// How many threads check; without it, one for each processor, at most 16.
    ///
    /// The output is the same for any number. For example `hdl check --threads 2 ids.txt`.
    #[arg(help_heading = "The run", long, value_name = "N", value_parser = number::<u16>)]
    #[arg(allow_negative_numbers = true)]
    threads: Option<u16>,
}

impl Check {
    /// Why the arguments contradict each other, or which of them has no effect; `None` if neither is so.
    pub(super) fn contradiction(&self) -> Option<String> {
        self.conflict().or_else(|| self.notation.without_effect(&self.source.readings()))
    }

    /// Why the arguments contradict each other; `None` if they do not.
    pub(super) fn conflict(&self) -> Option<String> {
        let fixes = self.fix || self.diff;
        let why = if fixes && self.max.is_some() {
            Some("--fix and --diff go through all files, so --max cannot end them early")
        } else if self.max.is_some() && self.wants_examples() {
            Some("--group and --format html count all problems, so --max cannot end the run early")
        } else if fixes && self.choice.write_baseline.is_some() {
            Some("a baseline has the problems of files as they are: write it before or after --fix")
        } else if self.choice.selects_nothing() {
            Some("--ignore drops every problem that --select names, so nothing would be reported")
        } else if self.report.is_some() && self.source.reads_stdin() {
            Some("--report cannot record changes of the standard input: name a file to check")
        } else {
            self.source.contradiction()
        };
        why.map(str::to_owned)
    }

    /// The problems whose suggestions are applied.
    pub(crate) fn apply(&self) -> Vec<Code> {
        codes(&self.apply).collect()
    }

    /// How many threads check.
    pub(crate) fn threads(&self) -> usize {
        let usual = || thread::available_parallelism().map_or(1, NonZero::get).min(THREADS);
        self.threads.map_or_else(usual, usize::from)
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

    /// How problems are written, and to which file; no file means the standard output.
    pub(crate) fn outputs(&self) -> Vec<(Manner, Option<&Path>)> {
        let manner = |file: &Target| (self.format_of(file), Look::file());
        let files = self.output.iter().map(|file| (manner(file), Some(&*file.path)));
        let stdout = self.prints().then(|| (self.printed(), None));
        stdout.into_iter().chain(files).collect()
    }

    fn format_of(&self, file: &Target) -> Format {
        let named = file.format.or(self.grouped()).or(self.format);
        named.or_else(|| file.usual_format()).unwrap_or(Format::Concise)
    }

    /// Whether problems are printed, instead of being written to a file or only counted.
    fn prints(&self) -> bool {
        !self.quiet && self.output.iter().all(|file| file.format.is_some())
    }

    /// The files that are written besides the lists, each with the option that names it.
    pub(crate) fn written(&self) -> impl Iterator<Item = (&'static str, &Path)> {
        let outputs = self.output.iter().map(|file| (OUTPUT, &*file.path));
        let report = self.report.iter().map(|file| ("--report", &**file));
        let baseline = self.choice.write_baseline.iter().map(|file| (WRITE_BASELINE, &**file));
        outputs.chain(report).chain(baseline)
    }

    /// Whether one of these formats was chosen. This function is called for each record, so it must not ask whether the
    /// output is a terminal: that decides only between the default formats.
    fn writes(&self, formats: &[Format]) -> bool {
        let printed = self.grouped().or(self.format).filter(|_| self.prints());
        let files = self.output.iter().map(|file| self.format_of(file));
        files.chain(printed).any(|format| formats.contains(&format))
    }

    /// Whether examples of each problem are shown.
    pub(crate) fn wants_examples(&self) -> bool {
        self.writes(&[Format::Group, Format::Html])
    }

    /// Whether dialects and prefixes are counted.
    pub(crate) fn counts_prefixes(&self) -> bool {
        self.statistics || self.writes(&[Format::Html])
    }

    /// Whether the standard output holds fixed texts or a diff, so that problems go to the standard error.
    pub(crate) fn writes_texts(&self) -> bool {
        self.diff || self.fix && self.source.reads_stdin()
    }
}

/// The layout of the help. The examples come before the options, because most people look for an example.
const TEMPLATE: &str =
    "{about-with-newline}\n{usage-heading} {usage}\n\n{before-help}{all-args}{after-help}";

const EXAMPLES: &str = "\
Examples:
  hdl check identifiers.txt
  echo '10.1000/182' | hdl check
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
a summary, and messages about files that cannot be read, go to the standard error.

Exit status:
  0  no errors, or none after --fix; with --strict no warnings and no advice either
  1  at least one error, or with --diff anything to be fixed
  2  the work could not be done: wrong arguments, a file that cannot be read, a full disk";
