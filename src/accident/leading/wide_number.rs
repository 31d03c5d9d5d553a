//! Numbers of lists with the marks of East Asian keyboards.

use crate::accident::form::octets::{are_digits_or, blanks};
use crate::accident::markup::may_begin_marked;
use crate::accident::name;
use crate::accident::registrant;
use crate::accident::search::hit::Hit;
use crate::accident::search::pasted::Pasted;
use crate::text::character;

/// Marks after the number of an item.
const AFTER_NUMBER: &str = "、，．。｡：";

/// The marks of [`AFTER_NUMBER`] that may stand in place of the dot of a prefix.
const DOTS: &str = "．。｡";

/// Brackets around the number of an item.
const BRACKETS: &[(char, char)] =
    &[('［', '］'), ('【', '】'), ('〔', '〕'), ('〖', '〗'), ('（', '）')];

/// The number of an item, the mark after it, and where the text goes on.
struct Number {
    value: u32,
    mark: char,
    end: usize,
}

/// How many digits the number of an item has at most.
const LONGEST: usize = 3;

/// The value of a digit of ASCII, or of a wide one.
fn digit(character: char) -> Option<u32> {
    character::narrow(character).to_digit(10)
}

/// The number of an item with which a text begins.
fn number(text: &[u8]) -> Option<Number> {
    let open = BRACKETS.iter().find(|(open, _)| character::first(text) == Some(*open));
    let start = open.map_or(0, |(open, _)| open.len_utf8());
    let (mut at, mut count, mut value) = (start, 0, 0);
    while let Some(next) = character::first(&text[at..])
        && let Some(digit) = digit(next).filter(|_| count < LONGEST)
    {
        (at, count, value) = (at + next.len_utf8(), count + 1, 10 * value + digit);
    }
    let mark = character::first(&text[at..])?;
    let closes = open.map_or(AFTER_NUMBER.contains(mark), |(_, close)| mark == *close);
    let end = blanks(text, at + mark.len_utf8());
    (count > 0 && closes).then_some(Number { value, mark, end })
}

/// `1、10.1000/182`, `［12］hdl:2433/12345`, `2．2433/12346`: the number of an item of a list before an identifier.
pub(crate) fn wide_number(pasted: &Pasted<'_>) -> Option<Hit> {
    let text = pasted.flat;
    let Number { value, mark, end } = number(text).filter(|_| pasted.is_name())?;
    let rest = &text[end..];
    // The number and a handle of digits may be one prefix, with the mark in place of its dot.
    let is_handle = AFTER_NUMBER.contains(mark)
        && !rest.starts_with(b"10.")
        && name::handle_slash(rest, 0).is_some_and(|slash| are_digits_or(&rest[..slash], b"."));
    let begins_prefix = match value {
        10 | 20 | 21 => true,
        1 => registrant::is_whole_after_ten(rest),
        _ => false,
    };
    if is_handle && begins_prefix || !may_begin_marked(text, end) {
        return None;
    }
    // With a dot, the number may also begin the prefix, as in `86.1000/abc`, or be what is left of `10`.
    let may_begin_prefix = is_handle && DOTS.contains(mark);
    Some(Hit::cut(0..end).offered(!may_begin_prefix))
}
