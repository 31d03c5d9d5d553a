//! [`Parser`]: reads the text of a configuration; each setting knows its line.

use std::ffi::OsString;
use std::ops::Range;
use std::path::Path;

use clap::CommandFactory;
use clap::error::ErrorKind;
use globset::{GlobBuilder, GlobMatcher};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::key::{FILES, GLOB, KEYS, Key, ValueKind};
use crate::args::Args;
use crate::names::suggest;

/// Settings, and the files that they apply to.
#[derive(Debug, Default)]
pub(super) struct Section {
    /// `None` means every file.
    pub(super) globs: Option<Vec<Pattern>>,
    pub(super) settings: Vec<Setting>,
}

/// A glob.
#[derive(Debug)]
pub(super) struct Pattern {
    pub(super) text: String,
    pub(super) matcher: GlobMatcher,
}

impl Pattern {
    /// A glob works as in `.gitignore`: `*` stops at a `/`, and a glob without a `/` is the name of a file in any
    /// folder.
    fn new(text: String) -> Result<Self, globset::Error> {
        let whole = if text.contains('/') { text.clone() } else { format!("**/{text}") };
        let glob = GlobBuilder::new(&whole).literal_separator(true).build()?;
        Ok(Self { text, matcher: glob.compile_matcher() })
    }
}

/// A key and its value, their place in the file, and the arguments that say the same.
#[derive(Debug)]
pub(crate) struct Setting {
    pub(super) key: &'static Key,
    pub(super) value: String,
    pub(super) place: String,
    pub(super) arguments: Vec<OsString>,
}

/// The parser of a configuration.
pub(super) struct Parser<'a> {
    pub(super) name: String,
    pub(super) text: &'a str,
    pub(super) folder: &'a Path,
}

impl Parser<'_> {
    /// The tables of the configuration: first the one for all files, then those for some.
    pub(super) fn tables(&self) -> Result<Vec<Section>, String> {
        let root = DeTable::parse(self.text).map_err(|error| {
            let at = error.span().map_or(0, |span| span.start);
            self.wrong(at, error.message())
        })?;
        let mut tables = vec![self.table(root.get_ref(), false)?];
        if let Some((key, value)) = root.get_ref().get_key_value(FILES) {
            let wrong =
                |at: Range<usize>| self.wrong(at.start, "write `[[files]]` before each table");
            let files = value.get_ref().as_array().ok_or_else(|| wrong(key.span()))?;
            for file in files.iter() {
                let table = file.get_ref().as_table().ok_or_else(|| wrong(file.span()))?;
                tables.push(self.table(table, true)?);
            }
        }
        Ok(tables)
    }

    /// Reads one table, either for some files or for all.
    fn table(&self, table: &DeTable<'_>, of_files: bool) -> Result<Section, String> {
        let mut read = Section::default();
        let mut entries: Vec<_> = table.iter().collect();
        entries.sort_by_key(|(key, _)| key.span().start);
        for (key, value) in entries {
            let (name, at) = (&**key.get_ref(), key.span().start);
            match KEYS.iter().find(|known| known.name == name) {
                Some(known) => read.settings.push(self.setting(known, at, value)?),
                None if of_files && name == GLOB => read.globs = Some(self.globs(value)?),
                None if !of_files && name == FILES => {}
                None => return Err(self.wrong(at, &unknown(name, of_files))),
            }
        }
        if of_files && read.globs.is_none() {
            let at = table.iter().map(|(key, _)| key.span().start).min().unwrap_or_default();
            return Err(self.wrong(at, "this table has no `glob`, so it applies to no file"));
        }
        Ok(read)
    }

    fn globs(&self, value: &Spanned<DeValue<'_>>) -> Result<Vec<Pattern>, String> {
        let globs = texts(value.get_ref());
        let globs = globs
            .ok_or_else(|| self.wrong(value.span().start, "write a string or a list of strings"))?;
        let globs: Result<_, globset::Error> = globs.into_iter().map(Pattern::new).collect();
        globs.map_err(|error| self.wrong(value.span().start, &error.kind().to_string()))
    }

    fn setting(
        &self,
        key: &'static Key,
        at: usize,
        value: &Spanned<DeValue<'_>>,
    ) -> Result<Setting, String> {
        let span = value.span();
        let expected = match key.kind {
            ValueKind::Text | ValueKind::File => "a string",
            ValueKind::Texts => "a string or a list of strings",
            ValueKind::Switch => "`true` or `false`",
            ValueKind::Levels => "a table such as `{ not-nfc = \"advice\" }`",
        };
        let name = key.name;
        let wrong = |why: &str| self.wrong(span.start, &format!("`{name}`: {why}"));
        let values = self.values(key.kind, value.get_ref());
        let values = values.ok_or_else(|| wrong(&format!("write {expected}")))?;
        let arguments: Vec<OsString> = values
            .into_iter()
            .map(|value| match key.kind {
                ValueKind::Switch => format!("--{name}").into(),
                _ => format!("--{name}={value}").into(),
            })
            .collect();
        for argument in &arguments {
            refused(argument).map_or(Ok(()), |why| Err(wrong(&why)))?;
        }
        let value = self.text.get(span).unwrap_or_default().to_owned();
        Ok(Setting { key, value, place: self.place(at), arguments })
    }

    /// The values of the option; `None` if the key has another kind of value.
    fn values(&self, kind: ValueKind, value: &DeValue<'_>) -> Option<Vec<String>> {
        match kind {
            ValueKind::Text => Some(vec![text(value)?]),
            ValueKind::Texts => texts(value),
            ValueKind::File => Some(vec![self.folder.join(text(value)?).to_str()?.to_owned()]),
            ValueKind::Switch => {
                Some(if value.as_bool()? { vec![String::new()] } else { Vec::new() })
            }
            ValueKind::Levels => {
                let level = |(name, level): (&Spanned<_>, &Spanned<DeValue<'_>>)| {
                    Some(format!("{}={}", name.get_ref(), text(level.get_ref())?))
                };
                value.as_table()?.iter().map(level).collect()
            }
        }
    }

    /// The message that something is wrong at this place.
    fn wrong(&self, at: usize, why: &str) -> String {
        format!("{}: {why}", self.place(at))
    }

    fn place(&self, at: usize) -> String {
        let before = self.text.get(..at).unwrap_or_default();
        let line = before.matches('\n').count() + 1;
        let column = before.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
        format!("{}:{line}:{column}", self.name)
    }
}

/// A text, or the digits of a number.
fn text(value: &DeValue<'_>) -> Option<String> {
    let number = || value.as_integer().map(|number| number.as_str().to_owned());
    value.as_str().map(str::to_owned).or_else(number)
}

/// A text, or each text of a list.
fn texts(value: &DeValue<'_>) -> Option<Vec<String>> {
    match value.as_array() {
        Some(list) => list.iter().map(|value| text(value.get_ref())).collect(),
        None => Some(vec![text(value)?]),
    }
}

fn unknown(name: &str, of_files: bool) -> String {
    let own = if of_files { GLOB } else { FILES };
    let known: Vec<_> = KEYS.iter().map(|key| key.name).chain([own]).collect();
    suggest::unknown("key", name, "the keys are", &known)
}

/// Why the option refuses its value, if it does.
fn refused(argument: &OsString) -> Option<String> {
    let arguments = ["hdl".into(), "check".into(), argument.clone()];
    let error = Args::command().try_get_matches_from(arguments).err()?;
    let source = std::error::Error::source(&error).map(ToString::to_string);
    match error.kind() {
        ErrorKind::ValueValidation | ErrorKind::InvalidValue => {
            Some(source.unwrap_or_else(|| "the option does not allow this value".into()))
        }
        _ => None,
    }
}
