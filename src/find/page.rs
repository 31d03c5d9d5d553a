//! Links to the pages of a proxy, which name nothing.

use crate::text::ascii;

/// The paths at which a proxy of DOI names answers questions to the registry: which agency has a prefix.
const QUESTIONS: [&str; 2] = ["ra/", "doiRA/"];

/// Whether the path of a link to a proxy, which has this `head`, is that of a page about the proxy, such as `index.html`,
/// rather than a shortDOI or a name; or that of a question to the registry.
pub(super) fn is_own_page(head: &[u8], path: &[u8]) -> bool {
    let path = path.split(|octet| b"?#".contains(octet)).next().unwrap_or_default();
    let host =
        head.iter().rposition(|octet| !b"/\\".contains(octet)).map_or(head, |at| &head[..=at]);
    let is_of_dois = ascii::ends_with(host, "doi.org");
    if is_of_dois && QUESTIONS.into_iter().any(|question| ascii::starts_with(path, question)) {
        return true;
    }
    let first = path.split(|octet| *octet == b'/').next().unwrap_or_default();
    // DOI names have digits, their prefixes have dots, and `N/A` is no page.
    let is_long = is_of_dois && first.len() > 2 && !first.contains(&b'.');
    let is_of_page = |octet: &u8| {
        octet.is_ascii_alphabetic() || b".-_".contains(octet) || is_long && *octet == b'/'
    };
    path.first().is_some_and(u8::is_ascii_alphabetic)
        && path.iter().all(is_of_page)
        && path.iter().any(|octet| b".-_/".contains(octet))
}
