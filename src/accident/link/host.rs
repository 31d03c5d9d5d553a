//! Schemes, hosts and namespaces that are broken or are not the ones meant.
//!
//! `resolver` and `scheme` use `distance`; `scheme` also uses `resolver` and `namespace`.

pub(super) mod distance;
pub(super) mod namespace;
pub(super) mod resolver;
pub(super) mod scheme;
