//! Characters of the fonts of some PDFs: their text has other characters than the page shows.

use crate::accident::hit::Hit;
use crate::accident::pasted::Pasted;

use super::places::{each, is_between_digits};

/// `S0140-6736ð20Þ30183-5`: brackets as the text of older PDFs of Elsevier has them, between digits; or a character of
/// ASCII at its place in a symbol font.
pub(crate) fn font(pasted: &Pasted<'_>) -> Option<Hit> {
    each(pasted, |character, range| {
        let meant = match character {
            'ð' if is_between_digits(pasted, range) => '(',
            'Þ' if is_between_digits(pasted, range) => ')',
            '\u{F021}'..='\u{F07E}' => char::from_u32(u32::from(character) - 0xF000)?,
            _ => return None,
        };
        Some(pasted.written(meant.encode_utf8(&mut [0; 4])))
    })
}

/// A character for private use in an identifier: only one font shows what was meant.
pub(crate) fn private(pasted: &Pasted<'_>) -> Option<Hit> {
    let mut characters = pasted.characters(pasted.slash_of_handle()?);
    let (_, range) = characters.find(|(character, _)| character.is_some_and(is_private))?;
    (range.end < pasted.body.end).then(|| Hit::at(range))
}

/// Whether a character has no meaning of its own in Unicode.
fn is_private(character: char) -> bool {
    matches!(character, '\u{E000}'..='\u{F8FF}')
}

/// Whether this may be a character of such a font.
pub(crate) fn is_of_font(character: char) -> bool {
    "ðÞ".contains(character) || is_private(character)
}
