//! What the documents say in prose, each rule a function under its clause.

mod address;
mod cordra;
mod doi;
mod handle;
mod info;
mod lint;
mod look;
mod sun98;

pub(crate) use address::{dot_segment, empty_authority, needless_escape, unknown_proxy};
pub(crate) use cordra::{prefix_like_ipv4, resolver_segment, resolver_segment_unverified};
pub(crate) use doi::doi_prefix;
pub(crate) use handle::{
    at_sign_in_prefix, beyond_bmp, control_character, empty_local_name, empty_segment,
    escape_in_handle, escape_recommended, escaped_slash_in_prefix, index_prefix, missing_slash,
    not_utf8, stray_whitespace, url_as_handle,
};
pub(crate) use info::{
    empty_identifier, identifier_not_utf8, mark_decoded, not_a_handle, not_normalized,
    unregistered_namespace,
};
pub(crate) use lint::{double_escape, doubled_scheme, escaped_slash, html_entity, punctuation};
pub(crate) use look::{dash_lookalike, invisible_character, not_nfc};
pub(crate) use sun98::{
    bad_percent_escape, character_not_allowed, charset_decode, empty_dots, raw_hash, raw_quote,
    unknown_charset, unknown_remark,
};

use crate::dialect::{Options, Row};
use crate::tree::Tree;
use crate::{Code, Decoded, Span};

/// A rule looks at a text that its dialect's production has read, and tells what it finds.
pub(crate) type Rule = fn(&Subject<'_>, &mut dyn FnMut(Code, Span));

/// A text that has been read.
pub(crate) struct Subject<'a> {
    pub(crate) text: &'a [u8],
    pub(crate) tree: Tree,
    pub(crate) row: &'static Row,
    pub(crate) options: Options<'a>,
}

impl<'a> Subject<'a> {
    /// The octets of `span` as they are meant, if the dialect has percent-escapes.
    pub(crate) fn decoded(&self, span: Span) -> Decoded<'a> {
        Decoded::new(self.text, span, self.row.escaped)
    }

    pub(crate) fn naming_authority(&self) -> Decoded<'a> {
        self.decoded(self.tree.naming_authority)
    }

    /// The local name; empty at the end of the naming authority where the `/` is missing.
    pub(crate) fn local_name(&self) -> Decoded<'a> {
        let end = self.tree.naming_authority.end;
        self.decoded(self.tree.local_name.get().unwrap_or(Span::new(end, end)))
    }
}
