//! A question mark before a DOI name in a link, or in place of its slash, and one or a `#` at the end of a URI.

use core::ops::Range;

use crate::accident::form::octets::{are_digits, run};
use crate::accident::name;
use crate::accident::name::kind::Kind;
use crate::accident::search::hit::Hit;
use crate::accident::search::pasted::Pasted;
use crate::text::heads::{DOI_START, REGISTRANT_DIGITS};

/// The path of a link to a proxy under which it looks for the name in the query.
const QUERIED: [&str; 3] = ["", "openurl", "resolve"];

/// `https://doi.org/?10.1000/182`, `https://doi.org/openurl?rft_id=info:doi/10.1000/182`: the beginning of a query, and
/// perhaps a path of the proxy itself, before the only DOI name.
pub(crate) fn questioned(pasted: &Pasted<'_>) -> Option<Hit> {
    let (text, Range { start, end: sign }) = (pasted.flat, pasted.body.clone());
    let is_queried = |path: &&str| pasted.body().eq_ignore_ascii_case(path.as_bytes());
    let is_path =
        pasted.is_known && text[..start].ends_with(b"/") && QUERIED.iter().any(is_queried);
    if !is_path || text.get(sign) != Some(&b'?') {
        return None;
    }
    let is_name = |at: &usize| {
        b"?=/:".contains(&text[at - 1]) && name::registered_doi_slash(text, *at).is_some()
    };
    let mut names = (sign + 1..text.len()).filter(is_name);
    let name = names.next().filter(|_| names.next().is_none())?;
    let is_handle = |at: usize| name::link_end(text, at).is_some_and(|handle| handle < name);
    if (sign + 1..name).any(is_handle) {
        return None;
    }
    Some(Hit::cut(start..name))
}

/// `https://doi.org/10.1016?j.jbusres.2019.01.020`: a prefix alone, and after it a `?` with something that is not a
/// parameter.
pub(crate) fn question(pasted: &Pasted<'_>) -> Option<Hit> {
    let end = pasted.body.end;
    let rest = pasted.flat.get(end..)?.strip_prefix(b"?").filter(|_| pasted.is_known)?;
    let number = pasted.body().strip_prefix(DOI_START.as_bytes())?;
    let is_prefix = REGISTRANT_DIGITS.contains(&number.len()) && are_digits(number);
    let word = run(rest, 0, |octet| *octet != b'=' && *octet != b'&');
    let is_name = word == rest.len() && rest.iter().any(u8::is_ascii_digit);
    (is_prefix && is_name).then(|| Hit::swap(end..end + 1, "/"))
}

/// `hdl:1721.1/2?`, `hdl:1721.1/2#`: a query or a fragment with nothing in it. Another rule finds it in a link, and an
/// info URI may have an empty fragment.
pub(crate) fn empty_ending(pasted: &Pasted<'_>) -> Option<Hit> {
    let end = pasted.body.end;
    let is_uri = pasted.kind == Kind::Hdl && pasted.slash.is_some();
    // After a hyphen, a `#` is the check character of a SICI.
    let is_empty = matches!(&pasted.flat[end..], b"?" | b"#") && !pasted.body().ends_with(b"-");
    (is_uri && is_empty).then(|| Hit::cut(end..pasted.flat.len()))
}
