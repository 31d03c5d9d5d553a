//! [`Profile`]: where identifiers are in common formats of XML.

use std::str::FromStr;

use handle_syntax::Dialect;

use crate::input::xml::elements::Content;
use crate::input::xml::path::Path;
use crate::names::parser::NameParser;
use crate::names::selection::Selection;
use crate::names::suggest;

/// The paths of a format that lead to identifiers. The first one that leads to a text says how it is read.
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
    /// A DOI name in any spelling.
    Doi,
    /// An identifier whose scheme says which dialect it is.
    Any,
    /// An identifier if the text begins as one; identifiers are found in any other text.
    Mixed,
    /// An identifier if the text begins with a link to a known resolver; no other link is read.
    Link,
    /// Any text, in which identifiers are found.
    Text,
}

impl Kind {
    fn content(self) -> Content {
        match self {
            Self::Of(_) | Self::Doi | Self::Any => Content::Identifier,
            Self::Mixed => Content::Mixed,
            Self::Link => Content::Link,
            Self::Text => Content::Prose,
        }
    }

    fn reading(self) -> Option<Selection> {
        match self {
            Self::Of(dialect) => Some(Selection::Dialect(dialect)),
            Self::Doi => Some(Selection::AnyDoi),
            Self::Any => None,
            Self::Mixed | Self::Link | Self::Text => Some(Selection::Found),
        }
    }
}

const PROFILES: &[(&str, &[ProfilePath])] = &[
    (
        "datacite",
        &[
            ("//resource/identifier[@identifierType='DOI']", Kind::Of(Dialect::Doi)),
            ("//resource/identifier[@identifierType='Handle']", Kind::Any),
            ("//alternateIdentifier[@alternateIdentifierType='DOI']", Kind::Doi),
            ("//alternateIdentifier[@alternateIdentifierType='URL']", Kind::Link),
            ("//alternateIdentifier[@alternateIdentifierType='Handle']", Kind::Any),
            ("//relatedIdentifier[@relatedIdentifierType='DOI']", Kind::Doi),
            ("//relatedIdentifier[@relatedIdentifierType='URL']", Kind::Link),
            ("//relatedIdentifier[@relatedIdentifierType='Handle']", Kind::Any),
            ("//relatedItemIdentifier[@relatedItemIdentifierType='DOI']", Kind::Doi),
            ("//relatedItemIdentifier[@relatedItemIdentifierType='URL']", Kind::Link),
            ("//relatedItemIdentifier[@relatedItemIdentifierType='Handle']", Kind::Any),
            ("//funderIdentifier", Kind::Mixed),
        ],
    ),
    (
        "dublin-core",
        &[
            ("//dc:identifier", Kind::Mixed),
            ("//dc:relation", Kind::Text),
            ("//dc:source", Kind::Text),
            ("//dcterms:identifier", Kind::Mixed),
            ("//dcterms:isPartOf", Kind::Text),
            ("//dcterms:isVersionOf", Kind::Text),
            ("//dcterms:references", Kind::Text),
            ("//dcvalue[@element='identifier']", Kind::Mixed),
            ("//dcvalue[@element='relation']", Kind::Text),
        ],
    ),
    (
        "jats",
        &[
            ("//article-id[@pub-id-type='doi']", Kind::Of(Dialect::Doi)),
            ("//object-id[@pub-id-type='doi']", Kind::Of(Dialect::Doi)),
            ("//pub-id[@pub-id-type='doi']", Kind::Of(Dialect::Doi)),
            ("//ext-link[@ext-link-type='doi']/@xlink:href", Kind::Doi),
            ("//related-article[@ext-link-type='doi']/@xlink:href", Kind::Doi),
            ("//related-object[@ext-link-type='doi']/@xlink:href", Kind::Doi),
            ("//ext-link[@ext-link-type='uri']/@xlink:href", Kind::Mixed),
            ("//self-uri/@xlink:href", Kind::Mixed),
            ("//uri/@xlink:href", Kind::Link),
            ("//institution-id[@institution-id-type='doi']", Kind::Doi),
            ("//institution-id", Kind::Link),
            ("//award-id[@award-id-type='doi']", Kind::Doi),
            ("//award-id/@xlink:href", Kind::Link),
            ("//license/@xlink:href", Kind::Link),
        ],
    ),
    (
        "marcxml",
        &[
            ("//datafield[@tag='024'][subfield[@code='2']='doi']/subfield[@code='a']", Kind::Doi),
            ("//datafield[@tag='024'][subfield[@code='2']='hdl']/subfield[@code='a']", Kind::Any),
            ("//datafield[@tag='024']/subfield[@code='a']", Kind::Mixed),
            ("//datafield[@tag='773']/subfield[@code='o']", Kind::Text),
            ("//datafield[@tag='856']/subfield[@code='u']", Kind::Mixed),
        ],
    ),
    (
        "mods",
        &[
            ("//mods//identifier[@type='doi']", Kind::Doi),
            ("//mods//identifier[@type='hdl']", Kind::Any),
            ("//mods//identifier[@type='uri']", Kind::Mixed),
            ("//mods//location/url", Kind::Mixed),
        ],
    ),
    (
        "oai-pmh",
        &[
            ("//record/metadata//identifier", Kind::Mixed),
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
    /// The paths to identifiers, and what each leads to.
    pub(super) fn paths(&self) -> Vec<(Path, Content)> {
        let path = |(path, kind): &ProfilePath| {
            Some((path.parse::<Path>().ok()?.folding_case(), kind.content()))
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
        let reading = |(_, kind): &ProfilePath| kind.reading();
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
