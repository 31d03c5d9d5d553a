//! The end of the path of an address before a DOI name.

use crate::accident::form::octets::{position, run, starts};
use crate::accident::name;
use crate::accident::name::kind::Kind;
use crate::accident::search::hit::Hit;
use crate::accident::search::pasted::Pasted;

/// `/doi/full/10.…`, `?doi=10.…`, `url_ver=Z39.88-2004&rft_id=info:doi/…`: the end of an address before a DOI name or
/// an info URI, without the host.
pub(crate) fn path(pasted: &Pasted<'_>) -> Option<Hit> {
    let (text, start) = (pasted.flat, pasted.body.start);
    if let Some(end) = open_url(text).filter(|_| pasted.is_name()) {
        return Some(Hit::cut(start..end));
    }
    let is_path = |octet: &u8| octet.is_ascii_alphabetic() || b"/?&=#-_, ".contains(octet);
    let dots = run(text, start, |octet| *octet == b'.');
    // The `/` or `=` before the name belongs to the address, too.
    let end = run(text, dots, is_path);
    let is_end = text.get(end.checked_sub(1)?).is_some_and(|last| b"/=".contains(last));
    let is_word = dots > start || text[start..end].iter().any(u8::is_ascii_alphabetic);
    let is_address = dots == start || text.get(dots) == Some(&b'/');
    let is_doi = name::registered_doi_slash(text, end).is_some();
    // There are other rules for `hdl/`, for words in the path of a link, and for pages at other hosts.
    let is_word_or_slash = |octet: &u8| octet.is_ascii_alphabetic() || *octet == b'/';
    let is_worded = pasted.kind == Kind::Web && text[start..end].iter().all(is_word_or_slash);
    let is_part = (pasted.is_name() || pasted.says_handle()) && !pasted.has_segment() && !is_worded;
    (is_part && is_end && is_word && is_address && is_doi).then(|| Hit::cut(start..end))
}

/// Where the info URI begins in the query of an OpenURL (ANSI/NISO Z39.88), which may be escaped in it.
fn open_url(text: &[u8]) -> Option<usize> {
    const PARAMETER: &str = "&rft_id=";
    let at = position(text, PARAMETER)? + PARAMETER.len();
    ["info:", "info%3A"].iter().any(|scheme| starts(text, at, scheme)).then_some(at)
}
