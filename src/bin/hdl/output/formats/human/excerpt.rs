//! [`Excerpt`]: the part of a record around a place that fits on a line, and marks under the place.

use std::ops::Range;

use handle_syntax::text::is_hidden;
use unicode_width::UnicodeWidthChar;

use crate::input::octets;

/// A part of a record, safe to show on a terminal.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Excerpt {
    pub(crate) text: String,
    /// The columns of the line that are marked.
    pub(crate) marks: Vec<Range<usize>>,
}

/// A character as it is shown, and the octets that it stands for.
struct Glyph {
    shown: String,
    width: usize,
    octets: Range<usize>,
}

impl Excerpt {
    /// The excerpt around the first of some places, at most `room` columns wide; an empty place marks one column.
    pub(crate) fn new(text: &[u8], places: &[Range<usize>], room: usize, ascii: bool) -> Self {
        let first = places.first().cloned().unwrap_or_default();
        // A character has at most four octets, and nearly always a column of its own, so these octets are enough to
        // fill the line. After the place there are more, because combining characters take octets, but no column.
        let start = boundary(text, first.start.saturating_sub(4 * room));
        let end = boundary(text, (first.start + 8 * room).min(text.len()));
        let cells = cells(&text[start..end], start, ascii);
        let cut = if ascii { "..." } else { "…" };
        let all = fitting(&cells, &first, room, cut.chars().count());
        let (before, after) =
            (start > 0 || all.start > 0, end < text.len() || all.end < cells.len());

        let mut excerpt = Self { text: String::new(), marks: Vec::new() };
        if before {
            excerpt.text.push_str(cut);
        }
        let mut column = if before { cut.chars().count() } else { 0 };
        let mut columns = Vec::with_capacity(all.len());
        for cell in &cells[all.clone()] {
            columns.push((column, cell));
            excerpt.text.push_str(&cell.shown);
            column += cell.width;
        }
        if after {
            excerpt.text.push_str(cut);
        }
        excerpt.marks = places.iter().filter_map(|place| marked(&columns, place, column)).collect();
        excerpt
    }
}

/// The columns of a place; `None` if it is not shown.
fn marked(cells: &[(usize, &Glyph)], place: &Range<usize>, end: usize) -> Option<Range<usize>> {
    let inside = |(_, cell): &&(usize, &Glyph)| {
        cell.octets.start < place.end && cell.octets.end > place.start
    };
    let mut inside = cells.iter().filter(inside);
    if let Some((start, first)) = inside.next() {
        let (last_start, last) = inside.next_back().map_or((*start, *first), |last| *last);
        return Some(*start..(last_start + last.width).max(start + 1));
    }
    let at = cells.iter().find(|(_, cell)| cell.octets.start >= place.start).map(|(at, _)| *at);
    let is_end = cells.last().is_none_or(|(_, last)| last.octets.end == place.start);
    at.or_else(|| is_end.then_some(end)).filter(|_| place.is_empty()).map(|at| at..at + 1)
}

/// The cells around a place that fit on a line, with room for the marks of a cut at both ends.
fn fitting(cells: &[Glyph], place: &Range<usize>, room: usize, cut: usize) -> Range<usize> {
    let at = cells.iter().position(|cell| cell.octets.end > place.start).unwrap_or(cells.len());
    let width: usize = cells.iter().map(|cell| cell.width).sum();
    // An empty place at the end takes a column too.
    if width + usize::from(at == cells.len()) <= room {
        return 0..cells.len();
    }
    let room = room.saturating_sub(2 * cut + 1);
    let (mut start, mut end, mut used) = (at, at, 0);
    let fits =
        |cell: Option<&Glyph>, used: usize| cell.is_some_and(|cell| used + cell.width <= room);
    // First the place itself is added, then the cells around it, from both sides in turn.
    while end < cells.len() && cells[end].octets.start < place.end && fits(cells.get(end), used) {
        used += cells[end].width;
        end += 1;
    }
    loop {
        let before = start.checked_sub(1).filter(|&before| fits(cells.get(before), used));
        if let Some(before) = before {
            used += cells[before].width;
            start = before;
        }
        let after = fits(cells.get(end), used);
        if after {
            used += cells[end].width;
            end += 1;
        }
        if before.is_none() && !after {
            return start..end;
        }
    }
}

/// The characters of a text that begins at octet `start` of the record.
fn cells(text: &[u8], start: usize, ascii: bool) -> Vec<Glyph> {
    let mut cells: Vec<Glyph> = Vec::new();
    let mut at = start;
    let mut push = |shown: String, width: usize, len: usize, at: &mut usize| {
        let octets = *at..*at + len;
        *at += len;
        cells.push(Glyph { shown, width, octets });
    };
    for chunk in text.utf8_chunks() {
        for c in chunk.valid().chars() {
            let shown = shown(c, ascii);
            let width = shown.chars().map(|c| c.width().unwrap_or(0)).sum();
            push(shown, width, c.len_utf8(), &mut at);
        }
        for octet in chunk.invalid() {
            push(bracketed(&format!("{octet:02X}"), ascii), 4, 1, &mut at);
        }
    }
    cells
}

/// A character as it is shown: by its number if a terminal would hide or obey it.
fn shown(c: char, ascii: bool) -> String {
    if is_hidden(c) || ascii && !c.is_ascii() {
        bracketed(&format!("U+{:04X}", u32::from(c)), ascii)
    } else {
        c.to_string()
    }
}

fn bracketed(name: &str, ascii: bool) -> String {
    if ascii { format!("<{name}>") } else { format!("⟨{name}⟩") }
}

/// The first position from `at` on that is not inside a character.
fn boundary(text: &[u8], at: usize) -> usize {
    let rest = text.get(at..).unwrap_or_default();
    at + rest.iter().take(3).take_while(|octet| octets::continues(**octet)).count()
}

#[cfg(test)]
mod tests {
    use unicode_width::UnicodeWidthStr;

    use super::Excerpt;

    fn drawn(text: &[u8], place: std::ops::Range<usize>, room: usize, ascii: bool) -> String {
        let Excerpt { text, marks } = Excerpt::new(text, &[place], room, ascii);
        let marks: Vec<_> = marks.into_iter().map(|mark| (mark.start, mark.end)).collect();
        format!("{text} {marks:?}")
    }

    #[test]
    fn marks_are_under_the_place() {
        for (text, place, expected) in [
            (&b"10.1000/a<b"[..], 9..10, "10.1000/a<b [(9, 10)]"),
            ("日本<".as_bytes(), 6..7, "日本< [(4, 5)]"),
            ("a\u{200B}b".as_bytes(), 1..4, "a⟨U+200B⟩b [(1, 9)]"),
            ("a\u{200B}b".as_bytes(), 4..5, "a⟨U+200B⟩b [(9, 10)]"),
            (b"a\xFFb", 1..2, "a⟨FF⟩b [(1, 5)]"),
            (b"10.1000", 7..7, "10.1000 [(7, 8)]"),
            (b"", 0..0, " [(0, 1)]"),
            ("e\u{301}<".as_bytes(), 1..3, "e\u{301}< [(1, 2)]"),
        ] {
            assert_eq!(drawn(text, place, 40, false), expected);
        }
        assert_eq!(drawn("é\u{200B}<".as_bytes(), 5..6, 40, true), "<U+00E9><U+200B>< [(16, 17)]");
    }

    /// For every text, place and room, the line fits and the first octet of the place is marked.
    #[test]
    fn every_excerpt_fits_and_shows_its_place() {
        for unit in ["x", "é", "日", "𝒳", "\u{200B}", "e\u{301}"] {
            let text = unit.repeat(500);
            for ascii in [false, true] {
                for (at, room) in [0, 1, 250, 499, 500]
                    .into_iter()
                    .flat_map(|at| [20, 36, 76, 116].map(move |room| (at, room)))
                {
                    let start = at * unit.len();
                    let place = start..(start + unit.len()).min(text.len());
                    let Excerpt { text, marks } =
                        Excerpt::new(text.as_bytes(), &[place], room, ascii);
                    assert!(text.width() <= room, "{unit:?} {at} {room}: {text}");
                    let mark = marks.first().unwrap_or(&(0..0));
                    assert!(
                        !mark.is_empty() && mark.end <= room + 1,
                        "{unit:?} {at} {room}: {marks:?}"
                    );
                    assert!(!ascii || text.is_ascii(), "{text}");
                }
            }
        }
    }
}
