//! The arguments of the command.

mod asked;
mod check;
mod choice;
mod column;
mod compare;
mod config;
mod configured;
mod convert;
mod explain;
mod folders;
mod generate;
mod normalize;
mod notation;
mod nothing;
mod parse;
mod places;
mod profile;
mod reading;
mod shape;
mod source;
mod target;
mod texts;
mod unique;

use clap::{ColorChoice, Parser, Subcommand};

use crate::output::look;

pub(crate) use check::{Check, OUTPUT, WRITE_BASELINE};
pub(crate) use choice::Grades;
pub(crate) use column::{Columns, usual_delimiter};
pub(crate) use compare::{AnswerFormat, Compare};
pub(crate) use config::ConfigArgs;
pub(crate) use configured::Configured;
pub(crate) use convert::Convert;
pub(crate) use explain::{Explain, PageFormat};
pub(crate) use folders::Folders;
pub(crate) use generate::{Generate, Page};
pub(crate) use normalize::Normalize;
pub(crate) use parse::{Parse, TreeFormat};
pub(crate) use shape::Shape;
pub(crate) use source::Source;
pub(crate) use texts::{ResultFormat, Texts};
pub(crate) use unique::{Unique, UniqueFormat};

/// Checks lists of handles, DOI names, hdl and info URIs by the documents that define them.
#[derive(Debug, Parser)]
#[command(name = "hdl", version, after_help = "Try `hdl check --help` for examples.")]
#[command(args_override_self = true)]
pub(crate) struct Args {
    #[command(subcommand)]
    pub(crate) command: Command,

    /// When to use colour: `auto` looks at the terminal, NO_COLOR, CLICOLOR and CLICOLOR_FORCE.
    #[arg(
        long,
        value_enum,
        global = true,
        value_name = "WHEN",
        default_value_t,
        display_order = 100,
        help_heading = "How it looks"
    )]
    color: ColorChoice,

    /// Draw with ASCII characters only; the default where the locale or TERM allows no others, except in files.
    #[arg(long, global = true, display_order = 101, help_heading = "How it looks")]
    ascii: bool,
}

impl Args {
    /// Sets the colours and drawing characters of everything that is printed from now on.
    pub(crate) fn choose_look(&self) {
        look::choose_ascii(self.ascii);
        match self.color {
            ColorChoice::Auto => anstream::ColorChoice::Auto,
            ColorChoice::Always => anstream::ColorChoice::Always,
            ColorChoice::Never => anstream::ColorChoice::Never,
        }
        .write_global();
    }
}

impl Command {
    /// Why its arguments contradict each other or those of the configuration; `None` if they do not. What only has no
    /// effect is no contradiction here: the configuration has settings for files of every kind.
    pub(crate) fn conflict(&self) -> Option<String> {
        match self {
            Self::Check(check) => check.conflict(),
            Self::Unique(unique) => unique.conflict(),
            _ => None,
        }
    }

    /// Why its arguments contradict each other, or which of them has no effect; `None` if neither is so.
    pub(crate) fn contradiction(&self) -> Option<String> {
        match self {
            Self::Check(check) => check.contradiction(),
            Self::Parse(parse) => parse.notation.without_effect(&[None]),
            Self::Normalize(normalize) => normalize.contradiction(),
            Self::Convert(convert) => convert.contradiction(),
            Self::Compare(compare) => compare.contradiction(),
            Self::Unique(unique) => unique.contradiction(),
            Self::Config(_) | Self::Explain(_) | Self::Generate(_) => None,
        }
    }
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Reports what is wrong with each identifier of a list, where, and by which rule.
    Check(Box<Check>),
    /// Shows how a text is read: each production, what it matches, and the handle.
    Parse(Parse),
    /// Writes each text in its normal form.
    Normalize(Normalize),
    /// Writes the handle of each text in another notation; losses must be allowed.
    Convert(Convert),
    /// Says whether two texts are equal, in which sense, and why.
    Compare(Compare),
    /// Writes each handle once, whatever its notation, with how often and where it occurs.
    Unique(Unique),
    /// Prints which settings of `hdl.toml` apply to a file, and where they are written.
    Config(ConfigArgs),
    /// Explains a problem, a dialect or a rule, and quotes its document.
    Explain(Explain),
    /// Writes shell completions, manual pages and the schema of `hdl.toml`.
    #[command(subcommand)]
    Generate(Generate),
}
