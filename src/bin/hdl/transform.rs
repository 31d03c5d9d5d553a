//! Results of `hdl normalize` and `hdl convert`: one text for each text that is read, or its problems.

pub(crate) mod convert;
pub(crate) mod normalize;
mod places;
mod reader;
mod remarks;
mod run;
mod transformed;

use std::io::{self, BufWriter, IsTerminal, Write};
use std::path::Path;

use crate::args::{Shape, Texts};
use crate::arguments::{self, Event};
use crate::files::progress;
use crate::output::Output;
use crate::output::format::Format;
use crate::output::look::Look;
use crate::reading::Reading;
use crate::status::Status;
use crate::terminal::failure::{note, written};
use crate::terminal::{sanitize, shell, typing};

use remarks::Remarks;
use run::{REDIRECTION, Run};
pub(crate) use transformed::Transformed;

/// Writes the result of `work` for each text; its second argument is the reading of a column or field, if it has its
/// own.
pub(crate) fn run(args: &Texts, work: impl Fn(&[u8], Option<Reading>) -> Transformed) -> Status {
    if args.texts.is_empty() {
        typing::invite(args.quiet, args.places.file_for_title(REDIRECTION));
    }
    let output = BufWriter::new(sanitize::stdout());
    let format = if shows_cards(args) { Format::Human } else { Format::Concise };
    let work = |text: &[u8], own| {
        let outcome = work(text, own);
        if args.strict { outcome.refused_if_warned() } else { outcome }
    };
    let run = Run {
        args,
        output,
        problems: Output::new((format, Look::stderr()), io::stderr()),
        bar: progress::texts(args.quiet),
        line: 0,
        refused: false,
        remarks: Remarks::default(),
    };
    match args.places.shape().map(Shape::for_handles) {
        Some(shape) => places::run(args, &shape, run, work),
        None => each(args, run, work),
    }
}

/// Whether problems are shown as cards, as those of `hdl check` are: only on a terminal. The lines of a list would be
/// lost between cards.
fn shows_cards(args: &Texts) -> bool {
    !args.texts.is_empty() && io::stderr().is_terminal()
}

/// Writes the result of each text among the arguments or, without any, of each record of the standard input.
fn each<W: Write, E: Write>(
    args: &Texts,
    mut run: Run<'_, W, E>,
    work: impl Fn(&[u8], Option<Reading>) -> Transformed,
) -> Status {
    note_files(args);
    let bar = run.bar.clone();
    let done = arguments::each(&args.texts, args.separator(), &bar, |event| match event {
        Event::Text(file, record) => {
            let outcome = match record.text {
                Some(text) => work(text, None),
                None => Transformed::too_long(),
            };
            run.result(file, record, outcome)
        }
        Event::Idle { lines } => {
            run.blank_lines(lines)?;
            run.output.flush()
        }
    });
    bar.finish_and_clear();
    let (is_read, done) = match done {
        Ok(is_read) => (is_read, run.output.flush()),
        Err(error) => (true, Err(error)),
    };
    if !args.quiet {
        run.remarks.sum_up(shows_cards(args), args.format);
    }
    written(done, Status::of(is_read, run.refused))
}

/// Says which texts are the names of files, because somebody who gives one probably means the lines of the file.
fn note_files(args: &Texts) {
    for text in args.texts.iter().filter(|text| !args.quiet && Path::new(text).is_file()) {
        let name = text.to_string_lossy();
        note(format_args!(
            "{name} is a file, and its name was read; to read its lines, write `< {}`",
            shell::quoted(&name)
        ));
    }
}
