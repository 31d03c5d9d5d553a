//! Which configuration applies.

use std::path::PathBuf;

/// Which configuration applies.
#[derive(Debug, clap::Args)]
#[command(next_help_heading = "The run")]
pub(crate) struct Configured {
    /// The configuration file; without it, the nearest `hdl.toml`, upwards from the working directory.
    ///
    /// An option on the command line wins over the configuration. `hdl config FILE` prints what applies to a file,
    /// and why. For example `hdl check --config catalogue/hdl.toml catalogue/*.csv`.
    #[arg(long, value_name = "FILE", conflicts_with = "no_config")]
    pub(crate) config: Option<PathBuf>,

    /// Read no `hdl.toml`.
    #[arg(long)]
    pub(crate) no_config: bool,
}
