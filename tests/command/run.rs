//! Runs the command.

use std::ffi::OsStr;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;

#[cfg(unix)]
use rustix::process::Signal;
use serde_json::Value;

/// The output and the status of a run.
#[derive(Debug)]
pub(crate) struct Ran {
    pub(crate) status: Option<i32>,
    pub(crate) out: String,
    pub(crate) err: String,
}

/// A path of the repository; the tests of a package run in the folder of the package.
pub(crate) fn path(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../..").join(name)
}

/// The folder of a test, without the files of earlier runs.
pub(crate) fn folder(test: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(test);
    if folder.exists() {
        fs::remove_dir_all(&folder).unwrap();
    }
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// The command, which runs in the folder of the repository.
pub(crate) fn hdl() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_hdl"));
    command.current_dir(path(""));
    // Tests expect the same drawings on every machine.
    command.env("LC_ALL", "C.UTF-8").env("TERM", "xterm");
    command
}

/// The command with at most 32 MiB of memory that it may write to. A limit on addresses would be wrong, because in some
/// runs the allocator reserves 64 MiB of them for each thread.
#[cfg(target_os = "linux")]
pub(crate) fn limited() -> Command {
    let mut shell = Command::new("sh");
    shell.args(["-c", "ulimit -d 32768 && exec \"$0\" \"$@\"", env!("CARGO_BIN_EXE_hdl")]);
    shell.current_dir(path(""));
    shell
}

/// Starts `hdl` with `arguments`; all its streams are pipes.
pub(crate) fn start(arguments: &[impl AsRef<OsStr>]) -> Child {
    spawn(hdl().args(arguments))
}

fn spawn(command: &mut Command) -> Child {
    let command = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command.spawn().unwrap()
}

/// The most memory that a running command has taken up to now, in kibibytes.
#[cfg(target_os = "linux")]
pub(crate) fn memory(child: &Child) -> usize {
    let status = fs::read_to_string(format!("/proc/{}/status", child.id())).unwrap();
    let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap().trim();
    peak.trim_end_matches(" kB").parse().unwrap()
}

/// Runs a script of `sh` in new namespaces, which the options of `unshare` choose; its first argument is the command.
/// The result is `None` if this machine does not allow such namespaces.
#[cfg(target_os = "linux")]
pub(crate) fn apart(options: &[&str], script: &str, arguments: &[&Path]) -> Option<Ran> {
    let unshare = || {
        let mut command = Command::new("unshare");
        command.args(options).arg("sh");
        command
    };
    let given = unshare().args(["-c", ":"]).output().is_ok_and(|output| output.status.success());
    given.then(|| {
        let mut command = unshare();
        command.args(["-c", script, "sh"]).arg(hdl().get_program()).args(arguments);
        Ran::of(spawn(&mut command))
    })
}

/// Those of these signals that end a run. A program that starts the tests may ignore some signals, as `nohup` does;
/// then a run ignores them too, and they are left out here.
#[cfg(unix)]
pub(crate) fn heeded(signals: &[Signal]) -> impl Iterator<Item = Signal> {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let ignored = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    let ignored = ignored.map_or(0, |mask| u64::from_str_radix(mask.trim(), 16).unwrap());
    signals.iter().copied().filter(move |signal| ignored >> (signal.as_raw() - 1) & 1 == 0)
}

/// The octets that `hdl` writes to its standard output, which is a pipe, if it gets `input`.
pub(crate) fn octets(arguments: &[impl AsRef<OsStr>], input: &[u8]) -> Vec<u8> {
    let mut child = start(arguments);
    let mut stdin = child.stdin.take().unwrap();
    thread::scope(|scope| {
        scope.spawn(move || stdin.write_all(input));
        child.wait_with_output().unwrap().stdout
    })
}

/// Runs `hdl` with `arguments`, and `input` on its standard input.
pub(crate) fn run(arguments: &[impl AsRef<OsStr>], input: &[u8]) -> Ran {
    run_in(&path(""), arguments, input)
}

/// Runs `hdl` in another folder.
pub(crate) fn run_in(folder: &Path, arguments: &[impl AsRef<OsStr>], input: &[u8]) -> Ran {
    let mut child = spawn(hdl().current_dir(folder).args(arguments));
    let mut stdin = child.stdin.take().unwrap();
    thread::scope(|scope| {
        // A command that does not read its input may end before this is written, so an error is ignored.
        scope.spawn(move || stdin.write_all(input));
        Ran::of(child)
    })
}

impl Ran {
    /// The output and the status of `child`, after its end.
    pub(crate) fn of(child: Child) -> Self {
        let output = child.wait_with_output().unwrap();
        let text = |octets| String::from_utf8(octets).unwrap();
        let (out, err) = (text(output.stdout), text(output.stderr));
        Self { status: output.status.code(), out, err }
    }

    /// The lines of the output as JSON.
    #[track_caller]
    pub(crate) fn json(&self) -> Vec<Value> {
        let lines = self.out.lines();
        lines.map(|line| serde_json::from_str(line).unwrap()).collect()
    }

    /// The problems among the lines of the output.
    #[track_caller]
    pub(crate) fn problems(&self) -> Vec<Value> {
        self.json().into_iter().filter(|line| line["type"] == "problem").collect()
    }
}

/// The names of the commands, from the help.
pub(crate) fn commands() -> Vec<String> {
    let help = run(&["--help"], b"").out;
    let (_, list) = help.split_once("Commands:\n").unwrap();
    let names = list.lines().map_while(|line| line.split_whitespace().next());
    names.filter(|name| *name != "help").map(ToOwned::to_owned).collect()
}

/// The formats of `hdl check`, from the message about a wrong one.
pub(crate) fn formats() -> Vec<String> {
    let error = run(&["check", "--format=none"], b"").err;
    let (_, list) = error.split_once("[possible values: ").unwrap();
    let (list, _) = list.split_once(']').unwrap();
    list.split(", ").map(ToOwned::to_owned).collect()
}
