//! Runs the command.

use std::ffi::OsStr;
use std::io::Write;
use std::process::{Command, Stdio};
use std::thread;

use serde_json::Value;

/// What the command said.
#[derive(Debug)]
pub(crate) struct Ran {
    pub(crate) status: Option<i32>,
    pub(crate) out: String,
    pub(crate) err: String,
}

/// The command, with nothing of the surroundings that changes what it says.
pub(crate) fn hdl() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_hdl"));
    command.env_clear();
    command
}

/// Runs `hdl` with `arguments`, and `input` on its standard input.
pub(crate) fn run(arguments: &[impl AsRef<OsStr>], input: &[u8]) -> Ran {
    let mut command = hdl();
    command.args(arguments);
    feed(command, |mut stdin| stdin.write_all(input))
}

/// Runs `command`, while `write` writes its standard input.
pub(crate) fn feed(
    mut command: Command,
    write: impl FnOnce(std::process::ChildStdin) -> std::io::Result<()> + Send,
) -> Ran {
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    let stdin = child.stdin.take().unwrap();
    let (written, output) = thread::scope(|scope| {
        let writer = scope.spawn(|| write(stdin));
        let output = child.wait_with_output().unwrap();
        (writer.join().unwrap(), output)
    });
    let text = |octets| String::from_utf8(octets).unwrap();
    let ran =
        Ran { status: output.status.code(), out: text(output.stdout), err: text(output.stderr) };
    assert!(written.is_ok(), "the command left before it had read everything: {ran:?}");
    ran
}

impl Ran {
    /// The lines of the output as JSON.
    #[track_caller]
    pub(crate) fn json(&self) -> Vec<Value> {
        let lines = self.out.lines();
        lines.map(|line| serde_json::from_str(line).unwrap()).collect()
    }

    /// The problems among them.
    #[track_caller]
    pub(crate) fn problems(&self) -> Vec<Value> {
        self.json().into_iter().filter(|line| line["type"] == "problem").collect()
    }
}
