//! Protects files that are read from being replaced by an output.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use ignore::DirEntry;

use super::{is_file, is_same, names, walk};
use crate::args::Source;
use crate::files;
use crate::files::identity::Identity;

/// Refuses to replace a file that has contents and is found in a directory that is read, or named in a file of names.
/// An older report there would be read as a list, and a list there would be lost.
pub(crate) fn not_found_as_input(output: &Path, source: &Source) -> io::Result<()> {
    if files::has_contents(output) && finds(source, output) {
        let why = "this file is in a directory that is read, so it is not replaced; \
                   delete it first, or write a file elsewhere";
        return Err(io::Error::other(why));
    }
    if files::has_contents(output) && lists(source, output)? {
        return Err(io::Error::other("this file is also read, so it is not written"));
    }
    Ok(())
}

/// Whether the file at `path` is named in the file of `--files-from`. That file is read here and again by the run, so a
/// pipe is not searched.
fn lists(source: &Source, path: &Path) -> io::Result<bool> {
    let is_file = |list: &&PathBuf| !files::is_stdin(list) && list.is_file();
    let Some(list) = source.files_from.as_ref().filter(is_file) else { return Ok(false) };
    let output = Identity::of(path);
    let mut names = names(list)?;
    loop {
        while let Some(record) = names.next() {
            let name = record.text.and_then(|name| files::path_of(name.to_vec()));
            if name.is_some_and(|name| Identity::of(&name) == output) {
                return Ok(true);
            }
        }
        if !names.fill()? {
            return Ok(false);
        }
    }
}

/// Whether the file at `path` is found in a directory that is read.
fn finds(source: &Source, path: &Path) -> bool {
    let Ok(path) = fs::canonicalize(path) else { return false };
    let holds = |folder: &&PathBuf| fs::canonicalize(folder).is_ok_and(|it| path.starts_with(it));
    let folders = source.files.iter().filter(|folder| folder.is_dir()).filter(holds);
    let mut walks = folders.filter_map(|folder| walk(folder, &source.folders).ok());
    let is_it = |entry: &DirEntry| is_file(entry) && is_same(entry.path(), &path);
    walks.any(|mut walk| walk.any(|entry| entry.is_ok_and(|entry| is_it(&entry))))
}
