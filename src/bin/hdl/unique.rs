//! `hdl unique`: writes each handle once, whatever its notation, and says how often and where it occurs.

mod gathering;
mod group;
mod output;
mod run;
mod sorter;

use std::ffi::OsString;
use std::io::{BufWriter, Write};
use std::sync::{Arc, Mutex};

use crate::args::{Unique, UniqueFormat};
use crate::config::UniqueBook;
use crate::status::Status;
use crate::terminal::failure::{Failure, note};
use crate::terminal::plural::plural;
use crate::terminal::{sanitize, typing};
use crate::walk;
use gathering::Gathering;
use sorter::Sorter;

/// Reads every file, and writes each handle once.
pub(crate) fn run(arguments: &[OsString], args: Unique) -> Status {
    let args = Arc::new(args);
    let book = match UniqueBook::new(arguments, &args) {
        Ok(book) => Arc::new(Mutex::new(book)),
        Err(error) => {
            note(error);
            return Status::UNABLE;
        }
    };
    if args.source.is_default() {
        typing::invite(args.quiet, args.source.file_for_title());
    }
    let mut gathering = Gathering::new(&args, book);
    let read = gathering.read();
    gathering.bar.finish_and_clear();
    let mut read = match read {
        Ok(read) => read,
        Err(error) => return Failure::temporary(error).report(Status::SUCCESS),
    };
    read &= !typing::explain(gathering.texts, || args.source.file_for_title());
    let warned = if args.strict { gathering.doubts.count() } else { 0 };
    let refused = gathering.without.count() + gathering.bad_rows.count() + warned;
    let found = Status::of(read, refused > 0);
    end(&args, gathering, read, found)
}

/// Writes the handles, and sums up the run; `is_read` says whether everything could be read.
fn end(args: &Unique, gathering: Gathering<'_>, is_read: bool, found: Status) -> Status {
    if !args.quiet {
        walk::note_skipped(gathering.skipped);
    }
    let summary = gathering.summary();
    let gathered = gathering.texts;
    let nothing = gathered == 0 && is_read;
    let has_doubtful = gathering.without.count() > 0 || gathering.doubts.count() > 0;
    let Gathering { sorter, doubts, misread, bad_rows, .. } = gathering;
    let written = match write(args, sorter) {
        Ok(written) => written,
        Err(failure) => return failure.report(found),
    };
    if args.quiet {
        return found;
    }
    // If nothing could be read, these counts would sound like success.
    if gathered > 0 || is_read {
        note(format_args!("{summary}, {}", plural(written, "handle")));
    }
    if let Some(why) = args.source.why_nothing().filter(|_| nothing) {
        note(format_args!("nothing was read: {why}"));
    }
    if bad_rows.hidden() > 0 {
        note(format_args!("{} cannot be read", plural(bad_rows.hidden(), "more row")));
    }
    doubts.sum_up();
    if let Some((name, kind)) = misread.filter(|_| has_doubtful) {
        note(format_args!("{name}: {}", kind.read_as_list()));
    }
    found
}

/// Writes each handle once; returns how many were written.
fn write(args: &Unique, sorter: Sorter) -> Result<u64, Failure> {
    let mut output = BufWriter::new(sanitize::stdout());
    let (mut written, mut unwritten) = (0, None);
    let sorted = sorter.groups(|group| {
        if args.repeated && group.count < 2 {
            return Ok(());
        }
        written += 1;
        let printed = match args.format {
            UniqueFormat::Plain => output::plain(&mut output, &group),
            UniqueFormat::Json => output::json(&mut output, &group),
        };
        printed.map_err(|error| {
            let kind = error.kind();
            unwritten = Some(error);
            kind.into()
        })
    });
    // Any other error is one of reading a temporary file.
    match unwritten {
        Some(error) => return Err(Failure::writing(error)),
        None => sorted.map_err(Failure::temporary)?,
    }
    output.flush().map_err(Failure::writing)?;
    Ok(written)
}
