//! The arguments of `hdl explain`.

use crate::names::topic::Topic;

/// The arguments of `hdl explain`.
#[derive(Debug, clap::Args)]
#[command(after_long_help = EXAMPLES)]
pub(crate) struct Explain {
    /// The name of a problem, a dialect or a rule; without it, all names are listed.
    ///
    /// A rule is named `document::rule`; the rule alone will do where one document has it. What is the name
    /// of several things is a problem first, then a dialect, then a rule.
    #[arg(value_name = "NAME")]
    pub(crate) topic: Option<Topic>,
}

const EXAMPLES: &str = "\
Examples:
  hdl explain
  hdl explain missing-slash
  hdl explain hdl-uri
  hdl explain hdl_uri::u-na-segment
  hdl explain IPv6address

Exit status: 0 the name is known, 2 it is not, or the work could not be done.";
