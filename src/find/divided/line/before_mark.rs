//! Lines that are broken before a mark of a DOI name, as guides for authors want it: `10.1103/PhysRevLett` and
//! `.119.044802` in the next line. Only a form of the registrant shows that both are one name.

use crate::accident::registrant::{awaits, is_whole};
use crate::find::clue::alone::name::from_ten;
use crate::find::context::gap::{LONGEST_GAP, OF_MARKERS};
use crate::find::context::word::{ends_word, is_space_or_line_end, without_punctuation};
use crate::text::heads::DOI_START;
use crate::text::{self, is_year, position, positions, run, run_before};

use crate::find::divided::next_word::BREAKING;

/// Names before a line end are shorter than this, in octets.
const LONGEST: usize = 64;

/// The shortest word that continues a name which is whole even without it, in octets.
const SHORTEST: usize = 4;

/// Whether the DOI name with which `before` ends goes on with the line `next`: the mark at the beginning of the line is
/// the next one in a form of the registrant, and the first word of the line makes the name whole.
pub(super) fn goes_on_before_mark(before: &[u8], next: &[u8]) -> bool {
    let begins = matches!(next, [mark, first, ..]
        if BREAKING.contains(mark) && first.is_ascii_alphanumeric());
    if !begins {
        return false;
    }
    // A text may be cut after a name that has the mark of a divided word in it.
    let is_undivided = |name: &&[u8]| !name.iter().any(|octet| ends_word(*octet));
    let Some(name) = from_ten(before).filter(is_undivided) else { return false };
    let word = without_punctuation(&next[..run(next, 0, |octet| !ends_word(*octet))]);
    // Without a digit, a word is probably the next one of the text, and between two underscores it is emphasised.
    let is_emphasis = || word.ends_with(b"_") && word.starts_with(b"_");
    let is_number = || word.iter().any(u8::is_ascii_digit) && !is_emphasis();
    // After a whole name, a short number may stand in a table, and a year belongs to the text.
    let is_number_of_name = || word.len() >= SHORTEST && !is_year(&word[1..]);
    let is_new = || !is_whole(name) || is_chapter(name, word) || is_number_of_name();
    name.len() < LONGEST
        && awaits(name, BREAKING)
        && is_number()
        && makes_whole(name, word)
        && is_new()
}

/// Whether a name is whole with a word, which may have lost its last bracket together with the punctuation after it.
fn makes_whole(name: &[u8], word: &[u8]) -> bool {
    let is_closed = || word.starts_with(b"(") && is_whole(&[name, word, b")"].concat());
    is_whole(&[name, word].concat()) || is_closed()
}

/// Whether a name is that of a book by its ISBN, and the next word is the number of a chapter of it: `_36`.
fn is_chapter(name: &[u8], word: &[u8]) -> bool {
    const BOOK: &str = "/978-";
    position(name, BOOK).is_some() && word.starts_with(b"_")
}

/// Whether a DOI name at the end of `head` may go on in the next line, if that begins with a mark.
pub(in crate::find) fn may_go_on_before_mark(head: &[u8]) -> bool {
    let near = text::last(head, LONGEST);
    let word = &near[run_before(near, near.len(), |octet| !ends_word(*octet))..];
    positions(word, DOI_START).any(|ten| awaits(&word[ten..], BREAKING))
}

/// Whether `head` ends with a DOI name that might go on in the next line, the line end after it and perhaps the marker
/// of that line, and `octet` is none of [`BREAKING`], so that the name ended with its line. For instance, the text
/// `10.1103/PhysRevB\n# 1` may be cut before its last octet. It may be cut only after a blank or one of a few marks,
/// because after any other octet the next piece would not know the octets before an identifier.
pub(in crate::find) fn is_decided(head: &[u8], octet: u8) -> bool {
    let is_of_gap = |octet: &u8| is_space_or_line_end(*octet) || OF_MARKERS.contains(octet);
    let is_after_gap =
        head.last().is_some_and(|last| is_space_or_line_end(*last) || b"#*;".contains(last));
    if !is_after_gap || is_of_gap(&octet) || BREAKING.contains(&octet) {
        return false;
    }
    let near = text::last(head, LONGEST_GAP);
    let gap_start = run_before(near, near.len(), is_of_gap);
    let ends_line =
        gap_start > 0 && near.get(gap_start).is_some_and(|octet| b"\r\n".contains(octet));
    ends_line && may_go_on_before_mark(&head[..head.len() - (near.len() - gap_start)])
}
