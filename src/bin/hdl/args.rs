//! The arguments of the command.

mod check;
mod compare;
mod convert;
mod explain;
mod generate;
mod normalize;
mod parse;
mod source;
mod texts;

use clap::{ColorChoice, Parser, Subcommand};
use handle_syntax::{Charset, Dialect, Options, ResolverSegment, UnknownCharset};

use crate::name;
use crate::reading::Reading;

pub(crate) use check::{Check, Format};
pub(crate) use compare::{AnswerFormat, Compare};
pub(crate) use convert::Convert;
pub(crate) use explain::Explain;
pub(crate) use generate::{Generate, Page};
pub(crate) use normalize::Normalize;
pub(crate) use parse::{Parse, TreeFormat};
pub(crate) use source::{Shape, Source};
pub(crate) use texts::{ResultFormat, Texts};

/// Checks lists of handles, hdl and info URIs by the documents that define them.
#[derive(Debug, Parser)]
#[command(name = "hdl", version, after_help = "Try `hdl check --help` for examples.")]
pub(crate) struct Args {
    #[command(subcommand)]
    pub(crate) command: Command,

    /// When cards are coloured: `auto` asks the terminal, NO_COLOR, CLICOLOR and CLICOLOR_FORCE.
    #[arg(
        long,
        value_enum,
        global = true,
        value_name = "WHEN",
        default_value_t,
        display_order = 100
    )]
    color: ColorChoice,
}

impl Args {
    /// Lets everything that is printed from now on be coloured as was asked for.
    pub(crate) fn choose_color(&self) {
        match self.color {
            ColorChoice::Auto => anstream::ColorChoice::Auto,
            ColorChoice::Always => anstream::ColorChoice::Always,
            ColorChoice::Never => anstream::ColorChoice::Never,
        }
        .write_global();
    }
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Tells what is wrong with each identifier of a list, where, and by which rule.
    Check(Check),
    /// Shows how a text is read: each production, what it reads, and the handle that is meant.
    Parse(Parse),
    /// Writes each text in its normal form.
    Normalize(Normalize),
    /// Writes the handle of each text in another notation, and loses nothing unasked.
    Convert(Convert),
    /// Tells whether two texts are equal, in which sense, and why.
    Compare(Compare),
    /// Tells what a problem, a dialect or a rule is, and what its document says.
    Explain(Explain),
    /// Writes what a shell or `man` needs to know about the command.
    #[command(subcommand)]
    Generate(Generate),
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

    #[command(flatten)]
    reader: Reader,
}

impl Notation {
    /// Whether nothing is known but the text.
    pub(crate) fn is_by_scheme(&self) -> bool {
        self.reading.is_none() && self.reader.resolver_segment.is_none()
    }

    pub(crate) fn options(&self) -> Options<'_> {
        self.reader.options()
    }
}

/// What a reader knows beside a text.
#[derive(Debug, clap::Args)]
pub(crate) struct Reader {
    /// The first segment that the resolver of a cordra-http text specifies; '' where it has none.
    #[arg(long, value_name = "VALUE")]
    resolver_segment: Option<String>,

    /// Texts of the 1998 dialects are already decoded; a modifier is but a remark.
    #[arg(long)]
    characters: bool,

    /// The charset of the document that references of 1998 stand in: that of references without a modifier that are
    /// not UTF-8.
    #[arg(long, value_name = "LABEL", value_parser = charset)]
    charset: Option<Charset>,
}

impl Reader {
    pub(crate) fn options(&self) -> Options<'_> {
        let resolver_segment = match self.resolver_segment.as_deref() {
            None => ResolverSegment::Unspecified,
            Some("") => ResolverSegment::None,
            Some(segment) => ResolverSegment::Is(segment),
        };
        let (characters, charset) = (self.characters, self.charset);
        Options { characters, charset, resolver_segment, ..Options::default() }
    }
}

fn charset(label: &str) -> Result<Charset, String> {
    label.parse().map_err(|error: UnknownCharset| error.to_string())
}

/// The dialect of that name.
pub(crate) fn dialect(name: &str) -> Result<Dialect, String> {
    name.parse().map_err(|_| name::dialect_hint(name))
}

/// The one of `all` with that name.
pub(crate) fn named<T: Copy>(
    given: &str,
    all: &[T],
    name: impl Fn(T) -> &'static str,
) -> Result<T, String> {
    let names: Vec<_> = all.iter().map(|&one| name(one).to_owned()).collect();
    let found = all.iter().copied().find(|&one| name(one) == given);
    found.ok_or_else(|| format!("it is one of {}", name::list(&names, "and")))
}
