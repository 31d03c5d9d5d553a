//! Characters beyond ASCII that an accident may have left: of these, the other files of the folder say what was meant.

use crate::text::confusable;

use super::dash::STROKES;
use super::font::is_of_font;
use super::styled::is_styled;
use super::two_octets::MISREAD;

/// Whether a text has a character beyond ASCII that an accident may have left, or octets that are not UTF-8.
pub(crate) fn is_foreign(text: &[u8]) -> bool {
    let mut chunks = text.utf8_chunks();
    let foreign = |character: char| {
        !character.is_ascii()
            && (character.is_whitespace()
                || is_foreign_character(character)
                || STROKES.contains(&character)
                || MISREAD.contains(&character))
    };
    chunks.any(|chunk| !chunk.invalid().is_empty() || chunk.valid().contains(foreign))
}

/// Whether a character beyond ASCII often comes into an identifier by accident.
pub(crate) fn is_foreign_character(character: char) -> bool {
    confusable::looks(character).is_some()
        || is_styled(character)
        || is_of_font(character)
        || is_misread(character)
        || is_of_another_script(character)
        || is_sign(character)
}

/// Whether this is one of the letters that UTF-8 shows when it is read as Latin-1 or as Windows-1252.
fn is_misread(character: char) -> bool {
    ('\u{80}'..='\u{BF}').contains(&character) || "×ÂÃÄÅËÔâï\u{2C6}\u{2DC}".contains(character)
}

/// Whether this is a Greek or Cyrillic letter, a Turkish `i`, or a digit or a mark of another script.
fn is_of_another_script(character: char) -> bool {
    matches!(
        character,
        '\u{130}'..='\u{131}'
            | '\u{370}'..='\u{52F}'
            | '\u{589}'
            | '\u{60C}'
            | '\u{61B}'
            | '\u{61F}'
            | '\u{660}'..='\u{669}'
            | '\u{66B}'
            | '\u{6D4}'
            | '\u{6F0}'..='\u{6F9}'
            | '\u{964}'..='\u{96F}'
            | '\u{9E6}'..='\u{9EF}'
            | '\u{E50}'..='\u{E59}'
            | '\u{3000}'..='\u{301F}'
            | '\u{30FB}'
            | '\u{FF00}'..='\u{FF65}'
    )
}

/// Whether this is a sign of typography or of mathematics, an arrow, a bullet, a ligature, one of U+FFFC to U+FFFE, or
/// `ǂ`, which catalogues show before a subfield.
fn is_sign(character: char) -> bool {
    matches!(
        character,
        '\u{1C2}'
            | '\u{2010}'..='\u{2060}'
            | '\u{2190}'..='\u{21FF}'
            | '\u{2215}'
            | '\u{2219}'
            | '\u{22EF}'
            | '\u{2236}'
            | '\u{2571}'
            | '\u{25A0}'..='\u{27BF}'
            | '\u{27E8}'..='\u{27E9}'
            | '\u{29F8}'
            | '\u{2E00}'..='\u{2E7F}'
            | '\u{FB00}'..='\u{FB04}'
            | '\u{FE52}'
            | '\u{FFFC}'..='\u{FFFE}'
    )
}
