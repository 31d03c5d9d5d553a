//! [`Tally`]: how often each problem occurs, how many of them can be fixed, and the first examples of each.

use std::collections::BTreeMap;
use std::fmt;

use handle_syntax::{Code, Repaired, Severity};

use crate::output::counts::Counts;
use crate::output::finding::{Example, Finding};
use crate::terminal::plural::plural;

/// What a list of prefixes calls those that it does not name.
pub(crate) const OTHER_PREFIXES: &str = "with another prefix, which has unusual characters";

/// How many examples of a problem are kept.
pub(crate) const EXAMPLES: usize = 3;

/// How many kinds of problems the summary names.
const SHOWN: usize = 5;

/// Counts of the problems found, by problem and by file.
#[derive(Debug, Default)]
pub(crate) struct Tally {
    pub(crate) groups: BTreeMap<Code, Occurrences>,
    /// How many records `--fix` would repair, and how many more a suggestion would repair.
    pub(crate) fixable: u64,
    pub(crate) suggested: u64,
    /// The counts of each file, in the order of the files; kept only if a format shows them.
    pub(crate) files: Vec<(String, Counts)>,
}

/// How often one problem occurs, and its first examples.
#[derive(Debug)]
pub(crate) struct Occurrences {
    /// The highest severity among them.
    pub(crate) severity: Severity,
    pub(crate) count: u64,
    /// How many of them `--fix` would fix, and how many more have a suggestion.
    pub(crate) fixable: u64,
    pub(crate) suggested: u64,
    pub(crate) examples: Vec<Example>,
}

/// Whether `--fix` changes a record, and whether it changes more of the record with `--apply`.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Changes {
    pub(crate) by_fix: bool,
    pub(crate) by_apply: bool,
}

impl Tally {
    /// Counts the problems of a record, whose repaired text is `repaired`; keeps examples if they are wanted.
    pub(crate) fn add(
        &mut self,
        findings: &[Finding<'_>],
        Changes { by_fix, by_apply }: Changes,
        repaired: Option<&Repaired>,
        examples: bool,
    ) {
        self.fixable += u64::from(by_fix);
        self.suggested += u64::from(by_apply && !by_fix);
        for finding in findings {
            let problem = finding.problem;
            let group = self.group(problem.code(), problem.severity());
            group.count += 1;
            // If the record has only one problem, repairing the record repairs the problem.
            let alone = findings.len() == 1;
            let fixable = by_fix && (alone || problem.fix().is_some());
            let suggested = by_apply && (alone && !by_fix || finding.suggestion().is_some());
            group.fixable += u64::from(fixable);
            group.suggested += u64::from(suggested);
            if examples && group.examples.len() < EXAMPLES {
                group.examples.push(finding.example(repaired));
            }
        }
    }

    /// How many octets the texts of the examples take.
    pub(crate) fn octets(&self) -> usize {
        self.groups.values().flat_map(|group| &group.examples).map(Example::octets).sum()
    }

    /// Moves the counts of `later` into these; its examples follow those that are here.
    pub(crate) fn join(&mut self, later: &mut Self) {
        self.fixable += std::mem::take(&mut later.fixable);
        self.suggested += std::mem::take(&mut later.suggested);
        while let Some((code, later)) = later.groups.pop_first() {
            let group = self.group(code, later.severity);
            group.count += later.count;
            group.fixable += later.fixable;
            group.suggested += later.suggested;
            let room = EXAMPLES - group.examples.len();
            group.examples.extend(later.examples.into_iter().take(room));
        }
    }

    /// The group of a problem; the severity of the group becomes at least `severity`.
    fn group(&mut self, code: Code, severity: Severity) -> &mut Occurrences {
        let group = self.groups.entry(code).or_insert_with(|| Occurrences {
            severity,
            count: 0,
            fixable: 0,
            suggested: 0,
            examples: Vec::new(),
        });
        group.severity = group.severity.max(severity);
        group
    }

    /// Adds the counts of a file. All counts of one file come one after the other.
    pub(crate) fn add_file(&mut self, name: &str, counts: &Counts) {
        match self.files.last_mut().filter(|(last, _)| last == name) {
            Some((_, sum)) => sum.join(counts),
            None => self.files.push((name.to_owned(), *counts)),
        }
    }

    /// How many problems there are.
    pub(crate) fn problems(&self) -> u64 {
        self.groups.values().map(|group| group.count).sum()
    }

    /// "3 missing-slash, 1 not-nfc": the most frequent problems.
    pub(crate) fn line(&self) -> String {
        let ranked = self.ranked();
        let shown =
            ranked.iter().take(SHOWN).map(|(code, group)| format!("{} {code}", group.count));
        let others: u64 = ranked.iter().skip(SHOWN).map(|(_, group)| group.count).sum();
        let others = (others > 0).then(|| plural(others, "other"));
        shown.chain(others).collect::<Vec<_>>().join(", ")
    }

    /// How many records can be fixed, and with which argument: that of the problem, if all suggestions are for one
    /// kind.
    pub(crate) fn repairs(&self) -> Option<String> {
        let (fixable, suggested) = (self.fixable, self.suggested);
        let fix = (fixable > 0).then(|| format!("--fix repairs {}", plural(fixable, "record")));
        let mut codes = self.groups.iter().filter(|(_, group)| group.suggested > 0);
        let name = match (codes.next(), codes.next()) {
            (Some((code, _)), None) => code.name(),
            _ => "NAME",
        };
        let apply = (suggested > 0).then(|| match fixable {
            0 => {
                format!("{} with a suggestion (--fix --apply {name})", plural(suggested, "record"))
            }
            _ => format!("{suggested} more with a suggestion (--apply {name})"),
        });
        let repairs: Vec<_> = fix.into_iter().chain(apply).collect();
        (!repairs.is_empty()).then(|| repairs.join(", "))
    }

    /// The groups, the most frequent first; names break ties.
    pub(crate) fn ranked(&self) -> Vec<(Code, &Occurrences)> {
        let mut groups: Vec<_> = self.groups.iter().map(|(code, group)| (*code, group)).collect();
        groups.sort_by_key(|(code, group)| (std::cmp::Reverse(group.count), code.name()));
        groups
    }
}

impl Occurrences {
    /// How many of the group can be fixed, and with which argument: "--fix repairs 3, with --apply not-nfc 2 more".
    pub(crate) fn repairs(&self, code: Code) -> Option<String> {
        let fix = (self.fixable > 0).then(|| format!("--fix repairs {}", self.fixable));
        let apply = (self.suggested > 0).then(|| match self.fixable {
            0 => format!("--fix --apply {code} repairs {}", self.suggested),
            _ => format!("with --apply {code} {} more", self.suggested),
        });
        let repairs: Vec<_> = fix.into_iter().chain(apply).collect();
        (!repairs.is_empty()).then(|| repairs.join(", "))
    }
}

/// Each kind of problem in a line, the most frequent first, with its share and how many can be fixed.
impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.groups.is_empty() {
            writeln!(f, "problems:")?;
        }
        let all = self.problems();
        self.ranked().into_iter().try_for_each(|(code, group)| {
            write!(f, "{:>10}  {code}  {}", group.count, share(group.count, all))?;
            group.repairs(code).map_or(Ok(()), |repairs| write!(f, "; {repairs}"))?;
            writeln!(f)
        })
    }
}

/// A part of a whole in percent: "12.5 %".
pub(crate) fn share(part: u64, whole: u64) -> String {
    let tenths = (u128::from(part) * 2000 / u128::from(whole.max(1))).div_ceil(2);
    format!("{}.{} %", tenths / 10, tenths % 10)
}

#[cfg(test)]
mod tests {
    use super::share;

    #[test]
    fn a_share_is_rounded_to_tenths() {
        for (part, whole, expected) in [
            (1, 3, "33.3 %"),
            (2, 3, "66.7 %"),
            (1, 1, "100.0 %"),
            (0, 0, "0.0 %"),
            (1, 2000, "0.1 %"),
        ] {
            assert_eq!(share(part, whole), expected, "{part} of {whole}");
        }
    }
}
