//! [`Pool`]: the lines of a source, those without problems and those with problems.

use std::collections::BTreeSet;
use std::error::Error;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use fastrand::Rng;
use regex::bytes::RegexBuilder;
use serde_json::Value;

use crate::kind::Source;

/// The lines of a source.
pub(crate) struct Pool {
    /// Lines without problems that also match the expression of the source.
    pub(crate) clean: Deck,
    /// Lines with problems.
    pub(crate) found: Deck,
}

impl Pool {
    /// Reads the file of a source in `folder`.
    pub(crate) fn read(source: &Source, folder: &Path, hdl: &Path) -> Result<Self, Box<dyn Error>> {
        let file = folder.join(source.file);
        let text = fs::read(&file).map_err(|error| format!("{}: {error}", file.display()))?;
        let problems = problems(&file, hdl)?;
        let expression = RegexBuilder::new(&source.expression()).unicode(false).build()?;
        let lines =
            (1..).zip(text.split(|octet| *octet == b'\n')).filter(|(_, line)| !line.is_empty());
        let (found, clean): (Vec<_>, Vec<_>) =
            lines.partition(|(number, _)| problems.contains(number));
        let found = found.into_iter().map(|(_, line)| line.to_vec()).collect();
        let clean = clean
            .into_iter()
            .map(|(_, line)| line.to_vec())
            .filter(|line| expression.is_match(line))
            .collect();
        Ok(Self { clean: Deck::new(clean)?, found: Deck::new(found)? })
    }
}

/// The numbers of the lines with problems.
fn problems(file: &Path, hdl: &Path) -> Result<BTreeSet<u64>, Box<dyn Error>> {
    let mut check = Command::new(hdl);
    check.args(["check", "--format", "json"]).arg(file).stderr(Stdio::null());
    let output = check.output().map_err(|error| format!("{}: {error}", hdl.display()))?;
    let lines = output.stdout.split(|octet| *octet == b'\n').filter(|line| !line.is_empty());
    let values = lines.map(serde_json::from_slice).collect::<Result<Vec<Value>, _>>()?;
    Ok(values.iter().filter_map(|value| value["line"].as_u64()).collect())
}

/// Lines that are dealt in random order, and shuffled again after all of them have been dealt.
pub(crate) struct Deck {
    lines: Vec<Vec<u8>>,
    dealt: usize,
}

impl Deck {
    fn new(lines: Vec<Vec<u8>>) -> Result<Self, &'static str> {
        let dealt = lines.len();
        if lines.is_empty() { Err("a source has no such line") } else { Ok(Self { lines, dealt }) }
    }

    pub(crate) fn next(&mut self, random: &mut Rng) -> &[u8] {
        if self.dealt == self.lines.len() {
            random.shuffle(&mut self.lines);
            self.dealt = 0;
        }
        self.dealt += 1;
        &self.lines[self.dealt - 1]
    }
}
