//! Unfinished files: those that are being written are removed when a signal stops the command, and a later run that
//! writes into the same folder removes those that an earlier one left.

use std::collections::BTreeSet;
use std::fs::{self, DirEntry, File, Metadata};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, Once};
use std::time::Duration;

use tempfile::{Builder, NamedTempFile, TempPath};

use crate::lock::locked;
use crate::terminal::failure::{note, words};
use crate::terminal::plural::plural;

/// The beginnings of the names of unfinished files, of `--fix` and of reports; six letters and digits follow.
///
/// Such a file stays only if the command had no chance to remove it: the power failed, or SIGKILL stopped the
/// command.
pub(crate) const FIX: &str = ".hdl-fix-";
pub(crate) const REPORT: &str = ".hdl-report-";

/// After this time without a change, no run of `--fix` can still be writing a file. A report may wait longer, because
/// it grows only when a problem is found, and its input may be a pipe that stays open.
const DAY: Duration = Duration::from_secs(24 * 60 * 60);
const AGES: [(&str, Duration); 2] = [(FIX, DAY), (REPORT, Duration::from_secs(30 * DAY.as_secs()))];

static FILES: Mutex<BTreeSet<PathBuf>> = Mutex::new(BTreeSet::new());

static WATCH: Once = Once::new();

/// The folders that were swept in this run.
static SWEPT: Mutex<BTreeSet<PathBuf>> = Mutex::new(BTreeSet::new());

/// Creates a file in a folder, which is removed if a signal stops the command before the file has its final name. The
/// builder begins its name with [`FIX`] or [`REPORT`].
pub(crate) fn create(folder: &Path, builder: &Builder<'_, '_>) -> io::Result<NamedTempFile> {
    watch();
    let mut files = files();
    let file = builder.tempfile_in(folder)?;
    files.insert(file.path().to_owned());
    drop(files);
    sweep(folder, file.as_file());
    Ok(file)
}

/// Gives a complete file its final name, and replaces an older file of that name.
pub(crate) fn finish(file: TempPath, name: &Path) -> io::Result<()> {
    let mut files = files();
    let path = file.to_path_buf();
    file.persist(name).map_err(|error| error.error)?;
    files.remove(&path);
    Ok(())
}

/// The files that are being written. The command is not stopped while the caller holds the lock.
fn files() -> MutexGuard<'static, BTreeSet<PathBuf>> {
    locked(&FILES)
}

/// Removes the unfinished files that earlier runs by the same user left in a folder, so long ago that no run can still
/// be writing them. `new` is a file of this run in the folder.
fn sweep(folder: &Path, new: &File) {
    if !locked(&SWEPT).insert(folder.to_owned()) {
        return;
    }
    let (Ok(entries), Ok(new)) = (fs::read_dir(folder), new.metadata()) else { return };
    let left = entries.filter_map(Result::ok).filter(|entry| is_left_behind(entry, &new));
    let removed = left.filter(|entry| fs::remove_file(entry.path()).is_ok()).count();
    if removed > 0 {
        let files = plural(removed as u64, "unfinished file");
        note(format_args!("{}: removed {files} of an earlier run", folder.display()));
    }
}

fn is_left_behind(entry: &DirEntry, new: &Metadata) -> bool {
    let name = entry.file_name();
    let is_named = |prefix: &str| {
        let random = name.to_str().and_then(|name| name.strip_prefix(prefix));
        random.is_some_and(|it| it.len() == 6 && it.bytes().all(|it| it.is_ascii_alphanumeric()))
    };
    let Some((_, age)) = AGES.iter().find(|(prefix, _)| is_named(prefix)) else { return false };
    // For a symbolic link, this is the metadata of the link itself.
    entry.metadata().is_ok_and(|old| old.is_file() && is_old(&old, *age) && is_ours(&old, new))
}

fn is_old(file: &Metadata, limit: Duration) -> bool {
    file.modified().is_ok_and(|time| time.elapsed().is_ok_and(|age| age > limit))
}

#[cfg(unix)]
fn is_ours(old: &Metadata, new: &Metadata) -> bool {
    use std::os::unix::fs::MetadataExt;

    old.uid() == new.uid()
}

#[cfg(not(unix))]
fn is_ours(_: &Metadata, _: &Metadata) -> bool {
    true
}

/// From now on, a signal that stops the command removes the files: Ctrl-C, a closed terminal, `kill`.
fn watch() {
    WATCH.call_once(|| {
        if let Err(error) = start() {
            let why = words(&error);
            note(format_args!("an interruption would leave an unfinished file behind: {why}"));
        }
    });
}

#[cfg(unix)]
fn start() -> io::Result<()> {
    use std::thread;

    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
    use signal_hook::iterator::Signals;
    use signal_hook::low_level::emulate_default_handler;

    let mut signals = Signals::new([SIGHUP, SIGINT, SIGTERM])?;
    thread::Builder::new().spawn(move || {
        for signal in signals.forever() {
            let files = files();
            for file in &*files {
                // An error is ignored, because the file may be gone already.
                let _ = fs::remove_file(file);
            }
            let _ = emulate_default_handler(signal);
        }
    })?;
    Ok(())
}

#[cfg(not(unix))]
fn start() -> io::Result<()> {
    Ok(())
}
