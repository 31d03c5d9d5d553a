//! Rules that no document prints: for DOI names, and for the addresses of handles at deployed proxies.
//!
#![doc = include_str!("diagrams/practice.md")]

use nom::branch::alt;
use nom::combinator::{opt, recognize};
use nom::sequence::{pair, preceded, separated_pair};

use crate::combinator::{Production, apart, repeat, rule, run, text};
use crate::document::{Document, document};
use crate::hdl_uri::{local_name, na_segment};
use crate::rfc3986::Uri;
use crate::rfc3986::{PATH, authority, fragment, query};
use crate::source::Source;

/// ```abnf
/// doi = "10" 1*( "." na-segment ) "/" local-name
/// ```
pub fn doi<I: Source>() -> impl Production<I, (I, I)> {
    rule(
        "practice::doi",
        separated_pair(
            recognize(pair(text("10"), repeat(1.., preceded(text("."), na_segment())))),
            text("/"),
            local_name(),
        ),
    )
}

/// ```abnf
/// proxy = ( "http" / "https" ) ":" "//" authority "/" *( pchar / "/" ) [ "?" query ] [ "#" fragment ]
/// ```
///
/// Read as `"https" / "http"`, because nom takes the first alternative that matches.
pub fn proxy<I: Source>() -> impl Production<I, Uri<I, (I, I)>> {
    rule(
        "practice::proxy",
        (
            preceded(
                (alt((text("https"), text("http"))), text(":"), text("//")),
                separated_pair(apart(authority), text("/"), run(&PATH, 0..)),
            ),
            opt(preceded(text("?"), query())),
            opt(preceded(text("#"), fragment())),
        ),
    )
}

/// The document, and its productions in its order.
pub const DOCUMENT: Document = document!(
    practice:
    doi,
    proxy,
);
