//! [`quoted`]: a text in a command that a person may copy into a shell.

use std::borrow::Cow;

/// The text as a word of a command, in quotes if the shell would read it as more than one word, or as something else.
pub(crate) fn quoted(text: &str) -> Cow<'_, str> {
    let is_plain = |c: char| c.is_alphanumeric() || "/._-+:@%,".contains(c);
    if !text.is_empty() && text.chars().all(is_plain) {
        return text.into();
    }
    format!("'{}'", text.replace('\'', r"'\''")).into()
}

#[cfg(test)]
mod tests {
    use super::quoted;

    #[test]
    fn only_what_a_shell_would_read_otherwise_is_quoted() {
        for (text, expected) in [
            ("lists/ids-1.txt", "lists/ids-1.txt"),
            ("日本.txt", "日本.txt"),
            ("my ids.txt", "'my ids.txt'"),
            ("it's", r"'it'\''s'"),
            ("a;b", "'a;b'"),
            ("$x", "'$x'"),
            ("", "''"),
        ] {
            assert_eq!(quoted(text), expected, "{text}");
        }
    }
}
