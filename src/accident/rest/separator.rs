//! [`Separator`]: what stands between two identifiers in one field.

use handle_grammar::class::Class;

use crate::accident::octets::{blank, blanks, is_blank, run, starts};

/// Octets that may stand between two identifiers, besides blanks.
pub(super) const SEPARATOR: Class = Class::of(b",;|<>([+&\"'");

/// The commas and semicolons of East Asia, the comma and semicolon of Arabic, and dashes and arrows between two names.
const WIDE: &[&str] = &["、", "，", "；", "،", "؛", "–", "—", "→", "⇒"];

/// Words that may stand between two identifiers, after a blank.
pub(super) const JOINING: &[&str] =
    &["and ", "or ", "und ", "et ", "y ", "to ", "bis ", "through ", "vs ", "vs. "];

/// What stands between two identifiers: blanks and marks, and perhaps a word.
pub(super) struct Separator {
    start: usize,
    /// The first octet, or a comma in place of a mark beyond ASCII.
    pub(super) sign: u8,
    /// Whether it begins with a blank.
    pub(super) is_spaced: bool,
    pub(super) end: usize,
}

impl Separator {
    pub(super) fn at(text: &[u8], at: usize) -> Option<Self> {
        let octet = *text.get(at)?;
        let is_spaced = blank(text, at) > 0;
        let wide = WIDE.iter().find(|mark| starts(text, at, mark)).map_or(0, |mark| mark.len());
        if !is_spaced && wide == 0 && !SEPARATOR.contains(octet) {
            return None;
        }
        let is_part = |octet: &u8| is_blank(octet) || SEPARATOR.contains(*octet);
        let mut end = blanks(text, run(text, at + wide, is_part));
        if is_spaced {
            // A hyphen or a slash after a blank separates, too.
            if matches!(text.get(end), Some(b'-' | b'/')) {
                end = blanks(text, end + 1);
            }
            end += JOINING.iter().find(|word| starts(text, end, word)).map_or(0, |word| word.len());
        }
        Some(Self { start: at, sign: if wide > 0 { b',' } else { octet }, is_spaced, end })
    }

    /// Whether it ends with the two bars that DSpace writes between the values of a field.
    pub(super) fn is_of_values(&self, text: &[u8]) -> bool {
        text[self.start..self.end].trim_ascii_end().ends_with(b"||")
    }

    /// Whether it stands in place of the hyphen of an ISSN, whose second half begins at `second`:
    /// `10.1051/0004–6361/201833910`.
    pub(super) fn divides_issn(&self, text: &[u8], second: usize) -> bool {
        let (before, after) = (&text[..self.start], &text[second..]);
        let is_half = |half: &[u8; 4]| half.iter().all(u8::is_ascii_digit);
        !self.is_spaced
            && matches!(before, [.., b'/', a, b, c, d] if is_half(&[*a, *b, *c, *d]))
            && matches!(after, [a, b, c, d, b'/', ..] if is_half(&[*a, *b, *c, *d]))
    }
}
