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
    of(octets, io::stderr().is_terminal() && !io::stdout().is_terminal())
}

fn of(octets: u64, seen: bool) -> ProgressBar {
    match ProgressStyle::with_template(LOOK) {
        Ok(look) if seen && octets >= LONG => ProgressBar::new(octets).with_style(look),
        _ => ProgressBar::hidden(),
    }
}

#[cfg(test)]
mod tests {
    use super::{LONG, of};

    #[test]
    fn long_work_has_a_bar_where_it_is_seen() {
        for (octets, seen, length) in
            [(LONG, true, Some(LONG)), (LONG - 1, true, None), (LONG, false, None)]
        {
            assert_eq!(of(octets, seen).length(), length, "{octets} octets, {seen}");
        }
    }
}
