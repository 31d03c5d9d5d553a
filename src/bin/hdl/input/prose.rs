//! [`Prose`]: what is known about a text in which identifiers are found.

use handle_syntax::find::Finder;

/// What the name of its file and its first line show about a text in which identifiers are found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Prose {
    pub(crate) markup: Markup,
    /// The octet that ends a line: LF, or CR in a file of the old Macintosh.
    pub(crate) line_end: u8,
}

/// The markup of a text, in which some characters have a meaning of their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Markup {
    /// Nothing is known about the markup.
    Unknown,
    /// A table with this octet between its cells.
    Table(u8),
    /// TeX or BibTeX: `%` begins a comment, and `~` is a space.
    Tex,
}

impl Prose {
    /// A text about which nothing is known.
    pub(crate) const UNKNOWN: Self = Self { markup: Markup::Unknown, line_end: b'\n' };

    /// Finds the identifiers of a text; `before` is the octet before it.
    pub(crate) fn finder(self, before: u8, text: &[u8]) -> Finder<'_> {
        let finder = Finder::after(before, text);
        match self.markup {
            Markup::Unknown => finder,
            Markup::Table(delimiter) => finder.divided_by(delimiter),
            Markup::Tex => finder.divided_by(b'~'),
        }
    }
}

impl Markup {
    /// How to write the octets of an identifier in place of some of `raw`; `None` if one of them may have a meaning of
    /// its own. If a `%` stands for itself in `raw`, as in the argument of `\url`, another one does, too.
    pub(crate) fn written(self, text: &[u8], raw: &[u8]) -> Option<Vec<u8>> {
        let is_plain = |octet: &u8| octet.is_ascii_alphanumeric() || b"/:.-%".contains(octet);
        if !text.iter().all(is_plain) {
            return None;
        }
        let is_for_itself = |pair: &[u8]| matches!(pair, [before, b'%'] if *before != b'\\');
        if self != Self::Tex || raw.windows(2).any(is_for_itself) {
            return Some(text.to_vec());
        }
        let escape = |octet: &u8| (*octet == b'%').then_some(b'\\');
        Some(text.iter().flat_map(|octet| escape(octet).into_iter().chain([*octet])).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::Markup;

    #[test]
    fn a_percent_sign_that_would_begin_a_comment_is_escaped() {
        for (markup, text, raw, expected) in [
            (Markup::Unknown, "%C3", "10.1000/é", Some("%C3")),
            (Markup::Tex, "%C3", "10.1000/é", Some(r"\%C3")),
            (Markup::Tex, "%C3", r"10.1000/a\%20é", Some(r"\%C3")),
            (Markup::Tex, "%C3", "10.1000/a%20é", Some("%C3")),
            (Markup::Tex, "a-b", "10.1000/é", Some("a-b")),
            (Markup::Tex, "<", "10.1000/é", None),
        ] {
            let written = markup.written(text.as_bytes(), raw.as_bytes());
            assert_eq!(written.as_deref(), expected.map(str::as_bytes), "{raw}");
        }
    }
}
