//! [`wrapped`]: a text in lines.

use unicode_width::UnicodeWidthStr;

/// The words in lines of `width` columns; the first begins at column `first`, the others at column `others`. A word is
/// never broken.
pub(crate) fn wrapped<W: AsRef<str>>(
    words: impl IntoIterator<Item = W>,
    (first, others): (usize, usize),
    width: usize,
) -> String {
    let (mut lines, mut column) = (String::new(), first);
    for (at, word) in words.into_iter().enumerate() {
        let word = word.as_ref();
        if at > 0 && column + 1 + word.width() > width {
            lines.push('\n');
            lines.push_str(&" ".repeat(others));
            column = others;
        } else if at > 0 {
            lines.push(' ');
            column += 1;
        }
        lines.push_str(word);
        column += word.width();
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::wrapped;

    #[test]
    fn a_line_may_be_as_wide_as_the_page() {
        for (text, lines) in [
            ("a bcd", "a bcd"),
            ("a bcde", "a\n  bcde"),
            ("a 日本", "a\n  日本"),
            ("abcdefghij a b c d", "abcdefghij\n  a b c\n  d"),
        ] {
            assert_eq!(wrapped(text.split(' '), (2, 2), 7), lines);
        }
    }
}
