//! `hdl generate`: completions and manual pages, from the arguments that the command has.

use std::io;
use std::process::ExitCode;

use clap::CommandFactory;
use clap_mangen::Man;

use crate::args::{Args, Generate, Page};
use crate::terminal::failure::{self, Failure};

pub(crate) fn run(args: &Generate) -> ExitCode {
    let mut text = Vec::new();
    match write(args, &mut text) {
        Ok(()) => failure::print(&text),
        Err(error) => Failure::writing(error).tell(ExitCode::SUCCESS),
    }
}

fn write(args: &Generate, text: &mut Vec<u8>) -> io::Result<()> {
    match args {
        Generate::Completions { shell } => {
            clap_complete::generate(*shell, &mut Args::command(), env!("CARGO_BIN_NAME"), text);
            Ok(())
        }
        Generate::Man { page: None } => Man::new(Args::command()).render(text),
        Generate::Man { page: Some(Page(command)) } => {
            Man::new(command.as_ref().clone()).render(text)
        }
    }
}
