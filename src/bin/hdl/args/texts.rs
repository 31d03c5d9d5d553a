//! The arguments of commands that write one text for each text that they read.

use std::ffi::OsString;

use clap::ValueEnum;

use super::places::Places;
use crate::input::octets::record_end;
use crate::reading::{self, Reading};

/// The texts, and how the results are written.
#[derive(Debug, clap::Args)]
pub(crate) struct Texts {
    /// The texts; without any, each line of the standard input is one.
    #[arg(value_name = "TEXT", conflicts_with_all = ["place", "find"])]
    pub(crate) texts: Vec<OsString>,

    /// How results are written.
    #[arg(long, value_enum, default_value_t = ResultFormat::Plain)]
    pub(crate) format: ResultFormat,

    #[command(flatten)]
    pub(crate) places: Places,

    /// Report no problems, and show no progress: the exit status says whether a text was refused.
    #[arg(short, long)]
    pub(crate) quiet: bool,

    /// Also refuse texts with a warning, because they are probably wrong.
    ///
    /// Without it, such a text gets its result, and the exit status does not show the warning.
    #[arg(long)]
    pub(crate) strict: bool,

    /// Texts end with NUL instead of a line end, both those that are read and those that are written.
    #[arg(short = '0', long)]
    pub(crate) null: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum ResultFormat {
    /// One line per text, empty if the text was refused; problems go to the standard error.
    Plain,
    /// JSON Lines: one object per text, with its problems.
    #[value(alias = "jsonl")]
    Json,
}

impl Texts {
    /// The octet that ends a text.
    pub(crate) fn separator(&self) -> u8 {
        record_end(self.null)
    }

    /// What reads each place: its own dialect, or else `named`.
    pub(super) fn readings(&self, named: Option<Reading>) -> Vec<Option<Reading>> {
        let own = self.places.readings();
        let readings: Vec<_> = own.map(|own| reading::chosen_for_handles(own, named)).collect();
        if readings.is_empty() { vec![named] } else { readings }
    }

    /// The octets that a written text must not contain, because they would end it.
    pub(crate) fn forbidden(&self) -> &'static [u8] {
        match (self.format, self.null) {
            (ResultFormat::Json, _) => b"",
            (ResultFormat::Plain, true) => b"\0",
            (ResultFormat::Plain, false) => b"\r\n\0",
        }
    }
}
