//! Names and links in any text. A *name* here is a handle or a DOI name without a scheme or a host.
//!
//! `handle` says where a name begins and ends, `usual` which prefixes are in use, and `host` what is before a name.
//! These two use `handle`; `identifier`, which knows every kind of identifier, uses `handle` and `host`. `label` and
//! `beside` use these files, `kind` uses `host`, and `inner_link` uses none.

pub(super) mod beside;
mod handle;
mod host;
mod identifier;
pub(crate) mod inner_link;
pub(super) mod kind;
pub(super) mod label;
mod usual;

pub(crate) use handle::{LIBRARY_PREFIX, slash_of_library};
pub(super) use handle::{
    doi_slash, handle_slash, local_name, may_end, registered_doi_slash, short_doi_name,
    worded_handle_slash,
};
pub(super) use host::{
    TOPS, address_start, after_www, ends_with_top, host_end, is_host, link_end, scheme_end, top,
    web_end,
};
pub(super) use identifier::{identifier, info_slash, is_of_other_scheme};
pub(crate) use usual::{DEFAULT_PREFIX, REPOSITORIES, usual_slash};
pub(super) use usual::{
    NOBODY, SOCIETIES, has_default_prefix, has_lost_digit, is_misread_repository, is_usual,
};
