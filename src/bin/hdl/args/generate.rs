//! The arguments of `hdl generate`.

use std::str::FromStr;

use clap::{CommandFactory, Subcommand};
use clap_complete::Shell;

use super::Args;
use crate::names::suggest;

/// What to generate.
#[derive(Debug, Subcommand)]
#[command(after_long_help = EXAMPLES)]
pub(crate) enum Generate {
    /// The completions of a shell.
    Completions {
        /// The shell.
        #[arg(value_name = "SHELL")]
        shell: Shell,
    },
    /// The JSON Schema of `hdl.toml`, for editors that check it while it is written.
    Schema,
    /// The manual page of `hdl`, or of one of its commands.
    Man {
        /// The command, such as `check`; without it, `hdl` itself.
        #[arg(value_name = "COMMAND")]
        page: Option<Page>,
    },
}

/// A command of `hdl` that has a manual page.
#[derive(Clone, Debug)]
pub(crate) struct Page(pub(crate) Box<clap::Command>);

impl FromStr for Page {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, String> {
        let mut command = Args::command();
        // This gives each command its whole name, `hdl-check`.
        command.build();
        let found = command.find_subcommand(name).filter(|_| name != "help").cloned().map(Box::new);
        found.map(Self).ok_or_else(|| {
            let names = command.get_subcommands().map(clap::Command::get_name);
            let names: Vec<_> = names.filter(|name| *name != "help").collect();
            suggest::unknown("command", name, "the commands are", &names)
        })
    }
}

const EXAMPLES: &str = "\
Examples:
  hdl generate completions bash > ~/.local/share/bash-completion/completions/hdl
  hdl generate completions zsh > ~/.zfunc/_hdl
  hdl generate man > hdl.1
  hdl generate man check | man -l -";
