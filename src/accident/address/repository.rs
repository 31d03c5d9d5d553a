//! Remains of the address of a page in a repository that runs DSpace, after the handle of an item or of a collection.

use crate::accident::form::octets::{are_digits, ends, run, run_before, starts};
use crate::accident::name::handle_slash;
use crate::accident::search::hit::Hit;
use crate::accident::search::pasted::Pasted;

/// How these addresses go on after the handle.
const PAGES: &[&str] =
    &["/browse", "/discover", "/statistics", "/search", "/simple-search", "/recent-submissions"];

/// The last words of [`PAGES`].
pub(crate) fn words() -> impl Iterator<Item = &'static str> {
    PAGES.iter().filter_map(|page| page.rsplit(['/', '-']).next())
}

/// The end of the address of a page, left after a handle.
pub(crate) fn page(pasted: &Pasted<'_>) -> Option<Hit> {
    let start = page_start(pasted.body()).filter(|_| pasted.expects_handle())?;
    // A query after it belongs to the page, too.
    Some(Hit::cut(pasted.body.start + start..pasted.flat.len()))
}

/// Whether a handle ends like the address of a page about it.
pub(crate) fn has_page(handle: &[u8]) -> bool {
    page_start(handle).is_some()
}

/// Where one of [`PAGES`] begins at the end of a handle whose local name is a number, as the repositories give them. A
/// slash may follow it.
fn page_start(handle: &[u8]) -> Option<usize> {
    let end = run_before(handle, handle.len(), |octet| *octet == b'/');
    let page = PAGES.iter().find(|page| ends(handle, end, page))?;
    let start = end - page.len();
    let slash = handle_slash(handle, 0)?;
    let number = handle.get(slash + 1..start).filter(|number| !number.is_empty())?;
    (!handle.starts_with(b"10.") && are_digits(number)).then_some(start)
}

/// The parameters of the addresses of files and pages in these repositories.
const PARAMETERS: &[&str] = &["&sequence=", "&isAllowed=", "&locale-attribute="];

/// Parameters that are left of the address of a file, after a handle whose local name is a number.
pub(crate) fn parameters(pasted: &Pasted<'_>) -> Option<Hit> {
    let handle = pasted.body();
    let slash = handle_slash(handle, 0).filter(|_| pasted.expects_handle())?;
    let end = run(handle, slash + 1, u8::is_ascii_digit);
    let begins = |parameter: &&str| starts(handle, end, parameter);
    let is_left = end > slash + 1 && PARAMETERS.iter().any(begins);
    is_left.then(|| Hit::cut(pasted.body.start + end..pasted.flat.len()))
}
