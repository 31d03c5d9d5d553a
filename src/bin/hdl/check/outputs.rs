//! The outputs that problems are written to. They are opened before anything is read, and closed after everything was
//! written.

use std::io::{self, BufWriter, Write};

use anstream::AutoStream;

use crate::args::Check;
use crate::files;
use crate::output::Output;
use crate::output::destination::Destination;
use crate::terminal::failure::Failure;

/// How many octets of output are gathered before they are written.
const GATHERED: usize = 1 << 16;

/// A writer of one format.
pub(crate) type Writer = BufWriter<Box<dyn Write + Send>>;

/// Opens the outputs that problems are written to: files, and the standard output, or the standard error if texts go to
/// the standard output.
pub(crate) fn open(args: &Check) -> Result<(Vec<Output<Writer>>, Vec<Destination>), Failure> {
    let (mut outputs, mut destinations) = (Vec::new(), Vec::new());
    for (manner, path) in args.outputs() {
        let writer: Box<dyn Write + Send> = match path {
            None if args.writes_texts() => {
                AutoStream::choice(&io::stderr()).write_global();
                Box::new(io::stderr())
            }
            None => Box::new(io::stdout()),
            Some(path) => {
                let opened = Destination::open(path);
                let (destination, file) = opened.map_err(|error| Failure::at(path, error))?;
                destinations.push(destination);
                Box::new(file)
            }
        };
        let output = Output::new(manner, BufWriter::with_capacity(GATHERED, writer));
        let null = args.source.separator() == b'\0';
        outputs.push(output.with_null(null));
    }
    Ok((outputs, destinations))
}

/// Moves each complete report file to the name that the user gave it, unless writing has failed. If `nothing` was read,
/// no older file is replaced.
pub(crate) fn close(
    args: &Check,
    failed: Option<(usize, io::Error)>,
    destinations: Vec<Destination>,
    nothing: bool,
) -> Result<(), Failure> {
    if let Some((number, error)) = failed {
        let path = args.outputs().get(number).and_then(|(_, path)| *path);
        return Err(match path {
            Some(path) => Failure::at(path, error),
            None => Failure::writing(error),
        });
    }
    for destination in destinations {
        let path = destination.path().to_owned();
        let kept = if nothing { files::not_replaced(&path) } else { Ok(()) };
        kept.and_then(|()| destination.finish()).map_err(|error| Failure::at(&path, error))?;
    }
    Ok(())
}
