//! The original is replaced by all of the new file or stays as it was, whatever the disk and other programs do
//! meanwhile.

#![allow(clippy::unwrap_used, reason = "a value that a test cannot unwrap has failed the test")]

use std::fs::{self, File};
use std::io::{self, ErrorKind, Write};
use std::path::Path;
use std::time::Duration;

use tempfile::TempDir;

use super::Rewrite;
use crate::copying::sink::Sink;

const OLD: &[u8] = b"one\ntwo\nthree\n";
const NEW: &[u8] = b"one\nzwei\nthree\n";

/// A disk that has room for only a few octets.
struct Disk {
    file: File,
    room: usize,
}

impl Write for Disk {
    fn write(&mut self, octets: &[u8]) -> io::Result<usize> {
        let fits = octets.len().min(self.room);
        if fits == 0 && !octets.is_empty() {
            return Err(ErrorKind::StorageFull.into());
        }
        self.room -= fits;
        self.file.write(&octets[..fits])
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}

/// A folder with a list.
fn list() -> (TempDir, std::path::PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("list");
    fs::write(&path, OLD).unwrap();
    (folder, path)
}

/// Rewrites a list on a disk with room for `room` octets.
fn rewrite(path: &Path, room: usize) -> io::Result<()> {
    let file = File::open(path)?;
    let mut rewrite = Rewrite::new(&file, path, |file| Disk { file, room })?;
    rewrite.keep(b"one\n")?;
    rewrite.replace(b"two", b"zwei")?;
    rewrite.keep(b"\nthree\n")?;
    rewrite.commit()
}

#[test]
fn if_the_disk_is_full_the_original_stays_and_no_other_file() {
    for room in 0..NEW.len() {
        let (folder, path) = list();
        assert_eq!(rewrite(&path, room).unwrap_err().kind(), ErrorKind::StorageFull, "{room}");
        assert_eq!(fs::read(&path).unwrap(), OLD, "{room}");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1, "{room}");
    }
    let (folder, path) = list();
    rewrite(&path, NEW.len()).unwrap();
    assert_eq!(fs::read(&path).unwrap(), NEW);
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
}

#[test]
fn without_a_change_nothing_is_written() {
    let (_folder, path) = list();
    let file = File::open(&path).unwrap();
    let mut rewrite = Rewrite::new(&file, &path, |file| Disk { file, room: 0 }).unwrap();
    rewrite.keep(OLD).unwrap();
    rewrite.commit().unwrap();
    assert_eq!(fs::read(&path).unwrap(), OLD);
}

/// The other program writes a longer text and keeps the time of the file, or a text of the same length a second later.
#[test]
fn the_changes_of_another_program_are_not_lost() {
    for (text, later) in [(&b"another list of handles"[..], 0), (b"ONE\nTWO\nTHREE\n", 1)] {
        let (folder, path) = list();
        let file = File::open(&path).unwrap();
        let time = file.metadata().unwrap().modified().unwrap();
        let mut rewrite = Rewrite::new(&file, &path, |file| file).unwrap();
        rewrite.replace(b"one", b"eins").unwrap();
        fs::write(&path, text).unwrap();
        let other = File::options().write(true).open(&path).unwrap();
        other.set_modified(time + Duration::from_secs(later)).unwrap();
        let told = text.escape_ascii();
        assert!(rewrite.commit().is_err(), "{told} is overwritten");
        assert_eq!(fs::read(&path).unwrap(), text, "{told} is changed");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1, "{told}: a file is left");
    }
}

#[test]
fn another_file_of_the_same_length_and_time_is_not_lost() {
    let (folder, path) = list();
    let file = File::open(&path).unwrap();
    let time = file.metadata().unwrap().modified().unwrap();
    let mut rewrite = Rewrite::new(&file, &path, |file| file).unwrap();
    rewrite.replace(b"one", b"eins").unwrap();
    let other = folder.path().join("other");
    fs::write(&other, b"ONE\nTWO\nTHREE\n").unwrap();
    File::options().write(true).open(&other).unwrap().set_modified(time).unwrap();
    fs::rename(&other, &path).unwrap();
    assert!(rewrite.commit().is_err());
    assert_eq!(fs::read(&path).unwrap(), b"ONE\nTWO\nTHREE\n");
}

#[cfg(unix)]
#[test]
fn a_file_keeps_its_owner() {
    use std::os::unix::fs::{MetadataExt, chown};

    let (_folder, path) = list();
    // Only root can give a file away, so for other users the owner stays the same anyway.
    let _ = chown(&path, Some(1), Some(1));
    let owner = || fs::metadata(&path).map(|file| (file.uid(), file.gid())).unwrap();
    let before = owner();
    rewrite(&path, NEW.len()).unwrap();
    assert_eq!(owner(), before);
}

#[test]
fn a_directory_cannot_be_rewritten() {
    let folder = tempfile::tempdir().unwrap();
    if let Ok(file) = File::open(folder.path()) {
        assert!(Rewrite::new(&file, folder.path(), |file| file).is_err());
    }
}

/// The link gets another target before the name of the file to replace is resolved, or after that.
#[cfg(unix)]
#[test]
fn a_link_that_gets_another_target_meanwhile_does_no_harm() {
    use std::os::unix::fs::symlink;

    for turned_before in [true, false] {
        let (folder, path) = list();
        let (link, other) = (folder.path().join("link"), folder.path().join("other"));
        fs::write(&other, OLD).unwrap();
        symlink(&path, &link).unwrap();
        let turn = || {
            fs::remove_file(&link).unwrap();
            symlink(&other, &link).unwrap();
        };
        let file = File::open(&link).unwrap();
        if turned_before {
            turn();
        }
        let mut rewrite = Rewrite::new(&file, &link, |file| file).unwrap();
        rewrite.keep(b"one\n").unwrap();
        rewrite.replace(b"two", b"zwei").unwrap();
        rewrite.keep(b"\nthree\n").unwrap();
        if !turned_before {
            turn();
        }
        let told = format!("turned before the rewriting: {turned_before}");
        assert_eq!(rewrite.commit().is_err(), turned_before, "{told}");
        // Either the list that was read is rewritten, or no list at all.
        assert_eq!(fs::read(&path).unwrap(), if turned_before { OLD } else { NEW }, "{told}");
        assert_eq!(fs::read(&other).unwrap(), OLD, "{told}");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 3, "{told}");
    }
}
