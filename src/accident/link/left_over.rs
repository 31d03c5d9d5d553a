//! What is left of a link between its host and the name: a part of the path of a repository or of an interface.

use crate::accident::form::octets::{ends, run, starts};
use crate::accident::name;
use crate::accident::search::hit::Hit;
use crate::accident::search::pasted::Pasted;
use crate::read::proxy;

/// The part of the address of a repository that names its interface. It stands before those of [`PATHS`].
const INTERFACES: &[&str] = &["xmlui/", "jspui/"];

/// The parts of the address of a repository before a handle. The name of a file follows the handle after the last two.
const PATHS: &[&str] = &["handle/", "bitstream/handle/", "bitstream/"];

/// `https://hdl.handle.net/api/handle/21.T11148/1c69`: the path of the interface of a resolver without its last letter.
pub(crate) fn interface(pasted: &Pasted<'_>) -> Option<Hit> {
    const PATH: &str = "handle/";
    let (text, start) = (pasted.flat, pasted.body.start);
    let end = start + PATH.len();
    let is_path = pasted.is_known && starts(text, start, PATH) && ends(text, start, "/api/");
    (is_path && name::handle_slash(text, end).is_some())
        .then(|| Hit { place: start..end, ..Hit::swap(end - 1..end - 1, "s") })
}

/// `/handle/`, left over from the address of a repository, or other words and slashes before a DOI name.
pub(crate) fn left_over(pasted: &Pasted<'_>) -> Option<Hit> {
    let (text, start) = (pasted.flat, pasted.body.start);
    let slash = start + usize::from(pasted.is_name() && text.first() == Some(&b'/'));
    let interface = INTERFACES.iter().find(|path| starts(text, slash, path));
    let at = slash + interface.map_or(0, |path| path.len());
    let path = PATHS.iter().find(|path| starts(text, at, path));
    if let Some(path) = path.filter(|_| pasted.expects_handle())
        && let Some(slash) = name::handle_slash(text, at + path.len())
    {
        let hit = Hit::cut(start..at + path.len());
        let file = run(text, slash + 1, |octet| *octet != b'/').min(pasted.body.end);
        let has_file = path.starts_with("bitstream/") && file < pasted.body.end;
        return Some(if has_file { hit.replacing(file..pasted.body.end, "") } else { hit });
    }
    let end = run(text, start, |octet| octet.is_ascii_alphabetic() || *octet == b'/');
    let are_words = end > start && text[end - 1] == b'/';
    let is_service = || proxy::is_service(&text[start..]);
    let is_before_doi = || name::registered_doi_slash(text, end).is_some();
    (pasted.is_known && !pasted.has_segment() && are_words && !is_service() && is_before_doi())
        .then(|| Hit::cut(start..end))
}
