//! [`Unit`]: how a text writes one octet of an identifier.

use crate::text::{self, Decoded, entity, escape, json, latex};

use super::word::is_stop;

/// One octet of an identifier, and how many octets it is written with.
///
/// A character beyond ASCII that is written as itself has a unit for each of its octets, and one that JSON or HTML
/// escapes has a single unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::find) struct Unit {
    pub(in crate::find) octet: u8,
    pub(in crate::find) width: usize,
}

impl Unit {
    /// The octet that stands for white space or a mark that ends a word, if it is written as an entity. 0xFF never
    /// occurs in UTF-8.
    pub(in crate::find) const SPACE: u8 = 0xFF;

    /// The octet that stands for another character beyond ASCII that JSON or HTML escapes. 0xFE never occurs in UTF-8.
    pub(in crate::find) const WIDE: u8 = 0xFE;

    /// The first unit of `text`; if the text is empty, a unit that is written with no octet.
    pub(in crate::find) fn first(text: &[u8]) -> Self {
        let unit = match text {
            [b'&', ..] => Self::entity(text),
            [b'\\' | b'{' | b'$', ..] => Self::latex(text),
            _ => None,
        };
        let raw = || text.first().map(|octet| Self { octet: *octet, width: 1 });
        unit.or_else(raw).unwrap_or(Self { octet: 0, width: 0 })
    }

    /// The first unit of `text` in the address of another site, which also has percent-escapes.
    pub(in crate::find) fn in_address(text: &[u8]) -> Self {
        if let Some(width) = escaped_slash(text) {
            return Self { octet: b'/', width };
        }
        let octet = match text {
            [b'%', high, low, ..] => escape::octet(*high, *low),
            _ => None,
        };
        octet.map_or_else(|| Self::first(text), |octet| Self { octet, width: 3 })
    }

    fn entity(text: &[u8]) -> Option<Self> {
        let (character, width) = of_entity(text)?;
        let octet = match u8::try_from(character).ok().filter(u8::is_ascii) {
            Some(octet) => octet,
            None if is_stop(character) => Self::SPACE,
            None => Self::WIDE,
        };
        Some(Self { octet, width })
    }

    /// The unit of a character that LaTeX, Markdown or JSON escapes.
    fn latex(text: &[u8]) -> Option<Self> {
        if let Some((meant, width)) = latex::read(text)
            && let [octet] = *meant.as_bytes()
        {
            return Some(Self { octet, width });
        }
        match *text {
            [b'\\', b'\\', b'/', ..] => return Some(Self { octet: b'/', width: 3 }),
            [b'\\', octet, ..] if octet.is_ascii_punctuation() => {
                return Some(Self { octet, width: 2 });
            }
            _ => {}
        }
        let (character, width) = json::escaped(text)?;
        let octet = u8::try_from(character).ok().filter(u8::is_ascii);
        Some(Self { octet: octet.unwrap_or(Self::WIDE), width })
    }
}

/// The character of the entity at the beginning of `text`, and how many octets the entity has.
pub(in crate::find) fn of_entity(text: &[u8]) -> Option<(char, usize)> {
    let near = text::first(text, entity::LONGEST);
    let (character, end) = entity::single(Decoded::part(near, 0, false))?;
    Some((character, end as usize))
}

/// How many octets the `/` at the beginning of `text` is written with: `/`, or `\/` or `\u002F` in JSON, or `\\/` in a
/// string of JSON that is itself JSON, or an entity, or a command of LaTeX.
pub(in crate::find) fn slash(text: &[u8]) -> Option<usize> {
    let Unit { octet, width } = Unit::first(text);
    (octet == b'/').then_some(width)
}

/// How many octets an escaped `/` at the beginning of `text` is written with. One that was escaped twice is that of a
/// link inside another one.
pub(in crate::find) fn escaped_slash(text: &[u8]) -> Option<usize> {
    match text {
        [b'%', b'2', b'F' | b'f', ..] => Some("%2F".len()),
        [b'%', b'2', b'5', b'2', b'F' | b'f', ..] => Some("%252F".len()),
        _ => None,
    }
}
