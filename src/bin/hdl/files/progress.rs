//! A progress bar for a person who waits at a terminal: how much has been read, how fast, and how long the rest will
//! take.

use std::fs::{self, Metadata};
use std::io::{self, IsTerminal};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use same_file::Handle;

use crate::files;

/// How long a run lasts before the bar is shown; most runs end before that.
const PATIENCE: Duration = Duration::from_secs(1);

/// The bars for a known and for an unknown amount of input.
const WITH_END: &str =
    "{msg} {wide_bar} {binary_bytes} of {binary_total_bytes}, {binary_bytes_per_sec}, {eta} left";
const WITHOUT_END: &str = "{msg} {spinner} {binary_bytes}, {binary_bytes_per_sec}";

/// A bar on the standard error for all the files together; an empty list stands for the standard input. It appears when
/// the work has taken a second, and only on a terminal.
pub(crate) fn bar(paths: &[PathBuf], is_quiet: bool) -> ProgressBar {
    let bar = of(match paths {
        [] => octets(Path::new(files::STDIN)),
        paths => paths.iter().map(|path| octets(path)).sum(),
    });
    // A person who types the texts needs the line for typing.
    let is_typed = paths.iter().all(|path| files::is_stdin(path)) && io::stdin().is_terminal();
    if !is_quiet && !is_typed && io::stderr().is_terminal() {
        show_later(&bar);
    }
    bar
}

/// A bar for the standard input of a command that writes a text for each text. If the texts go to a terminal, they
/// leave no line for a bar.
pub(crate) fn texts(is_quiet: bool) -> ProgressBar {
    bar(&[], is_quiet || io::stdout().is_terminal())
}

/// How many octets a file has; `None` if that is known only at its end.
fn octets(file: &Path) -> Option<u64> {
    let metadata = if files::is_stdin(file) {
        Handle::stdin().ok()?.as_file().metadata()
    } else {
        fs::metadata(file)
    };
    metadata.ok().filter(Metadata::is_file).map(|metadata| metadata.len())
}

/// A hidden bar for this many octets, or for an unknown number of them.
fn of(octets: Option<u64>) -> ProgressBar {
    let bar = ProgressBar::with_draw_target(octets, ProgressDrawTarget::hidden());
    let look = if octets.is_some() { WITH_END } else { WITHOUT_END };
    if let Ok(style) = ProgressStyle::with_template(look) {
        bar.set_style(style);
    }
    bar
}

/// Lets the bar appear after a second, if there is still something to do.
fn show_later(bar: &ProgressBar) {
    let bar = bar.clone();
    // If the system cannot start a thread, the bar is never shown.
    let _ = thread::Builder::new().spawn(move || {
        thread::sleep(PATIENCE);
        if !bar.is_finished() {
            bar.set_draw_target(ProgressDrawTarget::stderr());
        }
    });
}

#[cfg(test)]
mod tests {
    use super::of;

    #[test]
    fn a_bar_is_hidden_at_first_and_knows_its_end() {
        for octets in [Some(7), None] {
            let bar = of(octets);
            assert!(bar.is_hidden() && bar.length() == octets, "{octets:?}");
        }
    }
}
