//! Where identifiers are in common formats of XML, as an argument.

use crate::input::xml::elements::Content;
use crate::input::xml::path::Path;
use crate::names::parser::NameParser;
use crate::names::profile::{self, Kind, Profile};
use crate::names::selection::Selection;
use crate::names::suggest;

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
    let path = |(path, kind): &(&str, Kind)| {
        Some((path.parse::<Path>().ok()?.folding_case(), content(*kind)))
    };
    profile.places.iter().filter_map(path).collect()
}

/// The dialect of the identifiers at each path, if the profile names one.
pub(super) fn readings(profile: &Profile) -> impl Iterator<Item = Option<Selection>> {
    profile.places.iter().map(|(_, kind)| reading(*kind))
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
