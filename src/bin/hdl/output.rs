//! [`Output`]: where problems go, in the format that was asked for.
//!
//! Any thread puts problems into the words of the format, [`Told`]; one after the other they are written.

mod concise;
mod human;
pub(crate) mod json;

use std::io::{self, Write};

use handle_syntax::Problem;

use crate::args::Format;
use crate::count::Counts;
use crate::layout::Found;
use crate::record::Record;

/// A problem, and where it was found.
pub(crate) struct Finding<'a> {
    /// The name of the file, as it is.
    pub(crate) file: &'a str,
    /// What `--as` names.
    pub(crate) dialect: &'a str,
    pub(crate) record: &'a Record<'a>,
    pub(crate) problem: &'a Problem,
    /// How many problems of the record are left out behind this one, its last.
    pub(crate) more: usize,
    /// How the record stands in the file, where it may be but a part of its line.
    pub(crate) found: Option<&'a Found<'a>>,
}

impl Finding<'_> {
    /// The record; nothing of it where it was too long to be read.
    fn input(&self) -> &[u8] {
        self.record.text.unwrap_or_default()
    }

    /// The line of the problem.
    fn line(&self) -> u64 {
        let start = self.problem.span.start as usize;
        self.found.map_or(self.record.line, |found| found.place(start).0)
    }
}

/// Problems as they will be written.
#[derive(Debug, Default)]
pub(crate) struct Told {
    octets: Vec<u8>,
    /// Where each ends.
    ends: Vec<End>,
}

/// The end of a problem among octets.
#[derive(Clone, Copy, Debug)]
struct End {
    octet: usize,
    /// What had been counted when it was told.
    counts: Counts,
}

impl Told {
    /// Adds a problem in the words of the format.
    pub(crate) fn add(&mut self, format: Format, finding: &Finding<'_>, counts: Counts) {
        let octets = &mut self.octets;
        let told = match format {
            Format::Human => human::problem(octets, finding),
            Format::Concise => concise::problem(octets, finding),
            Format::Json => json::problem(octets, finding),
        };
        // Memory takes whatever is written.
        debug_assert!(told.is_ok(), "{told:?}");
        let octet = octets.len();
        self.ends.push(End { octet, counts });
    }

    /// How many octets they are.
    pub(crate) fn octets(&self) -> usize {
        self.octets.len()
    }

    /// How many problems they are.
    pub(crate) fn len(&self) -> usize {
        self.ends.len()
    }

    /// Keeps the first `len` problems, and gives what had been counted at the last of them.
    pub(crate) fn keep(&mut self, len: usize) -> Counts {
        self.ends.truncate(len);
        let last = self.ends.last();
        self.octets.truncate(last.map_or(0, |end| end.octet));
        last.map(|end| end.counts).unwrap_or_default()
    }

    pub(crate) fn clear(&mut self) {
        self.octets.clear();
        self.ends.clear();
    }
}

/// A writer, and the format of what it writes.
pub(crate) struct Output<W> {
    format: Format,
    writer: W,
}

impl<W: Write> Output<W> {
    pub(crate) fn new(format: Format, writer: W) -> Self {
        Self { format, writer }
    }

    /// Before everything, once.
    pub(crate) fn begin(&mut self) -> io::Result<()> {
        match self.format {
            Format::Human | Format::Concise => Ok(()),
            Format::Json => json::begin(&mut self.writer),
        }
    }

    /// The next problem.
    pub(crate) fn problem(&mut self, finding: &Finding<'_>) -> io::Result<()> {
        let mut told = Told::default();
        told.add(self.format, finding, Counts::default());
        self.tell(&told)
    }

    /// The next problems, in their order.
    pub(crate) fn tell(&mut self, told: &Told) -> io::Result<()> {
        self.writer.write_all(&told.octets)
    }

    /// After everything, once.
    pub(crate) fn end(&mut self, counts: &Counts) -> io::Result<()> {
        match self.format {
            Format::Human | Format::Concise => Ok(()),
            Format::Json => json::end(&mut self.writer, counts),
        }
    }

    /// Hands what was gathered to the system.
    pub(crate) fn flush(&mut self) -> io::Result<()> {
        self.writer.flush()
    }
}
