//! The marks between the cells of a table and the items of a list.

use crate::accident::sici::ends_before_version;
use crate::find::clue::alone::name::is_known_whole;
use crate::find::clue::alone::scheme::begins;
use crate::find::context::word::ends_word;
use crate::find::divided::line::line_break::is_keyed;
use crate::text::run;

use super::sici;

/// Whether `rest` begins with the mark that divides a text, and the mark does not belong to a cell in quotation marks:
/// a quotation mark right after the next word shows that one closes there. The identifier before `rest` ends with
/// `name`.
pub(super) fn divides_cells(name: &[u8], rest: &[u8], mark: u8) -> bool {
    let Some(cell) = rest.strip_prefix(&[mark]) else { return false };
    if ends_before_version(name) {
        return false;
    }
    let end = run(cell, 0, |octet| !ends_word(*octet) && *octet != mark);
    end == 0 || cell.get(end) != Some(&b'"')
}

/// Whether an identifier ends with `name`, before a comma or a semicolon, because of what follows that: another
/// identifier, a key, or anything else if the name is known to be whole. If the identifier is a value, the comma may be
/// a mistake of the person who wrote the value.
pub(super) fn divides_items(next: &[u8], name: &[u8], is_value: bool) -> bool {
    let goes_on = || next.first().is_some_and(|octet| !ends_word(*octet));
    let is_whole = || is_known_whole(name) || sici::is_whole(name);
    begins(next) || is_keyed(next) || !is_value && goes_on() && is_whole()
}
