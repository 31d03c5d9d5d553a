//! The arguments that choose which problems are reported, and with which severity.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::str::FromStr;

use handle_syntax::{Code, CodeGroup, Report, Severity};

use crate::names::parser::NameParser;
use crate::names::suggest;

/// Which problems are reported.
#[derive(Debug, clap::Args)]
#[command(next_help_heading = "What to report")]
pub(crate) struct Choice {
    /// Report only these problems: names with commas between them, or the groups `syntax`, `lint` and `lossy`.
    ///
    /// `syntax` has every problem that is an error by itself, `lint` every problem that is a warning or advice, and
    /// `lossy` what a conversion loses. For example `hdl check --select syntax,dash-lookalike ids.txt`.
    #[arg(long, value_name = "NAME,…", value_delimiter = ',')]
    #[arg(value_parser = PROBLEMS, hide_possible_values = true)]
    select: Vec<Problems>,

    /// Do not report these problems: names or groups, as for --select.
    ///
    /// They are not counted either. For example `hdl check --ignore unregistered-namespace,not-nfc ids.txt`.
    #[arg(long, value_name = "NAME,…", value_delimiter = ',')]
    #[arg(value_parser = PROBLEMS, hide_possible_values = true)]
    ignore: Vec<Problems>,

    /// Report a problem as an `error`, a `warning` or `advice`: NAME=LEVEL, names or groups.
    ///
    /// For example `hdl check --severity lint=error --severity not-nfc=advice ids.txt`; of several levels for a
    /// problem, the last counts.
    #[arg(long, value_name = "NAME=LEVEL", value_delimiter = ',')]
    severity: Vec<Level>,

    /// Report only problems that are not in this baseline.
    ///
    /// A baseline records the name of each problem, the text that has it, and how often; the place does not matter.
    /// The summary says how many problems of the baseline are gone. For example `hdl check --baseline known.jsonl
    /// ids.txt`.
    #[arg(long, value_name = "FILE", conflicts_with = "statistics")]
    pub(crate) baseline: Option<PathBuf>,

    /// Write the problems to this file, as a baseline for later runs, instead of reporting them.
    #[arg(
        long,
        value_name = "FILE",
        conflicts_with_all = ["baseline", "format", "group", "max", "output", "quiet", "statistics"]
    )]
    pub(crate) write_baseline: Option<PathBuf>,
}

impl Choice {
    /// Whether --ignore drops every problem that --select names.
    pub(super) fn selects_nothing(&self) -> bool {
        let ignored: BTreeSet<_> = codes(&self.ignore).collect();
        !self.select.is_empty() && codes(&self.select).all(|code| ignored.contains(&code))
    }

    /// Which problems are dropped, and which get another severity.
    pub(crate) fn grades(&self) -> Grades {
        let mut grades = BTreeMap::new();
        if !self.select.is_empty() {
            let selected: BTreeSet<_> = codes(&self.select).collect();
            let others = Code::ALL.iter().filter(|code| !selected.contains(code));
            grades.extend(others.map(|&code| (code, None)));
        }
        for Level { problems, severity } in &self.severity {
            for code in &problems.0 {
                let is_dropped = grades.get(code) == Some(&None);
                if !is_dropped {
                    grades.insert(*code, Some(*severity));
                }
            }
        }
        grades.extend(codes(&self.ignore).map(|code| (code, None)));
        Grades(grades)
    }
}

pub(super) fn codes(problems: &[Problems]) -> impl Iterator<Item = Code> {
    problems.iter().flat_map(|problems| problems.0.iter().copied())
}

/// The severities that problems are given, with `None` for those that are dropped; a problem that is not in the map
/// stays as it is.
#[derive(Clone, Debug)]
pub(crate) struct Grades(BTreeMap<Code, Option<Severity>>);

impl Grades {
    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Leaves in `report` only the chosen problems, with the chosen severities.
    pub(crate) fn apply(&self, report: &mut Report<'_>) {
        if self.0.is_empty() || report.is_empty() {
            return;
        }
        report.regrade(|problem| {
            self.0.get(&problem.code()).copied().unwrap_or(Some(problem.severity()))
        });
    }
}

/// A problem, or a group of problems.
#[derive(Clone, Debug)]
pub(super) struct Problems(Vec<Code>);

pub(super) const PROBLEMS: NameParser<Problems> = NameParser::new(str::parse, || {
    let groups = CodeGroup::ALL.iter().map(|group| group.name());
    groups.chain(Code::ALL.iter().map(|code| code.name())).collect()
});

impl FromStr for Problems {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, String> {
        Code::named(name).map(Self).ok_or_else(|| suggest::problem_hint(name))
    }
}

/// A severity for problems.
#[derive(Clone, Debug)]
struct Level {
    problems: Problems,
    severity: Severity,
}

impl FromStr for Level {
    type Err = String;

    fn from_str(given: &str) -> Result<Self, String> {
        let (name, level) =
            given.split_once('=').ok_or("write NAME=LEVEL, such as `not-nfc=error`")?;
        let severity = level.parse().map_err(|_| {
            let levels: Vec<_> = Severity::ALL.iter().map(|severity| severity.name()).collect();
            suggest::unknown("level", level, "the levels are", &levels)
        })?;
        Ok(Self { problems: name.parse()?, severity })
    }
}
