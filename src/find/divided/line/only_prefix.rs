//! Lines that are broken inside the prefix of an identifier or right after it: `https://doi.org/10.1016` and
//! `/j.cell.2018.05.046` in the next line.

use crate::accident::registrant::{is_whole, lacks_form};
use crate::read::proxy::HOSTS;
use crate::text::heads::DOI_START;
use crate::text::{self, ascii, run, run_before};

use crate::find::divided::next_word::word_of;

/// A prefix, and the host before it, are shorter than this, in octets.
const LONGEST: usize = 64;

/// The prefix of a DOI name or a handle with which `text` ends, right after a scheme or the host of a link, without its
/// slash; perhaps only its beginning, up to a dot.
fn only_prefix(text: &[u8]) -> Option<&[u8]> {
    const SCHEMES: [&str; 2] = ["hdl:", "doi:"];
    let near = text::last(text, LONGEST);
    let start = run_before(near, near.len(), |octet| octet.is_ascii_digit() || *octet == b'.');
    let (head, prefix) = near.split_at(start);
    let is_head = || {
        let path = head.strip_suffix(b"/");
        SCHEMES.iter().any(|scheme| ascii::ends_with(head, scheme))
            || path.is_some_and(|head| HOSTS.iter().any(|host| ascii::ends_with(head, host)))
    };
    let begins = prefix.first().is_some_and(u8::is_ascii_digit);
    (begins && is_head()).then_some(prefix)
}

/// Whether `text` ends with the prefix of an identifier right after its scheme or its host, so that a line may be
/// broken there.
pub(in crate::find) fn ends_with_only_prefix(text: &[u8]) -> bool {
    only_prefix(text).is_some()
}

/// Whether the prefix with which `before` ends goes on with the line `next`: with its slash and a word with a digit,
/// or, after a dot, with a number, the slash and the local name.
pub(super) fn prefix_goes_on(before: &[u8], next: &[u8]) -> bool {
    let Some(begun) = only_prefix(before) else { return false };
    let digits = run(next, 0, u8::is_ascii_digit);
    if begun.ends_with(b".") != (digits > 0) {
        return false;
    }
    let Some(local) = word_of(&next[digits..]).strip_prefix(b"/") else { return false };
    let has_digit = digits > 0 || local.iter().any(u8::is_ascii_digit);
    let begins = local.first().is_some_and(u8::is_ascii_alphanumeric);
    let name = [begun, word_of(next)].concat();
    // A path of a file has more slashes.
    let is_local = is_whole(&name) || !local.contains(&b'/') && !lacks_form(&name);
    begins && has_digit && is_local && (begun.len() > 3 || begun == DOI_START.as_bytes())
}
