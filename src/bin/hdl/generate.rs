//! `hdl generate`: completions, manual pages and a schema, made from the arguments of the command.

mod man;

use std::io::{self, Write};

use clap::CommandFactory;

use crate::args::{Args, Generate, Page};
use crate::config::schema;
use crate::names::NAME;
use crate::status::Status;
use crate::terminal::failure::{self, Failure};

pub(crate) fn run(args: &Generate) -> Status {
    let mut text = Vec::new();
    match write(args, &mut text) {
        Ok(()) => failure::print(&text),
        Err(error) => Failure::writing(error).report(Status::SUCCESS),
    }
}

fn write(args: &Generate, text: &mut Vec<u8>) -> io::Result<()> {
    match args {
        Generate::Completions { shell } => {
            clap_complete::generate(*shell, &mut Args::command(), NAME, text);
            Ok(())
        }
        Generate::Schema => text.write_all(schema().as_bytes()),
        Generate::Man { page: None } => man::write(Args::command(), text),
        Generate::Man { page: Some(Page(command)) } => man::write(command.as_ref().clone(), text),
    }
}
