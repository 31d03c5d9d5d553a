//! [`PROFILES`]: where identifiers are in common formats of XML.

use handle_syntax::Dialect;

/// The places of a format that have identifiers. The first one that leads to a text says how it is read.
#[derive(Debug)]
pub(crate) struct Profile {
    /// Its name for `--profile`.
    pub(crate) name: &'static str,
    /// What the format is called.
    pub(crate) title: &'static str,
    /// Paths, and what the text at the end of each is.
    pub(crate) places: &'static [(&'static str, PlaceKind)],
}

/// What the text at the end of a path is.
#[derive(Clone, Copy, Debug)]
pub(crate) enum PlaceKind {
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
    /// An identifier if the text begins as an info URI; no other text is read.
    Info,
    /// Any text, in which identifiers are found.
    Text,
}

impl PlaceKind {
    /// Its description on the page of the profile.
    pub(crate) fn about(self) -> String {
        match self {
            Self::Of(dialect) => return format!("an identifier of the dialect {dialect}"),
            Self::Doi => "a DOI name in any spelling",
            Self::Any => "an identifier, whose scheme says how it is read",
            Self::Mixed => "an identifier of any kind, or a text with identifiers in it",
            Self::Link => "a link, which is read if it leads to a known resolver",
            Self::Info => "an info URI; any other text is passed over",
            Self::Text => "a text with identifiers in it",
        }
        .to_owned()
    }
}

pub(crate) const PROFILES: &[Profile] = &[
    Profile {
        name: "datacite",
        title: "DataCite",
        places: &[
            ("//resource/identifier[@identifierType='DOI']", PlaceKind::Of(Dialect::Doi)),
            ("//resource/identifier[@identifierType='Handle']", PlaceKind::Any),
            ("//alternateIdentifier[@alternateIdentifierType='DOI']", PlaceKind::Doi),
            ("//alternateIdentifier[@alternateIdentifierType='URL']", PlaceKind::Link),
            ("//alternateIdentifier[@alternateIdentifierType='Handle']", PlaceKind::Any),
            ("//relatedIdentifier[@relatedIdentifierType='DOI']", PlaceKind::Doi),
            ("//relatedIdentifier[@relatedIdentifierType='URL']", PlaceKind::Link),
            ("//relatedIdentifier[@relatedIdentifierType='Handle']", PlaceKind::Any),
            ("//relatedItemIdentifier[@relatedItemIdentifierType='DOI']", PlaceKind::Doi),
            ("//relatedItemIdentifier[@relatedItemIdentifierType='URL']", PlaceKind::Link),
            ("//relatedItemIdentifier[@relatedItemIdentifierType='Handle']", PlaceKind::Any),
            ("//funderIdentifier", PlaceKind::Mixed),
        ],
    },
    Profile {
        name: "dublin-core",
        title: "Dublin Core",
        places: &[
            ("//dc:identifier", PlaceKind::Mixed),
            ("//dc:relation", PlaceKind::Text),
            ("//dc:source", PlaceKind::Text),
            ("//dc:date", PlaceKind::Info),
            ("//dc:rights", PlaceKind::Info),
            ("//dc:type", PlaceKind::Info),
            ("//dcterms:identifier", PlaceKind::Mixed),
            ("//dcterms:isPartOf", PlaceKind::Text),
            ("//dcterms:isVersionOf", PlaceKind::Text),
            ("//dcterms:references", PlaceKind::Text),
            ("//dcterms:accessRights", PlaceKind::Info),
            ("//dcterms:date", PlaceKind::Info),
            ("//dcterms:rights", PlaceKind::Info),
            ("//dcterms:type", PlaceKind::Info),
            ("//dcvalue[@element='identifier']", PlaceKind::Mixed),
            ("//dcvalue[@element='relation']", PlaceKind::Text),
            ("//dcvalue[@element='date']", PlaceKind::Info),
            ("//dcvalue[@element='rights']", PlaceKind::Info),
            ("//dcvalue[@element='type']", PlaceKind::Info),
        ],
    },
    Profile {
        name: "jats",
        title: "JATS",
        places: &[
            ("//article-id[@pub-id-type='doi']", PlaceKind::Of(Dialect::Doi)),
            ("//object-id[@pub-id-type='doi']", PlaceKind::Of(Dialect::Doi)),
            ("//pub-id[@pub-id-type='doi']", PlaceKind::Of(Dialect::Doi)),
            ("//ext-link[@ext-link-type='doi']/@xlink:href", PlaceKind::Doi),
            ("//related-article[@ext-link-type='doi']/@xlink:href", PlaceKind::Doi),
            ("//related-object[@ext-link-type='doi']/@xlink:href", PlaceKind::Doi),
            ("//related-object[@document-id-type='doi']/@document-id", PlaceKind::Doi),
            ("//ext-link[@ext-link-type='uri']/@xlink:href", PlaceKind::Mixed),
            ("//self-uri/@xlink:href", PlaceKind::Mixed),
            ("//self-uri", PlaceKind::Mixed),
            ("//uri/@xlink:href", PlaceKind::Link),
            ("//institution-id[@institution-id-type='doi']", PlaceKind::Doi),
            ("//institution-id", PlaceKind::Link),
            ("//award-id[@award-id-type='doi']", PlaceKind::Doi),
            ("//award-id/@xlink:href", PlaceKind::Link),
            ("//license/@xlink:href", PlaceKind::Link),
        ],
    },
    Profile {
        name: "marcxml",
        title: "MARCXML",
        places: &[
            (
                "//datafield[@tag='024'][subfield[@code='2']='doi']/subfield[@code='a']",
                PlaceKind::Doi,
            ),
            (
                "//datafield[@tag='024'][subfield[@code='2']='hdl']/subfield[@code='a']",
                PlaceKind::Any,
            ),
            ("//datafield[@tag='024']/subfield[@code='a']", PlaceKind::Mixed),
            ("//datafield[@tag='773']/subfield[@code='o']", PlaceKind::Text),
            ("//datafield[@tag='856']/subfield[@code='u']", PlaceKind::Mixed),
        ],
    },
    Profile {
        name: "mods",
        title: "MODS",
        places: &[
            ("//mods//identifier[@type='doi']", PlaceKind::Doi),
            ("//mods//identifier[@type='hdl']", PlaceKind::Any),
            ("//mods//identifier[@type='handle']", PlaceKind::Any),
            ("//mods//identifier[@type='uri']", PlaceKind::Mixed),
            ("//mods//location/url", PlaceKind::Mixed),
        ],
    },
    Profile {
        name: "oai-pmh",
        title: "OAI-PMH",
        places: &[
            ("//record/metadata//identifier", PlaceKind::Mixed),
            ("//record/metadata//relation", PlaceKind::Text),
            ("//record/metadata//source", PlaceKind::Text),
            ("//record/metadata//accessRights", PlaceKind::Info),
            ("//record/metadata//date", PlaceKind::Info),
            ("//record/metadata//rights", PlaceKind::Info),
            ("//record/metadata//type", PlaceKind::Info),
        ],
    },
];

/// The profile of this name.
pub(crate) fn named(name: &str) -> Option<&'static Profile> {
    PROFILES.iter().find(|profile| profile.name == name)
}

/// The names of all profiles.
pub(crate) fn names() -> Vec<&'static str> {
    PROFILES.iter().map(|profile| profile.name).collect()
}
