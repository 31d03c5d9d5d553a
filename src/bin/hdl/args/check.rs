//! The arguments of `hdl check`.

use std::num::NonZero;
use std::thread;

use clap::{ValueEnum, value_parser};

use super::{Notation, Source};

/// How many threads there are at most, unless more are asked for: reading is one thread's work at a time.
const THREADS: usize = 16;

/// The arguments of `hdl check`.
#[derive(Debug, clap::Args)]
#[command(after_long_help = EXAMPLES)]
pub(crate) struct Check {
    #[command(flatten)]
    pub(crate) source: Source,

    #[command(flatten)]
    pub(crate) notation: Notation,

    /// How problems are printed.
    #[arg(long, value_enum, default_value_t = Format::Concise)]
    pub(crate) format: Format,

    /// Let warnings and advice count as errors for the exit status.
    #[arg(long)]
    pub(crate) strict: bool,

    /// Stop when so many problems have been told, and say so.
    ///
    /// What has been checked up to there is counted. For example `hdl check --max 20 ids.txt`.
    #[arg(long, value_name = "N", value_parser = value_parser!(u64).range(1..))]
    pub(crate) max: Option<u64>,

    /// Print no problems and no summary: the exit status says whether there are errors.
    ///
    /// Everything is checked nevertheless, and what cannot be read is told. For example
    /// `hdl check --quiet ids.txt && publish ids.txt`.
    #[arg(short, long, conflicts_with = "max")]
    pub(crate) quiet: bool,

    /// Add to the summary which problems, dialects and prefixes there are, and how many of each.
    ///
    /// A record counts with the eight problems that are told of it. Of prefixes, those of valid identifiers, the twenty
    /// most frequent ones are shown; beyond 65536 of them the rarer half is forgotten, and the others are counted at least
    /// so often. For example `hdl check --statistics ids.txt > problems.txt`.
    #[arg(long, conflicts_with_all = ["quiet", "max"])]
    pub(crate) statistics: bool,

    /// How many threads check; without it, as many as there are processors, but at most 16.
    ///
    /// What is printed does not depend on it. For example `hdl check --threads 2 ids.txt`.
    #[arg(long, value_name = "N", value_parser = value_parser!(u16).range(1..))]
    threads: Option<u16>,
}

impl Check {
    /// How many threads check.
    pub(crate) fn threads(&self) -> usize {
        let usual = || thread::available_parallelism().map_or(1, NonZero::get).min(THREADS);
        self.threads.map_or_else(usual, usize::from)
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
}

const EXAMPLES: &str = "\
Examples:
  hdl check identifiers.txt
  hdl check --as doi dois.txt
  hdl check --as info_uri::info-URI --format json - < uris.txt > problems.jsonl
  find . -name '*.hdl' -print0 | hdl check -0 --as handle

Problems go to the standard output, a summary and trouble with files to the standard error.

Exit status:
  0  no errors; with --strict no warnings and no advice either
  1  at least one error
  2  the work could not be done: wrong arguments, a file that cannot be read, a full disk";
