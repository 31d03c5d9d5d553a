//! How much has been read, for who waits at a terminal.

use std::fs;
use std::io::{self, IsTerminal};
use std::path::PathBuf;

use indicatif::{ProgressBar, ProgressStyle};

/// How many octets are long work.
const LONG: u64 = 64 << 20;

const LOOK: &str = "{wide_bar} {binary_bytes} of {binary_total_bytes}, {eta} left";

/// A bar as long as all the files, on the standard error; where nobody sees it, where problems appear between, or where the
/// work is soon done, it is hidden.
pub(crate) fn bar(files: &[PathBuf]) -> ProgressBar {
    let sizes = files.iter().filter_map(|file| fs::metadata(file).ok());
    let octets = sizes.filter(fs::Metadata::is_file).map(|file| file.len()).sum();
    let seen = io::stderr().is_terminal() && !io::stdout().is_terminal();
    match ProgressStyle::with_template(LOOK) {
        Ok(look) if seen && octets >= LONG => ProgressBar::new(octets).with_style(look),
        _ => ProgressBar::hidden(),
    }
}
