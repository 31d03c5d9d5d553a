//! Characters that only the font of a PDF gives their look: its text has other characters than its page shows.

use crate::accident::search::hit::Hit;
use crate::accident::search::pasted::Pasted;
use crate::text::character::is_private;

use super::places::{each, is_between_digits};

/// `S0140-6736ð20Þ30183-5`: brackets between digits, as the text of older PDFs of Elsevier has them; or a character for
/// private use, in which a symbol font keeps a character of ASCII.
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

/// A character for private use inside an identifier: only the font that it was written for shows what was meant.
pub(crate) fn private(pasted: &Pasted<'_>) -> Option<Hit> {
    let mut characters = pasted.characters(pasted.slash_of_handle()?);
    let (_, range) = characters.find(|(character, _)| character.is_some_and(is_private))?;
    (range.end < pasted.body.end).then(|| Hit::at(range))
}

/// Whether this may be a character that [`font`] or [`private`] reports.
pub(super) fn is_of_font(character: char) -> bool {
    "ðÞ".contains(character) || is_private(character)
}
