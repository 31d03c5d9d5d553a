//! The command `hdl`.

use std::process::ExitCode;

fn main() -> ExitCode {
    handle_syntax_cli::run(std::env::args_os()).into()
}
