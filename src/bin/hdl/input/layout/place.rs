//! [`Place`]: a place of the arguments, which a file may lack.

use std::fmt::Display;

use super::Layout;
use crate::input::entries::EntryFormat;
use crate::input::pointer::Pointer;

/// A place of the arguments in files of one format.
#[derive(Debug)]
pub(crate) struct Place {
    /// What distinguishes it from other places.
    pub(crate) name: String,
    /// The message if files do not have it, and what may help if no file has it.
    pub(crate) lack: String,
    pub(crate) tip: String,
    /// Whether the file has it.
    pub(crate) is_seen: bool,
}

impl Place {
    /// A place that the file does not have, as far as is known.
    fn new(name: String, lack: String, tip: String) -> Self {
        Self { name, lack, tip, is_seen: false }
    }

    fn in_json(path: &Pointer, is_array: bool) -> Self {
        let is_into_array = path.to_string().contains("/*");
        let tip = match is_array && !is_into_array {
            true => format!("; in an array, write `/*{path}`"),
            false => String::new(),
        };
        Self::new(path.to_string(), no_field(path), tip)
    }

    fn in_entries(name: &str, format: &EntryFormat) -> Self {
        let tip = (format.advice)(name).to_owned();
        Self::new(format!("{} {name}", format.name), no_field(name), tip)
    }

    fn in_xml(path: &impl Display) -> Self {
        let lack = format!("nothing was found at `{path}`");
        Self::new(path.to_string(), lack, String::new())
    }

    /// All places of a profile together, of which one is enough.
    fn of_profile() -> Self {
        let lack = "no element was found at the paths of the profile".to_owned();
        Self::new(String::new(), lack, "; perhaps another profile reads it".to_owned())
    }
}

fn no_field(name: impl Display) -> String {
    format!("nothing has the field `{name}`")
}

impl Layout {
    /// The wanted places that a file may lack. `seen` has a bit for each place of the arguments that the file has; it
    /// is enough if a file has one place of a profile.
    pub(crate) fn places(&self, seen: u64) -> Vec<Place> {
        match self {
            Self::Fields { fields, is_array, .. } => {
                numbered(&fields.paths, seen, |path| Place::in_json(path, *is_array))
            }
            Self::Entries(names, format) => {
                numbered(&names.names, seen, |name| Place::in_entries(name, format))
            }
            Self::Xml(elements) if elements.is_profile => {
                vec![Place { is_seen: seen != 0, ..Place::of_profile() }]
            }
            Self::Xml(elements) => numbered(&elements.paths, seen, |(path, _)| Place::in_xml(path)),
            Self::List(_) | Self::Table(_) | Self::Text(_) => Vec::new(),
        }
    }
}

/// The place of each of the arguments; `seen` has a bit for each that the file has.
fn numbered<T>(all: &[T], seen: u64, place: impl Fn(&T) -> Place) -> Vec<Place> {
    let numbered = all.iter().enumerate();
    numbered.map(|(number, it)| Place { is_seen: seen >> number & 1 == 1, ..place(it) }).collect()
}
