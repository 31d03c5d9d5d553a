//! [`Excerpt`]: the line of a problem, as a terminal may show it.

use alloc::string::String;
use alloc::vec::Vec;

use crate::text::Span;
use crate::text::character::{decode, is_hidden};

/// How many octets an excerpt has before and after the place.
const AROUND: usize = 60;

/// The mark of a cut. It has three octets, and replaces three or more.
const CUT: &str = "…";

/// A piece of a text around a place. It has as many octets as that piece of the text, so that spans need only be moved.
///
/// Characters that a terminal would obey or hide are masked. A long line is cut around the place, so that the cost of
/// drawing it does not depend on its length.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Excerpt {
    /// The piece, and a line end, so that a label can point at the end of the text.
    pub(super) shown: String,
    /// The octet of the text at which the piece begins.
    pub(super) start: usize,
}

impl Excerpt {
    /// The piece of `text` around `span`.
    pub(super) fn new(text: &[u8], span: Span) -> Self {
        let place = span.range();
        let start = boundary(text, place.start.saturating_sub(AROUND));
        let end = boundary(text, place.end.min(place.start + 2 * AROUND) + AROUND);
        let mut shown = String::with_capacity(end - start + 1);
        mask(&text[start..end], &mut shown);
        if end < text.len() {
            cut_end(&mut shown);
        }
        if start > 0 {
            cut_start(&mut shown);
        }
        shown.push('\n');
        Self { shown, start }
    }
}

/// The first index from `at` on that is not inside a character.
fn boundary(text: &[u8], at: usize) -> usize {
    let continues = |octet: &u8| octet & 0xC0 == 0x80;
    let rest = text.get(at..).unwrap_or_default();
    let more = rest.iter().take(3).take_while(|octet| continues(octet)).count();
    (at + more).min(text.len())
}

/// Adds `text` to `shown`, with a `?` for each octet of a character that must not be shown.
fn mask(text: &[u8], shown: &mut String) {
    let mut rest = text;
    loop {
        let plain = rest.iter().take_while(|octet| (0x20..0x7F).contains(*octet)).count();
        let (plain, others) = rest.split_at(plain);
        shown.push_str(core::str::from_utf8(plain).unwrap_or_default());
        let (character, width) = match decode(others) {
            (_, 0) => return,
            next => next,
        };
        match character {
            Some(character) if !is_hidden(character) => shown.push(character),
            _ => (0..width).for_each(|_| shown.push('?')),
        }
        rest = &others[width..];
    }
}

/// Writes the mark of a cut over the first characters, and dots if they had more octets than the mark.
fn cut_start(shown: &mut String) {
    let end = shown.char_indices().map(|(at, _)| at).find(|&at| at >= CUT.len());
    let end = end.unwrap_or(shown.len());
    let filler: Vec<_> = core::iter::once(CUT).chain((CUT.len()..end).map(|_| ".")).collect();
    if end >= CUT.len() {
        shown.replace_range(..end, &filler.concat());
    }
}

/// Writes the mark of a cut over the last characters, and dots if they had more octets than the mark.
fn cut_end(shown: &mut String) {
    let room = shown.len().saturating_sub(CUT.len());
    let start =
        shown.char_indices().map(|(at, _)| at).take_while(|&at| at <= room).last().unwrap_or(0);
    let filler = ".".repeat(shown.len().saturating_sub(start + CUT.len()));
    shown.replace_range(start.., &(filler + CUT));
}

#[cfg(test)]
mod tests {
    use super::{AROUND, CUT, Excerpt};
    use crate::text::Span;
    use crate::text::character::{characters, is_hidden, is_shown};

    #[test]
    fn every_excerpt_has_the_length_of_its_text() {
        let texts = ["10.1000/1\u{200B}82", "a\u{1b}[31m\u{85}b", "日本日本", "", "a\u{E0001}b"];
        for text in texts {
            let shown = Excerpt::new(text.as_bytes(), Span::new(0, 0)).shown;
            assert_eq!(shown.len(), text.len() + 1, "{text:?} is shown as {shown:?}");
            assert!(!shown.trim_end().contains(is_hidden), "{shown:?}");
        }
    }

    /// Wherever a cut falls in a character, the middle of the excerpt is the text, and the marks are as long as what
    /// they replace.
    #[test]
    fn a_cut_falls_between_characters() {
        let units = ["x", "é", "日", "𝒳"].into_iter();
        for (unit, shift) in units.flat_map(|unit| (0..4).map(move |shift| (unit, shift))) {
            let (units, others) = (unit.repeat(100), "a".repeat(shift));
            let text = [&units, &*others, "|", &others, &units].concat();
            let at = units.len() + shift;
            let Excerpt { shown, start, .. } = Excerpt::new(text.as_bytes(), Span::of(at, at + 1));
            let cut = text.get(start..start + shown.len() - 1).unwrap_or_default();
            assert!(cut.len() > AROUND, "cut in a character: {shown}");
            let boundary = |at: &usize| cut.is_char_boundary(*at);
            let head = (CUT.len()..).find(boundary).unwrap_or_default();
            let tail = (0..=cut.len() - CUT.len()).rev().find(boundary).unwrap_or_default();
            let dots = |len: usize| ".".repeat(len - CUT.len());
            let wanted =
                [CUT, &dots(head), &cut[head..tail], &dots(cut.len() - tail), CUT, "\n"].concat();
            assert_eq!(shown, wanted, "{unit} {shift}");
            assert!(start > at - AROUND - 4 && start + shown.len() > at + AROUND, "{shown}");
        }
    }

    #[test]
    fn what_is_shown_hides_nothing() {
        for (text, shown) in [
            ("a b~", true),
            ("é日", true),
            ("a\u{1b}[31m", false),
            ("é\u{202e}", false),
            ("\u{7f}", false),
        ] {
            assert_eq!(is_shown(text), shown, "{text:?}");
        }
        assert_eq!(characters(b"a\xFF\xE6\x97b"), 4);
    }

    #[test]
    fn a_long_line_is_cut_around_the_place() {
        for unit in ["x", "é", "日", "𝒳"] {
            let text = unit.repeat(1000);
            let at = 500 * unit.len();
            let excerpt = Excerpt::new(text.as_bytes(), Span::of(at, at + unit.len()));
            assert!(excerpt.start <= at && at < excerpt.start + excerpt.shown.len(), "{unit}");
            assert!(excerpt.shown.len() <= 4 * AROUND, "{unit}: {}", excerpt.shown);
            assert!(excerpt.shown.starts_with('…') && excerpt.shown.ends_with("…\n"), "{unit}");
        }
    }
}
