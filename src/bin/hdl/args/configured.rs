//! Which configuration applies.

use std::io;
use std::path::PathBuf;

use crate::config::Config;

/// Which configuration applies.
#[derive(Debug, clap::Args)]
#[command(next_help_heading = "The run")]
pub(crate) struct Configured {
    /// The configuration file; without it, the nearest `hdl.toml`, upwards from the working directory.
    ///
    /// An option on the command line wins over the configuration. `hdl config FILE` prints what applies to a file,
    /// and why. For example `hdl check --config catalogue/hdl.toml catalogue/*.csv`.
    #[arg(long, value_name = "FILE", conflicts_with = "no_config")]
    config: Option<PathBuf>,

    /// Read no `hdl.toml`.
    #[arg(long)]
    no_config: bool,
}

impl Configured {
    /// The configuration, if there is one.
    pub(crate) fn read(&self) -> io::Result<Option<Config>> {
        match &self.config {
            _ if self.no_config => Ok(None),
            Some(path) => Config::read(path).map(Some),
            None => Config::nearest(),
        }
    }
}
