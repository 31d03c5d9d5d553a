//! Who else reads the texts.

use std::hint::black_box;

use crate::family::Peer;

pub(crate) mod table;

/// The URI parser of the crate `fluent-uri`.
pub(crate) const FLUENT_URI: Peer = Peer {
    name: "fluent-uri",
    accepts: |text| fluent_uri::Uri::parse(text).is_ok(),
    parse: |text| {
        let _ = black_box(fluent_uri::Uri::parse(text));
    },
};

/// The IRI parser of the crate `oxiri`, which reads URIs as well.
pub(crate) const OXIRI: Peer = Peer {
    name: "oxiri",
    accepts: |text| oxiri::Iri::parse(text).is_ok(),
    parse: |text| {
        let _ = black_box(oxiri::Iri::parse(text));
    },
};
