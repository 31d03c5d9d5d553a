//! Accidents with links.
//!
//! `host` is the ground. `page` and `doubled` use it, `doubled` also uses `page`, and `spaced` uses `group`. The other
//! files use none of these.

mod backslash;
mod doubled;
mod group;
mod host;
mod left_over;
mod page;
mod question;
mod spaced;

pub(super) use backslash::{
    backslash, backslash_before_blank, backslash_inside, backslash_left_over,
};
pub(super) use doubled::{doubled, doubled_slash, follows_word};
pub(crate) use group::{
    GROUPED_START, ends_with_group, goes_on_after_group, has_blanks_after_marks, is_grouped,
};
pub(super) use host::namespace::{
    has_odd_namespace, namespace_colon, namespace_hyphen, namespace_in_prefix, namespace_missing,
    namespace_without_slash, own_slashes, prefixless,
};
pub(crate) use host::resolver::{LABELS as LABELS_FOR_HOST, behind_library, near_host};
pub(super) use host::resolver::{bare_host, disarmed, glued, host, library, no_host, port};
pub(crate) use host::scheme::has_broken_scheme;
pub(super) use host::scheme::{
    joined, misspelt, misspelt_inside, relative, schemeless, segment, slashes, unmarked,
};
pub(super) use left_over::{interface, left_over};
pub(super) use page::address::{elsewhere, page, pages};
pub(super) use page::preceded::preceded;
pub(super) use page::shown::{adjoining, shows_identifier};
pub(super) use page::site::{site, volume};
pub(super) use page::tracking::{OF_NO_HANDLE, share, tracking};
pub(super) use page::website::{bare_page, own_page, web_page};
pub(super) use page::whole::{inside, viewer, whole};
pub(super) use question::{empty_ending, question, questioned};
pub(crate) use spaced::is_torn_scheme;
pub(super) use spaced::spaced;
