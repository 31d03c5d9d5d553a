//! Reads the numbers and words of JSON.

use crate::input::octets;
use crate::input::piece::Piece;
use crate::input::position::{Position, Track};

use super::reader::Reader;

/// The longest number or word that is checked, in octets.
const WORD: usize = 64;

impl Reader {
    /// Reads the next part of a number or a word; returns where reading continues.
    pub(super) fn word(
        &mut self,
        text: &[u8],
        at: usize,
        track: &mut Track<'_>,
        pieces: &mut Vec<Piece>,
    ) -> usize {
        let rest = &text[at..];
        let is_part = |octet: &u8| octet.is_ascii_alphanumeric() || b"+-.".contains(octet);
        let len = rest.iter().position(|octet| !is_part(octet)).unwrap_or(rest.len());
        if let Some((_, kept)) = &mut self.kept {
            octets::keep(kept, &rest[..len], WORD);
        }
        if len < rest.len() {
            self.end_word(|| track.position(at + len), pieces);
        }
        at + len
    }

    pub(super) fn end_word(&mut self, end: impl FnOnce() -> Position, pieces: &mut Vec<Piece>) {
        let (start, word) = self.kept.take().unwrap_or_else(|| (end(), Vec::new()));
        let is_number = matches!(word.first(), Some(b'-' | b'0'..=b'9'));
        // A number that is too long to be kept counts as correct.
        let is_correct = if word.len() > WORD {
            is_number
        } else {
            serde_json::from_slice::<serde::de::IgnoredAny>(&word).is_ok()
        };
        if !is_correct {
            let why = if is_number {
                "this is not a number of JSON"
            } else {
                "this is not JSON: a text needs quotation marks around it"
            };
            return self.fail(start, why, pieces);
        }
        if let Some(name) = self.condition {
            self.meet(name, Some(&word), pieces);
        }
        if word != b"null" {
            let first = word.first().copied().unwrap_or_default();
            self.refuse(first, || start, pieces);
        }
        self.after_value();
    }
}
