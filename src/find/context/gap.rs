//! The gap between two lines: a line end, the blanks around it and the marker of a comment.

use alloc::borrow::Cow;
use alloc::vec::Vec;

use crate::text::run;

use super::word::is_space_or_line_end;

/// What stands at the beginning of each line of an answer to a message, or of a comment. A longer marker comes before
/// those that it begins with.
const MARKERS: [&[u8]; 16] = [
    b"> > > ", b"> > ", b">>> ", b">> ", b"> ", b"# ", b"#' ", b"// ", b"/// ", b"//! ", b"% ",
    b"%% ", b"-- ", b"; ", b";; ", b";;; ",
];

/// What the markers of comments and of quoted messages consist of.
pub(in crate::find) const OF_MARKERS: &[u8] = b">#*/%!'-;";

/// What begins a line within a comment of many programs, after a space. Without the space, it begins an item of a list.
const STAR: &[u8] = b"* ";

/// A length that a line end, the blanks after it and a marker do not reach, in octets.
pub(in crate::find) const LONGEST_GAP: usize = 64;

/// How many octets a line end, the blanks around it and the marker of the next line have at the beginning of `text`.
pub(in crate::find) fn gap(text: &[u8]) -> usize {
    let blanks = blanks(text);
    let (gap, line) = text.split_at(blanks);
    let star = Some(STAR).filter(|star| gap.ends_with(b" ") && line.starts_with(star));
    let marker = star.or_else(|| MARKERS.into_iter().find(|marker| line.starts_with(marker)));
    let marker = marker.filter(|marker| blanks + marker.len() < LONGEST_GAP);
    marker.map_or(blanks, |marker| run(text, blanks + marker.len(), |octet| *octet == b' '))
}

/// How many blanks and line ends `text` begins with.
pub(in crate::find) fn blanks(text: &[u8]) -> usize {
    run(text, 0, |octet| is_space_or_line_end(*octet))
}

/// How many octets a single line end has at the beginning of `text`, with the blanks around it and the marker of the
/// next line.
pub(in crate::find) fn line_end(text: &[u8]) -> Option<usize> {
    let is_line_end = matches!(text, [b'\n' | b'\r', ..]);
    (is_line_end && lines(&text[..blanks(text)]) == 1).then(|| gap(text))
}

/// Whether a line ends here, perhaps after one blank.
pub(in crate::find) fn begins_with_line_end(text: &[u8]) -> bool {
    matches!(text, [b'\n' | b'\r', ..] | [b' ', b'\n' | b'\r', ..])
}

/// The text without the line breaks in it.
pub(in crate::find) fn without_line_breaks(text: &[u8]) -> Cow<'_, [u8]> {
    if !text.iter().any(|octet| b"\r\n".contains(octet)) {
        return Cow::Borrowed(text);
    }
    let (mut joined, mut rest) = (Vec::with_capacity(text.len()), text);
    while let [first, after @ ..] = rest {
        if begins_with_line_end(rest) {
            rest = &rest[gap(rest)..];
        } else {
            joined.push(*first);
            rest = after;
        }
    }
    Cow::Owned(joined)
}

/// How many lines end in `blanks`: with LF, with CR, or with both.
pub(in crate::find) fn lines(blanks: &[u8]) -> usize {
    let mut after = blanks.iter().skip(1);
    let ends = |octet: &&u8| {
        let next = after.next();
        **octet == b'\n' || **octet == b'\r' && next != Some(&b'\n')
    };
    blanks.iter().filter(ends).count()
}
