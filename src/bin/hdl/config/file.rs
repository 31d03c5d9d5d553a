//! [`Config`]: a configuration that has been read, and the settings for each file.

use std::path::{Component, Path, PathBuf};
use std::{env, fs, io};

use super::key::ValueKind;
use super::parser::{Parser, Section, Setting};
use crate::args::Configured;
use crate::names::CONFIG;
use crate::terminal::failure::Failure;

/// The contents of an `hdl.toml`.
#[derive(Debug)]
pub(crate) struct Config {
    path: PathBuf,
    folder: PathBuf,
    tables: Vec<Section>,
}

impl Config {
    /// The configuration that the arguments choose, if there is one.
    pub(super) fn chosen(by: &Configured) -> io::Result<Option<Self>> {
        match &by.config {
            _ if by.no_config => Ok(None),
            Some(path) => Self::read(path).map(Some),
            None => Self::nearest(),
        }
    }

    /// Reads the nearest configuration, upwards from the working directory; `None` if no folder has one.
    pub(crate) fn nearest() -> io::Result<Option<Self>> {
        let here = env::current_dir()?;
        let found = here.ancestors().map(|folder| folder.join(CONFIG)).find(|path| path.is_file());
        found.map(|path| Self::read(&path)).transpose()
    }

    /// Reads a configuration.
    ///
    /// # Errors
    /// The file cannot be read, or something in it is wrong; the error names the place.
    pub(crate) fn read(path: &Path) -> io::Result<Self> {
        let unread = |error| io::Error::other(Failure::at(path, error).to_string());
        let not_utf8 = |_| unread(io::Error::other("this file is not UTF-8: save it as UTF-8"));
        let text = String::from_utf8(fs::read(path).map_err(unread)?).map_err(not_utf8)?;
        let whole = env::current_dir()?.join(path);
        let folder = whole.parent().unwrap_or(Path::new("")).to_owned();
        let name = shown(path);
        let reader = Parser { name, text: &text, folder: &folder };
        let tables = reader.tables().map_err(io::Error::other)?;
        Ok(Self { path: path.to_owned(), folder, tables })
    }

    /// Whether the configuration sets this key for any file.
    pub(super) fn has(&self, name: &str) -> bool {
        self.tables.iter().flat_map(|table| &table.settings).any(|setting| setting.key.name == name)
    }

    /// The files that the configuration names, and its own file.
    pub(super) fn files(&self) -> impl Iterator<Item = PathBuf> {
        let settings = self.tables.iter().flat_map(|table| &table.settings);
        let files =
            settings.filter(|setting| setting.key.kind == ValueKind::File).flat_map(|setting| {
                let option = format!("--{}=", setting.key.name);
                let values = setting.arguments.iter().filter_map(|argument| argument.to_str());
                values.filter_map(move |value| value.strip_prefix(&option).map(PathBuf::from))
            });
        files.chain([self.path.clone()])
    }

    pub(super) fn path(&self) -> String {
        shown(&self.path)
    }

    /// The settings that apply to a file, the last one of each key and of the keys that say where identifiers are, each
    /// with the glob that matched the file.
    pub(crate) fn settings_for(&self, file: &Path) -> Vec<(&Setting, Option<&str>)> {
        let file = env::current_dir().map(|here| here.join(file)).unwrap_or(file.to_owned());
        let file = without_dots(&file);
        let file = file.strip_prefix(&self.folder).unwrap_or(&file);
        let mut settings: Vec<(&Setting, Option<&str>)> = Vec::new();
        for table in &self.tables {
            let glob = match &table.globs {
                None => None,
                Some(globs) => match globs.iter().find(|glob| glob.matcher.is_match(file)) {
                    Some(glob) => Some(&*glob.text),
                    None => continue,
                },
            };
            if table.settings.iter().any(|setting| setting.key.is_way) {
                settings.retain(|(other, _)| !other.key.is_way);
            }
            for setting in &table.settings {
                settings.retain(|(other, _)| other.key != setting.key);
                settings.push((setting, glob));
            }
        }
        settings
    }
}

/// A path without `.` and `..`, as if no folder in it were a link.
fn without_dots(path: &Path) -> PathBuf {
    let mut plain = PathBuf::new();
    for part in path.components() {
        match part {
            Component::ParentDir => {
                plain.pop();
            }
            Component::CurDir => {}
            part => plain.push(part),
        }
    }
    plain
}

/// The path of a configuration, relative if it is below the working directory.
fn shown(path: &Path) -> String {
    let here = env::current_dir().unwrap_or_default();
    path.strip_prefix(here).unwrap_or(path).to_string_lossy().into_owned()
}
