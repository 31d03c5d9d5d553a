//! The arguments of `hdl compare`.

use std::ffi::OsString;

use clap::ValueEnum;
use handle_syntax::meaning::Relation;
use handle_syntax::{Dialect, Policy};

use super::notation::Hints;
use crate::names::parser::{DIALECT, NameParser, POLICY, one_of};
use crate::reading::Reading;

/// The arguments of `hdl compare`.
#[derive(Debug, clap::Args)]
#[command(after_long_help = EXAMPLES)]
pub(crate) struct Compare {
    /// The first text.
    #[arg(value_name = "A")]
    pub(crate) one: OsString,

    /// The second text.
    #[arg(value_name = "B")]
    pub(crate) other: OsString,

    /// The dialect that reads both; without it, the scheme of each says which.
    #[arg(long = "as", value_name = "DIALECT", value_parser = DIALECT, hide_possible_values = true)]
    pub(crate) dialect: Option<Dialect>,

    /// What to compare: octets, uri, identifier or handle; without it, handle, or identifier if one text means neither
    /// a handle nor a DOI name.
    #[arg(long, value_name = "RELATION", value_parser = RELATION, hide_possible_values = true)]
    pub(crate) relation: Option<Relation>,

    /// Which letters of a handle mean the same in upper and lower case: octets, handle, service, doi or sun98.
    ///
    /// octets: none. handle: those of the prefix, and all under `0.`. service, doi, sun98: all ASCII letters.
    /// Without it: doi for DOI names, sun98 for the dialects of 1998, handle for all others.
    #[arg(long, value_name = "POLICY", value_parser = POLICY, hide_possible_values = true)]
    pub(crate) policy: Option<Policy>,

    /// Before comparing, normalize identifiers as the info registry says.
    #[arg(long)]
    pub(crate) registry: bool,

    /// How the answer is written.
    #[arg(long, value_enum, default_value_t = AnswerFormat::Plain)]
    pub(crate) format: AnswerFormat,

    #[command(flatten)]
    pub(crate) reader: Hints,
}

impl Compare {
    /// Why the arguments contradict each other; `None` if they do not.
    pub(super) fn contradiction(&self) -> Option<String> {
        self.reader.without_effect(&[self.dialect.map(Reading::Dialect)])
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum AnswerFormat {
    /// One line: the answer and its reason.
    Plain,
    /// One JSON object: the answer or, if there is none, each problem that prevents it.
    Json,
}

const RELATION: NameParser<Relation> = NameParser::new(
    |name| one_of(name, Relation::ALL, Relation::name),
    || Relation::ALL.iter().map(|relation| relation.name()).collect(),
);

const EXAMPLES: &str = "\
Examples:
  hdl compare hdl:10.1000/a%2Fb info:hdl/10.1000/a/b
  hdl compare 10.1000/AbC https://doi.org/10.1000/abc
  hdl compare --policy service cnri.test/AbC hdl:cnri.test/abc
  hdl compare --relation uri info:hdl/10.1000/a%2Fb info:hdl/10.1000/a/b
  hdl compare --registry info:lccn/n78-890351 info:lccn/n78890351

Exit status:
  0  they are equal
  1  they are different
  2  there is no answer: one of the texts is refused, or the work could not be done
  3  they are equal only if the service of these handles ignores upper and lower case";
