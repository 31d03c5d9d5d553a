//! Which files of a directory are read.

use crate::walk;

/// Which files of a directory are read.
#[derive(Clone, Debug, Default, clap::Args)]
pub(crate) struct Folders {
    /// In a directory, read only files whose names match this pattern, written as in `.gitignore`; with `!`, all
    /// others.
    ///
    /// For example `hdl check --glob '*.csv' --column doi exports`. A pattern wins over `.gitignore`, and finds
    /// hidden files too. Files named on the command line are always read.
    #[arg(long, value_name = "GLOB", value_parser = walk::glob)]
    pub(crate) glob: Vec<String>,

    /// In a directory, read hidden files too.
    #[arg(long)]
    pub(crate) hidden: bool,

    /// In a directory, also read files that `.gitignore` and `.ignore` exclude.
    #[arg(long)]
    pub(crate) no_ignore: bool,
}
