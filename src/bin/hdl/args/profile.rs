//! [`Profile`]: where identifiers are in common formats of XML, as an argument.

use std::str::FromStr;

use crate::input::xml::elements::Content;
use crate::input::xml::path::Path;
use crate::names::parser::NameParser;
use crate::names::profile::{self, Kind};
use crate::names::selection::Selection;
use crate::names::suggest;

/// The paths of a format that lead to identifiers, and how the text at each is read.
#[derive(Clone, Debug)]
pub(crate) struct Profile {
    places: &'static [(&'static str, Kind)],
    readings: Vec<Option<Selection>>,
}

/// A profile by its name.
pub(super) const PROFILE: NameParser<Profile> = NameParser::new(str::parse, profile::names);

impl Profile {
    /// The paths to identifiers, and what each leads to.
    pub(super) fn paths(&self) -> Vec<(Path, Content)> {
        let path = |(path, kind): &(&str, Kind)| {
            Some((path.parse::<Path>().ok()?.folding_case(), content(*kind)))
        };
        self.places.iter().filter_map(path).collect()
    }

    /// The dialect of the identifiers at each path, if the profile names one.
    pub(super) fn readings(&self) -> impl Iterator<Item = &Option<Selection>> {
        self.readings.iter()
    }
}

impl FromStr for Profile {
    type Err = String;

    fn from_str(given: &str) -> Result<Self, String> {
        let found = profile::named(given);
        let found = found.ok_or_else(|| suggest::not_one_of(given, &profile::names()))?;
        let reading = |(_, kind): &(&str, Kind)| reading(*kind);
        let readings = found.places.iter().map(reading).collect();
        Ok(Self { places: found.places, readings })
    }
}

fn content(kind: Kind) -> Content {
    match kind {
        Kind::Of(_) | Kind::Doi | Kind::Any => Content::Identifier,
        Kind::Mixed => Content::Mixed,
        Kind::Link => Content::Link,
        Kind::Info => Content::Info,
        Kind::Text => Content::Prose,
    }
}

fn reading(kind: Kind) -> Option<Selection> {
    match kind {
        Kind::Of(dialect) => Some(Selection::Dialect(dialect)),
        Kind::Doi => Some(Selection::AnyDoi),
        Kind::Any => None,
        Kind::Mixed | Kind::Link | Kind::Info | Kind::Text => Some(Selection::Found),
    }
}

#[cfg(test)]
mod tests {
    use crate::input::limits::FIELDS;
    use crate::input::xml::path::Path;
    use crate::names::profile::{PROFILES, Profile};

    #[test]
    fn every_path_of_a_profile_can_be_read() {
        assert!(PROFILES.is_sorted_by_key(|profile| profile.name));
        for Profile { name, places, .. } in PROFILES {
            assert!(places.len() <= FIELDS, "{name}");
            for (path, _) in *places {
                let read = path.parse::<Path>().map(|path| path.to_string());
                assert_eq!(read.as_deref(), Ok(*path), "{name}");
            }
        }
    }
}
