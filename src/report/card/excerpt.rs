//! [`Excerpt`]: the line of a problem, as a terminal may show it.

use alloc::string::String;
use alloc::vec::Vec;
use core::ops::Range;

use crate::text::{Span, character, quote};

/// How many octets an excerpt has before and after the place.
const AROUND: usize = 60;

/// The mark of a cut.
const CUT: &str = "…";

/// A piece of a text around a place, as a terminal may show it, with the place of each octet of the text in it.
///
/// A character that a terminal would obey or hide is shown by its number, `⟨U+200B⟩`. A long line is cut around the
/// place, so that the cost of drawing it does not depend on its length.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::report) struct Excerpt {
    /// The piece, and a line end, so that a label can point at the end of the text.
    pub(in crate::report) shown: String,
    /// For each character and for the end, the index in the text and the index in the piece.
    places: Vec<(usize, usize)>,
}

impl Excerpt {
    /// The piece of `text` around `span`.
    pub(in crate::report) fn new(text: &[u8], span: Span) -> Self {
        let place = span.range();
        let start = boundary(text, place.start.saturating_sub(AROUND));
        let end = boundary(text, place.end.min(place.start + 2 * AROUND) + AROUND);
        let mut excerpt = Self::default();
        if start > 0 {
            excerpt.shown.push_str(CUT);
        }
        excerpt.show(text, start..end);
        if end < text.len() {
            excerpt.shown.push_str(CUT);
        }
        excerpt.shown.push('\n');
        excerpt
    }

    /// The range of the piece that shows a part of the text; `None` if it does not show that part.
    pub(in crate::report) fn place(&self, span: Span) -> Option<Range<usize>> {
        let (first, last) = (self.places.first()?.0, self.places.last()?.0);
        let (start, end) = (span.range().start.max(first), span.range().end.min(last));
        // An octet inside a character is shown where the character is.
        let at = |octet: usize| {
            let after = self.places.partition_point(|(origin, _)| *origin <= octet);
            self.places.get(after.saturating_sub(1)).map_or(0, |(_, shown)| *shown)
        };
        (start <= end).then(|| at(start)..at(end))
    }

    /// Adds a part of the text, with a number in place of each character that must not be shown.
    fn show(&mut self, text: &[u8], part: Range<usize>) {
        let mut at = part.start;
        while at < part.end {
            self.places.push((at, self.shown.len()));
            at += quote::push(&text[at..part.end], &mut self.shown);
        }
        self.places.push((at, self.shown.len()));
    }
}

/// The first index from `at` on that is not inside a character.
fn boundary(text: &[u8], at: usize) -> usize {
    let rest = text.get(at..).unwrap_or_default();
    let more = rest.iter().take(3).take_while(|octet| character::continues(**octet)).count();
    (at + more).min(text.len())
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a value that a test cannot unwrap has failed the test")]

    use alloc::format;
    use alloc::string::String;

    use super::{AROUND, CUT, Excerpt};
    use crate::text::Span;

    /// The excerpt, with the place in square brackets.
    fn marked(text: &[u8], span: Span) -> String {
        let excerpt = Excerpt::new(text, span);
        let place = excerpt.place(span).unwrap();
        let mut shown = excerpt.shown;
        assert_eq!(shown.pop(), Some('\n'));
        shown.insert(place.end, ']');
        shown.insert(place.start, '[');
        shown
    }

    #[test]
    fn a_place_is_where_its_octets_are_shown() {
        for (text, span, wanted) in [
            (&b"10.1000/182"[..], (8, 11), "10.1000/[182]"),
            ("a\u{200B}b".as_bytes(), (1, 4), "a[⟨U+200B⟩]b"),
            ("a\u{200B}b".as_bytes(), (4, 5), "a⟨U+200B⟩[b]"),
            (b"a\x1B[31m", (1, 2), "a[⟨U+001B⟩][31m"),
            (b"a\xE6\x97b", (1, 3), "a[⟨E6⟩⟨97⟩]b"),
            ("日本".as_bytes(), (3, 6), "日[本]"),
            (b"", (0, 0), "[]"),
            (b"ab", (2, 2), "ab[]"),
        ] {
            assert_eq!(marked(text, Span::new(span.0, span.1)), wanted);
        }
    }

    /// Wherever a cut falls in a character, the text between the marks of the cuts is a part of the whole text.
    #[test]
    fn a_cut_falls_between_characters() {
        let units = ["x", "é", "日", "𝒳"].into_iter();
        for (unit, shift) in units.flat_map(|unit| (0..4).map(move |shift| (unit, shift))) {
            let (units, others) = (unit.repeat(100), "a".repeat(shift));
            let text = [&units, &*others, "|", &others, &units].concat();
            let at = units.len() + shift;
            let shown = marked(text.as_bytes(), Span::of(at, at + 1));
            let inner = shown.strip_prefix(CUT).and_then(|shown| shown.strip_suffix(CUT));
            let inner = inner.unwrap_or_default().replace(['[', ']'], "");
            assert!(inner.len() > AROUND && inner.contains('|'), "cut in a character: {shown}");
            assert!(text.contains(&inner), "{shown}");
        }
    }

    #[test]
    fn a_long_line_is_cut_around_the_place() {
        for unit in ["x", "é", "日", "𝒳"] {
            let text = unit.repeat(1000);
            let at = 500 * unit.len();
            let shown = marked(text.as_bytes(), Span::of(at, at + unit.len()));
            assert!(shown.contains(&format!("[{unit}]")), "{shown}");
            assert!(shown.len() <= 4 * AROUND, "{unit}: {shown}");
            assert!(shown.starts_with(CUT) && shown.ends_with(CUT), "{unit}: {shown}");
        }
    }
}
