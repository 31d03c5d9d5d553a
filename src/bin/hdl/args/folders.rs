//! Which files of a directory are read.

use crate::walk;

/// Which files of a directory are read.
#[derive(Clone, Debug, Default, clap::Args)]
pub(crate) struct Folders {
    /// Of a directory, read only the files whose names fit this pattern, as `.gitignore` has it; with `!`, all but those.
    ///
    /// For example `hdl check --glob '*.csv' --column doi exports`. A pattern counts before `.gitignore`, and finds
    /// hidden files too.
    /// Files that are named themselves are always read.
    #[arg(long, value_name = "GLOB", value_parser = walk::glob)]
    pub(crate) glob: Vec<String>,

    /// Of a directory, read hidden files too.
    #[arg(long)]
    pub(crate) hidden: bool,

    /// Of a directory, read what `.gitignore` and `.ignore` leave out too.
    #[arg(long)]
    pub(crate) no_ignore: bool,
}
