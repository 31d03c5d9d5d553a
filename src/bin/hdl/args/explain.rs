//! The arguments of `hdl explain`.

use clap::ValueEnum;

use crate::names::parser::NameParser;
use crate::names::topic::{self, Topic};

const TOPIC: NameParser<Topic> = NameParser::new(str::parse, topic::names);

/// The arguments of `hdl explain`.
#[derive(Debug, clap::Args)]
#[command(after_long_help = EXAMPLES)]
pub(crate) struct Explain {
    /// The name of a problem, a group of problems, a dialect, a rule, a document, a clause, a decision or a profile of
    /// XML; without it, all names are listed.
    ///
    /// A rule is named `document::rule`; `rule` is enough where only one document has it. A clause or a decision is
    /// named as problems name it: `WIKI-6`, `D-W8`. If several things share a name, it means the problem first, then
    /// the dialect, then the rule.
    #[arg(value_name = "NAME", value_parser = TOPIC, hide_possible_values = true)]
    pub(crate) topic: Option<Topic>,

    /// Text, or the railroad diagram of a rule.
    #[arg(long, value_enum, value_name = "FORMAT", default_value = "text")]
    pub(crate) format: PageFormat,
}

/// How the page is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum PageFormat {
    /// Text of at most 80 columns.
    Text,
    /// The railroad diagram of a rule, or of the rule with which a dialect starts, as SVG. The rules in it are links
    /// to their diagrams, `document.rule.svg`.
    Svg,
}

const EXAMPLES: &str = "\
Examples:
  hdl explain
  hdl explain missing-slash
  hdl explain hdl-uri
  hdl explain hdl_uri::u-na-segment
  hdl explain IPv6address
  hdl explain D-W8
  hdl explain datacite
  hdl explain --format svg hdl_uri::u-handle > hdl_uri.u-handle.svg

Exit status: 0 the name is known, 2 it is not, or the work could not be done.";
