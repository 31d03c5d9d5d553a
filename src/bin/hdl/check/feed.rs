//! [`Feed`]: the blocks of all files, one after the other.

use std::io;
use std::path::Path;
use std::sync::Arc;

use indicatif::ProgressBar;

use super::batch::{self, Batch};
use super::head::{self, Opened};
use crate::args::{Shape, Source};
use crate::config::Rules;
use crate::files;
use crate::input::source::{self, Contents, Input, binary};
use crate::terminal::failure::Failure;
use crate::terminal::sanitize::masked;
use crate::walk::Paths;

/// Where identifiers are in a file, and which rules apply to it.
pub(crate) type Held = (Shape, Option<Arc<Rules>>);

/// Finds the shape and the rules of the file of this name.
pub(crate) type Lookup = Box<dyn FnMut(&Path) -> io::Result<Held> + Send>;

/// The files to read, and how far reading has come.
pub(crate) struct Feed {
    files: Paths,
    /// What the standard input is called.
    stdin: String,
    rules: Lookup,
    open: Option<Open>,
    /// How many batches were filled.
    filled: u64,
    bar: ProgressBar,
}

struct Open {
    file: Arc<batch::File>,
    blocks: Opened<Input>,
}

impl Feed {
    pub(crate) fn new(source: &Source, rules: Lookup, bar: ProgressBar) -> Self {
        let (files, stdin) = (Paths::new(source), source.stdin_name().to_owned());
        Self { files, stdin, rules, open: None, filled: 0, bar }
    }

    /// Fills a batch with the next block, or with why a file gives none; returns `false` after the last file.
    pub(crate) fn next(&mut self, batch: &mut Batch) -> bool {
        batch.number = self.filled;
        batch.file = None;
        loop {
            let read = match &mut self.open {
                Some(open) => open.blocks.read(&mut batch.block),
                None => {
                    let Some(named) = self.files.next() else { return false };
                    let opened =
                        named.and_then(|path| self.open(&path).map_err(|error| (path, error)));
                    match opened {
                        Ok(open) => self.open = Some(open),
                        Err((_, error)) if self.files.is_walking() && binary::is_binary(&error) => {
                            batch.skipped = 1;
                            break;
                        }
                        Err((path, error)) => {
                            let trouble = Failure::reading(self.name(&path), error);
                            batch.trouble = Some(trouble.to_string());
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
        batch.files = self.files.begun();
        self.filled += 1;
        true
    }

    fn open(&mut self, path: &Path) -> io::Result<Open> {
        let name = self.name(path);
        let held = (self.rules)(Path::new(&name))?;
        open(path, &name, held, &self.bar)
    }

    fn name(&self, path: &Path) -> String {
        if is_stdin(path) { self.stdin.clone() } else { path.to_string_lossy().into_owned() }
    }
}

fn is_stdin(path: &Path) -> bool {
    path.as_os_str() == "-"
}

fn open(path: &Path, name: &str, held: Held, bar: &ProgressBar) -> io::Result<Open> {
    let (shape, rules) = held;
    bar.set_message(masked(name).into_owned());
    let source = if is_stdin(path) {
        source::plain(bar.wrap_read(files::stdin()?), Contents::Any)?
    } else {
        source::plain(bar.wrap_read(files::open(path)?), shape.contents())?
    };
    let begun = head::begin(source, &shape, name)?;
    let (name, layout) = (name.to_owned(), begun.layout.clone());
    Ok(Open { file: Arc::new(batch::File { name, layout, rules }), blocks: begun.blocks })
}
