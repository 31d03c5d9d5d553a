//! The page of a profile.

use super::page::{words, wrapped};
use crate::names::profile::{PlaceKind, Profile};

/// The places that the profile reads, and what the text at each is.
pub(super) fn explain(profile: &Profile) -> String {
    let Profile { name, title, places } = profile;
    let about = format!(
        "`--profile {name}` reads these places of identifiers in XML of {title}. The first one that leads to a text says how it is read."
    );
    let place = |(path, kind): &(&str, PlaceKind)| {
        wrapped(&format!("- `{path}`: "), words(&kind.about()), 2)
    };
    let places: String = places.iter().map(place).collect();
    format!("# {name}\n\n{}\n{places}", wrapped("", words(&about), 0))
}
