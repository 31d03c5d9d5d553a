//! Links to the pages of a proxy, which name nothing.

use crate::accident::are_fillers;
use crate::find::context::word::without_punctuation;
use crate::find::writing::Writing;
use crate::read::proxy;
use crate::text::{ascii, run, run_before};

/// The service of the resolver that answers with the values of a handle, which follows it.
const SERVICE: &[u8] = b"api/handles/";

/// The sites of the two systems, which have many pages about them besides the proxy.
const SITES: [&str; 2] = ["www.doi.org", "www.handle.net"];

/// Whether the path of a link to a proxy has no name: it is empty, a service of the proxy, the label of DOI names, or
/// the argument of a macro of TeX, which puts a name in its place.
pub(in crate::find) fn is_empty_path(written: &[u8]) -> bool {
    let path = written.strip_suffix(b":").unwrap_or(written);
    path.is_empty()
        || path == SERVICE
        || path.eq_ignore_ascii_case(b"doi")
        || matches!(path, [b'#', b'1'..=b'9'])
}

/// Whether `written`, after the `head` of a link to a proxy, is the path of a page about the proxy, such as
/// `index.html`, rather than a shortDOI or a name; or that of a question to the registry.
pub(in crate::find) fn is_own_page(head: &[u8], written: &[u8]) -> bool {
    // Nearly all names begin with a digit.
    if !written.first().is_some_and(u8::is_ascii_alphabetic) {
        return false;
    }
    let text = Writing::Text.text(written);
    let path = text.split(|octet| b"?#".contains(octet)).next().unwrap_or_default();
    // In quotation marks or braces, punctuation after the path is read with it.
    let path = without_punctuation(path);
    // The letters of a template name no page.
    if are_fillers(path) {
        return false;
    }
    let is_of_marks = |octet: &u8| b"/\\:".contains(octet) || octet.is_ascii_digit();
    let host = run_before(head, head.len(), is_of_marks);
    let is_of_dois = ascii::ends_with(&head[..host], "doi.org");
    let is_site = SITES.iter().any(|site| ascii::ends_with(&head[..host], site));
    if is_site && is_page_of_site(path) || is_of_dois && proxy::is_service(path) {
        return true;
    }
    let first = path.split(|octet| *octet == b'/').next().unwrap_or_default();
    // DOI names have digits, their prefixes have dots, and `N/A` is not a page.
    let marks: &[u8] =
        if is_of_dois && first.len() > 2 && !first.contains(&b'.') { b".-_/" } else { b".-_" };
    path.iter().all(|octet| octet.is_ascii_alphabetic() || marks.contains(octet))
        && path.iter().any(|octet| marks.contains(octet))
}

/// How many letters the name of a page has at least: fewer may stand in place of digits, as in `lO.1000/182`.
const LEAST: usize = 4;

/// The kinds of files on the sites of the two systems.
const FILES: [&str; 3] = [".pdf", ".html", ".htm"];

/// Whether a path on the site of one of the two systems is that of a page, and no name, label or prefix stands in it.
fn is_page_of_site(path: &[u8]) -> bool {
    let begins_prefix = |segment: &[u8]| {
        let digits = run(segment, 0, u8::is_ascii_digit);
        digits > 0 && segment.get(digits) == Some(&b'.')
    };
    let first = path.split(|octet| *octet == b'/').next().unwrap_or_default();
    let letters = first.iter().filter(|octet| octet.is_ascii_alphabetic()).count();
    let is_file =
        || FILES.iter().any(|kind| ascii::ends_with(path, kind)) && !first.contains(&b'.');
    (letters >= LEAST || is_file())
        && !path.contains(&b':')
        && !path.split(|octet| *octet == b'/').any(begins_prefix)
}
