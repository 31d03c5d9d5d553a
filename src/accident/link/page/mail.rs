//! Links that a service for mail has rewritten, so that it can look at what a reader opens.

use alloc::string::String;
use alloc::vec::Vec;

use crate::accident::form::octets::{run, starts};
use crate::accident::name;
use crate::accident::search::hit::Hit;
use crate::accident::search::pasted::Pasted;
use crate::text::escape;

/// The beginning of a link that Proofpoint has rewritten, without `https://`; the original link follows.
const BEGINNING: &str = "urldefense.proofpoint.com/v2/url?u=";

/// `https://urldefense.proofpoint.com/v2/url?u=https-3A__doi.org_10.1000_182&d=…`: `_` stands for `/`, and `-` for the
/// `%` of an escape.
pub(crate) fn rewritten(pasted: &Pasted<'_>) -> Option<Hit> {
    let (text, host) = (pasted.flat, pasted.host.start);
    if !pasted.is_elsewhere() || !starts(text, host, BEGINNING) {
        return None;
    }
    let start = host + BEGINNING.len();
    let mut rest = &text[start..run(text, start, |octet| *octet != b'&')];
    let mut link = Vec::with_capacity(rest.len());
    while let [first, after @ ..] = rest {
        let escaped = match (first, after) {
            (b'-', [high, low, ..]) => escape::octet(*high, *low),
            _ => None,
        };
        let octet = if *first == b'_' { b'/' } else { *first };
        link.push(escaped.unwrap_or(octet));
        rest = if escaped.is_some() { &after[2..] } else { after };
    }
    let name = name::link_end(&link, 0)?;
    name::handle_slash(&link, name)?;
    let link = String::from_utf8(link).ok()?;
    let service = host..run(text, host, |octet| *octet != b'/');
    let hit = Hit::swap(0..text.len(), link).naming(&text[service.clone()]);
    Some(Hit { place: service, ..hit })
}
