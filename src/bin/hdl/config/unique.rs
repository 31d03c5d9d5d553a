//! [`UniqueBook`]: how `hdl unique` reads each file.

use std::collections::BTreeMap;
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
    settings: Settings,
    /// The parsed arguments of earlier files, by the arguments that the configuration added for those files.
    known: BTreeMap<Vec<OsString>, Arc<Unique>>,
}

impl UniqueBook {
    /// The arguments of the command line, which were parsed as `args`.
    ///
    /// # Errors
    /// The configuration cannot be read.
    pub(crate) fn new(typed: &[OsString], args: &Arc<Unique>) -> io::Result<Self> {
        let has_null = args.source.separator() == b'\0';
        let settings = Settings::new(typed, "unique", Config::chosen(&args.configured)?, has_null);
        Ok(Self { settings, known: BTreeMap::from([(Vec::new(), Arc::clone(args))]) })
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
        let more = self.settings.more(file);
        if let Some(args) = self.known.get(&more) {
            return Ok(Arc::clone(args));
        }
        let Command::Unique(args) = self.settings.command(&more)? else {
            return Err(io::ErrorKind::InvalidInput.into());
        };
        let args = Arc::new(args);
        self.known.insert(more, Arc::clone(&args));
        Ok(args)
    }
}
