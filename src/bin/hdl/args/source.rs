//! The arguments that say what is read, and where identifiers are in it.

use std::path::{Path, PathBuf};

use super::folders::Folders;
use super::places::Places;
use super::shape::Shape;
use crate::files::is_stdin;
use crate::input::layout::Layout;
use crate::input::octets::record_end;
use crate::reading::Reading;

/// What is read.
#[derive(Debug, clap::Args)]
#[command(next_help_heading = "What to read")]
pub(crate) struct Source {
    /// Files with one identifier per line, or directories of them; `-` or no file is the standard input.
    ///
    /// In a directory and those inside it, every file is read, sorted by name, except hidden files, those that
    /// `.gitignore` excludes, `hdl.toml`, the baseline, and binary files, which have NUL near their start and are
    /// counted. A line ends with LF or CR LF. A UTF-8 byte order mark at the start of a file, and empty lines, are
    /// skipped; other white space is not. A line above 1 MiB is reported, and the work goes on. Files compressed with
    /// `gzip` or `zstd` are decompressed. In the output of `--format json`, `record` is the number of the line or row
    /// in its file, from 0, and several texts of a row have the same number; empty lines are counted with --find only.
    /// In XML, RIS, BibTeX, and JSON that is not JSON Lines, `record` is the number of the value.
    #[arg(value_name = "FILE")]
    pub(crate) files: Vec<PathBuf>,

    /// Also read the files and directories named in this file, one per line; `-` is the standard input.
    ///
    /// If the first 64 KiB of the file contain NUL, the names are separated by NUL:
    /// `git ls-files -z '*.csv' | hdl check
    /// --files-from -`.
    #[arg(long, value_name = "FILE")]
    pub(crate) files_from: Option<PathBuf>,

    #[command(flatten)]
    pub(crate) folders: Folders,

    /// Identifiers end with NUL instead of a line end.
    ///
    /// The text between two NULs then counts as a line; LF and CR are characters like any other. To check files that
    /// `find -print0` names, write `find … -print0 | xargs -0 hdl check`.
    #[arg(short = '0', long)]
    null: bool,

    #[command(flatten)]
    places: Places,
}

impl Source {
    /// The octet that ends a record of a list.
    pub(crate) fn separator(&self) -> u8 {
        record_end(self.null)
    }

    /// Whether the arguments name no input, so that the standard input is read.
    pub(crate) fn is_default(&self) -> bool {
        self.files.is_empty() && self.files_from.is_none()
    }

    /// Whether the standard input is a list.
    pub(crate) fn reads_stdin(&self) -> bool {
        self.is_default() || self.files.iter().any(|file| is_stdin(file))
    }

    /// The files and directories that the arguments name to be read.
    pub(crate) fn named(&self) -> impl Iterator<Item = &Path> {
        let paths = self.files.iter().chain(&self.files_from).map(PathBuf::as_path);
        paths.filter(|path| !is_stdin(path))
    }

    /// Why the arguments contradict each other; `None` if they do not.
    pub(super) fn contradiction(&self) -> Option<&'static str> {
        let has_names = self.files_from.as_deref().is_some_and(is_stdin);
        if has_names && self.files.iter().any(|file| is_stdin(file)) {
            return Some(
                "the standard input cannot be both a list and, for --files-from, a list of files",
            );
        }
        self.places.contradiction()
    }

    /// The dialect or rule of each place, if it has its own; a list or a text is one place.
    pub(crate) fn readings(&self) -> Vec<Option<Reading>> {
        let readings: Vec<_> = self.places.readings().collect();
        if readings.is_empty() { vec![None] } else { readings }
    }

    /// The dialect or rule of the place with this number in the arguments, if it has its own.
    pub(crate) fn reading(&self, wanted: usize) -> Option<Reading> {
        self.places.reading(wanted)
    }

    /// Where identifiers are.
    pub(crate) fn shape(&self) -> Shape {
        self.places.shape().unwrap_or(Shape::Known(Layout::List(self.separator())))
    }

    /// The message if no file is named, and the title of a column is the name of one.
    pub(crate) fn file_for_title(&self) -> Option<String> {
        if self.is_default() { self.places.file_for_title("") } else { None }
    }

    /// The probable reason why nothing was read, if the arguments show one.
    pub(crate) fn why_nothing(&self) -> Option<String> {
        let folder = self.files.iter().find(|file| file.is_dir());
        let in_folder = || match &*self.folders.glob {
            [] => folder.map(|folder| {
                let not_read = "without --hidden and --no-ignore, some files are not read";
                format!("no file in {} has an identifier; {not_read}", folder.display())
            }),
            globs => {
                let globs = globs.join("' --glob '");
                Some(format!("no file that --glob '{globs}' matches has an identifier"))
            }
        };
        self.places.unmet().or_else(in_folder).or_else(|| self.places.not_found())
    }

    /// The file name that reports give to the standard input.
    pub(crate) fn stdin_name(&self) -> &str {
        &self.places.stdin_name
    }
}
