//! Texts as a terminal may show them.

use std::borrow::Cow;

/// The text with everything spelled out that a terminal would obey or hide: `\u{1b}`.
pub(crate) fn masked(name: &str) -> Cow<'_, str> {
    if !name.chars().any(is_hidden) {
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

/// Controls, line separators, and what is invisible or turns the direction of the text.
pub(crate) fn is_hidden(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{AD}' | '\u{34F}' | '\u{61C}' | '\u{180E}' | '\u{200B}'..='\u{200F}' | '\u{2028}'..='\u{202E}'
            | '\u{2060}'..='\u{206F}' | '\u{FE00}'..='\u{FE0F}' | '\u{FEFF}' | '\u{FFF9}'..='\u{FFFB}'
            | '\u{E0000}'..='\u{E0FFF}')
}
