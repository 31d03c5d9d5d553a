//! Where octets come from.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

/// The standard input.
pub(crate) fn stdin() -> io::Result<Box<dyn Read + Send>> {
    Ok(Box::new(io::stdin()))
}

/// A file.
pub(crate) fn file(path: &Path) -> io::Result<Box<dyn Read + Send>> {
    Ok(Box::new(File::open(path)?))
}
