//! Dialects that read a handle by prose: by that of the Handle System overview, or by that of RFC 3651.

use handle_grammar::overview as grammar;

use crate::code::{Code, Severity};
use crate::dialect::hdl_uri::SUSPICIOUS;
use crate::dialect::reader::{handle, parts};
use crate::dialect::row::{BASE, PartRules, Row, row};
use crate::read::Tree;
use crate::rule::{self, plain};

use Severity::{Error, Warning};

#[inline(always)]
fn overview(text: &[u8]) -> Option<Tree> {
    parts(grammar::handle(), text).map(|parts| handle(text, parts))
}

row!(HANDLE_PROSE: overview reads grammar::handle, Row {
    name: "handle-prose",
    about: "a handle by the prose of RFC 3651: `@` may stand in a naming authority",
    example: "x@10.1000/182",
    must: &[(Error, rule::not_utf8), (Error, rule::empty_segment)],
    should: SUSPICIOUS,
    ..OVERVIEW
});

row!(HANDLE_OVERVIEW: overview reads grammar::handle, Row {
    name: "handle-overview",
    about: "a handle by the Handle System overview: printable characters of UCS-2",
    example: "12345/hdl1",
    must: &[(Error, rule::not_utf8), (Error, rule::control_character), (Error, rule::beyond_bmp)],
    should: &[
        (Warning, rule::empty_local_name),
        (Warning, rule::url_as_handle),
        (Warning, rule::stray_whitespace),
    ],
    ..OVERVIEW
});

/// The columns that both dialects share, because the rule of the overview reads their texts.
const OVERVIEW: Row = Row {
    start: "overview::Handle",
    glance: plain::handle,
    parts: PartRules {
        naming_authority: "overview::Prefix",
        local_name: "overview::Handle-Local-Name",
    },
    clauses: &[("overview::", Code::MissingSlash, "OV-1")],
    ..BASE
};
