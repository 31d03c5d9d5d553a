//! What was meant where another character is in an identifier.

use alloc::borrow::Cow;
use alloc::string::String;

use crate::text::confusable::{self, Looks};
use crate::text::is_hidden;

/// The text that the identifier probably had in place of a character: a hyphen in place of a dash, nothing in place of
/// a mark at its end.
pub(super) fn in_name(character: char, is_last: bool) -> Cow<'static, str> {
    match confusable::looks(character) {
        Some(Looks::LikeAHyphen) => "-".into(),
        Some(Looks::LikeNothing) => "".into(),
        None if is_last && !character.is_alphanumeric() => "".into(),
        None if is_hidden(character) => "".into(),
        None => String::from(character).into(),
    }
}
