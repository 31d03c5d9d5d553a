//! [`Damage`]: whether a file has only one place that is not UTF-8, which may be repaired by itself.
//!
//! A file with several such places is probably in another encoding, and all of it must be converted: if only some of
//! its identifiers were, no program could read the file any more.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use handle_syntax::{Code, Report};

use crate::input::octets;
use crate::input::position::whole_characters;
use crate::input::source::{self, Contents};

/// The advice about a file that is not UTF-8 in several places, or perhaps in several.
pub(crate) const ADVICE: &str = "some of its bytes are not UTF-8: if all of it is in another encoding, such as Windows-1252, `iconv -f WINDOWS-1252 -t UTF-8` converts it";

/// How many octets are read at once.
const CHUNK: usize = 1 << 16;

/// The damage of a file. The file is searched for it only when an identifier in it is not UTF-8.
#[derive(Debug, Default)]
pub(crate) struct Damage {
    /// The file; `None` for the standard input, which cannot be read twice.
    path: Option<PathBuf>,
    is_single: OnceLock<bool>,
}

impl Damage {
    /// The damage of the file of this path.
    pub(crate) fn of(path: Option<&Path>) -> Self {
        Self { path: path.map(Path::to_owned), is_single: OnceLock::new() }
    }

    /// Whether the file has only one place that is not UTF-8. The standard input cannot be read twice, so it counts as
    /// such a file.
    pub(crate) fn is_single(&self) -> bool {
        let count = |path: &PathBuf| {
            let is_file = fs::metadata(path).is_ok_and(|file| file.is_file());
            if is_file { places(path).unwrap_or(0) } else { 0 }
        };
        *self.is_single.get_or_init(|| self.path.as_ref().is_none_or(|path| count(path) == 1))
    }

    /// Whether a report has a problem that only converting all of the file would solve.
    pub(crate) fn needs_conversion(&self, report: &Report<'_>) -> bool {
        report.has(Code::NotUtf8) && !self.is_single()
    }
}

/// Whether what a report proposes reads octets that are not UTF-8 in another encoding.
pub(crate) fn reencodes(report: &Report<'_>) -> bool {
    let mut problems = report.problems();
    problems.any(|problem| problem.code() == Code::NotUtf8 && problem.suggestion().is_some())
}

/// How many places of a file are not UTF-8; two stand for any larger number.
fn places(path: &Path) -> io::Result<usize> {
    let mut source = source::plain(File::open(path)?, Contents::Any)?;
    let (mut buffer, mut len, mut places) = (vec![0; CHUNK], 0, 0);
    loop {
        let read = octets::read(&mut source, &mut buffer[len..])?;
        let text = &buffer[..len + read];
        let whole = if read == 0 { text.len() } else { whole_characters(text) };
        let damaged = text[..whole].utf8_chunks().filter(|chunk| !chunk.invalid().is_empty());
        places += damaged.count();
        if read == 0 || places > 1 {
            return Ok(places);
        }
        len = text.len() - whole;
        buffer.copy_within(whole..whole + len, 0);
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a value that a test cannot unwrap has failed the test")]

    use std::fs;

    use super::{CHUNK, Damage};

    #[test]
    fn only_one_damaged_place_is_single() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("list");
        let far = [&vec![b'a'; CHUNK - 1][..], "é日".as_bytes(), b"\xE9"].concat();
        for (text, expected) in [
            (&b"caf\xE9"[..], true),
            ("日本".as_bytes(), false),
            (b"caf\xE9 caf\xE9", false),
            ("日本 caf\u{E9}".as_bytes(), false),
            (b"\xE6\x97\xA5 \xE6\x97", true),
            (&far, true),
            (&[&far[..], &far].concat(), false),
        ] {
            fs::write(&file, text).unwrap();
            let start = text[..text.len().min(20)].escape_ascii();
            assert_eq!(Damage::of(Some(&file)).is_single(), expected, "{start}");
        }
        assert!(!Damage::of(Some(folder.path())).is_single() && Damage::of(None).is_single());
    }
}
