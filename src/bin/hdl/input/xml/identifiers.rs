//! The identifiers in the text of an element or an attribute.

use handle_syntax::find::Finder;

use super::elements::{Content, Elements};
use super::waiting::Text;
use crate::input::piece::{Piece, RawText};
use crate::input::position::Track;
use crate::input::prose::Markup;
use crate::input::unescape::Escapes;

/// Gives what is an identifier in a text, according to the path of this number.
pub(super) fn give(elements: &Elements, number: usize, read: &Text, pieces: &mut Vec<Piece>) {
    let content = elements.paths.get(number).map_or(Content::Identifier, |(_, it)| *it);
    let text = |start, raw: Option<&[u8]>, escapes| {
        let raw = raw.map(<[u8]>::to_vec);
        Piece::Text(RawText { start, raw, wanted: number, escapes })
    };
    match read.raw.as_deref().filter(|raw| !content.is_identifier(raw, elements.reports_slips)) {
        None => pieces.push(text(read.start, read.raw.as_deref(), Escapes::Xml)),
        Some(_) if !content.has_prose() => {}
        Some(raw) => {
            let mut track = Track::new(raw, read.start);
            for found in Finder::after(b'\n', raw) {
                let start = track.position(found.range().start);
                let escapes = Escapes::Found(found.writing(), Markup::Unknown);
                pieces.push(text(start, Some(found.written()), escapes));
            }
        }
    }
}
