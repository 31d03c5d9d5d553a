//! Problems by kind: how many, how many can be fixed, and the first examples.

use std::io::{self, Write};

use crate::check::tally::{Tally, share};
use crate::output::counts::plural;

/// Writes each kind of problem, the most frequent first.
pub(crate) fn groups(writer: &mut impl Write, tally: &Tally) -> io::Result<()> {
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
    Ok(())
}
