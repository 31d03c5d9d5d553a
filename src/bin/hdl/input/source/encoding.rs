//! Texts that are not UTF-8: the messages about them, and how UTF-16 and UTF-32 without a byte order mark are
//! recognised.

use std::io;

/// The error for XML that is not UTF-8.
pub(crate) const XML: &str = "this text is not UTF-8: convert the file first, for example with `iconv -f ISO-8859-1 -t UTF-8`, and write `UTF-8` in its XML declaration";

/// The error for a text in the encoding of this name.
pub(super) fn refusal(name: &str) -> io::Error {
    io::Error::other(format!(
        "this text is {name}: convert it to UTF-8 first, for example with `iconv -f {name} -t UTF-8`"
    ))
}

/// How many octets of a text are examined for its encoding.
const EXAMINED: usize = 256;

/// Whether a text that begins with some octets is in an encoding.
type Fits = fn(&[u8]) -> bool;

/// The name of the encoding of a text that begins with these octets and has no byte order mark; `None` if it is neither
/// UTF-16 nor UTF-32.
pub(super) fn of_unmarked(head: &[u8]) -> Option<&'static str> {
    let head = &head[..head.len().min(EXAMINED)];
    let encodings: [(&str, Fits); 4] = [
        ("UTF-32LE", |head| is_utf_32(head, u32::from_le_bytes)),
        ("UTF-32BE", |head| is_utf_32(head, u32::from_be_bytes)),
        ("UTF-16LE", |head| is_utf_16(head, u16::from_le_bytes)),
        ("UTF-16BE", |head| is_utf_16(head, u16::from_be_bytes)),
    ];
    encodings.into_iter().find(|(_, fits)| fits(head)).map(|(name, _)| name)
}

fn is_utf_32(head: &[u8], unit: fn([u8; 4]) -> u32) -> bool {
    let (units, _) = head.as_chunks();
    is_text(units.iter().map(|octets| char::from_u32(unit(*octets))))
}

fn is_utf_16(head: &[u8], unit: fn([u8; 2]) -> u16) -> bool {
    let (units, _) = head.as_chunks();
    let characters = char::decode_utf16(units.iter().map(|octets| unit(*octets)));
    is_text(characters.map(Result::ok))
}

/// Whether these are the characters of a text: none is a control character, except tabs and line ends, and most are
/// ASCII, as in each list of identifiers.
fn is_text(characters: impl Iterator<Item = Option<char>>) -> bool {
    let (mut all, mut plain) = (0, 0);
    for c in characters {
        match c {
            Some(c) if !c.is_control() || matches!(c, '\t' | '\r' | '\n') => {
                (all, plain) = (all + 1, plain + u32::from(c.is_ascii()));
            }
            _ => return false,
        }
    }
    all > 1 && 2 * plain > all
}

#[cfg(test)]
mod tests {
    use super::of_unmarked;

    /// A text in an encoding whose units are the octets of `unit`.
    fn encoded<const N: usize>(text: &str, unit: fn(u32) -> [u8; N]) -> Vec<u8> {
        text.chars().flat_map(|c| unit(u32::from(c))).collect()
    }

    #[test]
    fn the_places_of_nul_show_the_encoding() {
        let text = "10.1000/日本\r\n10.1000/182\n";
        for (octets, expected) in [
            (encoded(text, |c| c.to_le_bytes()), Some("UTF-32LE")),
            (encoded(text, |c| c.to_be_bytes()), Some("UTF-32BE")),
            (encoded(text, |c| u16::try_from(c).unwrap_or(0).to_le_bytes()), Some("UTF-16LE")),
            (encoded(text, |c| u16::try_from(c).unwrap_or(0).to_be_bytes()), Some("UTF-16BE")),
            (text.into(), None),
            (b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR".into(), None),
            (b"10.1000/1\x0010.1000/2\0".into(), None),
            (vec![0; 64], None),
            (vec![], None),
        ] {
            assert_eq!(of_unmarked(&octets), expected, "{}", octets.escape_ascii());
        }
    }
}
