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
    pub(crate) places: &'static [(&'static str, Kind)],
}

/// What the text at the end of a path is.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Kind {
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

impl Kind {
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
    },
    Profile {
        name: "dublin-core",
        title: "Dublin Core",
        places: &[
            ("//dc:identifier", Kind::Mixed),
            ("//dc:relation", Kind::Text),
            ("//dc:source", Kind::Text),
            ("//dc:date", Kind::Info),
            ("//dc:rights", Kind::Info),
            ("//dc:type", Kind::Info),
            ("//dcterms:identifier", Kind::Mixed),
            ("//dcterms:isPartOf", Kind::Text),
            ("//dcterms:isVersionOf", Kind::Text),
            ("//dcterms:references", Kind::Text),
            ("//dcterms:accessRights", Kind::Info),
            ("//dcterms:date", Kind::Info),
            ("//dcterms:rights", Kind::Info),
            ("//dcterms:type", Kind::Info),
            ("//dcvalue[@element='identifier']", Kind::Mixed),
            ("//dcvalue[@element='relation']", Kind::Text),
            ("//dcvalue[@element='date']", Kind::Info),
            ("//dcvalue[@element='rights']", Kind::Info),
            ("//dcvalue[@element='type']", Kind::Info),
        ],
    },
    Profile {
        name: "jats",
        title: "JATS",
        places: &[
            ("//article-id[@pub-id-type='doi']", Kind::Of(Dialect::Doi)),
            ("//object-id[@pub-id-type='doi']", Kind::Of(Dialect::Doi)),
            ("//pub-id[@pub-id-type='doi']", Kind::Of(Dialect::Doi)),
            ("//ext-link[@ext-link-type='doi']/@xlink:href", Kind::Doi),
            ("//related-article[@ext-link-type='doi']/@xlink:href", Kind::Doi),
            ("//related-object[@ext-link-type='doi']/@xlink:href", Kind::Doi),
            ("//related-object[@document-id-type='doi']/@document-id", Kind::Doi),
            ("//ext-link[@ext-link-type='uri']/@xlink:href", Kind::Mixed),
            ("//self-uri/@xlink:href", Kind::Mixed),
            ("//self-uri", Kind::Mixed),
            ("//uri/@xlink:href", Kind::Link),
            ("//institution-id[@institution-id-type='doi']", Kind::Doi),
            ("//institution-id", Kind::Link),
            ("//award-id[@award-id-type='doi']", Kind::Doi),
            ("//award-id/@xlink:href", Kind::Link),
            ("//license/@xlink:href", Kind::Link),
        ],
    },
    Profile {
        name: "marcxml",
        title: "MARCXML",
        places: &[
            ("//datafield[@tag='024'][subfield[@code='2']='doi']/subfield[@code='a']", Kind::Doi),
            ("//datafield[@tag='024'][subfield[@code='2']='hdl']/subfield[@code='a']", Kind::Any),
            ("//datafield[@tag='024']/subfield[@code='a']", Kind::Mixed),
            ("//datafield[@tag='773']/subfield[@code='o']", Kind::Text),
            ("//datafield[@tag='856']/subfield[@code='u']", Kind::Mixed),
        ],
    },
    Profile {
        name: "mods",
        title: "MODS",
        places: &[
            ("//mods//identifier[@type='doi']", Kind::Doi),
            ("//mods//identifier[@type='hdl']", Kind::Any),
            ("//mods//identifier[@type='handle']", Kind::Any),
            ("//mods//identifier[@type='uri']", Kind::Mixed),
            ("//mods//location/url", Kind::Mixed),
        ],
    },
    Profile {
        name: "oai-pmh",
        title: "OAI-PMH",
        places: &[
            ("//record/metadata//identifier", Kind::Mixed),
            ("//record/metadata//relation", Kind::Text),
            ("//record/metadata//source", Kind::Text),
            ("//record/metadata//accessRights", Kind::Info),
            ("//record/metadata//date", Kind::Info),
            ("//record/metadata//rights", Kind::Info),
            ("//record/metadata//type", Kind::Info),
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
