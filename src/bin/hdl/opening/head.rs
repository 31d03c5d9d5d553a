//! Reads the beginning of a file: the titles of a table, or as much as shows whether JSON is JSON Lines or how a text
//! is written, or the first block, which shows whether a list or a table can be read.

use std::io::{self, Chain, Cursor, Read};
use std::mem;
use std::sync::Arc;

use memchr::{memchr, memchr_iter};

use super::kind::FileKind;
use super::prose;
use super::titles;
use crate::args::{Columns, Shape};
use crate::input::block::Block;
use crate::input::blocks::Blocks;
use crate::input::entries::{self, EntryFormat, Names};
use crate::input::json::{self, Fields};
use crate::input::layout::Layout;
use crate::input::limits::{FIELDS, Limits};
use crate::input::octets::{self, BYTE_ORDER_MARK, FIRST_LINE, without_mark_and_space};
use crate::input::returns;
use crate::input::stream::Stream;

/// A file that has been opened, and read as far as its layout needs.
pub(crate) struct BegunFile<R> {
    pub(crate) layout: Layout,
    pub(crate) blocks: FileBlocks<R>,
}

/// The blocks of a file.
pub(crate) struct FileBlocks<R> {
    stream: Stream<Chain<Cursor<Vec<u8>>, R>>,
    /// Whether [`begin`] has filled the first block, without the row of the titles.
    has_first: bool,
}

impl<R: Read> FileBlocks<R> {
    /// Reads the next block; returns `false` after the last one. The first time, `block` is the one that [`begin`] had.
    pub(crate) fn read(&mut self, block: &mut Block) -> io::Result<bool> {
        if mem::take(&mut self.has_first) { Ok(true) } else { self.stream.read(block) }
    }

    /// The source of the octets.
    pub(crate) fn source(&mut self) -> &mut R {
        self.stream.source().get_mut().1
    }

    /// The position in the file after everything that was given or skipped.
    pub(crate) fn octet(&mut self) -> u64 {
        self.stream.octet()
    }
}

/// Begins to read the file of this name. The first block is read into `block` if it shows whether the file can be read.
pub(crate) fn begin<R: Read>(
    mut source: R,
    shape: &Shape,
    name: &str,
    block: &mut Block,
) -> io::Result<BegunFile<R>> {
    // What had to be read to find the layout.
    let mut first = Vec::new();
    let layout = layout(shape, name, &mut source, &mut first)?;
    let (source, limits) = (Cursor::new(first).chain(source), Limits::default());
    if let Shape::Columns(columns) = shape {
        return begin_table(columns, name, Blocks::new(source, layout, limits), block);
    }
    let mut stream = Stream::new(source, &layout, limits);
    let has_first = layout.is_list_of_lines() && stream.read(block)?;
    if has_first {
        returns::refuse(block)?;
    }
    Ok(BegunFile { layout, blocks: FileBlocks { stream, has_first } })
}

/// How identifiers are found in a file of this name. The octets read to find this out are added to `read`.
fn layout(
    shape: &Shape,
    name: &str,
    source: &mut impl Read,
    read: &mut Vec<u8>,
) -> io::Result<Layout> {
    Ok(match shape {
        Shape::Known(Layout::Text(_)) => Layout::Text(prose::of_file(name, source, read)?),
        Shape::Known(layout) => {
            if let Layout::Xml(elements) = layout {
                refuse_many(elements.paths.len())?;
            }
            layout.clone()
        }
        Shape::Columns(columns) => Layout::Table(columns.numbered(name)),
        Shape::Fields(fields) => {
            refuse_many(fields.paths.len())?;
            let lines = is_json_lines(fields, name, source, read)?;
            let is_array = first(source, read)? == Some(b'[');
            Layout::Fields { fields: Arc::clone(fields), lines, is_array }
        }
        Shape::Names(names) => {
            refuse_many(names.names.len())?;
            Layout::Entries(Arc::clone(names), format(names, name, source, read)?)
        }
    })
}

/// Begins to read a table: its first row, if that has the titles, or else its first block.
fn begin_table<R: Read>(
    columns: &Columns,
    name: &str,
    mut blocks: Blocks<Chain<Cursor<Vec<u8>>, R>>,
    block: &mut Block,
) -> io::Result<BegunFile<R>> {
    let has_first = if columns.have_titles() {
        let row = blocks.head(block)?;
        if let Some(row) = &row {
            blocks.choose(titles::table(columns, name, row, block)?);
        }
        row.is_some()
    } else {
        let has_first = blocks.read(block)?;
        if has_first {
            if titles::first_has_return(columns, name, block) {
                returns::refuse(block)?;
            }
            titles::refuse_missing_columns(columns, name, block)?;
        }
        has_first
    };
    let layout = blocks.layout().clone();
    let stream = Stream::Rows(Box::new(blocks));
    Ok(BegunFile { layout, blocks: FileBlocks { stream, has_first } })
}

/// Refuses more fields, or paths of XML, than can be read at once.
fn refuse_many(fields: usize) -> io::Result<()> {
    if fields > FIELDS {
        return Err(io::Error::other(format!(
            "at most {FIELDS} fields or paths can be read at once"
        )));
    }
    Ok(())
}

/// The format of a file with entries. The octets read to find this out are added to `read`.
fn format(
    names: &Names,
    file: &str,
    source: &mut impl Read,
    read: &mut Vec<u8>,
) -> io::Result<&'static EntryFormat> {
    let name = names.names.first().map_or("", String::as_str);
    let other = |kind: FileKind| Err(io::Error::other(kind.advice(("--field", name), name)));
    match FileKind::by_name(file) {
        Some(FileKind::Entries(format)) => return Ok(format),
        Some(FileKind::Json { .. }) => {
            let formats = entries::names();
            let why = format!(
                "`{name}` is the name of a field of {formats}; in JSON, write `/{name}`, or in an array `/*/{name}`"
            );
            return Err(io::Error::other(why));
        }
        Some(kind) => return other(kind),
        None => {}
    }
    let first = first(source, read)?;
    if let Some(kind @ (FileKind::Json { .. } | FileKind::Xml)) = FileKind::by_head(read) {
        return other(kind);
    }
    octets::search(source, read, |read| {
        let has_lines = memchr_iter(b'\n', read).nth(1).is_some();
        (has_lines || read.len() >= FIRST_LINE).then_some(())
    })?;
    match FileKind::of_no_entries(read) {
        Some(kind) => other(kind),
        None => Ok(entries::format_from(first)),
    }
}

/// The first octet after a byte order mark and white space, if one of the first octets of the source is neither. The
/// octets read for this are added to `read`.
fn first(source: &mut impl Read, read: &mut Vec<u8>) -> io::Result<Option<u8>> {
    let found = octets::search(source, read, |read| {
        let is_mark = BYTE_ORDER_MARK.starts_with(read);
        let first = without_mark_and_space(read).first().filter(|_| !is_mark);
        (first.is_some() || read.len() >= FIRST_LINE).then_some(first.copied())
    })?;
    Ok(found.flatten())
}

/// Whether a file is JSON Lines: its name says so, or its first line is a JSON text by itself, or no JSON at all. The
/// octets read for this are added to `read`.
///
/// # Errors
/// The file is of another kind, or cannot be read.
fn is_json_lines(
    fields: &Fields,
    file: &str,
    source: &mut impl Read,
    read: &mut Vec<u8>,
) -> io::Result<bool> {
    let path = fields.paths.first().map(ToString::to_string).unwrap_or_default();
    let name = path.rsplit('/').find(|name| *name != "*").unwrap_or_default();
    let other = |kind: FileKind| Err(io::Error::other(kind.advice(("--field", &path), name)));
    match FileKind::by_name(file) {
        Some(FileKind::Json { has_lines }) => return Ok(has_lines),
        Some(kind) => return other(kind),
        None => {}
    }
    let found = octets::search(source, read, |read| {
        if let Some(kind @ (FileKind::Entries(_) | FileKind::Xml)) = FileKind::by_head(read) {
            return Some(other(kind));
        }
        let text = without_mark_and_space(read);
        match memchr(b'\n', text) {
            Some(end) => Some(Ok(!json::is_cut(&text[..end]))),
            None => (read.len() >= FIRST_LINE).then_some(Ok(false)),
        }
    })?;
    found.unwrap_or(Ok(true))
}
