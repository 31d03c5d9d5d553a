//! [`Rules`]: the arguments for one file, from the command line and from the configuration.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::io;
use std::path::Path;
use std::sync::Arc;

use clap::parser::ValueSource;
use clap::{CommandFactory, Parser};

use super::file::Config;
use super::key::{KEYS, Key};
use crate::args::{Args, Check, Command};
use crate::check::Chosen;

/// How a file is read, and which of its problems are reported.
#[derive(Debug)]
pub(crate) struct Rules {
    pub(crate) args: Check,
    pub(crate) chosen: Chosen,
}

impl Rules {
    fn new(args: Check) -> io::Result<Arc<Self>> {
        let chosen = Chosen::new(&args)?;
        Ok(Arc::new(Self { args, chosen }))
    }
}

/// The rules of every file: those of the command line, and others for files of which the configuration says more.
#[derive(Debug)]
pub(crate) struct RuleBook {
    /// The arguments that the user typed.
    typed: Vec<OsString>,
    config: Option<Config>,
    /// The rules made so far, by the arguments that a configuration added.
    known: BTreeMap<Vec<OsString>, Arc<Rules>>,
    /// The keys that the command line sets itself.
    own: Vec<&'static Key>,
    /// Whether the command line says where identifiers are.
    has_place: bool,
}

impl RuleBook {
    /// The rules for these arguments of the command line, which were parsed as `args`.
    ///
    /// # Errors
    /// The configuration or the baseline cannot be read.
    pub(crate) fn new(typed: &[OsString], args: Check) -> io::Result<Self> {
        let config = args.config()?;
        let own = own(typed);
        let has_place = args.source.separator() == b'\0' || own.iter().any(|key| key.is_place);
        let known = BTreeMap::from([(Vec::new(), Rules::new(args)?)]);
        Ok(Self { typed: typed.to_vec(), config, known, own, has_place })
    }

    /// The rules of the command line alone.
    pub(crate) fn plain(&self) -> Option<&Arc<Rules>> {
        self.known.get(&Vec::new())
    }

    /// How many problems of the baselines no text had.
    pub(crate) fn gone(&self) -> u64 {
        self.all().filter_map(|rules| rules.chosen.known()).sum()
    }

    /// All rules that have been used.
    fn all(&self) -> impl Iterator<Item = &Arc<Rules>> {
        self.known.values()
    }

    /// Whether the problems of any file are compared with a baseline.
    pub(crate) fn has_baseline(&self) -> bool {
        let of_config = self.config.as_ref().is_some_and(|config| config.has("baseline"));
        of_config || self.all().any(|rules| rules.args.choice.baseline.is_some())
    }

    /// The rules of a file.
    ///
    /// # Errors The settings for this file contradict each other, or its baseline cannot be read.
    pub(crate) fn of(&mut self, file: &Path) -> io::Result<Arc<Rules>> {
        let more = self.more(file);
        if let Some(rules) = self.known.get(&more) {
            return Ok(Arc::clone(rules));
        }
        let rules = Rules::new(self.args(&more)?)?;
        self.known.insert(more, Arc::clone(&rules));
        Ok(rules)
    }

    /// The arguments that the configuration adds for a file.
    fn more(&self, file: &Path) -> Vec<OsString> {
        let Some(config) = &self.config else { return Vec::new() };
        let held = config.holds(file).into_iter().map(|(setting, _)| setting);
        let counts =
            |key: &&'static Key| !(self.own.contains(key) || self.has_place && key.is_place);
        let held = held.filter(|setting| counts(&setting.key));
        held.flat_map(|setting| setting.arguments.iter().cloned()).collect()
    }

    /// The arguments of the configuration and of the command line together.
    fn args(&self, more: &[OsString]) -> io::Result<Check> {
        let command = self.typed.iter().skip(1).position(|word| word == "check");
        let (before, after) = self.typed.split_at(command.map_or(self.typed.len(), |at| at + 2));
        match Args::try_parse_from([before, more, after].concat()) {
            Ok(Args { command: Command::Check(check), .. }) => Ok(*check),
            Ok(_) => Err(io::ErrorKind::InvalidInput.into()),
            Err(error) => {
                let said = error.to_string();
                let said = said.lines().next().unwrap_or_default().trim_start_matches("error: ");
                let path = self.config.as_ref().map(Config::path).unwrap_or_default();
                Err(io::Error::other(format!("with the settings of {path} for this file: {said}")))
            }
        }
    }
}

/// The keys whose options are on the command line.
fn own(typed: &[OsString]) -> Vec<&'static Key> {
    let command = Args::command();
    let Ok(matches) = command.clone().try_get_matches_from(typed) else { return Vec::new() };
    let (Some(check), Some(matches)) =
        (command.find_subcommand("check"), matches.subcommand_matches("check"))
    else {
        return Vec::new();
    };
    let typed = |key: &&Key| {
        let mut arguments = check.get_arguments();
        let argument = arguments.find(|argument| argument.get_long() == Some(key.name));
        argument.is_some_and(|argument| {
            matches.value_source(argument.get_id().as_str()) == Some(ValueSource::CommandLine)
        })
    };
    KEYS.iter().filter(typed).collect()
}
