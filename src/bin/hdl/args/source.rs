//! What is read, and where identifiers stand in it.

use std::path::PathBuf;

use super::folders::Folders;
use super::places::Places;
use super::shape::Shape;
use crate::names::selection::Selection;

/// What is read.
#[derive(Debug, clap::Args)]
#[command(next_help_heading = "What to read")]
pub(crate) struct Source {
    /// The lists, one identifier a line, or directories of them; `-` or none is the standard input.
    ///
    /// Of a directory, and those in it, every file is read by name, but no hidden one, and none that `.gitignore` leaves out.
    /// A line ends with LF or CR LF. A UTF-8 byte order mark at the start of a file, and empty lines,
    /// are skipped; no other blank is. A line above 1 MiB is reported, and the work goes on. What
    /// `gzip` or `zstd` has compressed is read as what it holds. JSON counts what was read in `record`, from 0 in each
    /// file: empty lines do not count, empty cells and fields do.
    #[arg(value_name = "FILE")]
    pub(crate) files: Vec<PathBuf>,

    /// Read the files, and directories, that are named in this file too, one a line; `-` is the standard input.
    ///
    /// If it has any NUL, its names are separated by NUL: `git ls-files -z '*.csv' | hdl check --files-from -`.
    #[arg(long, value_name = "FILE")]
    pub(crate) files_from: Option<PathBuf>,

    #[command(flatten)]
    pub(crate) folders: Folders,

    /// Identifiers end with NUL instead of a line end.
    ///
    /// What stands between two NULs then counts as a line; LF and CR are characters like any other. To check files that
    /// `find -print0` names, write `find … -print0 | xargs -0 hdl check`.
    #[arg(short = '0', long)]
    null: bool,

    #[command(flatten)]
    places: Places,
}

impl Source {
    /// The octet that ends a record of a list.
    pub(crate) fn separator(&self) -> u8 {
        if self.null { b'\0' } else { b'\n' }
    }

    /// Whether the standard input is a list.
    pub(crate) fn reads_stdin(&self) -> bool {
        let names_none = self.files.is_empty() && self.files_from.is_none();
        names_none || self.files.iter().any(|file| file.as_os_str() == "-")
    }

    /// What reads the identifiers of the place with this number among those that were asked for, where it has a dialect of
    /// its own.
    pub(crate) fn reading(&self, wanted: usize) -> Option<&Selection> {
        self.places.reading(wanted)
    }

    /// Where identifiers stand.
    pub(crate) fn shape(&self) -> Shape {
        self.places.shape().unwrap_or(Shape::List(self.separator()))
    }

    /// What the standard input is called.
    pub(crate) fn stdin_name(&self) -> &str {
        &self.places.stdin_name
    }
}
