//! Undoes the changes that a [`Journal`](super::Journal) has.

use std::io::{self, BufRead, BufReader, Read};
use std::path::{Path, PathBuf};

use super::Entry;
use super::recorded::{Part, Recorded};
use crate::copying::sink::Sink;
use crate::files;
use crate::fix::rewrite::Rewrite;
use crate::output::hex;
use crate::status::Status;
use crate::terminal::failure::{Failure, note, words};
use crate::terminal::plural::plural;

impl Entry<'_> {
    fn path(&self) -> io::Result<PathBuf> {
        let wrong = || io::Error::other("`file_hex` is not the name of a file");
        match &self.file_hex {
            Some(digits) => hex::octets(digits).and_then(files::path_of).ok_or_else(wrong),
            None => Ok(PathBuf::from(&*self.file)),
        }
    }

    fn octets(text: &str, digits: Option<&String>) -> Option<Vec<u8>> {
        match digits {
            Some(digits) => hex::octets(digits),
            None => Some(text.as_bytes().to_vec()),
        }
    }
}

/// Undoes the changes of a journal, file by file, the latest first: a file that has changed since then stays as it is.
pub(crate) fn run(path: &Path) -> Status {
    let mut recorded = match Recorded::open(path) {
        Ok(recorded) => recorded,
        Err(error) => return Failure::at(path, error).report(Status::SUCCESS),
    };
    let (mut undone, mut status) = (0, Status::SUCCESS);
    while let Some(part) = recorded.pop() {
        let mut name = path.to_string_lossy().into_owned();
        match undo_part(&mut recorded, &part, &mut name) {
            Ok(()) => undone += part.changes,
            Err(error) => {
                note(format_args!("{name}: nothing was undone: {}", words(&error)));
                status = Status::UNABLE;
            }
        }
    }
    note(format_args!("{} undone", plural(undone, "change")));
    status
}

/// Undoes the changes of a part; `name` becomes the name of their file.
fn undo_part(recorded: &mut Recorded, part: &Part, name: &mut String) -> io::Result<()> {
    let mut changes = recorded.changes(part)?;
    let Some(first) = changes.next().transpose()? else { return Ok(()) };
    *name = first.file.clone().into_owned();
    let path = first.path()?;
    undo_file(&path, part.size, [Ok(first)].into_iter().chain(changes))
}

/// Puts back the octets of each change, if all of them are still there.
fn undo_file(
    path: &Path,
    size: Option<u64>,
    changes: impl Iterator<Item = io::Result<Entry<'static>>>,
) -> io::Result<()> {
    let file = files::open(path)?;
    if size != Some(file.metadata()?.len()) {
        return Err(io::Error::other("the file has changed since the fix"));
    }
    let mut rewrite = Rewrite::new(&file, path, |file| file)?;
    let mut source = BufReader::new(&file);
    let mut at = 0;
    for change in changes {
        let change = change?;
        let wrong = || io::Error::other("`before_hex` or `after_hex` is not hexadecimal");
        let octets = |text: &str, digits| Entry::octets(text, digits).ok_or_else(wrong);
        let before = octets(&change.before, change.before_hex.as_ref())?;
        let after = octets(&change.after, change.after_hex.as_ref())?;
        keep(&mut source, change.byte.saturating_sub(at), &mut rewrite)?;
        let mut found = vec![0; after.len()];
        let read = source.read_exact(&mut found);
        if read.is_err() || found != after {
            let line = change.line;
            return Err(io::Error::other(format!("line {line} has changed since the fix")));
        }
        rewrite.replace(&found, &before)?;
        at = change.byte.saturating_add(after.len() as u64);
    }
    keep(&mut source, u64::MAX, &mut rewrite)?;
    rewrite.commit()
}

/// Passes on at most `most` octets, or all that are left.
fn keep(source: &mut impl BufRead, mut most: u64, sink: &mut impl Sink) -> io::Result<()> {
    while most > 0 {
        let octets = source.fill_buf()?;
        let len = octets.len().min(usize::try_from(most).unwrap_or(usize::MAX));
        if len == 0 {
            return Ok(());
        }
        sink.keep(&octets[..len])?;
        source.consume(len);
        most -= len as u64;
    }
    Ok(())
}
