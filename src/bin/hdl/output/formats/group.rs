//! Problems by kind: how many, how many can be fixed, and the first examples.

use std::io::{self, Write};

use crate::output::counts::Counts;
use crate::output::tally::{Tally, share};
use crate::terminal::plural::plural;

/// Writes each kind of problem, the most frequent first, and how many more the summary counts.
pub(crate) fn groups(writer: &mut impl Write, tally: &Tally, counts: &Counts) -> io::Result<()> {
    let all = tally.problems();
    for (code, group) in tally.ranked() {
        let times = plural(group.count, "time");
        write!(writer, "{} [{code}] {times}, {}", group.severity, share(group.count, all))?;
        match group.repairs(code) {
            Some(repairs) => writeln!(writer, "; {repairs}")?,
            None => writeln!(writer)?,
        }
        for example in &group.examples {
            writeln!(writer, "  {}: {}", example.place, example.line())?;
        }
        match group.count - group.examples.len() as u64 {
            0 => {}
            more => writeln!(writer, "  and {more} more")?,
        }
    }
    match (counts.errors + counts.warnings + counts.advice).saturating_sub(all) {
        0 => Ok(()),
        more => {
            let more = plural(more, "more problem");
            writeln!(writer, "{more} not shown (at most eight for each record)")
        }
    }
}
