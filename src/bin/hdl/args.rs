//! The arguments of the command.

use std::ffi::OsString;
use std::path::PathBuf;

use clap::{Parser, Subcommand, ValueEnum};
use handle_syntax::{Options, ResolverSegment};

use crate::reading::Reading;
use crate::topic::Topic;

/// Checks lists of handles, hdl and info URIs by the documents that define them.
#[derive(Debug, Parser)]
#[command(name = "hdl", version, after_help = "Try `hdl check --help` for examples.")]
pub(crate) struct Args {
    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Tells what is wrong with each identifier of a list, where, and by which rule.
    Check(Check),
    /// Shows how a text is read: each production, what it reads, and the handle that is meant.
    Parse(Parse),
    /// Tells what a problem, a dialect or a rule is, and what its document says.
    Explain(Explain),
}

/// How texts are read.
#[derive(Debug, clap::Args)]
pub(crate) struct Notation {
    /// The dialect that reads each identifier, or a rule, `document::rule`; without it, the scheme says which.
    ///
    /// The dialects are handle, handle-octet, handle-prose, handle-overview, handle-sun98, cordra-id, doi,
    /// hdl-uri, hdl-resolver, cordra-host, cordra-path, cordra-http, sun98-uri, sun98-proxy, info-uri,
    /// info-hdl and proxy. By scheme, `info:hdl/` is info-hdl, other `info:` info-uri, `hdl://` hdl-uri,
    /// other `hdl:` hdl-resolver, `http:` and `https:` proxy, `doi:` doi, and anything else a handle.
    #[arg(long = "as", value_name = "NAME")]
    pub(crate) reading: Option<Reading>,

    /// The first segment that the resolver of a cordra-http text specifies; '' where it has none.
    #[arg(long, value_name = "VALUE")]
    resolver_segment: Option<String>,

    /// Texts of the 1998 dialects are already decoded; a modifier is but a remark.
    #[arg(long)]
    characters: bool,
}

impl Notation {
    pub(crate) fn options(&self) -> Options<'_> {
        let resolver_segment = match self.resolver_segment.as_deref() {
            None => ResolverSegment::Unspecified,
            Some("") => ResolverSegment::None,
            Some(segment) => ResolverSegment::Is(segment),
        };
        Options { characters: self.characters, resolver_segment }
    }
}

/// The arguments of `hdl check`.
#[derive(Debug, clap::Args)]
#[command(after_long_help = EXAMPLES)]
pub(crate) struct Check {
    /// The lists, one identifier a line; `-` or none is the standard input.
    ///
    /// A line ends with LF or CR LF. A UTF-8 byte order mark at the start of a file, and empty lines,
    /// are skipped; no other blank is. A line above 1 MiB is reported, and the work goes on.
    #[arg(value_name = "FILE")]
    pub(crate) files: Vec<PathBuf>,

    #[command(flatten)]
    pub(crate) notation: Notation,

    /// How problems are printed.
    #[arg(long, value_enum, default_value_t = Format::Concise)]
    pub(crate) format: Format,

    /// Identifiers end with NUL instead of a line end, as from `find -print0`.
    ///
    /// What stands between two NULs then counts as a line; LF and CR are characters like any other.
    #[arg(short = '0', long)]
    pub(crate) null: bool,

    /// Let warnings and advice count as errors for the exit status.
    #[arg(long)]
    pub(crate) strict: bool,
}

/// The arguments of `hdl parse`.
#[derive(Debug, clap::Args)]
#[command(after_long_help = PARSE_EXAMPLES)]
pub(crate) struct Parse {
    /// The texts; without any, each line of the standard input is one.
    #[arg(value_name = "TEXT")]
    pub(crate) texts: Vec<OsString>,

    #[command(flatten)]
    pub(crate) notation: Notation,

    /// How a reading is shown.
    #[arg(long, value_enum, default_value_t = TreeFormat::Human)]
    pub(crate) format: TreeFormat,

    /// Lines of the standard input end with NUL.
    #[arg(short = '0', long)]
    pub(crate) null: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum TreeFormat {
    /// A picture: the text, and under it what each production reads.
    Human,
    /// JSON Lines: one object a reading.
    Json,
}

/// The arguments of `hdl explain`.
#[derive(Debug, clap::Args)]
#[command(after_long_help = EXPLAIN_EXAMPLES)]
pub(crate) struct Explain {
    /// The name of a problem, a dialect or a rule; without it, all names are listed.
    ///
    /// A rule is named `document::rule`; the rule alone will do where one document has it. What is the name
    /// of several things is a problem first, then a dialect, then a rule.
    #[arg(value_name = "NAME")]
    pub(crate) topic: Option<Topic>,
}

impl Check {
    /// The octet that ends a record.
    pub(crate) fn separator(&self) -> u8 {
        if self.null { b'\0' } else { b'\n' }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Format {
    /// A card a problem: the text, the place, what to do, the rule and its document.
    Human,
    /// One line a problem, `file:line:column: severity [name] message`.
    Concise,
    /// JSON Lines: one object a problem, with everything that is known about it.
    Json,
}

const EXPLAIN_EXAMPLES: &str = "\
Examples:
  hdl explain
  hdl explain missing-slash
  hdl explain hdl-uri
  hdl explain hdl_uri::u-na-segment
  hdl explain IPv6address

Exit status: 0 the name is known, 2 it is not, or the work could not be done.";

const PARSE_EXAMPLES: &str = "\
Examples:
  hdl parse --as hdl-uri hdl://10.1000/182
  hdl parse hdl://190.12.34.56/1234/567
  hdl parse --as rfc3986::authority user@host:80

Without --as, every dialect that accepts a text is shown, and whether they read the same handle.

Exit status: 0 each text has a reading, 1 one has none, 2 the work could not be done.";

const EXAMPLES: &str = "\
Examples:
  hdl check identifiers.txt
  hdl check --as doi dois.txt
  hdl check --as info_uri::info-URI --format json - < uris.txt > problems.jsonl
  find . -name '*.hdl' -print0 | hdl check -0 --as handle

Problems go to the standard output, a summary and trouble with files to the standard error.

Exit status:
  0  no errors; with --strict no warnings and no advice either
  1  at least one error
  2  the work could not be done: wrong arguments, a file that cannot be read, a full disk";
