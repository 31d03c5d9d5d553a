//! [`UniqueBook`]: how `hdl unique` reads each file.

use std::ffi::OsString;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::file::Config;
use super::settings::Settings;
use crate::args::{Command, Unique};

/// The arguments for every file.
#[derive(Debug)]
pub(crate) struct UniqueBook {
    settings: Settings<Unique>,
}

impl UniqueBook {
    /// The arguments of the command line, which were parsed as `args`.
    ///
    /// # Errors
    /// The configuration cannot be read.
    pub(crate) fn new(typed: &[OsString], args: &Arc<Unique>) -> io::Result<Self> {
        let has_null = args.source.separator() == b'\0';
        let config = Config::chosen(&args.configured)?;
        Ok(Self { settings: Settings::new(typed, "unique", config, has_null, Arc::clone(args)) })
    }

    /// The files that say how others are read: the configuration and its baselines.
    pub(crate) fn consulted(&self) -> Vec<PathBuf> {
        self.settings.config.iter().flat_map(Config::files).collect()
    }

    /// The arguments for a file.
    ///
    /// # Errors
    /// The settings for this file contradict each other.
    pub(crate) fn of(&mut self, file: &Path) -> io::Result<Arc<Unique>> {
        self.settings.of(file, |command| match command {
            Command::Unique(args) => Ok(Arc::new(args)),
            _ => Err(io::ErrorKind::InvalidInput.into()),
        })
    }
}
