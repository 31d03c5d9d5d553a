//! Dialects that read a handle by prose: by that of the Handle System overview, or by that of RFC 3651.

use handle_grammar::document::watched;
use handle_grammar::overview as grammar;

use crate::code::{Code, Severity};
use crate::dialect::hdl_uri::SUSPICIOUS;
use crate::dialect::reader::{handle, parts};
use crate::dialect::row::{BASE, PartRules, Row};
use crate::read::Tree;
use crate::rule::{self, plain};

use Severity::{Error, Warning};

#[inline(always)]
fn overview(text: &[u8]) -> Option<Tree> {
    parts(grammar::handle(), text).map(|parts| handle(text, parts))
}

pub(super) const HANDLE_PROSE: Row = Row {
    name: "handle-prose",
    about: "a handle by the prose of RFC 3651: `@` may stand in a naming authority",
    example: "x@10.1000/182",
    is_valid: |text, options| HANDLE_PROSE.is_valid_as(overview(text), text, options),
    must: &[(Error, rule::not_utf8), (Error, rule::empty_segment)],
    should: SUSPICIOUS,
    ..OVERVIEW
}
.with_triggers();

pub(super) const HANDLE_OVERVIEW: Row = Row {
    name: "handle-overview",
    about: "a handle by the Handle System overview: printable characters of UCS-2",
    example: "12345/hdl1",
    is_valid: |text, options| HANDLE_OVERVIEW.is_valid_as(overview(text), text, options),
    must: &[(Error, rule::not_utf8), (Error, rule::control_character), (Error, rule::beyond_bmp)],
    should: &[
        (Warning, rule::empty_local_name),
        (Warning, rule::url_as_handle),
        (Warning, rule::stray_whitespace),
    ],
    ..OVERVIEW
}
.with_triggers();

/// The columns that both dialects share, because the rule of the overview reads their texts.
const OVERVIEW: Row = Row {
    start: "overview::Handle",
    watched: |text, watch| watched(grammar::handle(), text, watch),
    read: overview,
    glance: plain::handle,
    parts: PartRules {
        naming_authority: "overview::Prefix",
        local_name: "overview::Handle-Local-Name",
    },
    clauses: &[("overview::", Code::MissingSlash, "OV-1")],
    ..BASE
};
