//! Copies a file to a sink while it is read, with changes.

pub(crate) mod pending;
pub(crate) mod sink;
pub(crate) mod tee;

use std::io::{self, Read};

use crate::args::Shape;
use crate::input::block::Block;
use crate::input::scan::located::Change;
use crate::input::source::{self, Contents, Uncompressed};
use crate::opening::head::{self, BegunFile, FileBlocks};
use sink::Sink;
use tee::Tee;

/// Why a file was not worked through.
pub(crate) enum Stop {
    /// The file cannot be read.
    Unread(io::Error),
    /// The changed text cannot be written.
    Unwritten(io::Error),
}

/// Begins to read the file of this name, which must not be compressed.
pub(crate) fn begin<R: Read>(
    source: R,
    contents: Contents,
    shape: &Shape,
    name: &str,
    block: &mut Block,
) -> io::Result<BegunFile<Tee<Uncompressed<R>>>> {
    head::begin(Tee::new(source::uncompressed(source, contents)?), shape, name, block)
}

/// Hands to a sink everything that was read of a file up to here, with these changes.
pub(crate) fn hand_on<R: Read>(
    blocks: &mut FileBlocks<Tee<R>>,
    changes: Vec<Change>,
    sink: &mut impl Sink,
) -> io::Result<()> {
    for Change { octet, len, text } in changes {
        let tee = blocks.source();
        sink.keep(tee.until(octet))?;
        sink.replace(tee.until(octet + len), &text)?;
    }
    let done = blocks.octet();
    sink.keep(blocks.source().until(done))?;
    sink.flush()
}
