//! [`Document`]: reads the texts of some elements and attributes of XML of any size.

pub(crate) mod elements;
pub(crate) mod escapes;
mod identifiers;
mod levels;
pub(crate) mod path;
mod slip;
mod tape;
mod waiting;

use std::io::{self, Read};
use std::sync::Arc;

use quick_xml::events::{BytesStart, Event};
use quick_xml::{Error, Reader};

use crate::input::block::Block;
use crate::input::chunks::Chunks;
use crate::input::limits::{Limits, fields};
use crate::input::piece::Piece;
use crate::input::position::Position;
use crate::input::source::encoding;
use crate::input::unread::Unread;
use elements::Elements;
use levels::{Ends, Levels};
use tape::Tape;
use waiting::{Text, Waiting};

/// How many identifiers are gathered for a block.
const ENOUGH: usize = 256;

/// Reads a file of XML.
pub(crate) struct Document<R> {
    reader: Reader<Tape<R>>,
    elements: Arc<Elements>,
    levels: Levels,
    longest: usize,
    /// The wanted elements that have begun and not ended, the innermost last.
    open: Vec<Open>,
    waiting: Waiting,
    buffer: Vec<u8>,
    /// The paths that have led to something.
    seen: u64,
    /// How many identifiers have been given.
    given: u64,
    end: End,
}

/// An element whose text is being read.
struct Open {
    depth: usize,
    /// Where its text begins, in the file and among the octets kept.
    start: Position,
    kept: usize,
    /// The paths that need it.
    ends: Ends,
}

/// Whether and how the file has ended.
#[derive(Clone, Copy, PartialEq, Eq)]
enum End {
    No,
    /// The file has ended, and its last block has not been given yet.
    Whole,
    /// An error was found, after which nothing more can be read.
    Broken,
    /// Everything was given.
    Done,
}

impl<R: Read> Document<R> {
    pub(crate) fn new(source: R, elements: &Arc<Elements>, limits: Limits) -> Self {
        let mut reader = Reader::from_reader(Tape::new(Chunks::new(source, limits.chunk), limits));
        let config = reader.config_mut();
        config.allow_dangling_amp = true;
        config.check_comments = false;
        Self {
            reader,
            levels: Levels::new(elements),
            waiting: Waiting::new(elements),
            elements: Arc::clone(elements),
            longest: limits.longest,
            open: Vec::new(),
            buffer: Vec::new(),
            seen: 0,
            given: 0,
            end: End::No,
        }
    }

    pub(crate) fn source(&mut self) -> &mut R {
        self.reader.get_mut().source()
    }

    /// The position in the file after everything that was read. The text of an open element comes after it, unless that
    /// text is too long already, and so do the texts that wait.
    pub(crate) fn octet(&mut self) -> u64 {
        let tape = self.reader.get_mut();
        let (read, kept) = (tape.position().octet, tape.kept());
        let is_held = |open: &&Open| self.end == End::No && kept - open.kept <= self.longest;
        let held = self.open.iter().find(is_held).map(|open| open.start.octet);
        held.into_iter().chain(self.waiting.first()).min().unwrap_or(read)
    }

    /// Reads until there is enough for a block; returns `false` at the end of the file.
    pub(crate) fn read(&mut self, block: &mut Block) -> io::Result<bool> {
        block.clear();
        block.limits.longest = self.longest;
        block.start = Position { rows: self.given, ..self.reader.get_mut().position() };
        while self.end == End::No && block.pieces.len() < ENOUGH {
            self.event(&mut block.pieces)?;
        }
        self.given += block.pieces.iter().filter(|piece| piece.is_record()).count() as u64;
        match self.end {
            End::No => Ok(true),
            End::Whole => {
                block.pieces.push(Piece::Row(self.seen));
                self.end = End::Done;
                Ok(true)
            }
            End::Broken if !block.pieces.is_empty() => Ok(true),
            End::Broken => Err(io::Error::other("the rest of the file was not read")),
            End::Done => Ok(false),
        }
    }

    /// Reads the next tag or text.
    fn event(&mut self, pieces: &mut Vec<Piece>) -> io::Result<()> {
        let tape = self.reader.get_mut();
        tape.begin(!self.open.is_empty());
        let (before, kept) = (tape.position(), tape.kept());
        let mut buffer = std::mem::take(&mut self.buffer);
        buffer.clear();
        let read = self.reader.read_event_into(&mut buffer);
        match read {
            Ok(Event::Start(tag)) => {
                let ends = self.tag(&tag, before, pieces);
                if self.levels.are_too_many() {
                    self.fail(before, "the elements are nested too deeply here", pieces);
                }
                if ends.texts | ends.besides != 0 {
                    let start = self.reader.get_mut().position();
                    let kept = self.reader.get_mut().keep();
                    self.open.push(Open { depth: self.levels.depth(), start, kept, ends });
                }
            }
            Ok(Event::Empty(tag)) => {
                self.tag(&tag, before, pieces);
                self.levels.close();
            }
            Ok(Event::End(_)) => self.close(kept, pieces),
            Ok(Event::Eof) if self.levels.depth() > 0 => {
                self.fail(before, "the file ends inside of an element", pieces);
            }
            Ok(Event::Eof) => self.end = End::Whole,
            Ok(_) => {}
            Err(Error::Io(error)) => {
                return Err(io::Error::new(error.kind(), error.to_string()));
            }
            Err(Error::Encoding(_)) => {
                self.fail(before, encoding::XML, pieces);
            }
            Err(error) => self.fail(before, &error.to_string(), pieces),
        }
        self.buffer = buffer;
        Ok(())
    }

    fn fail(&mut self, place: Position, why: &str, pieces: &mut Vec<Piece>) {
        let waiting = self.waiting.end();
        self.give(waiting, pieces);
        pieces.push(Piece::Unread(Unread::new((place.line, place.column), why)));
        self.end = End::Broken;
    }

    /// Opens an element, and reads its attributes; returns the paths that need something of it.
    fn tag(&mut self, tag: &BytesStart<'_>, before: Position, pieces: &mut Vec<Piece>) -> Ends {
        let ends = self.levels.open(tag);
        self.seen |= ends.texts;
        if ends.attributes != 0 {
            let content: &str = tag;
            // The name of the element follows a `<`.
            let start = before.after(b"<");
            for attribute in tag.attributes().flatten() {
                let wanted = self.levels.attribute(ends.attributes, attribute.key);
                let value = &*attribute.value;
                let at = value.as_ptr().addr().wrapping_sub(content.as_ptr().addr());
                if wanted != 0 && content.get(at..at + value.len()) == Some(value) {
                    self.seen |= wanted;
                    let start = start.after(&content.as_bytes()[..at]);
                    let text = Text { wanted, start, raw: Some(value.as_bytes().to_vec()) };
                    self.take(text, pieces);
                }
            }
        }
        ends
    }

    /// Ends an element; `kept` counts the octets kept up to its end tag.
    fn close(&mut self, kept: usize, pieces: &mut Vec<Piece>) {
        let depth = self.levels.depth();
        // The texts in the element are decided before its own, so that the texts that wait last are in the innermost
        // element.
        let waiting = self.waiting.close(depth);
        self.give(waiting, pieces);
        if let Some(Open { start, kept: from, ends, .. }) = self.open.pop_if(|it| it.depth == depth)
        {
            let raw = self.reader.get_mut().take(from..kept, self.open.is_empty());
            if ends.besides != 0 {
                let text = escapes::text(raw.as_deref().unwrap_or_default());
                self.waiting.note(depth - 1, ends.besides, text.trim_ascii());
            }
            if ends.texts != 0 {
                self.take(Text { wanted: ends.texts, start, raw }, pieces);
            }
        }
        self.levels.close();
    }

    /// Takes the text of the innermost element, or of an attribute of it.
    fn take(&mut self, text: Text, pieces: &mut Vec<Piece>) {
        let decided = self.waiting.push(self.levels.depth().saturating_sub(1), text);
        self.give(decided, pieces);
    }

    /// Gives texts that wait no longer.
    fn give(&self, texts: Vec<Text>, pieces: &mut Vec<Piece>) {
        for text in texts {
            let lowest = text.wanted & text.wanted.wrapping_neg();
            let wanted = if self.elements.is_profile { lowest } else { text.wanted };
            fields(wanted)
                .for_each(|number| identifiers::give(&self.elements, number, &text, pieces));
        }
    }
}

#[cfg(test)]
mod tests;
