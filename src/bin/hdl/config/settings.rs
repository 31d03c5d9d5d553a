//! [`Settings`]: the arguments of a command for one file, from the command line and from the configuration.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::path::Path;
use std::sync::Arc;
use std::{io, iter};

use clap::parser::ValueSource;
use clap::{CommandFactory, Parser};

use super::file::Config;
use super::key::{BASELINE, KEYS, Key};
use crate::args::{Args, Command, WRITE_BASELINE};

/// What the command line and the configuration say, and what a command makes of it: files with the same arguments share
/// a `T`.
#[derive(Debug)]
pub(super) struct Settings<T> {
    /// The arguments that the user typed, and which command is among them.
    typed: Vec<OsString>,
    command: &'static str,
    pub(super) config: Option<Config>,
    /// The keys that the command has as options, and those of them that the command line sets itself.
    keys: Vec<&'static Key>,
    own: Vec<&'static Key>,
    /// Whether the command line says where identifiers are.
    has_place: bool,
    /// What the command line alone makes.
    plain: Arc<T>,
    /// What was made for files so far, by the arguments that the configuration added.
    made: BTreeMap<Vec<OsString>, Arc<T>>,
}

impl<T> Settings<T> {
    /// The settings of a command from its arguments and the configuration. `has_null` says whether the command line has
    /// `-0`, which also says where identifiers are.
    pub(super) fn new(
        typed: &[OsString],
        command: &'static str,
        config: Option<Config>,
        has_null: bool,
        plain: Arc<T>,
    ) -> Self {
        let (keys, own) = keys(typed, command);
        let has_place = has_null || own.iter().any(|key| key.is_place);
        let (typed, made) = (typed.to_vec(), BTreeMap::new());
        Self { typed, command, config, keys, own, has_place, plain, made }
    }

    /// What the command line alone makes.
    pub(super) fn plain(&self) -> &Arc<T> {
        &self.plain
    }

    /// Everything that was made so far.
    pub(super) fn all(&self) -> impl Iterator<Item = &Arc<T>> {
        iter::once(&self.plain).chain(self.made.values())
    }

    /// What the arguments for a file make: `make` is called unless an earlier file had the same ones.
    ///
    /// # Errors
    /// The settings contradict each other or the command line, or `make` fails.
    pub(super) fn of(
        &mut self,
        file: &Path,
        make: impl FnOnce(Command) -> io::Result<Arc<T>>,
    ) -> io::Result<Arc<T>> {
        let more = self.more(file);
        if more.is_empty() {
            return Ok(Arc::clone(&self.plain));
        }
        if let Some(made) = self.made.get(&more) {
            return Ok(Arc::clone(made));
        }
        let made = make(self.command(&more)?)?;
        self.made.insert(more, Arc::clone(&made));
        Ok(made)
    }

    /// The arguments that the configuration adds for a file.
    fn more(&self, file: &Path) -> Vec<OsString> {
        let Some(config) = &self.config else { return Vec::new() };
        let settings = config.settings_for(file).into_iter().map(|(setting, _)| setting);
        let counts = |key: &&'static Key| {
            self.keys.contains(key) && !self.own.contains(key) && !(self.has_place && key.is_place)
        };
        let settings = settings.filter(|setting| counts(&setting.key));
        settings.flat_map(|setting| setting.arguments.iter().cloned()).collect()
    }

    /// The command with the arguments of the configuration and of the command line together.
    ///
    /// # Errors
    /// The settings contradict each other or the command line.
    fn command(&self, more: &[OsString]) -> io::Result<Command> {
        let command = self.typed.iter().skip(1).position(|word| word == self.command);
        let (before, after) = self.typed.split_at(command.map_or(self.typed.len(), |at| at + 2));
        let wrong = |why: &str| {
            let path = self.config.as_ref().map(Config::path).unwrap_or_default();
            io::Error::other(format!("with the settings of {path} for this file: {why}"))
        };
        let args = Args::try_parse_from([before, more, after].concat())
            .map_err(|error| wrong(&first_paragraph(&error.to_string())))?;
        args.command.conflict().map_or(Ok(args.command), |why| Err(wrong(&why)))
    }
}

/// What is wrong with arguments, in a line: the list of the other arguments that are concerned follows the first line
/// of the answer, and the usage and advice follow an empty line.
fn first_paragraph(answer: &str) -> String {
    let said = answer.trim_start_matches("error: ").lines().take_while(|line| !line.is_empty());
    let said: Vec<_> = said.map(str::trim).collect();
    match &*said {
        [why, arguments @ ..] if why.ends_with(':') => format!("{why} {}", arguments.join(", ")),
        lines => lines.join(" "),
    }
}

/// The keys that are options of a command, and those whose options are on the command line.
fn keys(typed: &[OsString], name: &str) -> (Vec<&'static Key>, Vec<&'static Key>) {
    let command = Args::command();
    let Ok(matches) = command.clone().try_get_matches_from(typed) else {
        return Default::default();
    };
    let (Some(command), Some(matches)) =
        (command.find_subcommand(name), matches.subcommand_matches(name))
    else {
        return Default::default();
    };
    let argument = |name: &str| {
        let mut arguments = command.get_arguments();
        arguments.find(|argument| argument.get_long() == Some(name))
    };
    let is_typed = |name: &str| {
        argument(name).is_some_and(|argument| {
            matches.value_source(argument.get_id().as_str()) == Some(ValueSource::CommandLine)
        })
    };
    let keys: Vec<_> = KEYS.iter().filter(|key| argument(key.name).is_some()).collect();
    // A baseline that is written replaces the one that is configured.
    let own = |key: &&'static Key| {
        is_typed(key.name) || key.name == BASELINE && is_typed(&WRITE_BASELINE["--".len()..])
    };
    let own = keys.iter().copied().filter(own).collect();
    (keys, own)
}
