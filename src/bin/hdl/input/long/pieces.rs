//! The pieces of a row that has been read.

use crate::input::layout::{RowChoice, Table};
use crate::input::piece::{Piece, RawText};
use crate::input::unread::Unread;

/// The identifiers of a row, and what is wrong with it. In `texts`, the cells that were read, `wanted` is the column.
pub(super) fn pieces(table: &Table, texts: &[RawText], unread: Option<Unread>) -> Vec<Piece> {
    let text = |column| {
        let text = texts.iter().find(|text| text.wanted == column)?;
        let raw = text.raw.as_deref().unwrap_or_default();
        text.escapes.text(raw)
    };
    let numbered = texts.iter().flat_map(|text| {
        let wanted = table.wanted(text.wanted);
        wanted.map(move |wanted| Piece::Text(RawText { wanted, ..text.clone() }))
    });
    let unread = unread.map(Piece::Unread);
    match table.choice(text) {
        RowChoice::Passed => Vec::new(),
        RowChoice::Unknown => unread.into_iter().collect(),
        RowChoice::Taken => numbered.chain(unread).collect(),
    }
}
