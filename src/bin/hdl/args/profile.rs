//! [`Profile`]: where identifiers are in common formats of XML.

use std::str::FromStr;

use handle_syntax::Dialect;

use crate::input::xml::path::Path;
use crate::names::parser::NameParser;
use crate::names::selection::Selection;
use crate::names::suggest;

/// The paths of a format that lead to identifiers.
#[derive(Clone, Debug)]
pub(crate) struct Profile {
    rows: &'static [ProfilePath],
    readings: Vec<Option<Selection>>,
}

/// A path, and what the text at its end is.
type ProfilePath = (&'static str, Kind);

#[derive(Clone, Copy, Debug)]
enum Kind {
    /// An identifier of this dialect.
    Of(Dialect),
    /// An identifier whose scheme says which dialect it is.
    Any,
    /// Any text, in which identifiers are found.
    Text,
}

const PROFILES: &[(&str, &[ProfilePath])] = &[
    (
        "datacite",
        &[
            ("//resource/identifier[@identifierType='DOI']", Kind::Of(Dialect::Doi)),
            ("//resource/identifier[@identifierType='Handle']", Kind::Any),
            ("//alternateIdentifier[@alternateIdentifierType='DOI']", Kind::Any),
            ("//alternateIdentifier[@alternateIdentifierType='Handle']", Kind::Any),
            ("//relatedIdentifier[@relatedIdentifierType='DOI']", Kind::Any),
            ("//relatedIdentifier[@relatedIdentifierType='Handle']", Kind::Any),
            ("//relatedItemIdentifier[@relatedItemIdentifierType='DOI']", Kind::Any),
            ("//relatedItemIdentifier[@relatedItemIdentifierType='Handle']", Kind::Any),
        ],
    ),
    (
        "dublin-core",
        &[
            ("//dc:identifier", Kind::Text),
            ("//dc:relation", Kind::Text),
            ("//dc:source", Kind::Text),
            ("//dcterms:identifier", Kind::Text),
            ("//dcterms:isPartOf", Kind::Text),
            ("//dcterms:isVersionOf", Kind::Text),
            ("//dcterms:references", Kind::Text),
            ("//dcvalue[@element='identifier']", Kind::Text),
            ("//dcvalue[@element='relation']", Kind::Text),
        ],
    ),
    (
        "jats",
        &[
            ("//article-id[@pub-id-type='doi']", Kind::Of(Dialect::Doi)),
            ("//object-id[@pub-id-type='doi']", Kind::Of(Dialect::Doi)),
            ("//pub-id[@pub-id-type='doi']", Kind::Of(Dialect::Doi)),
            ("//ext-link[@ext-link-type='doi']/@xlink:href", Kind::Any),
            ("//related-article[@ext-link-type='doi']/@xlink:href", Kind::Any),
            ("//related-object[@ext-link-type='doi']/@xlink:href", Kind::Any),
            ("//ext-link[@ext-link-type='uri']/@xlink:href", Kind::Text),
            ("//self-uri/@xlink:href", Kind::Text),
        ],
    ),
    (
        "marcxml",
        &[
            ("//datafield[@tag='024']/subfield[@code='a']", Kind::Text),
            ("//datafield[@tag='773']/subfield[@code='o']", Kind::Text),
            ("//datafield[@tag='856']/subfield[@code='u']", Kind::Text),
        ],
    ),
    (
        "mods",
        &[
            ("//mods//identifier[@type='doi']", Kind::Any),
            ("//mods//identifier[@type='hdl']", Kind::Any),
            ("//mods//identifier[@type='uri']", Kind::Text),
            ("//mods//location/url", Kind::Text),
        ],
    ),
    (
        "oai-pmh",
        &[
            ("//record/metadata//identifier", Kind::Text),
            ("//record/metadata//relation", Kind::Text),
            ("//record/metadata//source", Kind::Text),
        ],
    ),
];

/// A profile by its name.
pub(super) const PROFILE: NameParser<Profile> = NameParser::new(str::parse, names);

fn names() -> Vec<&'static str> {
    PROFILES.iter().map(|(name, _)| *name).collect()
}

impl Profile {
    /// The paths to identifiers, and whether each leads to any text, in which identifiers must be found.
    pub(super) fn paths(&self) -> Vec<(Path, bool)> {
        let path = |(path, kind): &ProfilePath| {
            let path = path.parse().ok()?;
            Some((path, matches!(kind, Kind::Text)))
        };
        self.rows.iter().filter_map(path).collect()
    }

    /// The dialect of the identifiers at each path, if the profile names one.
    pub(super) fn readings(&self) -> impl Iterator<Item = &Option<Selection>> {
        self.readings.iter()
    }
}

impl FromStr for Profile {
    type Err = String;

    fn from_str(given: &str) -> Result<Self, String> {
        let found = PROFILES.iter().find(|(name, _)| *name == given);
        let (_, rows) = *found.ok_or_else(|| suggest::not_one_of(given, &names()))?;
        let reading = |(_, kind): &ProfilePath| match kind {
            Kind::Of(dialect) => Some(Selection::Dialect(*dialect)),
            Kind::Any => None,
            Kind::Text => Some(Selection::Found),
        };
        Ok(Self { rows, readings: rows.iter().map(reading).collect() })
    }
}

#[cfg(test)]
mod tests {
    use super::PROFILES;
    use crate::input::limits::FIELDS;
    use crate::input::xml::path::Path;

    #[test]
    fn every_path_of_a_profile_can_be_read() {
        assert!(PROFILES.is_sorted_by_key(|(name, _)| *name));
        for (name, rows) in PROFILES {
            assert!(rows.len() <= FIELDS, "{name}");
            for (path, _) in *rows {
                let read = path.parse::<Path>().map(|path| path.to_string());
                assert_eq!(read.as_deref(), Ok(*path), "{name}");
            }
        }
    }
}
