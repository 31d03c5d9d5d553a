//! [`Feed`]: the files to read, in their order; each is a [`FileReader`], which any thread may read.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use indicatif::ProgressBar;

use super::batch::{self, Batch};
use crate::args::Shape;
use crate::files::{self, is_stdin};
use crate::input::block::Block;
use crate::input::damage::Damage;
use crate::input::source::{self, Input, binary};
use crate::opening::head::{self, FileBlocks};
use crate::opening::kind::FileKind;
use crate::rules::Rules;
use crate::terminal::failure::Failure;
use crate::terminal::sanitize::masked;
use crate::walk::Paths;

/// Where identifiers are in a file, and which rules apply to it.
pub(crate) type FileSettings = (Shape, Option<Arc<Rules>>);

/// Finds the shape and the rules of the file of this name.
pub(crate) type Lookup = Box<dyn FnMut(&Path) -> io::Result<FileSettings> + Send>;

/// The files to read.
pub(crate) struct Feed {
    files: Paths,
    /// What the standard input is called.
    stdin: String,
    lookup: Lookup,
    /// How many files have been given.
    given: u64,
    bar: ProgressBar,
}

impl Feed {
    pub(crate) fn new(files: Paths, stdin: &str, lookup: Lookup, bar: ProgressBar) -> Self {
        Self { files, stdin: stdin.to_owned(), lookup, given: 0, bar }
    }

    /// How many files have been given so far.
    pub(crate) fn given(&self) -> u64 {
        self.given
    }

    fn name(&self, path: &Path) -> String {
        if is_stdin(path) { self.stdin.clone() } else { path.to_string_lossy().into_owned() }
    }
}

impl Iterator for Feed {
    type Item = FileReader;

    fn next(&mut self) -> Option<FileReader> {
        let (path, error) = match self.files.next()? {
            Ok(path) => (path, None),
            Err((path, error)) => (path, Some(error)),
        };
        let name = self.name(&path);
        let settings = error.map_or_else(|| (self.lookup)(Path::new(&name)), Err);
        let reader = FileReader {
            name,
            state: Some(Stage::Closed(path, settings)),
            next: (self.given, 0),
            files: self.files.begun(),
            is_walked: self.files.is_walking(),
            bar: self.bar.clone(),
        };
        self.given += 1;
        Some(reader)
    }
}

/// A file that is read block by block. The thread that reads its first block opens it; it is closed after the last one.
pub(crate) struct FileReader {
    name: String,
    /// `None` after the last block.
    state: Option<Stage>,
    /// The number of its next batch.
    next: batch::Number,
    /// How many paths of the command line have been taken so far.
    files: usize,
    /// Whether it was found in a directory.
    is_walked: bool,
    bar: ProgressBar,
}

enum Stage {
    /// The file is not open yet; it may be known already that it cannot be read.
    Closed(PathBuf, io::Result<FileSettings>),
    Open(OpenFile),
}

struct OpenFile {
    file: Arc<batch::File>,
    blocks: FileBlocks<Input>,
}

impl FileReader {
    /// The number of the file.
    pub(crate) fn file(&self) -> u64 {
        self.next.0
    }

    /// An empty batch for the next blocks.
    pub(crate) fn batch(&mut self) -> Batch {
        let batch = Batch { number: self.next, files: self.files, ..Batch::default() };
        self.next.1 += 1;
        batch
    }

    /// Reads the next block; returns `false` if there is no further block. Then `batch` is the last batch of the file,
    /// and has the reason if the file could not be read to its end.
    pub(crate) fn read(&mut self, block: &mut Block, batch: &mut Batch) -> bool {
        match self.try_read(block) {
            Ok(Some(file)) => batch.file = Some(file),
            Ok(None) => batch.is_last = true,
            Err(error) => {
                batch.is_last = true;
                if self.is_walked && binary::is_binary(&error) {
                    batch.skipped = 1;
                } else {
                    batch.trouble = Some(Failure::of(&*self.name, error).to_string());
                }
            }
        }
        !batch.is_last
    }

    fn try_read(&mut self, block: &mut Block) -> io::Result<Option<Arc<batch::File>>> {
        let mut open = match self.state.take() {
            None => return Ok(None),
            Some(Stage::Open(open)) => open,
            Some(Stage::Closed(path, settings)) => {
                open(&path, &self.name, settings?, &self.bar, block)?
            }
        };
        if !open.blocks.read(block)? {
            return Ok(None);
        }
        let file = Arc::clone(&open.file);
        self.state = Some(Stage::Open(open));
        Ok(Some(file))
    }
}

fn open(
    path: &Path,
    name: &str,
    settings: FileSettings,
    bar: &ProgressBar,
    block: &mut Block,
) -> io::Result<OpenFile> {
    let (shape, rules) = settings;
    bar.set_message(masked(name).into_owned());
    let (source, is_packed) = if is_stdin(path) {
        source::unpacked(bar.wrap_read(files::stdin()?), shape.contents_of_stdin())?
    } else {
        source::unpacked(bar.wrap_read(files::open(path)?), shape.contents())?
    };
    let begun = head::begin(source, &shape, name, block)?;
    let damage = Damage::of(Some(path).filter(|path| !is_stdin(path)));
    let (name, layout) = (name.to_owned(), begun.layout.clone());
    let misread = FileKind::misread(&layout, &name, block.text());
    Ok(OpenFile {
        file: Arc::new(batch::File { name, layout, misread, is_packed, rules, damage }),
        blocks: begun.blocks,
    })
}
