//! The arguments of `hdl config`.

use std::path::PathBuf;

/// The arguments of `hdl config`.
#[derive(Debug, clap::Args)]
#[command(after_long_help = EXAMPLES)]
pub(crate) struct ConfigArgs {
    /// The files, which need not exist.
    #[arg(value_name = "FILE", required = true)]
    pub(crate) files: Vec<PathBuf>,

    /// The configuration file; without it, the nearest `hdl.toml`, upwards from the working directory.
    #[arg(long, value_name = "FILE")]
    pub(crate) config: Option<PathBuf>,
}

const EXAMPLES: &str = "\
Examples:
  hdl config catalogue/articles.csv
  hdl config --config catalogue/hdl.toml catalogue/articles.csv
  hdl generate schema > hdl.schema.json

A configuration has the options of `hdl check`, for all files at its head and for some in tables:

  ignore = [\"not-nfc\"]

  [[files]]
  glob = \"catalogue/*.csv\"
  column = \"doi\"
  as = \"doi\"

If several tables match a file, the last one wins, key by key; an option on the command line wins
over all of them.

Exit status: 0 the settings were printed, 2 there is no configuration, or something in it is wrong.";
