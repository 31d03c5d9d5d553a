//! The plain character that an unusual one probably stands for.

use alloc::borrow::Cow;
use alloc::string::String;

use crate::text::confusable::{self, Looks};
use crate::text::is_hidden;

/// The text that the identifier probably had in place of a character: a hyphen in place of a dash, nothing in place of
/// a mark at its end.
pub(super) fn plain(meant: char, last: bool) -> Cow<'static, str> {
    match confusable::looks(meant) {
        Some(Looks::LikeAHyphen) => "-".into(),
        Some(Looks::LikeNothing) => "".into(),
        None if last && !meant.is_alphanumeric() => "".into(),
        None if is_hidden(meant) => "".into(),
        None => String::from(meant).into(),
    }
}
