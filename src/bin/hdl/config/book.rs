//! [`RuleBook`]: the rules of every file, from the command line and from the configuration.

use std::ffi::OsString;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::file::Config;
use super::key::BASELINE;
use super::settings::Settings;
use crate::args::{Check, Command};
use crate::rules::Rules;
use crate::rules::chosen::Baselines;

/// The rules of every file: those of the command line, and others for files to which the configuration applies.
#[derive(Debug)]
pub(crate) struct RuleBook {
    settings: Settings<Rules>,
    /// The baselines that the rules share.
    baselines: Baselines,
}

impl RuleBook {
    /// The rules for these arguments of the command line, which were parsed as `args`.
    ///
    /// # Errors
    /// The configuration or the baseline cannot be read.
    pub(crate) fn new(typed: &[OsString], args: Check) -> io::Result<Self> {
        let has_null = args.source.separator() == b'\0';
        let config = Config::chosen(&args.configured)?;
        let mut baselines = Baselines::default();
        let plain = Rules::new(args, &mut baselines)?;
        Ok(Self { settings: Settings::new(typed, "check", config, has_null, plain), baselines })
    }

    /// The rules of the command line alone.
    pub(crate) fn plain(&self) -> &Arc<Rules> {
        self.settings.plain()
    }

    /// How many problems of the baselines no text had; if a baseline is going to be written, how many problems it has.
    pub(crate) fn left(&self) -> u64 {
        self.baselines.left()
    }

    /// The files that say how others are read: baselines and the configuration.
    pub(crate) fn consulted(&self) -> Vec<PathBuf> {
        let typed = self.plain().args.choice.baseline.clone();
        let config = self.settings.config.iter().flat_map(Config::files);
        typed.into_iter().chain(config).collect()
    }

    /// The files that the run uses for something other than identifiers: those that it consults or writes.
    pub(crate) fn used(&self) -> Vec<PathBuf> {
        let written = self.plain().args.written().map(|(_, path)| path.to_path_buf());
        self.consulted().into_iter().chain(written).collect()
    }

    /// Whether the problems of any file are compared with a baseline.
    pub(crate) fn has_baseline(&self) -> bool {
        let of_config = self.settings.config.as_ref().is_some_and(|config| config.has(BASELINE));
        of_config || self.settings.all().any(|rules| rules.args.choice.baseline.is_some())
    }

    /// The rules of a file.
    ///
    /// # Errors
    /// The settings for this file contradict each other, or its baseline cannot be read.
    pub(crate) fn of(&mut self, file: &Path) -> io::Result<Arc<Rules>> {
        let baselines = &mut self.baselines;
        self.settings.of(file, |command| match command {
            Command::Check(args) => Rules::new(*args, baselines),
            _ => Err(io::ErrorKind::InvalidInput.into()),
        })
    }
}
