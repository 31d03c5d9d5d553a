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
    /// The source code of a program, in which a variable may stand in place of an identifier.
    SourceCode,
    /// TeX or BibTeX: `%` begins a comment, and `~` is a space.
    Tex,
    /// A field of BibTeX that has only a link or a DOI name, in which `%` stands for itself.
    Verbatim,
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
            Markup::SourceCode => finder.in_source_code(),
            Markup::Tex | Markup::Verbatim => finder.divided_by(b'~'),
        }
    }
}

/// The fields of BibTeX that have only a link or the name of a document.
const VERBATIM: [&str; 3] = ["doi", "eprint", "url"];

impl Markup {
    /// The markup of a place in the text, after `before`.
    pub(crate) fn after(self, before: &[u8]) -> Self {
        if self == Self::Tex && opens_verbatim(before) { Self::Verbatim } else { self }
    }

    /// How to write the octets of an identifier in place of some of `raw`; `None` if one of them may have a meaning of
    /// its own. If a `%` stands for itself in `raw`, as in the argument of `\url`, another one does, too. In a field in
    /// which `%` stands for itself, it is escaped only if `raw` escapes something.
    pub(crate) fn written(self, text: &[u8], raw: &[u8]) -> Option<Vec<u8>> {
        let is_plain = |octet: &u8| octet.is_ascii_alphanumeric() || b"/:.-%".contains(octet);
        if !text.iter().all(is_plain) {
            return None;
        }
        let is_for_itself = |pair: &[u8]| matches!(pair, [before, b'%'] if *before != b'\\');
        let escapes = match self {
            Self::Unknown | Self::Table(_) | Self::SourceCode => false,
            Self::Tex => !raw.windows(2).any(is_for_itself),
            Self::Verbatim => raw.contains(&b'\\'),
        };
        if !escapes {
            return Some(text.to_vec());
        }
        let escape = |octet: &u8| (*octet == b'%').then_some(b'\\');
        Some(text.iter().flat_map(|octet| escape(octet).into_iter().chain([*octet])).collect())
    }
}

/// Whether a text ends with the name of a field of BibTeX that has only a link or a DOI name, and the beginning of its
/// value.
fn opens_verbatim(text: &[u8]) -> bool {
    let value = text.trim_ascii_end();
    let field = || {
        let opened = value.strip_suffix(b"{").or_else(|| value.strip_suffix(b"\""))?;
        let opened = opened.strip_suffix(b"{").unwrap_or(opened).trim_ascii_end();
        Some(opened.strip_suffix(b"=")?.trim_ascii_end())
    };
    field().is_some_and(|field| {
        let is_letter = |octet: &u8| octet.is_ascii_alphanumeric() || b"-_".contains(octet);
        let start = field.iter().rposition(|octet| !is_letter(octet)).map_or(0, |at| at + 1);
        VERBATIM.iter().any(|name| field[start..].eq_ignore_ascii_case(name.as_bytes()))
    })
}

#[cfg(test)]
mod tests {
    use super::Markup;

    #[test]
    fn a_percent_sign_stands_for_itself_in_some_fields() {
        for (before, expected) in [
            ("@article{a, doi = {", Markup::Verbatim),
            ("@article{a,\n\tURL=\"", Markup::Verbatim),
            ("doi = {{", Markup::Verbatim),
            ("doi = { ", Markup::Verbatim),
            ("note = {", Markup::Tex),
            ("bdsk-url = {", Markup::Tex),
            ("doi = {see ", Markup::Tex),
            ("\\url{", Markup::Tex),
            ("doi = ", Markup::Tex),
            ("", Markup::Tex),
        ] {
            assert_eq!(Markup::Tex.after(before.as_bytes()), expected, "{before}");
        }
        assert_eq!(Markup::Unknown.after(b"doi = {"), Markup::Unknown);
    }

    #[test]
    fn a_percent_sign_that_would_begin_a_comment_is_escaped() {
        for (markup, text, raw, expected) in [
            (Markup::Unknown, "%C3", "10.1000/é", Some("%C3")),
            (Markup::Tex, "%C3", "10.1000/é", Some(r"\%C3")),
            (Markup::Tex, "%C3", r"10.1000/a\%20é", Some(r"\%C3")),
            (Markup::Tex, "%C3", "10.1000/a%20é", Some("%C3")),
            (Markup::Tex, "a-b", "10.1000/é", Some("a-b")),
            (Markup::Verbatim, "%C3", "10.1000/é", Some("%C3")),
            (Markup::Verbatim, "%C3", r"10.1000/a\_é", Some(r"\%C3")),
            (Markup::Tex, "<", "10.1000/é", None),
        ] {
            let written = markup.written(text.as_bytes(), raw.as_bytes());
            assert_eq!(written.as_deref(), expected.map(str::as_bytes), "{raw}");
        }
    }
}
