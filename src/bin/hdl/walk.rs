//! [`Paths`]: the files that are read: named files, and the files in named directories.

pub(crate) mod outputs;

use std::fs;
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::vec;

use ignore::{DirEntry, Walk, WalkBuilder};

use crate::args::{Folders, Source};
use crate::files;
use crate::input::limits::Limits;
use crate::input::record::Records;
use crate::input::source::fused::Fused;
use crate::names::CONFIG;
use crate::terminal::failure::note;
use crate::terminal::plural::plural;

/// A file; or a path that cannot be read, and why.
pub(crate) type Named = Result<PathBuf, (PathBuf, io::Error)>;

/// The files that are read, in their order. A directory is walked when its turn has come.
pub(crate) struct Paths {
    named: vec::IntoIter<PathBuf>,
    /// How many paths of the command line have been taken so far.
    begun: usize,
    /// Whether the standard input was taken.
    has_stdin: bool,
    /// The file of `--files-from`, until it is read.
    list: Option<PathBuf>,
    /// The file of `--files-from`, and the reader of its names.
    names: Option<(PathBuf, Records<Box<dyn Read + Send>>)>,
    folders: Folders,
    walk: Option<Walk>,
    /// The files that the run uses for something else, so that they are not read as lists.
    used: Vec<PathBuf>,
}

impl Paths {
    pub(crate) fn new(source: &Source) -> Self {
        let list = source.files_from.clone();
        let named =
            if source.is_default() { vec![files::STDIN.into()] } else { source.files.clone() };
        Self {
            named: named.into_iter(),
            begun: 0,
            has_stdin: false,
            list,
            names: None,
            folders: source.folders.clone(),
            walk: None,
            used: Vec::new(),
        }
    }

    /// Passes over these files in directories, because the run uses them for something else.
    pub(crate) fn without(self, used: Vec<PathBuf>) -> Self {
        Self { used, ..self }
    }

    /// How many paths of the command line have been taken so far.
    pub(crate) fn begun(&self) -> usize {
        self.begun
    }

    /// Whether the last file was found in a directory.
    pub(crate) fn is_walking(&self) -> bool {
        self.walk.is_some()
    }

    /// Whether this is the standard input and was read before. Several threads must not share it, and after its end it
    /// has nothing more.
    fn is_read(&mut self, path: &Path) -> bool {
        files::is_stdin(path) && std::mem::replace(&mut self.has_stdin, true)
    }

    /// The next path that the user has named.
    fn named(&mut self) -> Option<Named> {
        if let Some(path) = self.named.next() {
            self.begun += 1;
            return Some(Ok(path));
        }
        if let Some(list) = self.list.take()
            && !self.is_read(&list)
        {
            match names(&list) {
                Ok(names) => self.names = Some((list, names)),
                Err(error) => return Some(Err((list, error))),
            }
        }
        let (list, names) = self.names.as_mut()?;
        loop {
            if let Some(record) = names.next() {
                let path = match record.text {
                    Some(name) => files::path_of(name.to_vec())
                        .ok_or("a line is not UTF-8, so it is not the name of a file"),
                    None => Err("a line is too long for the name of a file"),
                };
                return Some(path.map_err(|why| (list.clone(), io::Error::other(why))));
            }
            match names.fill() {
                Ok(true) => {}
                Ok(false) => return None,
                Err(error) => return Some(Err((list.clone(), error))),
            }
        }
    }

    /// Whether the run uses a file for something other than identifiers, so that it is not read as a list.
    fn is_used(&self, path: &Path) -> bool {
        path.ends_with(CONFIG) || self.used.iter().any(|used| is_same(path, used))
    }

    /// The next file in the directory that is being walked.
    fn walked(&mut self) -> Option<Named> {
        loop {
            match self.walk.as_mut()?.next() {
                None => self.walk = None,
                Some(Ok(entry)) if is_file(&entry) && !self.is_used(entry.path()) => {
                    return Some(Ok(entry.into_path()));
                }
                Some(Ok(_)) => {}
                Some(Err(error)) => {
                    let path = place(&error).unwrap_or(Path::new("a directory")).to_owned();
                    let why = error.to_string();
                    let error = error.into_io_error().unwrap_or_else(|| io::Error::other(why));
                    return Some(Err((path, error)));
                }
            }
        }
    }
}

impl Iterator for Paths {
    type Item = Named;

    fn next(&mut self) -> Option<Named> {
        loop {
            if let Some(file) = self.walked() {
                return Some(file);
            }
            match self.named()? {
                Ok(path) if self.is_read(&path) => {}
                Ok(path) if !files::is_stdin(&path) && path.is_dir() => {
                    match walk(&path, &self.folders) {
                        Ok(walk) => self.walk = Some(walk),
                        Err(error) => return Some(Err((path, io::Error::other(error)))),
                    }
                }
                named => return Some(named),
            }
        }
    }
}

/// Whether both paths lead to one file of the same name. No file is opened for this, because one may be a pipe.
fn is_same(one: &Path, other: &Path) -> bool {
    let whole = |path| fs::canonicalize(path).ok();
    one.file_name() == other.file_name() && whole(one).is_some_and(|one| whole(other) == Some(one))
}

fn is_file(entry: &DirEntry) -> bool {
    entry.file_type().is_some_and(|kind| kind.is_file())
}

/// Says how many binary files were skipped, if there were any.
pub(crate) fn note_skipped(files: u64) {
    if files > 0 {
        note(format_args!("{} skipped", plural(files, "binary file")));
    }
}

/// The files of a directory and of those inside it, sorted by name.
fn walk(path: &Path, folders: &Folders) -> Result<Walk, ignore::Error> {
    let mut walk = WalkBuilder::new(path);
    walk.sort_by_file_name(Ord::cmp)
        .standard_filters(!folders.no_ignore)
        .hidden(!folders.hidden)
        .require_git(is_in_repository(path))
        // The output of the run must not be read.
        .skip_stdout(true)
        .overrides(folders.globs(path)?);
    Ok(walk.build())
}

/// Whether a directory belongs to a git repository. A `.gitignore` above the repository does not apply to it; but an
/// export may bring its `.gitignore` without a repository.
fn is_in_repository(path: &Path) -> bool {
    let path = fs::canonicalize(path);
    path.is_ok_and(|path| path.ancestors().any(|folder| folder.join(".git").exists()))
}

/// The file or directory that an error of a walk is about.
fn place(error: &ignore::Error) -> Option<&Path> {
    match error {
        ignore::Error::WithPath { path, .. } => Some(path),
        ignore::Error::WithDepth { err, .. } | ignore::Error::WithLineNumber { err, .. } => {
            place(err)
        }
        ignore::Error::Loop { child, .. } => Some(child),
        _ => None,
    }
}

/// The names in a file: one per line, or separated by NUL if one is near the start of the file, because no name
/// contains NUL.
fn names(list: &Path) -> io::Result<Records<Box<dyn Read + Send>>> {
    let source: Box<dyn Read + Send> = if files::is_stdin(list) {
        Box::new(files::stdin()?)
    } else {
        Box::new(files::open(list)?)
    };
    let mut source = Fused::new(source);
    let mut head = Vec::new();
    source.by_ref().take(1 << 16).read_to_end(&mut head)?;
    let separator = if head.contains(&b'\0') { b'\0' } else { b'\n' };
    let source = Box::new(io::Cursor::new(head).chain(source));
    Ok(Records::new(source, separator, Limits { longest: 1 << 16, ..Limits::default() }))
}
