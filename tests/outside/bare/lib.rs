//! Code for a device without an operating system, which has only `core` and `alloc`.

#![no_std]

extern crate alloc;

use alloc::format;
use alloc::string::String;

use handle_syntax::{Dialect, Doi, Problem, read};

/// The line that a display shows about a scanned label.
pub fn line(label: &[u8]) -> String {
    match read(label) {
        Ok((dialect, handle)) => match Doi::parse(&*handle) {
            Ok(doi) => format!("DOI {doi}"),
            Err(_) => format!("{} of {dialect}", handle),
        },
        Err(report) => report.headline().map(told).unwrap_or_default(),
    }
}

fn told(problem: Problem<'_>) -> String {
    match problem.suggestion().or_else(|| problem.fix()) {
        Some(_) => format!("{}?", problem.code()),
        None => format!("{} at {}", problem.code(), problem.column()),
    }
}

/// Whether a label has a valid handle with our prefix. This allocates no memory.
pub fn is_ours(label: &[u8]) -> bool {
    label.starts_with(b"hdl:20.500.12345/") && Dialect::HdlResolver.is_valid(label)
}
