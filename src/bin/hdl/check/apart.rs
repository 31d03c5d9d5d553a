//! Refuses a run that would write one file twice, or write a file that it also reads.

use std::io;
use std::path::PathBuf;

use crate::args::{Check, OUTPUT, WRITE_BASELINE};
use crate::files;
use crate::files::identity::Identity;
use crate::terminal::failure::Failure;
use crate::walk::outputs::not_found_as_input;

/// Compares the files that are written with each other, with those that are read, and with the files that the rules
/// `consult`. This must happen before anything is written, because afterwards only one of two outputs would be left.
pub(crate) fn keep_apart(args: &Check, consult: &[PathBuf]) -> Result<(), Failure> {
    let mut written: Vec<(&str, Identity)> = Vec::new();
    for (option, path) in args.written() {
        let refuse = |error| Failure::at(path, error);
        let Some(identity) = Identity::of(path) else { continue };
        if let Some((other, _)) = written.iter().find(|(_, other)| *other == identity) {
            let why = if *other == option {
                format!("{option} names this file twice, and the second would overwrite the first")
            } else {
                format!(
                    "{other} and {option} both name this file, and one would overwrite the other"
                )
            };
            return Err(refuse(io::Error::other(why)));
        }
        // A baseline that the configuration names may be written anew; `Baseline::may_replace` protects other files.
        let consult = consult.iter().filter(|_| option != WRITE_BASELINE);
        let inputs = args.source.named().chain(consult.map(PathBuf::as_path));
        files::not_an_input(path, inputs).map_err(refuse)?;
        if option == OUTPUT {
            not_found_as_input(path, &args.source).map_err(refuse)?;
        }
        written.push((option, identity));
    }
    Ok(())
}
