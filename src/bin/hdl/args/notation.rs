//! The arguments that say how texts are read.

use handle_syntax::{Charset, Dialect, Options, Report, ResolverSegment};

use super::reading::READING;
use crate::input::record::Record;
use crate::names::host;
use crate::names::parser::CHARSET;
use crate::names::suggest;
use crate::reading::{self, Glance, Reading};

/// The help of `--as`.
const AS: &str = "The dialect that reads each identifier, or a rule, `document::rule`; without it, the scheme says which";

/// The long help of `--as`, which names every dialect.
fn long_help() -> String {
    let dialects = suggest::every_dialect();
    format!(
        "{AS}.\n\n\
        The dialects are {dialects}.\n\n\
        By scheme, `info:hdl/` is info-hdl, other `info:` info-uri, `hdl://` hdl-uri, other `hdl:` hdl-resolver, \
        `http:` and `https:` proxy, `doi:` doi, and anything else a handle. any-doi is a DOI name in any spelling, and \
        nothing else: the name, the name after `doi:` or `info:doi/`, or a link to a known proxy.\n\n\
        `hdl explain` lists all dialects and rules, and explains each."
    )
}

/// How texts are read.
#[derive(Debug, clap::Args)]
#[command(next_help_heading = "How to read it")]
pub(crate) struct Notation {
    #[arg(long = "as", value_name = "NAME", value_parser = READING, hide_possible_values = true)]
    #[arg(help = AS, long_help = long_help())]
    pub(crate) reading: Option<Reading>,

    /// A host that is a resolver too, such as that of your institution: links to it are read like those to
    /// hdl.handle.net.
    ///
    /// For example `hdl check --proxy resolver.example.edu --as any-doi links.txt`. It may be given several times. Its
    /// port does not matter. --find finds links to known resolvers only.
    #[arg(long, value_name = "HOST", value_parser = host::proxy)]
    proxy: Vec<&'static str>,

    #[command(flatten)]
    reader: Hints,
}

impl Notation {
    /// The reading of a place: its own, or else that of `--as`.
    pub(crate) fn chosen(&self, own: Option<Reading>) -> Option<Reading> {
        reading::chosen(own, self.reading)
    }

    /// The quick check of texts that are read by `own`, or else as `--as` says.
    pub(crate) fn glance(&self, own: Option<Reading>) -> Glance {
        match self.reader.resolver_segment {
            None => Glance::of(self.chosen(own)),
            Some(_) => Glance::Nothing,
        }
    }

    pub(crate) fn options(&self) -> Options<'_> {
        self.reader.options().proxies(&self.proxy)
    }

    /// Says which option has no effect on texts that are read by these, or else as `--as` says.
    pub(super) fn without_effect(&self, readers: &[Option<Reading>]) -> Option<String> {
        let readers: Vec<_> = readers.iter().map(|own| self.chosen(*own)).collect();
        self.reader.without_effect(&readers)
    }

    /// The name of the rule that reads a text by its own reading, or else by that of `--as`; `None` if a dialect does.
    pub(super) fn rule(&self, own: Option<Reading>) -> Option<&'static str> {
        let chosen = self.chosen(own)?;
        matches!(chosen, Reading::Production(_)).then(|| chosen.name())
    }

    /// Checks a record by its own reading, or else by that of `--as`; also returns the name of the reading.
    pub(crate) fn report<'a>(
        &'a self,
        own: Option<Reading>,
        record: &Record<'a>,
    ) -> (&'static str, Report<'a>) {
        match record.text {
            Some(text) => self.check(own, text),
            None => reading::too_long(self.chosen(own)),
        }
    }

    /// Checks a text by its own reading, or else by that of `--as`; also returns the name of the reading.
    pub(crate) fn check<'a>(
        &'a self,
        own: Option<Reading>,
        text: &'a [u8],
    ) -> (&'static str, Report<'a>) {
        reading::report(self.chosen(own), text, self.options())
    }
}

/// What the user knows about the texts, but the texts themselves do not show.
#[derive(Debug, clap::Args)]
#[command(next_help_heading = "How to read it")]
pub(crate) struct Hints {
    /// The first path segment that the resolver of a cordra-http text specifies; '' if it specifies none.
    #[arg(long, value_name = "VALUE")]
    resolver_segment: Option<String>,

    /// The texts of sun98-uri and sun98-proxy are already decoded: ignore a charset before an `@`.
    #[arg(long)]
    characters: bool,

    /// The charset of the document that holds texts of sun98-uri and sun98-proxy; used for texts that name no charset
    /// and are not UTF-8.
    #[arg(long, value_name = "LABEL", value_parser = CHARSET, hide_possible_values = true)]
    charset: Option<Charset>,
}

/// The dialects whose texts are references of 1998.
const REFERENCES: &[Dialect] = &[Dialect::Sun98Uri, Dialect::Sun98Proxy];

/// The dialects whose texts may have the segment of a resolver.
const SEGMENTS: &[Dialect] = &[Dialect::CordraHttp, Dialect::Proxy];

/// Whether this reader may read a text as one of these dialects. A reader that follows the scheme of each text may.
fn may_be(reader: Option<Reading>, dialects: &[Dialect]) -> bool {
    match reader {
        None | Some(Reading::Found) => true,
        Some(Reading::Dialect(dialect)) => dialects.contains(&dialect),
        Some(Reading::AnyDoi) => dialects.contains(&Dialect::Proxy),
        Some(Reading::Production(_)) => false,
    }
}

impl Hints {
    /// Says which option has no effect on the texts that any of these read.
    pub(super) fn without_effect(&self, readers: &[Option<Reading>]) -> Option<String> {
        let given = [
            ("resolver-segment", self.resolver_segment.is_some(), SEGMENTS),
            ("characters", self.characters, REFERENCES),
            ("charset", self.charset.is_some(), REFERENCES),
        ];
        let has_none = |(_, is_given, dialects): &(&str, bool, &[Dialect])| {
            *is_given && !readers.iter().any(|reader| may_be(*reader, dialects))
        };
        let (option, _, dialects) = given.into_iter().find(has_none)?;
        let names: Vec<_> = dialects.iter().map(|dialect| dialect.name()).collect();
        Some(format!("--{option} has no effect here: it is only for {}", names.join(" and ")))
    }

    pub(crate) fn options(&self) -> Options<'_> {
        Options::new()
            .characters(self.characters)
            .charset(self.charset)
            .resolver_segment(ResolverSegment::given(self.resolver_segment.as_deref()))
    }
}
