//! [`Stream`]: a file that is being read block by block.

use std::io::{self, Read};

use crate::input::block::Block;
use crate::input::blocks::Blocks;
use crate::input::entries::reader::Entries;
use crate::input::layout::Layout;
use crate::input::limits::Limits;
use crate::input::xml::Document;

/// A file that is being read, row by row or not.
pub(crate) enum Stream<R> {
    Rows(Box<Blocks<R>>),
    Xml(Box<Document<R>>),
    Entries(Box<Entries<R>>),
}

impl<R: Read> Stream<R> {
    pub(crate) fn new(source: R, layout: &Layout, limits: Limits) -> Self {
        match layout {
            Layout::Xml(elements) => Self::Xml(Box::new(Document::new(source, elements, limits))),
            Layout::Entries(names, format) => {
                Self::Entries(Box::new(Entries::new(source, names, format, limits)))
            }
            _ => Self::Rows(Box::new(Blocks::new(source, layout.clone(), limits))),
        }
    }

    pub(crate) fn source(&mut self) -> &mut R {
        match self {
            Self::Rows(blocks) => blocks.source(),
            Self::Xml(document) => document.source(),
            Self::Entries(entries) => entries.source(),
        }
    }

    /// The position in the file after everything that was given or skipped.
    pub(crate) fn octet(&mut self) -> u64 {
        match self {
            Self::Rows(blocks) => blocks.octet(),
            Self::Xml(document) => document.octet(),
            Self::Entries(entries) => entries.octet(),
        }
    }

    /// Reads the next block; returns `false` at the end of the file.
    pub(crate) fn read(&mut self, block: &mut Block) -> io::Result<bool> {
        match self {
            Self::Rows(blocks) => blocks.read(block),
            Self::Xml(document) => document.read(block),
            Self::Entries(entries) => entries.read(block),
        }
    }
}
