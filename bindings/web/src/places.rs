//! [`Places`]: where the octets of a text are in the string of JavaScript, which counts units of UTF-16.

use handle_syntax::Span;

/// The octets of a lone surrogate, which a string of JavaScript may have and UTF-8 may not.
const SURROGATE: usize = 3;

/// A text, and where its characters begin.
pub(crate) struct Places<'t> {
    text: &'t [u8],
    /// The octet and the unit at which each character begins, and the end of both; empty if the text is ASCII, where
    /// they are the same.
    begins: Vec<(usize, usize)>,
}

impl<'t> Places<'t> {
    pub(crate) fn new(text: &'t [u8]) -> Self {
        let mut begins = Vec::new();
        if !text.is_ascii() {
            let (mut octet, mut unit) = (0, 0);
            for (character, octets) in characters(text) {
                begins.push((octet, unit));
                octet += octets;
                unit += character.len_utf16();
            }
            begins.push((octet, unit));
        }
        Self { text, begins }
    }

    /// The string that the units count: the text, with U+FFFD for what is not UTF-8.
    pub(crate) fn string(&self) -> String {
        string(self.text)
    }

    /// The units of a span. A span that begins or ends inside a character covers all of it.
    pub(crate) fn units(&self, span: Span) -> [usize; 2] {
        let range = span.range();
        if self.begins.is_empty() {
            return [range.start, range.end];
        }
        let after = self.begins.partition_point(|&(octet, _)| octet <= range.start);
        let end = self.begins.partition_point(|&(octet, _)| octet < range.end);
        let unit =
            |index: usize| self.begins.get(index).or(self.begins.last()).map_or(0, |at| at.1);
        let start = unit(after.saturating_sub(1));
        [start, unit(end).max(start)]
    }
}

/// The text as a string, with U+FFFD for what is not UTF-8.
pub(crate) fn string(text: &[u8]) -> String {
    match std::str::from_utf8(text) {
        Ok(text) => text.to_owned(),
        Err(_) => characters(text).map(|(character, _)| character).collect(),
    }
}

/// The characters of a text, and how many octets each has.
fn characters(text: &[u8]) -> impl Iterator<Item = (char, usize)> {
    let mut rest = text;
    std::iter::from_fn(move || {
        let (character, octets) = first(rest)?;
        rest = &rest[octets..];
        Some((character, octets))
    })
}

/// The first character, and how many octets it has: U+FFFD for a lone surrogate, and for each ill-formed maximal
/// subpart.
fn first(text: &[u8]) -> Option<(char, usize)> {
    if let [0xED, 0xA0..=0xBF, 0x80..=0xBF, ..] = text {
        return Some((char::REPLACEMENT_CHARACTER, SURROGATE));
    }
    let some = &text[..text.len().min(4)];
    let chunk = some.utf8_chunks().next()?;
    match chunk.valid().chars().next() {
        Some(character) => Some((character, character.len_utf8())),
        None => Some((char::REPLACEMENT_CHARACTER, chunk.invalid().len())),
    }
}

/// The octets in hexadecimal digits, if a string cannot hold them.
pub(crate) fn hex_unless_utf8(octets: &[u8]) -> Option<String> {
    let digit = |value: u8| char::from_digit(value.into(), 16).unwrap_or('0');
    let digits = octets.iter().flat_map(|octet| [digit(octet >> 4), digit(octet & 15)]);
    std::str::from_utf8(octets).is_err().then(|| digits.collect())
}
