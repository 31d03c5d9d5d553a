//! Copies a file to a sink while it is read, with changes.

use std::io::{self, Read};

use crate::args::Shape;
use crate::fix::sink::Sink;
use crate::fix::tee::Tee;
use crate::input::block::Block;
use crate::input::scan::located::Change;
use crate::input::source::{self, Contents, Uncompressed};
use crate::opening::head::{self, BegunFile, FileBlocks};

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
