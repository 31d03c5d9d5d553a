//! [`Separator`]: the blanks, marks and words between two identifiers in one field.

use handle_grammar::class::Class;

use crate::accident::form::marks::DIVIDING;
use crate::accident::form::octets::{blank, blanks, run, starts};

/// Octets that may stand between two identifiers, besides blanks.
pub(crate) const SEPARATOR: Class = Class::of(b",;|<>([+&\"'");

/// Words that may stand between two identifiers, after a blank.
pub(crate) const JOINING: &[&str] =
    &["and ", "or ", "und ", "et ", "y ", "to ", "bis ", "through ", "vs ", "vs. "];

/// How programs write the end of a line and a tab.
const ESCAPED_BLANKS: &[&str] = &["\\n", "\\r", "\\t"];

/// The blanks and marks between two identifiers, and perhaps a word.
pub(crate) struct Separator {
    start: usize,
    /// The first octet, or a comma in place of a mark beyond ASCII, a tag or an escape.
    pub(crate) mark: u8,
    /// Whether it begins with a blank.
    pub(crate) is_spaced: bool,
    pub(crate) end: usize,
}

impl Separator {
    pub(crate) fn at(text: &[u8], at: usize) -> Option<Self> {
        let octet = *text.get(at)?;
        let is_spaced = blank(text, at) > 0;
        // A slash that was left at the end of a name belongs to neither.
        let is_slash = octet == b'/' && blank(text, at + 1) > 0;
        let mut end = at + usize::from(is_slash);
        while let width @ 1.. = width(text, end) {
            end += width;
        }
        if end == at {
            return None;
        }
        if is_spaced {
            // A hyphen or a slash after a blank separates, too.
            if matches!(text.get(end), Some(b'-' | b'/')) {
                end = blanks(text, end + 1);
            }
            end += JOINING.iter().find(|word| starts(text, end, word)).map_or(0, |word| word.len());
        }
        let is_own = is_spaced || is_slash || tag(text, at) == 0 && SEPARATOR.contains(octet);
        Some(Self { start: at, mark: if is_own { octet } else { b',' }, is_spaced, end })
    }

    /// Whether it ends with the two bars that DSpace writes between the values of a field.
    pub(super) fn is_of_values(&self, text: &[u8]) -> bool {
        text[self.start..self.end].trim_ascii_end().ends_with(b"||")
    }

    /// Whether more than a blank, which may also stand inside a name, divides the two: a mark, or the end of a line or
    /// of a cell.
    pub(crate) fn is_apart(&self, text: &[u8]) -> bool {
        let between = &text[self.start..self.end];
        b",;|/".contains(&self.mark)
            || self.is_spaced && between.iter().any(|octet| b"\t\n\r".contains(octet))
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

/// How many octets the blank or the mark at `at` has that may stand between two identifiers; 0 if none is there.
fn width(text: &[u8], at: usize) -> usize {
    match text.get(at) {
        Some(b'<') => tag(text, at).max(1),
        Some(b'\\') => {
            let mut escapes = ESCAPED_BLANKS.iter();
            escapes
                .find(|escape| text[at..].starts_with(escape.as_bytes()))
                .map_or(0, |it| it.len())
        }
        Some(octet) if SEPARATOR.contains(*octet) => 1,
        Some(0x80..) => {
            let wide =
                DIVIDING.iter().find(|mark| starts(text, at, mark)).map_or(0, |mark| mark.len());
            wide.max(blank(text, at))
        }
        _ => blank(text, at),
    }
}

/// How many octets the tag without attributes at `at` has; 0 if none is there.
fn tag(text: &[u8], at: usize) -> usize {
    let Some(inner) = text.get(at..).and_then(|rest| rest.strip_prefix(b"<")) else { return 0 };
    let name = usize::from(inner.first() == Some(&b'/'));
    let close = run(inner, name, |octet| octet.is_ascii_alphanumeric() || b" /".contains(octet));
    let is_tag = inner.get(name).is_some_and(u8::is_ascii_alphabetic);
    if is_tag && inner.get(close) == Some(&b'>') { close + "<>".len() } else { 0 }
}
