//! Braces around a UUID, with which programs of Windows write it.

use crate::accident::other::is_uuid;
use crate::accident::search::hit::Hit;
use crate::accident::search::pasted::Pasted;

/// `21.14100/{2b6e6455-…}`: a local name that is a UUID in braces.
pub(crate) fn braces(pasted: &Pasted<'_>) -> Option<Hit> {
    let (open, close) = (pasted.slash_of_handle()? + 1, pasted.body.end - 1);
    let inside = pasted.flat.get(open..=close)?.strip_prefix(b"{")?.strip_suffix(b"}")?;
    is_uuid(inside).then(|| Hit::cut(open..open + 1).and(close..close + 1, ""))
}
