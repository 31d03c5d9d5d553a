//! [`Program`]: a program that reads a list, and how long that takes.

use std::error::Error;
use std::fs::File;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Instant;

use crate::kind::Kind;

pub(crate) enum Program {
    /// A build of `hdl`.
    Hdl(PathBuf),
    Ripgrep(PathBuf),
}

/// A program, and the median of its times in seconds.
pub(crate) type Time<'a> = (&'a Program, f64);

/// Runs all programs in turn, once to warm up and then `rounds` times.
pub(crate) fn medians<'a>(
    programs: &'a [Program],
    kind: &Kind,
    list: &Path,
    rounds: usize,
) -> Result<Vec<Time<'a>>, Box<dyn Error>> {
    let mut times = vec![Vec::new(); programs.len()];
    for round in 0..=rounds {
        for (program, times) in programs.iter().zip(&mut times) {
            let time = program.time(kind, list)?;
            if round > 0 {
                times.push(time);
            }
        }
    }
    Ok(programs.iter().zip(times.into_iter().map(median)).collect())
}

/// A build of the command, and how many instructions it executed.
pub(crate) type Count<'a> = (&'a Path, u64);

/// Runs each build with one thread under valgrind, which counts its instructions. They are nearly the same in each run.
pub(crate) fn instructions<'a>(
    builds: &'a [PathBuf],
    kind: &Kind,
    list: &Path,
) -> Result<Vec<Count<'a>>, Box<dyn Error>> {
    let count = |build: &'a PathBuf| {
        let mut valgrind = Command::new("valgrind");
        valgrind.args(["--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"]);
        let hdl = Program::Hdl(build.clone()).command(kind);
        valgrind.arg(hdl.get_program()).args(hdl.get_args()).args(["--threads", "1"]);
        let output = valgrind.arg(list).output().map_err(|error| format!("valgrind: {error}"))?;
        let said = String::from_utf8_lossy(&output.stderr);
        let count = said.lines().find_map(|line| line.split_once(" refs:"));
        let count = count.and_then(|(_, count)| count.trim().replace(',', "").parse().ok());
        Ok((build.as_path(), count.ok_or_else(|| format!("valgrind counted nothing: {said}"))?))
    };
    builds.iter().map(count).collect()
}

fn median(mut times: Vec<f64>) -> f64 {
    times.sort_by(f64::total_cmp);
    times.get(times.len() / 2).copied().unwrap_or(f64::NAN)
}

impl Program {
    pub(crate) fn path(&self) -> &Path {
        match self {
            Self::Hdl(path) | Self::Ripgrep(path) => path,
        }
    }

    /// Whether the program can be run.
    pub(crate) fn is_there(&self) -> bool {
        let mut version = Command::new(self.path());
        version.arg("--version").stdout(Stdio::null()).stderr(Stdio::null());
        version.status().is_ok_and(|status| status.success())
    }

    /// Seconds until `list` has been read; the output goes to a file next to it.
    fn time(&self, kind: &Kind, list: &Path) -> Result<f64, Box<dyn Error>> {
        let mut command = self.command(kind);
        command.arg(list).stdout(File::create(list.with_extension("out"))?).stderr(Stdio::null());
        let begun = Instant::now();
        let status =
            command.status().map_err(|error| format!("{}: {error}", self.path().display()))?;
        let time = begun.elapsed().as_secs_f64();
        // Both exit with 1 if the answer is no: `hdl` found an error, or `rg` no match.
        let is_done = match self {
            Self::Hdl(_) => matches!(status.code(), Some(0 | 1)),
            Self::Ripgrep(_) => status.success(),
        };
        if is_done { Ok(time) } else { Err(format!("{command:?} ended with {status}").into()) }
    }

    fn command(&self, kind: &Kind) -> Command {
        let mut command = Command::new(self.path());
        match self {
            Self::Hdl(_) => {
                command.args(["check", "--format", "concise"]);
                if kind.prose {
                    command.arg("--find");
                }
            }
            Self::Ripgrep(_) => {
                command.args(["--no-config", "--no-unicode", "--color=never"]);
                command.arg(if kind.prose { "--only-matching" } else { "--count" });
                command.arg("--regexp").arg(kind.expression());
            }
        }
        command
    }
}
