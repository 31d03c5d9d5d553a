//! The parameter of an address that has the words which a person searched for. A plus sign stands for a blank between
//! them.

use crate::text;

use super::word::ends_word;

/// The names of parameters that hold search terms.
const NAMES: [&str; 9] =
    ["any", "keyword", "keywords", "lookfor", "q", "query", "search", "term", "text"];

/// A parameter that holds search terms is shorter than this before an identifier, in octets.
const LONGEST: usize = 128;

/// Whether `head` ends inside a parameter that holds search terms: `?q=doi+`.
pub(in crate::find) fn is_search(head: &[u8]) -> bool {
    let near = text::last(head, LONGEST);
    let Some(mark) = near.iter().rposition(|octet| b"?&".contains(octet)) else { return false };
    let parameter = &near[mark + 1..];
    let name = parameter.split(|octet| *octet == b'=').next().unwrap_or_default();
    name.len() < parameter.len()
        && NAMES.iter().any(|known| name.eq_ignore_ascii_case(known.as_bytes()))
        && !parameter.iter().any(|octet| ends_word(*octet))
}
