//! The arguments of `hdl normalize`.

use handle_syntax::Namespace;
use handle_syntax::meaning::{Mode, Normalization};

use super::notation::Hints;
use super::reading::READER;
use super::texts::Texts;
use crate::names::parser::{NAMESPACE, NameParser, one_of};
use crate::reading::Reading;

/// The arguments of `hdl normalize`.
#[derive(Debug, clap::Args)]
#[command(after_long_help = EXAMPLES)]
pub(crate) struct Normalize {
    #[command(flatten)]
    pub(crate) texts: Texts,

    /// The dialect that reads each text, or any-doi; without it, the scheme says which.
    ///
    /// any-doi reads a DOI name in any spelling, and refuses everything else.
    #[arg(long = "as", value_name = "DIALECT", value_parser = READER, hide_possible_values = true)]
    pub(crate) reading: Option<Reading>,

    /// The texts are native, unescaped identifiers of this namespace of the info registry.
    #[arg(long, value_name = "NAME", value_parser = NAMESPACE, hide_possible_values = true)]
    #[arg(conflicts_with_all = ["reading", "mode", "registry"])]
    pub(crate) namespace: Option<Namespace>,

    /// Which percent-escapes of an info URI are decoded: section5 or strict-3986.
    ///
    /// section5: those of unreserved characters and of `!*'()`, as in the examples of RFC 4452 section 5.
    /// strict-3986: those of unreserved characters, as in RFC 3986.
    #[arg(long, value_name = "MODE", default_value = "section5", value_parser = MODE, hide_possible_values = true)]
    mode: Mode,

    /// Also apply the rules of the info registry to info URIs, and to texts that are read as DOI names.
    ///
    /// A text after `doi:`, or any text with --as doi, is read as a DOI name: its letters are then written in upper
    /// case, as in `info:doi/`. A name alone is read as a handle, and a link as a link: both stay as they are.
    #[arg(long)]
    registry: bool,

    #[command(flatten)]
    pub(crate) reader: Hints,
}

impl Normalize {
    /// Why the arguments contradict each other; `None` if they do not.
    pub(super) fn contradiction(&self) -> Option<String> {
        let why = self.texts.places.contradiction().map(str::to_owned);
        why.or_else(|| self.reader.without_effect(&self.texts.readings(self.reading)))
    }

    pub(crate) fn normalization(&self) -> Normalization {
        Normalization::new().mode(self.mode).registry(self.registry)
    }
}

const MODE: NameParser<Mode> = NameParser::new(
    |name| one_of(name, Mode::ALL, Mode::name),
    || Mode::ALL.iter().map(|mode| mode.name()).collect(),
);

const EXAMPLES: &str = "\
Examples:
  hdl normalize INFO:pii/S0888%2D7543%2802%2996852%2D7
  hdl normalize --as cordra-host HDL://Cordra.Test/a%2db
  hdl normalize --registry info:lccn/n78-890351
  hdl normalize --namespace lccn n78-890351
  hdl normalize < uris.txt | sort -u
  hdl normalize --column doi < articles.csv > normal.csv

Scheme, namespace and host are written in lower case, escapes of characters that need none are
decoded, and the digits of all others are written in upper case. Dot-segments, fragments, and the
case of everything else are left alone, and so are native handles. With --column, --field, --xml,
--profile or --find, the standard input is one file, which is written with the results in it.

Exit status: 0 every text has a normal form, 1 one has none or, with --strict, a warning,
2 the work could not be done.";
