//! Problems by kind: how many, what they mean, who mends them, and the first examples.

use std::io::{self, Write};

use crate::check::tally::{Tally, share};
use crate::output::counts::plural;

/// Each kind of problem, the most frequent first.
pub(crate) fn groups(writer: &mut impl Write, tally: &Tally) -> io::Result<()> {
    let all = tally.problems();
    for (code, group) in tally.ranked() {
        let times = plural(group.count, "time");
        write!(writer, "{} [{code}] {times}, {}", group.severity, share(group.count, all))?;
        match group.mends(code) {
            Some(mends) => writeln!(writer, "; {mends}")?,
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
