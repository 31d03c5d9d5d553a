//! The dialects that are timed: the texts of each, and its peers.

mod cordra_host;
mod cordra_http;
mod cordra_path;
mod handle;
mod hdl_resolver;
mod hdl_uri;
mod info_hdl;
mod info_uri;
mod proxy;
mod sun98_proxy;
mod sun98_uri;

use criterion::Criterion;

use crate::family::Family;

/// Every dialect that a peer can read, and native handles.
pub(crate) const FAMILIES: [&Family; 11] = [
    &info_uri::INFO_URI,
    &info_hdl::INFO_HDL,
    &hdl_uri::HDL_URI,
    &hdl_resolver::HDL_RESOLVER,
    &cordra_host::CORDRA_HOST,
    &cordra_path::CORDRA_PATH,
    &cordra_http::CORDRA_HTTP,
    &sun98_uri::SUN98_URI,
    &sun98_proxy::SUN98_PROXY,
    &proxy::PROXY,
    &handle::HANDLE,
];

/// Times every reader of every dialect.
pub(crate) fn time(criterion: &mut Criterion) {
    FAMILIES.iter().for_each(|family| family.time(criterion));
}
