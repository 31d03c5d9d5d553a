//! `1010.5281/zenodo.3678326`, `!0.1371/journal.pone.0185809`: something else in place of the `10` of a prefix.

use crate::accident::name;
use crate::accident::registrant;
use crate::accident::search::hit::Hit;
use crate::accident::search::pasted::Pasted;

/// The longest text before the first dot that is looked at, in octets.
const LONGEST: usize = 4;

/// What stands before the first dot, if the rest is a name of a registrant without its `10`.
pub(crate) fn head(pasted: &Pasted<'_>) -> Option<Hit> {
    let (body, start) = (pasted.body(), pasted.body.start);
    let dot = body.iter().take(LONGEST + 1).position(|&octet| octet == b'.')?;
    let (head, rest) = body.split_at(dot);
    let slash = body.iter().position(|&octet| octet == b'/')?;
    // A number that may be a prefix is left as it is.
    let is_possible = pasted.may_be_handle() && !head.is_empty() && !name::is_usual(body, slash);
    let is_name = is_possible && registrant::is_whole_after_ten(&rest[1..]);
    is_name.then(|| Hit::swap(start..start + dot, "10"))
}
