//! The gap between two lines: a line end, the blanks around it and the marker of a comment.

use super::word::is_space_or_line_end;
use crate::text::run;

/// What stands at the beginning of each line of an answer to a message, or of a comment. A longer marker comes before
/// those that it begins with.
const MARKERS: [&[u8]; 14] = [
    b"> > ", b">> ", b"> ", b"# ", b"#' ", b"// ", b"/// ", b"//! ", b"% ", b"%% ", b"-- ", b"; ",
    b";; ", b";;; ",
];

/// What the markers of comments and of quoted messages consist of.
pub(super) const OF_MARKERS: &[u8] = b">#*/%!'-;";

/// What begins a line within a comment of many programs, after a space. Without the space, it begins an item of a list.
const STAR: &[u8] = b"* ";

/// A length that a line end, the blanks after it and a marker do not reach, in octets.
pub(super) const LONGEST_GAP: usize = 64;

/// How many octets a line end, the blanks around it and the marker of the next line have at the beginning of `text`.
pub(super) fn gap(text: &[u8]) -> usize {
    let blanks = blanks(text);
    let (gap, line) = text.split_at(blanks);
    let star = Some(STAR).filter(|star| gap.ends_with(b" ") && line.starts_with(star));
    let marker = star.or_else(|| MARKERS.into_iter().find(|marker| line.starts_with(marker)));
    let marker = marker.filter(|marker| blanks + marker.len() < LONGEST_GAP);
    marker.map_or(blanks, |marker| run(text, blanks + marker.len(), |octet| *octet == b' '))
}

/// How many blanks and line ends `text` begins with.
pub(super) fn blanks(text: &[u8]) -> usize {
    run(text, 0, |octet| is_space_or_line_end(*octet))
}
