//! The table that is printed.

use crate::program::{Count, Program, Time};

pub(crate) fn print_head() {
    println!("| list | lines | GB | program | s | GB/s | ns a line | times as fast as `rg` |");
    println!("|---|--:|--:|---|--:|--:|--:|--:|");
}

/// Prints a line for each program that has read a list.
pub(crate) fn print(list: &str, lines: usize, octets: u64, times: &[Time<'_>]) {
    let rg = times.iter().find(|(program, _)| matches!(program, Program::Ripgrep(_)));
    let gigabytes = octets as f64 / 1e9;
    for (program, time) in times {
        let (path, speed, nanoseconds) =
            (program.path().display(), gigabytes / time, time * 1e9 / lines as f64);
        let ratio = rg.map(|(_, rg)| format!("{:.2}", rg / time)).unwrap_or_default();
        println!(
            "| {list} | {lines} | {gigabytes:.3} | `{path}` | {time:.2} | {speed:.3} | {nanoseconds:.0} | {ratio} |"
        );
    }
}

pub(crate) fn print_head_of_instructions() {
    println!("| list | lines | program | instructions a line |");
    println!("|---|--:|---|--:|");
}

/// Prints a line for each build of the command that has read a list.
pub(crate) fn print_instructions(list: &str, lines: usize, counts: &[Count<'_>]) {
    for (path, count) in counts {
        println!("| {list} | {lines} | `{}` | {} |", path.display(), count / lines as u64);
    }
}
