//! Where identifiers are in common formats of XML, as an argument.

use crate::input::xml::elements::Content;
use crate::input::xml::path::Path;
use crate::names::parser::NameParser;
use crate::names::profile::{self, PlaceKind, Profile};
use crate::names::suggest;
use crate::reading::Reading;

/// A profile by its name.
pub(super) const PROFILE: NameParser<&'static Profile> = NameParser::new(
    |given| {
        let found = profile::named(given);
        found.ok_or_else(|| suggest::not_one_of(given, &profile::names()))
    },
    profile::names,
);

/// The paths to identifiers, and what each leads to.
pub(super) fn paths(profile: &Profile) -> Vec<(Path, Content)> {
    let path = |(path, kind): &(&str, PlaceKind)| {
        Some((path.parse::<Path>().ok()?.folding_case(), content(*kind)))
    };
    profile.places.iter().filter_map(path).collect()
}

/// The dialect of the identifiers at each path, if the profile names one.
pub(super) fn readings(profile: &Profile) -> impl Iterator<Item = Option<Reading>> {
    profile.places.iter().map(|(_, kind)| reading(*kind))
}

fn content(kind: PlaceKind) -> Content {
    match kind {
        PlaceKind::Of(_) | PlaceKind::Doi | PlaceKind::Any => Content::Identifier,
        PlaceKind::Mixed => Content::Mixed,
        PlaceKind::Link => Content::Link,
        PlaceKind::Info => Content::Info,
        PlaceKind::Text => Content::Prose,
    }
}

fn reading(kind: PlaceKind) -> Option<Reading> {
    match kind {
        PlaceKind::Of(dialect) => Some(Reading::Dialect(dialect)),
        PlaceKind::Doi => Some(Reading::AnyDoi),
        PlaceKind::Any => None,
        PlaceKind::Mixed | PlaceKind::Link | PlaceKind::Info | PlaceKind::Text => {
            Some(Reading::Found)
        }
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
