//! `- https://www.nature.com/articles/nature12373`: a link to a page, with the mark of a list or other text before it.

use core::ops::Range;

use crate::accident::form::octets::{digit_count, is_blank, run, starts};
use crate::accident::markup;
use crate::accident::name::kind::Kind;
use crate::accident::search::hit::Hit;
use crate::accident::search::pasted::Pasted;

/// Marks that may stand right before a link, and around it.
const AROUND_LINK: &[u8] = b"`*_|<>()[]{}\"'";

/// Text before the only link, which is to a page; the address of the page may contain a name. A `/` before the link
/// would be that of a handle.
pub(crate) fn preceded(pasted: &Pasted<'_>) -> Option<Hit> {
    let text = pasted.flat;
    // A text with the label of a DOI name is read as one, and a page is none.
    let is_labelled = starts(text, 0, "doi");
    if pasted.kind != Kind::Name || is_labelled {
        return None;
    }
    let link = markup::only_link(text)?;
    let is_in_address = |name: Range<usize>| name.start > link.start && name.end <= link.end;
    if !markup::identifiers(text).all(|found| is_in_address(found.whole)) {
        return None;
    }
    let (before, rest) = (&text[..link.start], &text[link.end..]);
    let is_apart = before.last().is_some_and(|last| is_blank(last) || AROUND_LINK.contains(last));
    // A damaged identifier, or one of another kind, must not be deleted.
    let may_be_identifier =
        |word: &[u8]| word.contains(&b'/') || word.starts_with(b"10.") || digit_count(word) > 4;
    if !is_apart || before.split(is_blank).any(may_be_identifier) {
        return None;
    }
    let is_mark = |octet: &u8| is_blank(octet) || AROUND_LINK.contains(octet);
    let is_wrapped = run(rest, 0, is_mark) == rest.len();
    Some(if is_wrapped { markup::keep(text, &link) } else { Hit::cut(0..link.start) })
}
