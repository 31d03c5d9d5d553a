//! Reads the strings of JSON, which are names or values.

use crate::input::limits::fields;
use crate::input::octets;
use crate::input::piece::{Piece, RawText};
use crate::input::position::Track;
use crate::input::unescape::Escapes;

use super::reader::{Reader, State};

impl Reader {
    /// Reads the next part of a string; returns where reading continues.
    pub(super) fn string(
        &mut self,
        text: &[u8],
        at: usize,
        (is_name, escaped): (bool, bool),
        track: &mut Track<'_>,
        pieces: &mut Vec<Piece>,
    ) -> usize {
        let rest = &text[at..];
        let ahead = if escaped { 1 } else { plain(rest) };
        self.keep(&rest[..ahead]);
        let end = at + ahead;
        self.state = State::String { is_name, escaped: false };
        match rest.get(ahead) {
            _ if escaped => end,
            None => end,
            Some(b'"') => {
                self.end_string(is_name, pieces);
                end + 1
            }
            Some(b'\\') => {
                self.keep(b"\\");
                self.state = State::String { is_name, escaped: true };
                end + 1
            }
            Some(_) => {
                let why = "a control character must be escaped in a string";
                self.fail(track.position(end), why, pieces);
                end
            }
        }
    }

    /// Keeps these octets of a wanted string.
    fn keep(&mut self, octets: &[u8]) {
        if let Some((_, kept)) = &mut self.kept {
            octets::keep(kept, octets, self.longest);
        }
    }

    fn end_string(&mut self, is_name: bool, pieces: &mut Vec<Piece>) {
        let kept = self.kept.take();
        if is_name {
            let name = kept.and_then(|(_, raw)| Some(Escapes::Json.text(&raw)?.into_owned()));
            let fields = &*self.fields;
            self.levels.name(name.as_deref(), &fields.paths);
            let named = |name: &[u8]| {
                fields.conditions.iter().position(|(other, _)| other.as_bytes() == name)
            };
            self.condition = name.as_deref().and_then(named);
            self.state = State::Colon;
            return;
        }
        if let Some((start, raw)) = kept {
            let raw = Some(raw).filter(|raw| raw.len() <= self.longest);
            if let Some(name) = self.condition {
                let text = raw.as_deref().and_then(|raw| Escapes::Json.text(raw));
                self.meet(name, text.as_deref(), pieces);
            }
            for wanted in fields(self.ends) {
                let text = RawText { start, raw: raw.clone(), wanted, escapes: Escapes::Json };
                self.holds.push(Piece::Text(text), pieces);
            }
        }
        self.after_value();
    }
}

/// How many octets of a string come before its end, an escape, or a character that must be escaped.
fn plain(text: &[u8]) -> usize {
    let ends = |octet: &u8| matches!(octet, b'"' | b'\\' | 0..0x20);
    text.iter().position(ends).unwrap_or(text.len())
}
