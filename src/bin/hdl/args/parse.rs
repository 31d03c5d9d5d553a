//! The arguments of `hdl parse`.

use std::ffi::OsString;

use clap::ValueEnum;

use super::notation::Notation;

/// The arguments of `hdl parse`.
#[derive(Debug, clap::Args)]
#[command(after_long_help = EXAMPLES)]
pub(crate) struct Parse {
    /// The texts; without any, each line of the standard input is one.
    #[arg(value_name = "TEXT")]
    pub(crate) texts: Vec<OsString>,

    /// How a reading is shown.
    #[arg(long, value_enum, default_value_t = TreeFormat::Human)]
    pub(crate) format: TreeFormat,

    /// Texts on the standard input end with NUL instead of a line end.
    #[arg(short = '0', long)]
    pub(crate) null: bool,

    #[command(flatten)]
    pub(crate) notation: Notation,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum TreeFormat {
    /// A picture: the text, and under it what each production reads.
    Human,
    /// JSON Lines: one object per reading.
    Json,
}

const EXAMPLES: &str = "\
Examples:
  hdl parse --as hdl-uri hdl://10.1000/182
  hdl parse hdl://190.12.34.56/1234/567
  hdl parse --as rfc3986::authority user@host:80

Without --as, every dialect that accepts a text is shown, and whether they read the same handle.

Exit status: 0 each text has a reading, 1 one has none, 2 the work could not be done.";
