//! [`Statistics`]: how often each dialect and each prefix occurs.

use std::collections::HashMap;
use std::fmt;
use std::mem;

use handle_syntax::Options;

use crate::args::Check;
use crate::input::scan::{Located, Standing};
use crate::output::tally::OTHER_PREFIXES;
use crate::reading::{self, Reading};

/// How many prefixes are remembered at once.
const MOST: usize = 1 << 16;

/// The longest prefix that is remembered, in octets.
const LONGEST: usize = 128;

/// How many prefixes are shown.
const SHOWN: usize = 20;

/// How often each dialect and prefix was seen. Beyond [`MOST`] prefixes the rarer half is forgotten, so that memory
/// stays constant.
#[derive(Debug, Default)]
pub(crate) struct Statistics {
    dialects: HashMap<String, u64>,
    prefixes: HashMap<String, u64>,
    /// How many valid identifiers have a prefix that does not look like one, such as `=HYPERLINK("https:`.
    others: u64,
    /// Whether prefixes were forgotten.
    forgot: bool,
}

impl Statistics {
    /// Counts the dialect and the prefix of a record; `text` is `None` if it was too long.
    fn add(
        &mut self,
        text: Option<&[u8]>,
        reading: Option<Reading>,
        options: Options<'_>,
        dialect: &str,
    ) {
        count(&mut self.dialects, dialect);
        let handle = text.and_then(|text| reading::handle(reading, text, options));
        let prefix =
            handle.as_deref().and_then(|handle| handle.split(|&octet| octet == b'/').next());
        match prefix.map(usual) {
            None => {}
            Some(None) => self.others += 1,
            Some(Some(prefix)) => count(&mut self.prefixes, prefix),
        }
    }

    /// Counts the dialect and the prefix of a record, unless texts of its row have been counted in its place.
    pub(crate) fn add_found(&mut self, args: &Check, found: &Located<'_>, dialect: &str) {
        if found.standing == Standing::Counted {
            return;
        }
        let reading = args.notation.chosen(args.source.reading(found.wanted));
        self.add(found.record.text, reading, args.notation.options(), dialect);
        self.forget();
    }

    /// Forgets the rarer half of too many prefixes.
    fn forget(&mut self) {
        if self.prefixes.len() > MOST {
            self.forgot = true;
            let kept = ranked(&self.prefixes).into_iter().take(MOST / 2);
            self.prefixes = kept.map(|(count, prefix)| (prefix, count)).collect();
        }
    }

    /// About how many octets of memory the prefixes take.
    pub(crate) fn octets(&self) -> usize {
        self.prefixes.len() * (size_of::<(String, u64)>() + LONGEST / 4)
    }

    /// Moves the counts of `other` into these.
    pub(crate) fn join(&mut self, other: &mut Self) {
        add(&mut self.dialects, &mut other.dialects);
        add(&mut self.prefixes, &mut other.prefixes);
        self.others += mem::take(&mut other.others);
        self.forget();
    }

    /// The prefixes, the most frequent first, and how many identifiers have other ones.
    pub(crate) fn prefixes(&self) -> (Vec<(u64, String)>, u64) {
        (ranked(&self.prefixes), self.others)
    }
}

/// The prefix, if it is short and has only the characters of prefixes that are in use. Any other one is probably a
/// piece of the text around an identifier, and showing it would not help.
fn usual(prefix: &[u8]) -> Option<&str> {
    let is_usual = |it: char| it.is_alphanumeric() || matches!(it, '.' | '-' | '_');
    let prefix = std::str::from_utf8(prefix).ok()?;
    (prefix.len() <= LONGEST && prefix.chars().all(is_usual)).then_some(prefix)
}

/// Moves the counts of `more` into `counts`.
fn add(counts: &mut HashMap<String, u64>, more: &mut HashMap<String, u64>) {
    for (name, more) in more.drain() {
        *counts.entry(name).or_default() += more;
    }
}

/// Counts one more of this name, and copies the name only if it is new.
fn count(counts: &mut HashMap<String, u64>, name: &str) {
    match counts.get_mut(name) {
        Some(count) => *count += 1,
        None => {
            counts.insert(name.into(), 1);
        }
    }
}

/// Two lists, the most frequent first; an empty list is left out.
impl fmt::Display for Statistics {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        list(f, "dialects", ranked(&self.dialects))?;
        let title = match (self.forgot, self.prefixes.len() > SHOWN) {
            (true, _) => "most frequent prefixes, at least",
            (false, true) => "most frequent prefixes",
            (false, false) => "prefixes",
        };
        let (prefixes, others) = self.prefixes();
        list(f, title, prefixes)?;
        match others {
            0 => Ok(()),
            others => writeln!(f, "{others:>10}  {OTHER_PREFIXES}"),
        }
    }
}

/// The most frequent first; names break ties.
fn ranked(counts: &HashMap<String, u64>) -> Vec<(u64, String)> {
    let mut counts: Vec<_> = counts.iter().map(|(name, count)| (*count, name.clone())).collect();
    counts.sort_unstable_by(|(a, left), (b, right)| b.cmp(a).then_with(|| left.cmp(right)));
    counts
}

fn list(f: &mut fmt::Formatter<'_>, title: &str, counts: Vec<(u64, String)>) -> fmt::Result {
    if !counts.is_empty() {
        writeln!(f, "{title}:")?;
    }
    counts.iter().take(SHOWN).try_for_each(|(count, name)| writeln!(f, "{count:>10}  {name}"))
}

#[cfg(test)]
mod tests {
    use std::fmt::Write;

    use handle_syntax::{Dialect, Options};

    use super::{MOST, Statistics};
    use crate::reading::Reading;

    fn statistics(texts: impl IntoIterator<Item = String>) -> Statistics {
        let (reading, options) = (Reading::Dialect(Dialect::Handle), Options::default());
        let mut statistics = Statistics::default();
        for text in texts {
            statistics.add(Some(text.as_bytes()), Some(reading), options, "handle");
        }
        statistics
    }

    #[test]
    fn the_most_frequent_come_first_and_names_break_ties() {
        let mut all =
            statistics(["10.2/a", "10.1/a", "10.3/a", "10.3/b/c", "10.4"].map(Into::into));
        all.join(&mut statistics(["10.1/a\u{202E}".into(), "10.3/c".into(), "10.4".into()]));
        let expected = "dialects:\n         8  handle\n\
            prefixes:\n         3  10.3\n         2  10.1\n         1  10.2\n";
        assert_eq!(all.to_string(), expected);
        assert_eq!(Statistics::default().to_string(), "");
    }

    #[test]
    fn only_a_usual_prefix_is_named() {
        let long = format!("{}/1", "9".repeat(200));
        let others =
            ["\"10.1000/1", "=HYPERLINK(\"https://doi.org/10.1000/1", "10.1\u{202E}/1", &long];
        let usual = ["10.1000/1", "cnri.test-a_b/1", "日本/1"];
        let all = statistics(others.into_iter().chain(usual).map(Into::into)).prefixes();
        let names: Vec<_> = all.0.iter().map(|(_, name)| &**name).collect();
        assert_eq!((&*names, all.1), (&["10.1000", "cnri.test-a_b", "日本"][..], 4));
    }

    #[test]
    fn the_rarer_half_is_forgotten() {
        // A quarter of them occurs once, a half twice, and the rest three times.
        let counts = [(0..MOST / 4, 1), (0..MOST / 2, 2), (0..MOST / 4 + 1, 3)];
        let mut all = Statistics::default();
        for (numbers, count) in counts {
            let texts = numbers.map(|number| format!("{count}.{number}/1"));
            all.join(&mut statistics(texts.flat_map(|text| vec![text; count])));
        }
        let three = all.prefixes.values().filter(|&&count| count == 3).count();
        assert_eq!((three, all.prefixes.len(), all.forgot), (MOST / 4 + 1, MOST / 2, true));
    }

    #[test]
    fn half_is_kept_of_prefixes_that_are_equally_frequent() {
        let mut all = Statistics::default();
        all.join(&mut statistics((0..=MOST).map(|number| format!("{number}/1"))));
        assert_eq!((all.prefixes.len(), all.forgot), (MOST / 2, true));
    }

    /// A run with `--fix` has no batches, and adds each record to the counts of the whole run.
    #[test]
    fn records_that_are_added_one_by_one_take_constant_memory() {
        let mut all = Statistics::default();
        for number in 0..2 * MOST {
            let text = format!("{number}/1");
            all.add(Some(text.as_bytes()), None, Options::default(), "handle");
            all.forget();
            assert!(all.prefixes.len() <= MOST, "{number}");
        }
    }

    #[test]
    fn a_title_says_whether_all_are_shown() {
        for (prefixes, title) in [(20, "prefixes:"), (21, "most frequent prefixes:")] {
            let shown = statistics((0..prefixes).map(|number| format!("{number}/1"))).to_string();
            let list: Vec<_> = shown.lines().skip_while(|line| *line != title).collect();
            assert_eq!(list.len(), 1 + 20, "{shown}");
        }
    }

    #[test]
    fn memory_is_bounded_and_the_title_says_that_counts_are_minimums() {
        let exactly = (0..MOST).map(|number| format!("{number}/1"));
        let mut all = Statistics::default();
        all.join(&mut statistics(exactly));
        assert!(!all.forgot);
        let mut all = statistics((0..10).map(|_| "10.1000/1".into()));
        for round in 0..3 {
            all.join(&mut statistics((0..MOST).map(|number| format!("{round}.{number}/1"))));
            assert!(all.prefixes.len() <= MOST, "{} after round {round}", all.prefixes.len());
        }
        let mut shown = String::new();
        write!(shown, "{all}").ok();
        assert!(
            shown.contains("most frequent prefixes, at least:\n        10  10.1000\n"),
            "{shown}"
        );
    }
}
