//! [`Rules`]: the arguments for one file, from the command line and from the configuration.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

use handle_syntax::{Report, Sieve};

use super::file::Config;
use super::settings::Settings;
use crate::args::{Check, Command};
use crate::check::{Baselines, Chosen};
use crate::input::block::Block;
use crate::input::scan::Standing;
use crate::lock::locked;
use crate::names::selection::Glance;
use crate::output::counts::Counts;

/// How a file is read, and which of its problems are reported.
#[derive(Debug)]
pub(crate) struct Rules {
    pub(crate) args: Check,
    pub(crate) chosen: Chosen,
    /// The quick check of a text, for each column, field or element.
    glances: Vec<Glance>,
    /// Quick checks of many lines of a list at once, which learn from what they read. Each thread takes one, and puts it
    /// back.
    sieves: Mutex<Vec<Sieve>>,
}

/// After how many octets of a list its further lines are sifted: a sieve learns about as long as it takes to check the
/// lines of so many octets one by one.
const LONG: u64 = 1 << 22;

impl Rules {
    fn new(args: Check, baselines: &mut Baselines) -> io::Result<Arc<Self>> {
        let chosen = Chosen::new(&args, baselines)?;
        let glance = |own| args.notation.glance(own);
        let glances = args.source.readings().into_iter().map(glance).collect();
        Ok(Arc::new(Self { args, chosen, glances, sieves: Mutex::default() }))
    }

    /// Whether a quick check shows that there is nothing to report on a text from the column or field of this number.
    #[inline]
    pub(crate) fn is_plain(&self, wanted: usize, text: &[u8]) -> bool {
        self.glances.get(wanted).is_some_and(|glance| glance.passes(text))
    }

    /// Counts a record and its problems. A row that cannot be read counts once, as the texts in it, if there are any.
    pub(crate) fn count(&self, standing: Standing, report: &Report<'_>, counts: &mut Counts) {
        match standing {
            Standing::Record => counts.add_record(report.is_valid()),
            Standing::InUnread => {
                counts.add_record(report.is_valid() && self.chosen.allows_unread());
            }
            Standing::Counted => {}
        }
        counts.add_problems(report);
    }

    /// The ends of those lines of a block that the quick check does not pass, and that must be checked in full; `None`
    /// if the file is short, if a line may be too long, or if there is no quick check of many lines.
    pub(crate) fn sift(&self, block: &Block) -> Option<Vec<usize>> {
        let is_far = block.start.octet >= LONG && block.text().len() <= block.limits.longest;
        let [glance] = self.glances[..] else { return None };
        if !is_far {
            return None;
        }
        let sieves = || locked(&self.sieves);
        let known = sieves().pop();
        let mut sieve = known.or_else(|| glance.sieve())?;
        let mut ends = Vec::new();
        sieve.hold_back(block.text(), &mut ends);
        sieves().push(sieve);
        Some(ends)
    }
}

/// The rules of every file: those of the command line, and others for files of which the configuration says more.
#[derive(Debug)]
pub(crate) struct RuleBook {
    settings: Settings,
    /// The rules made so far, by the arguments that a configuration added.
    known: BTreeMap<Vec<OsString>, Arc<Rules>>,
    /// The baselines that they share.
    baselines: Baselines,
}

impl RuleBook {
    /// The rules for these arguments of the command line, which were parsed as `args`.
    ///
    /// # Errors
    /// The configuration or the baseline cannot be read.
    pub(crate) fn new(typed: &[OsString], args: Check) -> io::Result<Self> {
        let has_null = args.source.separator() == b'\0';
        let settings = Settings::new(typed, "check", args.configured.read()?, has_null);
        let mut baselines = Baselines::default();
        let plain = Rules::new(args, &mut baselines)?;
        Ok(Self { settings, known: BTreeMap::from([(Vec::new(), plain)]), baselines })
    }

    /// The rules of the command line alone.
    pub(crate) fn plain(&self) -> Option<&Arc<Rules>> {
        self.known.get(&Vec::new())
    }

    /// How many problems of the baselines no text had; if a baseline is going to be written, how many it has.
    pub(crate) fn left(&self) -> u64 {
        self.baselines.left()
    }

    /// All rules that have been used.
    fn all(&self) -> impl Iterator<Item = &Arc<Rules>> {
        self.known.values()
    }

    /// The files that say how others are read: baselines and the configuration.
    pub(crate) fn consulted(&self) -> Vec<PathBuf> {
        let typed = self.plain().and_then(|rules| rules.args.choice.baseline.clone());
        let config = self.settings.config.iter().flat_map(Config::files);
        typed.into_iter().chain(config).collect()
    }

    /// The files that the run uses for something else than identifiers: those that it consults or writes.
    pub(crate) fn used(&self) -> Vec<PathBuf> {
        let written = self.plain().into_iter().flat_map(|rules| rules.args.written());
        let written = written.map(|(_, path)| path.to_path_buf());
        self.consulted().into_iter().chain(written).collect()
    }

    /// Whether the problems of any file are compared with a baseline.
    pub(crate) fn has_baseline(&self) -> bool {
        let of_config = self.settings.config.as_ref().is_some_and(|config| config.has("baseline"));
        of_config || self.all().any(|rules| rules.args.choice.baseline.is_some())
    }

    /// The rules of a file.
    ///
    /// # Errors
    /// The settings for this file contradict each other, or its baseline cannot be read.
    pub(crate) fn of(&mut self, file: &Path) -> io::Result<Arc<Rules>> {
        let more = self.settings.more(file);
        if let Some(rules) = self.known.get(&more) {
            return Ok(Arc::clone(rules));
        }
        let Command::Check(args) = self.settings.command(&more)? else {
            return Err(io::ErrorKind::InvalidInput.into());
        };
        let rules = Rules::new(*args, &mut self.baselines)?;
        self.known.insert(more, Arc::clone(&rules));
        Ok(rules)
    }
}
