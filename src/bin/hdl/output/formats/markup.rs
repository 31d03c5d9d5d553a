//! Text inside XML and HTML.

use std::borrow::Cow;

use crate::terminal::sanitize::masked;

/// The text as the content of an element or an attribute; invisible characters are shown by their numbers.
pub(crate) fn escaped(text: &str) -> Cow<'_, str> {
    let text = masked(text);
    if !text.contains(['&', '<', '>', '"', '\'', '\u{FFFE}', '\u{FFFF}']) {
        return text;
    }
    let mut escaped = String::with_capacity(text.len() + 16);
    for c in text.chars() {
        match c {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&#39;"),
            // XML 1.0 does not allow these two.
            '\u{FFFE}' | '\u{FFFF}' => escaped.push('\u{FFFD}'),
            c => escaped.push(c),
        }
    }
    escaped.into()
}

#[cfg(test)]
mod tests {
    use super::escaped;

    #[test]
    fn a_text_cannot_become_markup() {
        for (text, expected) in [
            ("10.1/a", "10.1/a"),
            ("<b a='\"'>&", "&lt;b a=&#39;&quot;&#39;&gt;&amp;"),
            ("]]>", "]]&gt;"),
        ] {
            assert_eq!(escaped(text), expected);
        }
        let escaped = escaped("a\u{1}\u{202E}\u{FFFE}");
        assert!(!escaped.contains(['\u{1}', '\u{202E}', '\u{FFFE}']), "{escaped}");
    }
}
