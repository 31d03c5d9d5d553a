//! Hyphens for which a PDF has several characters.

use alloc::vec::Vec;
use core::ops::Range;

use crate::accident::hit::Hit;
use crate::accident::octets;
use crate::accident::pasted::Pasted;
use crate::accident::registrant;
use crate::text::confusable::{self, Looks};

use super::places::spelled;

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

/// Whether a name has a form of its registrant if its soft hyphens are hyphens.
pub(super) fn has_hyphens(name: &[u8]) -> bool {
    let Ok(name) = core::str::from_utf8(name) else { return false };
    name.contains(SOFT_HYPHEN) && registrant::is_whole(name.replace(SOFT_HYPHEN, "-").as_bytes())
}
