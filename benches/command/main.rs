//! Times `hdl check` on lists of real identifiers, and `rg` with an expression that accepts the same lines.
//!
//! The lists are made from the files `info.txt`, `handles.txt` and `proxy.txt` of a folder, which have one identifier
//! per line: each file by itself, all three mixed, and scattered in prose. Each list is made twice: from lines
//! without problems, and with a problem in one line of ten.

mod kind;
#[path = "../peers/pattern.rs"]
mod pattern;
mod pool;
mod program;
mod prose;
mod table;

use std::error::Error;
use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};

use clap::Parser;
use fastrand::Rng;
use kind::{KINDS, Kind};
use pool::Pool;
use program::Program;

/// Times `hdl check` on lists of real identifiers, compared with `rg`.
#[derive(Parser)]
struct Arguments {
    /// The folder that has info.txt, handles.txt and proxy.txt, each with one identifier per line.
    folder: PathBuf,
    /// A build of the command; the first of several says which lines are clean.
    #[arg(long, default_value = "target/release/hdl")]
    hdl: Vec<PathBuf>,
    /// The ripgrep to compare with.
    #[arg(long, default_value = "rg")]
    rg: PathBuf,
    /// The number of lines of each list.
    #[arg(long, default_value_t = 5_000_000)]
    lines: usize,
    /// How often each program reads each list; the median of the times is printed.
    #[arg(long, default_value_t = 5)]
    rounds: usize,
    /// Chooses the order of the lines.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Count the instructions of one thread with valgrind in place of the times, which differ from run to run.
    #[arg(long)]
    instructions: bool,
    /// Make only the lists whose name contains this, such as `info` or `clean`.
    #[arg(long, default_value = "")]
    only: String,
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments = Arguments::parse();
    let directory = tempfile::tempdir_in("target")?;
    let programs = if arguments.instructions { Vec::new() } else { programs(&arguments) };
    if arguments.instructions {
        table::print_head_of_instructions();
    } else {
        table::print_head();
    }
    for kind in &KINDS {
        for (content, one_in) in [("clean", None), ("one finding in ten", Some(10))] {
            let name = format!("{}, {content}", kind.name);
            if name.contains(&arguments.only) {
                let list = directory.path().join("list.txt");
                write(&list, kind, one_in, &arguments)?;
                if arguments.instructions {
                    let counts = program::instructions(&arguments.hdl, kind, &list)?;
                    table::print_instructions(&name, arguments.lines, &counts);
                    continue;
                }
                let times = program::medians(&programs, kind, &list, arguments.rounds)?;
                table::print(&name, arguments.lines, list.metadata()?.len(), &times);
            }
        }
    }
    Ok(())
}

/// Every build of the command, and ripgrep if it is installed.
fn programs(arguments: &Arguments) -> Vec<Program> {
    let rg = Program::Ripgrep(arguments.rg.clone());
    let mut programs: Vec<_> = arguments.hdl.iter().cloned().map(Program::Hdl).collect();
    if rg.is_there() {
        programs.push(rg);
    } else {
        eprintln!(
            "command: `{}` cannot be run, so only hdl is timed; --rg PATH names ripgrep",
            arguments.rg.display()
        );
    }
    programs
}

/// Writes a list. `one_in` says that about one line in so many has a problem; `None`, that no line has one.
fn write(
    list: &Path,
    kind: &Kind,
    one_in: Option<usize>,
    arguments: &Arguments,
) -> Result<(), Box<dyn Error>> {
    let mut random = Rng::with_seed(arguments.seed);
    let read = |source| Pool::read(source, &arguments.folder, &arguments.hdl[0]);
    let mut pools = kind.sources.iter().map(read).collect::<Result<Vec<_>, _>>()?;
    let mut output = BufWriter::new(File::create(list)?);
    for _ in 0..arguments.lines {
        let pool = &mut pools[random.usize(..kind.sources.len())];
        let found = one_in.is_some_and(|lines| random.usize(..lines) == 0);
        let line = if found { pool.found.next(&mut random) } else { pool.clean.next(&mut random) };
        if kind.prose {
            prose::write(line, &mut random, &mut output)?;
        } else {
            output.write_all(line)?;
        }
        output.write_all(b"\n")?;
    }
    Ok(output.flush()?)
}
