//! How much has been read, how fast, and how long the rest takes, for who waits at a terminal.

use std::fs;
use std::io::{self, IsTerminal};
use std::path::PathBuf;
use std::thread;
use std::time::Duration;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// How long nothing is shown: most work is done by then.
const PATIENCE: Duration = Duration::from_secs(1);

/// What is shown where it is known how much there is, and where it is not.
const WITH_END: &str =
    "{msg} {wide_bar} {binary_bytes} of {binary_total_bytes}, {binary_bytes_per_sec}, {eta} left";
const WITHOUT_END: &str = "{msg} {spinner} {binary_bytes}, {binary_bytes_per_sec}";

/// A bar as long as all the files, on the standard error, which appears when the work has taken a second; where nobody sees
/// it, it stays hidden.
pub(crate) fn bar(files: &[PathBuf], is_quiet: bool) -> ProgressBar {
    let is_regular = |file: &PathBuf| fs::metadata(file).ok().filter(fs::Metadata::is_file);
    let sizes: Vec<_> = files.iter().map(is_regular).collect();
    let known = !files.is_empty() && sizes.iter().all(Option::is_some);
    let octets = sizes.iter().flatten().map(fs::Metadata::len).sum();
    let bar = of(known.then_some(octets));
    // Who types the texts needs the line for them.
    let is_typed = files.iter().all(|file| file.as_os_str() == "-") && io::stdin().is_terminal();
    if !is_quiet && !is_typed && io::stderr().is_terminal() {
        show_later(&bar);
    }
    bar
}

/// A hidden bar for so many octets, or for nobody knows how many.
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
    // Without a thread, nothing is shown.
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
