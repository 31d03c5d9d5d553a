//! [`Escapes`]: how a text is escaped in the file around it.

mod json;
pub(crate) mod mark;
pub(crate) mod tex;

use std::borrow::Cow;
use std::ops::Range;

use handle_syntax::find::Writing;

use crate::input::octets;
use crate::input::prose::Markup;
use crate::input::unescape::mark::Mark;
use crate::input::xml::escapes;

/// How a file writes the characters of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Escapes {
    /// The character itself.
    None,
    /// The character itself, in a text that ends with its line.
    Line,
    /// The character itself, in a cell of a table without quotes, which this octet ends.
    Cell(u8),
    /// The character itself, in a cell of a table that has no quoted cells; this octet ends the cell.
    Bare(u8),
    /// A quote is `""`, in a quoted cell of a table.
    Quotes,
    /// `\"`, `\n`, `\u00e9` and so on, in JSON.
    Json,
    /// `\_`, `{\&}` and so on, and braces around some letters, in BibTeX.
    Tex,
    /// `&lt;`, `&#233;` and CDATA sections, in XML; tags and comments are not part of the text.
    Xml,
    /// How an identifier is written that was found in a text with this markup.
    Found(Writing, Markup),
}

impl Escapes {
    /// The text that `raw` stands for; `None` if an escape is wrong.
    pub(crate) fn text(self, raw: &[u8]) -> Option<Cow<'_, [u8]>> {
        let escaped = match self {
            Self::None | Self::Line | Self::Cell(_) | Self::Bare(_) => false,
            Self::Quotes => memchr::memchr(b'"', raw).is_some(),
            Self::Json => memchr::memchr(b'\\', raw).is_some(),
            Self::Tex => return Some(tex::text(raw)),
            Self::Xml => return Some(escapes::text(raw)),
            Self::Found(writing, _) => return Some(writing.text(raw)),
        };
        if !escaped {
            return Some(raw.into());
        }
        if self == Self::Json {
            return json::text(raw).map(Cow::Owned);
        }
        let mut text = Vec::with_capacity(raw.len());
        let mut rest = raw;
        while !rest.is_empty() {
            let (width, _) = self.step(rest);
            // Two quotes stand for one, so the last octet is always the character that is meant.
            text.push(rest[width - 1]);
            rest = &rest[width..];
        }
        Some(text.into())
    }

    /// The part of a text that counts: in XML, white space at the start and end is only layout.
    pub(crate) fn edges(self, text: &[u8]) -> Range<usize> {
        if self == Self::Xml { octets::trimmed(text) } else { 0..text.len() }
    }

    /// How to write `text` in place of a range of `raw`; `None` if it cannot be written there.
    pub(crate) fn written(
        self,
        text: &[u8],
        range: Range<usize>,
        (raw, mark): (&[u8], Mark),
    ) -> Option<Vec<u8>> {
        let has = |octets: &[u8], text: &[u8]| text.iter().any(|octet| octets.contains(octet));
        match self {
            Self::None => Some(text.to_vec()),
            Self::Line => (!has(b"\r\n", text)).then(|| text.to_vec()),
            Self::Cell(delimiter) => {
                let is_plain = !has(&[delimiter, b'"', b'\r', b'\n'], text);
                is_plain.then(|| text.to_vec())
            }
            Self::Bare(delimiter) => {
                (!has(&[delimiter, b'\r', b'\n'], text)).then(|| text.to_vec())
            }
            Self::Quotes => self.quoted(text),
            Self::Json => json::written(text, raw),
            Self::Tex => tex::written(text, range, raw),
            Self::Xml => escapes::written_in(text, range, (raw, mark)),
            // In an address, `%` begins an escape.
            Self::Found(Writing::Address, _) if text.contains(&b'%') => None,
            // In a text of an unknown kind, most characters may have a meaning of their own, and are refused.
            Self::Found(_, markup) => markup.written(text, raw),
        }
    }

    /// How to write a whole text that needs quotes, in a cell; `None` where quotes are not possible.
    pub(crate) fn quoted(self, text: &[u8]) -> Option<Vec<u8>> {
        let doubled = || {
            text.iter().flat_map(|octet| {
                let times = if *octet == b'"' { 2 } else { 1 };
                std::iter::repeat_n(*octet, times)
            })
        };
        match self {
            Self::Quotes => Some(doubled().collect()),
            Self::Cell(_) => Some(std::iter::once(b'"').chain(doubled()).chain([b'"']).collect()),
            _ => None,
        }
    }

    /// The message about the wrong escape in `raw`.
    pub(crate) fn fault(self, raw: &[u8]) -> &'static str {
        match self {
            Self::Json if json::has_half(raw) => {
                "this escape is half of a character: the other half (a surrogate) is missing"
            }
            _ => "this escape is not one of JSON",
        }
    }

    /// The position in `raw` after the first `at` octets of its text, searched from a mark before it.
    pub(crate) fn end(self, raw: &[u8], mark: Mark, at: usize) -> usize {
        match self {
            Self::Xml => escapes::end(raw, mark, at),
            Self::Tex => tex::end(raw, mark, at),
            _ => self.place(raw, mark, at),
        }
    }

    /// The position in `raw` of the octet `at` of its text, searched from a mark before it.
    pub(crate) fn place(self, raw: &[u8], mark: Mark, at: usize) -> usize {
        match self {
            Self::None | Self::Line | Self::Cell(_) | Self::Bare(_) => return at,
            Self::Xml => return escapes::place(raw, mark, at),
            Self::Found(writing, _) => {
                return mark.raw + writing.place(&raw[mark.raw..], at.saturating_sub(mark.text));
            }
            Self::Tex => return tex::place(raw, mark, at),
            Self::Quotes | Self::Json => {}
        }
        let (mut written, mut read) = (mark.raw, mark.text);
        while read < at && written < raw.len() {
            let (width, octets) = self.step(&raw[written..]);
            (written, read) = (written + width, read + octets);
        }
        written
    }

    /// A mark at the octet `at` of the text, or at the beginning of the piece that it is in.
    pub(crate) fn mark(self, raw: &[u8], mark: Mark, at: usize) -> Mark {
        match self {
            Self::None | Self::Line | Self::Cell(_) | Self::Bare(_) => {
                return Mark { raw: at, text: at, ..mark };
            }
            Self::Xml => return escapes::mark(raw, mark, at),
            Self::Tex => return tex::mark(raw, mark, at),
            Self::Found(..) => {
                let place = |at| self.place(raw, mark, at);
                // A character that is written as an entity may have several octets.
                let is_first = at <= mark.text || place(at - 1) < place(at);
                return if is_first { Mark { raw: place(at), text: at, ..mark } } else { mark };
            }
            Self::Quotes | Self::Json => {}
        }
        let mut mark = mark;
        while mark.raw < raw.len() {
            let (width, octets) = self.step(&raw[mark.raw..]);
            if mark.text + octets > at {
                break;
            }
            (mark.raw, mark.text) = (mark.raw + width, mark.text + octets);
        }
        mark
    }

    /// How many octets of `raw` the next piece takes, and how many octets of text it stands for.
    fn step(self, raw: &[u8]) -> (usize, usize) {
        match (self, raw) {
            (Self::Quotes, [b'"', b'"', ..]) => (2, 1),
            (Self::Json, _) => json::step(raw),
            _ => (1, 1),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Escapes, Mark, Markup, Writing};

    const FOUND: Escapes = Escapes::Found(Writing::Text, Markup::Unknown);

    /// Each text, how it is written, and where each of its characters is written.
    const TABLE: [(Escapes, &str, &str, &[usize]); 10] = [
        (Escapes::None, r#"a""b"#, r#"a""b"#, &[0, 1, 2, 3]),
        (Escapes::Quotes, r#"a""b""""c"#, r#"a"b""c"#, &[0, 1, 3, 4, 6, 8]),
        (Escapes::Tex, r"a\_b\%c\x", r"a_b%c\x", &[0, 1, 3, 4, 6, 7, 8]),
        (Escapes::Tex, r"a{\&}b{\#}c{\x}", r"a&b#c{\x}", &[0, 1, 5, 6, 10, 11, 12, 13, 14]),
        (Escapes::Tex, r"a{B}\_{{C}D}", "aB_CD", &[0, 2, 4, 8, 10]),
        (Escapes::Json, r#"a\/b\n\"c"#, "a/b\n\"c", &[0, 1, 3, 4, 6, 8]),
        (Escapes::Json, r"\u0041\u00e9\u65E5é\ud83d\ude00x", "Aé日é😀x", &[0, 6, 12, 18, 20, 32]),
        (FOUND, "a&amp;b&lt;&c", "a&b<&c", &[0, 1, 6, 7, 11, 12]),
        (FOUND, "&amp;amp;", "&amp;", &[0, 5, 6, 7, 8]),
        (
            Escapes::Found(Writing::Address, Markup::Unknown),
            "1%2Fa%26amp;%4",
            "1/a&amp;%4",
            &[0, 1, 4, 5, 8, 9, 10, 11, 12, 13],
        ),
    ];

    #[test]
    fn each_character_of_a_text_has_its_place_in_the_file() {
        for (escapes, raw, text, places) in TABLE {
            let found = escapes.text(raw.as_bytes());
            assert_eq!(found.as_deref(), Some(text.as_bytes()), "{raw}");
            let place = |mark, at| escapes.place(raw.as_bytes(), mark, at);
            let start = Mark::default();
            let found: Vec<_> = text.char_indices().map(|(at, _)| place(start, at)).collect();
            assert_eq!(found, places, "{raw}");
            assert_eq!(place(start, text.len()), raw.len(), "{raw}");
            // From a mark, each place is the same.
            for (at, _) in text.char_indices() {
                let mark = escapes.mark(raw.as_bytes(), start, at);
                for later in at..=text.len() {
                    assert_eq!(place(mark, later), place(start, later), "{raw}: {at}");
                }
            }
        }
    }

    #[test]
    fn half_a_surrogate_pair_is_an_error() {
        assert_eq!(Escapes::Json.text(br"\ud83d"), None);
    }
}
