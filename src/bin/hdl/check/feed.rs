//! [`Feed`]: the blocks of all files, one after the other.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::vec;

use indicatif::ProgressBar;

use super::batch::{self, Batch};
use super::head::{self, Begun};
use crate::args::{Shape, Source};
use crate::config::Rules;
use crate::files;
use crate::input::block::{Block, Blocks};
use crate::input::source;
use crate::input::source::Input;
use crate::terminal::failure::Failure;

/// Where identifiers stand in a file, and what else holds for it.
pub(crate) type Held = (Shape, Option<Arc<Rules>>);

/// What holds for the file of this name.
pub(crate) type Lookup = Box<dyn FnMut(&Path) -> io::Result<Held> + Send>;

/// What is read, and how far.
pub(crate) struct Feed {
    files: vec::IntoIter<PathBuf>,
    /// What the standard input is called.
    stdin: String,
    rules: Lookup,
    open: Option<Open>,
    /// How many batches were filled.
    filled: u64,
    /// How many files were opened, or could not be.
    begun: usize,
    bar: ProgressBar,
}

struct Open {
    file: Arc<batch::File>,
    blocks: Blocks<Begun<Input>>,
    /// A block that has been read already, to see the head of a table.
    first: Option<Block>,
}

impl Feed {
    pub(crate) fn new(source: &Source, rules: Lookup, bar: ProgressBar) -> Self {
        let files = if source.files.is_empty() { vec!["-".into()] } else { source.files.clone() };
        let stdin = source.stdin_name.clone();
        Self { files: files.into_iter(), stdin, rules, open: None, filled: 0, begun: 0, bar }
    }

    /// Fills a batch with the next block, or with why there is none; `false` where everything has been read.
    pub(crate) fn next(&mut self, batch: &mut Batch) -> bool {
        batch.number = self.filled;
        batch.file = None;
        loop {
            let read = match &mut self.open {
                Some(open) => open.read(&mut batch.block),
                None => {
                    let Some(path) = self.files.next() else { return false };
                    self.begun += 1;
                    let name = self.name(&path);
                    let opened = (self.rules)(Path::new(&name));
                    match opened.and_then(|held| open(&path, &name, held, &self.bar)) {
                        Ok(open) => self.open = Some(open),
                        Err(error) => {
                            batch.trouble = Some(Failure::reading(&*name, error).to_string());
                            break;
                        }
                    }
                    continue;
                }
            };
            match read {
                Ok(true) => {
                    batch.file = self.open.as_ref().map(|open| Arc::clone(&open.file));
                    break;
                }
                Ok(false) => self.open = None,
                Err(error) => {
                    let name = self.open.take().map(|open| open.file.name.clone());
                    let name = name.unwrap_or_default();
                    batch.trouble = Some(Failure::reading(&*name, error).to_string());
                    break;
                }
            }
        }
        batch.files = self.begun;
        self.filled += 1;
        true
    }

    fn name(&self, path: &Path) -> String {
        if is_stdin(path) { self.stdin.clone() } else { path.to_string_lossy().into_owned() }
    }
}

impl Open {
    fn read(&mut self, block: &mut Block) -> io::Result<bool> {
        match self.first.take() {
            Some(first) => {
                *block = first;
                Ok(true)
            }
            None => self.blocks.read(block),
        }
    }
}

fn is_stdin(path: &Path) -> bool {
    path.as_os_str() == "-"
}

fn open(path: &Path, name: &str, held: Held, bar: &ProgressBar) -> io::Result<Open> {
    let (shape, rules) = held;
    let source = if is_stdin(path) {
        source::plain(files::stdin()?)?
    } else {
        source::plain(bar.wrap_read(files::open(path)?))?
    };
    let (blocks, first) = head::begin(source, &shape, name)?;
    let (name, layout) = (name.to_owned(), blocks.layout().clone());
    let file = Arc::new(batch::File { name, layout, rules });
    Ok(Open { file, blocks, first })
}
