//! The texts of a command: its arguments, or the records of the standard input.

use std::ffi::OsString;
use std::io;

use indicatif::ProgressBar;

use crate::files::{self, STDIN_NAME};
use crate::input::limits::Limits;
use crate::input::record::{Record, Records};
use crate::input::source::{self, Contents};
use crate::terminal::failure::{Failure, note};

/// The file name that reports give to texts of the arguments.
pub(crate) const ARGUMENT: &str = "<argument>";

/// What happens while texts are read.
pub(crate) enum Event<'a> {
    /// A text, and the name of the file that it is from.
    Text(&'a str, &'a Record<'a>),
    /// All whole lines that were read so far are done, `lines` of them. More input must be read before the next text.
    Idle { lines: u64 },
}

/// Hands every text to `each`; returns `false` if the standard input could not be read to its end. The bar shows how
/// much of it was read.
///
/// # Errors
/// Only those of `each`.
pub(crate) fn each(
    arguments: &[OsString],
    separator: u8,
    bar: &ProgressBar,
    mut each: impl FnMut(Event<'_>) -> io::Result<()>,
) -> io::Result<bool> {
    for (number, text) in (0..).zip(arguments) {
        let text = Some(text.as_encoded_bytes());
        each(Event::Text(ARGUMENT, &Record { number, line: number + 1, text }))?;
    }
    if !arguments.is_empty() {
        return Ok(true);
    }
    let unread = |error| {
        bar.suspend(|| note(Failure::of(STDIN_NAME, error)));
        Ok(false)
    };
    let stdin = files::stdin();
    let contents = if separator == b'\0' { Contents::Any } else { Contents::Lines };
    let stdin = match stdin.and_then(|it| source::plain(bar.wrap_read(it), contents)) {
        Ok(stdin) => stdin,
        Err(error) => return unread(error),
    };
    let mut records = Records::new(stdin, separator, Limits::default());
    loop {
        match records.fill() {
            Ok(true) => {}
            Ok(false) => return Ok(true),
            Err(error) => return unread(error),
        }
        while let Some(record) = records.next() {
            each(Event::Text(STDIN_NAME, &record))?;
        }
        each(Event::Idle { lines: records.lines() })?;
    }
}
