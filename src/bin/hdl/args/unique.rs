//! The arguments of `hdl unique`.

use clap::ValueEnum;
use handle_syntax::Policy;

use super::configured::Configured;
use super::notation::Notation;
use super::source::Source;
use crate::names::number::number;
use crate::names::parser::POLICY;

/// The arguments of `hdl unique`.
#[derive(Debug, clap::Args)]
#[command(after_long_help = EXAMPLES)]
pub(crate) struct Unique {
    #[command(flatten)]
    pub(crate) source: Source,

    #[command(flatten)]
    pub(crate) notation: Notation,

    #[command(flatten)]
    pub(crate) configured: Configured,

    /// Print only handles that occur more than once.
    #[arg(help_heading = "What to write", long)]
    pub(crate) repeated: bool,

    /// How many places of a handle are printed.
    #[arg(help_heading = "What to write", long, value_name = "N", default_value_t = 3, value_parser = number::<usize>)]
    #[arg(allow_negative_numbers = true)]
    pub(crate) places: usize,

    /// Which letters of a handle mean the same in upper and lower case: octets, handle, service, doi or sun98.
    ///
    /// octets: none. handle: those of the prefix, and all under `0.`. service, doi, sun98: all ASCII
    /// letters. Without it, case does not matter in a DOI name, a handle whose prefix is `10` or begins with `10.`;
    /// in any other handle, it matters everywhere except in the prefix.
    #[arg(help_heading = "What to write", long, value_name = "POLICY", value_parser = POLICY, hide_possible_values = true)]
    pub(crate) policy: Option<Policy>,

    /// Leave out texts with a warning, too, and end with exit status 1 if there are any.
    #[arg(help_heading = "What to write", long)]
    pub(crate) strict: bool,

    /// How many MiB of memory the handles may take before they are sorted into temporary files.
    #[arg(help_heading = "The run", long, value_name = "MIB", default_value_t = 256, value_parser = number::<u32>)]
    #[arg(allow_negative_numbers = true)]
    pub(crate) memory: u32,

    /// Print only the handles: no summary, and no progress on a terminal.
    #[arg(help_heading = "What to write", short, long)]
    pub(crate) quiet: bool,

    /// How the handles are printed.
    #[arg(help_heading = "What to write", long, value_enum, default_value_t = UniqueFormat::Plain)]
    pub(crate) format: UniqueFormat,
}

impl Unique {
    /// Why the arguments contradict each other, or which of them has no effect; `None` if neither is so.
    pub(super) fn contradiction(&self) -> Option<String> {
        self.conflict().or_else(|| self.notation.without_effect(&self.source.readings()))
    }

    /// Why the arguments contradict each other; `None` if they do not.
    pub(super) fn conflict(&self) -> Option<String> {
        let why = self.source.contradiction().map(str::to_owned);
        why.or_else(|| {
            let rule =
                self.source.readings().into_iter().find_map(|own| self.notation.rule(own))?;
            Some(format!("`{rule}` is a rule, by which a text means no handle: name a dialect"))
        })
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum UniqueFormat {
    /// One line per handle: how often it occurs, the handle, and its first places, with tabs between them.
    Plain,
    /// JSON Lines: one object per handle, with the text at each of its first places.
    #[value(alias = "jsonl")]
    Json,
}

const EXAMPLES: &str = "\
Examples:
  hdl unique identifiers.txt links.txt
  hdl unique --repeated --column doi articles.csv
  hdl unique --find paper.tex references.bib
  hdl unique --format json --field /doi works.jsonl > handles.jsonl

A handle is the same in every notation: `10.1000/182`, `https://doi.org/10.1000/182` and
`info:hdl/10.1000/182` count as one. Handles are printed in the order of their bytes. Texts that
mean no handle are counted on the standard error, and the first ten are shown there with the reason.

Exit status:
  0  every text means a handle
  1  a text does not name a handle (or, with --strict, has a warning), or a row cannot be read
  2  the work could not be done: wrong arguments, a file that cannot be read, a full disk";
