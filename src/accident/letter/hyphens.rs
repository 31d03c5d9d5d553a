//! Soft hyphens, and other characters that the text of a PDF has in place of a hyphen.

use alloc::vec::Vec;
use core::ops::Range;

use crate::accident::form::octets;
use crate::accident::registrant;
use crate::accident::search::hit::Hit;
use crate::accident::search::pasted::Pasted;
use crate::text::confusable::{self, Looks};

use super::places::{each, spelled};

/// The soft hyphen, which some programs write for a hyphen.
pub(super) const SOFT_HYPHEN: char = '\u{AD}';

/// A soft hyphen right beside other hyphens: some programs write `-`, U+00AD and U+2010 for one hyphen.
pub(crate) fn hyphens(pasted: &Pasted<'_>) -> Option<Hit> {
    if pasted.flat.is_ascii() {
        return None;
    }
    let is_hyphen = |character| {
        matches!(character, '-' | SOFT_HYPHEN)
            || confusable::looks(character) == Some(Looks::LikeAHyphen)
    };
    let mut runs: Vec<Range<usize>> = Vec::new();
    for (character, range) in pasted.characters(pasted.body.start) {
        match runs.last_mut() {
            _ if !character.is_some_and(is_hyphen) => {}
            Some(last) if last.end == range.start => last.end = range.end,
            _ => runs.push(range),
        }
    }
    let mut soft = [0; 2];
    let soft = SOFT_HYPHEN.encode_utf8(&mut soft);
    runs.retain(|run| run.len() > soft.len() && octets::contains(&pasted.flat[run.clone()], soft));
    let hit = Hit::all(runs.into_iter().map(|run| (run, "-".into())))?;
    Some(spelled(pasted, hit))
}

/// The characters that stand for the hyphen at which a line was broken: U+FFFE in the text of some PDFs, and the sign
/// of negation, which scanners read there.
const AT_LINE_ENDS: [char; 2] = ['\u{FFFE}', '¬'];

/// A mark for the hyphen at which a line was broken. If that hyphen belongs to the name, the form of the name shows it.
pub(crate) fn line_end(pasted: &Pasted<'_>) -> Option<Hit> {
    let meant = meant(pasted.body(), &AT_LINE_ENDS);
    let text = if meant == Meant::Hyphen { "-" } else { "" };
    let hit = each(pasted, |character, range| {
        let goes_on = range.end < pasted.body.end;
        (goes_on && AT_LINE_ENDS.contains(&character)).then(|| text.into())
    })?;
    Some(spelled(pasted, hit).offered(meant != Meant::Unknown))
}

/// What was meant by marks in a name that may stand for hyphens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Meant {
    Hyphen,
    Nothing,
    Unknown,
}

/// What was meant by the soft hyphens of a name. A single one, or one in a name that also has real hyphens, only marks
/// where the line may be broken, unless the name has a form of its registrant only with a hyphen there, or the soft
/// hyphen stands in an ISSN. Several in a name without a real hyphen stand for its hyphens if the name has a form with
/// hyphens there, and for nothing if it has a form without them; otherwise it is not known what they mean.
pub(super) fn soft_hyphens(name: &[u8]) -> Meant {
    let marks = &[SOFT_HYPHEN];
    let text = core::str::from_utf8(name).unwrap_or_default();
    if text.matches(marks).count() < 2 || text.contains('-') {
        return match meant(name, marks) {
            Meant::Unknown if is_of_issn(text) => Meant::Hyphen,
            Meant::Unknown => Meant::Nothing,
            known => known,
        };
    }
    if is_whole(text, marks, "-") {
        Meant::Hyphen
    } else if is_whole(text, marks, "") {
        Meant::Nothing
    } else {
        Meant::Unknown
    }
}

/// Whether the only soft hyphen of a name is that of an ISSN.
fn is_of_issn(text: &str) -> bool {
    let mut parts = text.split(SOFT_HYPHEN);
    let (Some(before), Some(after), None) = (parts.next(), parts.next(), parts.next()) else {
        return false;
    };
    let is_digit = |character: char| character.is_ascii_digit();
    let last = before.len() - before.trim_end_matches(is_digit).len();
    let digits = after.len() - after.trim_start_matches(is_digit).len();
    last == 4 && (digits == 4 || digits == 3 && after[digits..].starts_with('X'))
}

/// What was meant by these marks in a name: hyphens only if the name has no form of its registrant without them. It is
/// not known if the name has no form with hyphens either, or has none of the marks.
fn meant(name: &[u8], marks: &[char]) -> Meant {
    let name = core::str::from_utf8(name).ok().filter(|name| name.contains(marks));
    match name {
        Some(name) if is_whole(name, marks, "") => Meant::Nothing,
        Some(name) if is_whole(name, marks, "-") => Meant::Hyphen,
        _ => Meant::Unknown,
    }
}

/// Whether a name has a form of its registrant with `meant` in place of these marks.
fn is_whole(name: &str, marks: &[char], meant: &str) -> bool {
    registrant::is_whole(name.replace(marks, meant).as_bytes())
}
