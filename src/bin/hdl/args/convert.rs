//! The arguments of `hdl convert`.

use handle_syntax::{Conversion, Dialect, Loss, Options};

use super::notation::Hints;
use super::reading::READER;
use super::texts::Texts;
use crate::names::parser::{DIALECT, NameParser};
use crate::names::suggest;
use crate::reading::Reading;

/// The arguments of `hdl convert`.
#[derive(Debug, clap::Args)]
#[command(after_long_help = EXAMPLES)]
pub(crate) struct Convert {
    #[command(flatten)]
    pub(crate) texts: Texts,

    /// The dialect to write.
    #[arg(long, value_name = "DIALECT", value_parser = DIALECT, hide_possible_values = true)]
    pub(crate) to: Dialect,

    /// The dialect that reads each text, or any-doi; without it, the scheme says which.
    ///
    /// any-doi reads a DOI name in any spelling, and refuses everything else.
    #[arg(long, visible_alias = "as", value_name = "DIALECT", value_parser = READER, hide_possible_values = true)]
    pub(crate) from: Option<Reading>,

    /// What may be lost: query, fragment, modifier, resolver, host, segment, server, alias-prefix, or `all`.
    #[arg(long, value_name = "ITEM", value_delimiter = ',', value_parser = LOSSES, hide_possible_values = true)]
    allow_loss: Vec<Losses>,

    /// Escape a slash next to each dot-segment, so that URI software does not remove the segment.
    #[arg(long)]
    protect_dots: bool,

    /// Percent-escape only what the rules of the target require, not what its comments and practice add.
    #[arg(long)]
    minimal: bool,

    /// The host to write, perhaps with a port. Without it, a server that an `hdl:` URI names is kept if the target has a
    /// place for it; links lead to hdl.handle.net.
    #[arg(long, value_name = "AUTHORITY")]
    pub(crate) resolver: Option<String>,

    #[command(flatten)]
    reader: Hints,
}

/// Some kinds of loss.
type Losses = &'static [Loss];

impl Convert {
    /// Everything that may be lost.
    pub(crate) fn allowed(&self) -> Vec<Loss> {
        self.allow_loss.concat()
    }

    /// Why the arguments contradict each other; `None` if they do not.
    pub(super) fn contradiction(&self) -> Option<String> {
        let why = self.texts.places.contradiction().map(str::to_owned);
        let to = Reading::Dialect(self.to);
        let readers = [self.texts.readings(self.from), vec![Some(to)]].concat();
        why.or_else(|| self.reader.without_effect(&readers))
    }

    /// What is wrong with `--resolver` or `--resolver-segment`, if anything is.
    pub(crate) fn misfit(&self) -> Option<String> {
        self.conversion(self.to, &[]).wrong_name()
    }

    /// How the texts are read.
    pub(crate) fn options(&self) -> Options<'_> {
        self.conversion(self.to, &[]).get_options()
    }

    /// How texts of `from` are converted, with these losses allowed.
    pub(crate) fn conversion<'a>(&'a self, from: Dialect, allow: &'a [Loss]) -> Conversion<'a> {
        Conversion::new(from, self.to)
            .options_for_target(self.reader.options())
            .allow(allow)
            .protect_dots(self.protect_dots)
            .minimal(self.minimal)
            .resolver(self.resolver.as_deref())
            .forbidden(self.texts.forbidden())
    }
}

const LOSSES: NameParser<Losses> = NameParser::new(losses, loss_names);

/// The name that allows every loss.
const ALL: &str = "all";

fn loss_names() -> Vec<&'static str> {
    Loss::ALL.iter().map(|loss| loss.name()).chain([ALL]).collect()
}

fn losses(name: &str) -> Result<Losses, String> {
    if name == ALL {
        return Ok(Loss::ALL);
    }
    let Some(one) = Loss::ALL.iter().position(|loss| loss.name() == name) else {
        return Err(suggest::not_one_of(name, &loss_names()));
    };
    Ok(&Loss::ALL[one..=one])
}

const EXAMPLES: &str = "\
Examples:
  hdl convert --to info-hdl hdl:10.1000/a%2Fb
  hdl convert --to proxy --resolver doi.org --protect-dots < handles.txt > links.txt
  hdl convert --to handle --allow-loss host,query https://hdl.handle.net/10.1000/182?noredirect
  hdl convert --from sun98-uri --charset shift_jis --to handle < references.txt
  hdl convert --from info-uri --to doi info:doi/10.1000/182
  hdl convert --to proxy --resolver doi.org --column doi < articles.csv > linked.csv
  hdl convert --to cordra-http --resolver id.test --resolver-segment hdl 100.102/F5

Each text is decoded to its handle, and the handle is written in the other notation. A query, a
resolver and other parts are kept if both notations have a place for them; if the target has none,
the text is refused, unless `--allow-loss` allows the loss. `--resolver-segment` belongs to the text
that is written, if that is cordra-http, or else to the text that is read. With --column, --field,
--xml, --profile or --find, the standard input is one file, which is written with the results in it.

Exit status: 0 every text was converted, 1 one was refused, 2 the work could not be done. With
--strict, a text with a warning is refused.";
