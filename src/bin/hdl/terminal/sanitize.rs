//! Texts as a terminal may show them.

use std::borrow::Cow;

use handle_syntax::is_hidden;

/// The text with everything spelled out that a terminal would obey or hide: `\u{1b}`.
pub(crate) fn masked(name: &str) -> Cow<'_, str> {
    if !name.contains(is_hidden) {
        return name.into();
    }
    let mut shown = String::with_capacity(name.len());
    for c in name.chars() {
        if is_hidden(c) {
            shown.extend(c.escape_default());
        } else {
            shown.push(c);
        }
    }
    shown.into()
}
