//! How XML writes the characters of a text: entities, CDATA sections, with tags and comments between them.

use std::borrow::Cow;
use std::ops::Range;

use memchr::{memchr, memchr2, memmem};

use crate::input::unescape::mark::Mark;

/// The entities of XML itself.
const ENTITIES: [(&[u8], u8); 5] =
    [(b"amp", b'&'), (b"lt", b'<'), (b"gt", b'>'), (b"quot", b'"'), (b"apos", b'\'')];

const OPEN: &[u8] = b"<![CDATA[";
const CLOSE: &[u8] = b"]]>";

/// The text that `raw` stands for.
pub(crate) fn text(raw: &[u8]) -> Cow<'_, [u8]> {
    if memchr2(b'<', b'&', raw).is_none() {
        return raw.into();
    }
    let mut text = Vec::with_capacity(raw.len());
    pieces(raw, Mark::default(), |_, octets, _| {
        text.extend_from_slice(octets);
        true
    });
    text.into()
}

/// The position in `raw` of the octet `at` of its text.
pub(crate) fn place(raw: &[u8], mark: Mark, at: usize) -> usize {
    // The end of the last character so far, and the end of the tags and comments after it.
    let (mut end, mut next, mut read, mut found) = (mark.raw, mark.raw, mark.text, None);
    pieces(raw, mark, |width, octets, _| {
        if read + octets.len() > at {
            found = Some(next);
            return false;
        }
        (next, read) = (next + width, read + octets.len());
        if !octets.is_empty() {
            end = next;
        }
        true
    });
    found.unwrap_or(end)
}

/// The position in `raw` after the first `at` octets of its text, before any tags that follow them.
pub(crate) fn end(raw: &[u8], mark: Mark, at: usize) -> usize {
    let (mut next, mut read) = (mark.raw, mark.text);
    let mut end = mark.raw;
    pieces(raw, mark, |width, octets, _| {
        if read >= at {
            return false;
        }
        (next, read) = (next + width, read + octets.len());
        end = next;
        true
    });
    end
}

/// A mark at the octet `at` of the text, or at the beginning of the character that it is in.
pub(crate) fn mark(raw: &[u8], mark: Mark, at: usize) -> Mark {
    let (mut next, mut found) = (mark, mark);
    pieces(raw, mark, |width, octets, is_literal| {
        if next.text + octets.len() > at {
            return false;
        }
        next.raw += width;
        next.text += octets.len();
        next.is_literal = is_literal;
        // An addition at the end of the text comes before the tags that follow it.
        if !octets.is_empty() {
            found = next;
        }
        true
    });
    found
}

/// How to write `text` in place of a range of `raw`; `None` if there are tags in the range, or if the text would end a
/// CDATA section.
pub(crate) fn written_in(
    text: &[u8],
    range: Range<usize>,
    (raw, mark): (&[u8], Mark),
) -> Option<Vec<u8>> {
    let (mut at, mut literal) = (mark.raw, mark.is_literal);
    pieces(raw, mark, |width, _, is_literal| {
        (at, literal) = (at + width, is_literal);
        at <= range.start
    });
    // A text that is added at the end of a CDATA section becomes a part of the section.
    let is_literal = literal || range.is_empty() && raw[range.start..].starts_with(CLOSE);
    if !is_literal {
        return memchr(b'<', &raw[range]).is_none().then(|| written(text));
    }
    let ends = memmem::find(&raw[range], CLOSE).is_some();
    let is_plain = !text.iter().any(|octet| b"]>".contains(octet));
    (!ends && is_plain).then(|| text.to_vec())
}

/// How to write `text` in an element or an attribute.
fn written(text: &[u8]) -> Vec<u8> {
    let mut written = Vec::with_capacity(text.len());
    for octet in text {
        match ENTITIES.iter().find(|(_, character)| character == octet) {
            Some((name, _)) => {
                written.push(b'&');
                written.extend_from_slice(name);
                written.push(b';');
            }
            None => written.push(*octet),
        }
    }
    written
}

/// Gives each piece from a mark on, until `give` returns `false`: how many octets of `raw` it takes, the text that it
/// stands for, and whether it is in a CDATA section.
fn pieces(raw: &[u8], mark: Mark, mut give: impl FnMut(usize, &[u8], bool) -> bool) {
    let (mut rest, mut literal) = (raw.get(mark.raw..).unwrap_or_default(), mark.is_literal);
    while let Some(first) = rest.first() {
        let (width, octets): (usize, Cow<'_, [u8]>) = if literal && rest.starts_with(CLOSE) {
            literal = false;
            (CLOSE.len(), Cow::Borrowed(b""))
        } else if !literal && rest.starts_with(OPEN) {
            literal = true;
            (OPEN.len(), Cow::Borrowed(b""))
        } else if !literal && *first == b'<' {
            let end: &[u8] = if rest.starts_with(b"<!--") { b"-->" } else { b">" };
            let len = memmem::find(rest, end).map_or(rest.len(), |at| at + end.len());
            (len, Cow::Borrowed(b""))
        } else if let Some((len, octets)) = entity(rest).filter(|_| !literal) {
            (len, Cow::Owned(octets))
        } else {
            (1, Cow::Borrowed(&rest[..1]))
        };
        if !give(width, &octets, literal) {
            return;
        }
        rest = &rest[width..];
    }
}

/// The entity at the start of a text: its length, and the character that it stands for.
fn entity(text: &[u8]) -> Option<(usize, Vec<u8>)> {
    let name = text.strip_prefix(b"&")?;
    let name = &name[..memchr(b';', &name[..name.len().min(12)])?];
    let octets = match name {
        [b'#', b'x' | b'X', digits @ ..] => character(digits, 16)?,
        [b'#', digits @ ..] => character(digits, 10)?,
        _ => ENTITIES.iter().find(|(other, _)| *other == name).map(|(_, octet)| vec![*octet])?,
    };
    Some((name.len() + 2, octets))
}

fn character(digits: &[u8], radix: u32) -> Option<Vec<u8>> {
    let digits = std::str::from_utf8(digits).ok()?;
    let character = char::from_u32(u32::from_str_radix(digits, radix).ok()?)?;
    Some(character.to_string().into_bytes())
}

#[cfg(test)]
mod tests {
    use super::{Mark, end, mark, place, text, written, written_in};

    #[test]
    fn each_character_of_a_text_has_its_place_in_the_file() {
        let table: [(&str, &str, &[usize]); 6] = [
            ("a&amp;b", "a&b", &[0, 1, 6, 7]),
            ("&#65;&#xe9;&lt;", "Aé<", &[0, 5, 11, 15]),
            ("a<!-- > -->b<i>c</i>", "abc", &[0, 11, 15, 16]),
            ("<![CDATA[a&amp;]]>b", "a&amp;b", &[9, 10, 11, 12, 13, 14, 18, 19]),
            ("&eacute;&x", "&eacute;&x", &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
            ("plain", "plain", &[0, 1, 2, 3, 4, 5]),
        ];
        for (raw, expected, places) in table {
            assert_eq!(&*text(raw.as_bytes()), expected.as_bytes(), "{raw}");
            let ends = expected.char_indices().map(|(at, _)| at).chain([expected.len()]);
            let found: Vec<_> = ends.map(|at| place(raw.as_bytes(), Mark::default(), at)).collect();
            assert_eq!(found, places, "{raw}");
            // From a mark, each place is the same.
            let (raw, start) = (raw.as_bytes(), Mark::default());
            for at in 0..=expected.len() {
                let mark = mark(raw, start, at);
                for later in at..=expected.len() {
                    assert_eq!(place(raw, mark, later), place(raw, start, later), "{at}");
                }
            }
        }
    }

    #[test]
    fn a_text_is_written_as_the_octets_around_it_are() {
        // The text of each file is `abcd`, and `x<` is written in place of its `bc`.
        for (raw, expected) in [
            ("abcd", Some("ax&lt;d")),
            ("<![CDATA[abcd]]>", Some("<![CDATA[ax<d]]>")),
            ("a<![CDATA[bc]]>d", Some("a<![CDATA[x<]]>d")),
            ("<![CDATA[a]]>bc<![CDATA[d]]>", Some("<![CDATA[a]]>x&lt;<![CDATA[d]]>")),
            ("a<i>bc</i>d", Some("a<i>x&lt;</i>d")),
            ("a<!-- ]]> -->&#98;&#99;<b/>d", Some("a<!-- ]]> -->x&lt;<b/>d")),
            ("a<i>b</i>cd", None),
            ("a<![CDATA[b]]>cd", None),
            ("ab<![CDATA[cd]]>", None),
        ] {
            let raw = raw.as_bytes();
            assert_eq!(&*text(raw), b"abcd");
            let start = Mark::default();
            let range = place(raw, start, 1)..end(raw, start, 3);
            for mark in [start, mark(raw, start, 1)] {
                let new = written_in(b"x<", range.clone(), (raw, mark));
                let new = new.map(|new| [&raw[..range.start], &new, &raw[range.end..]].concat());
                assert_eq!(new.as_deref(), expected.map(str::as_bytes));
            }
        }
        let raw = b"<![CDATA[a]]>";
        for mark in [Mark::default(), mark(raw, Mark::default(), 1)] {
            assert_eq!(place(raw, mark, 1), 10);
            assert_eq!(written_in(b"&", 10..10, (raw, mark)).as_deref(), Some(&b"&"[..]));
        }
        assert_eq!(written_in(b"]]>", 9..10, (raw, Mark::default())), None);
    }

    #[test]
    fn a_written_text_is_read_as_the_same_text() {
        for plain in ["a&b<c>d\"e'f", "&amp;", "日"] {
            assert_eq!(&*text(&written(plain.as_bytes())), plain.as_bytes());
        }
        assert_eq!(written(b"a<b>&"), b"a&lt;b&gt;&amp;");
    }
}
