//! [`Baseline`]: problems that are known, by the text that has them.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fs::File;
use std::io::{self, BufRead, BufReader, BufWriter, Write};
use std::path::Path;

use handle_syntax::{Code, Report};
use serde::{Deserialize, Serialize};

use crate::output::hex;
use crate::output::safe_json;
use crate::terminal::failure::note;

/// How often each problem of each text is known. The place of the text does not matter.
#[derive(Clone, Debug, Default)]
pub(crate) struct Baseline {
    known: BTreeMap<Vec<u8>, BTreeMap<Code, u64>>,
}

/// A line of the file.
#[derive(Serialize, Deserialize)]
struct Accepted<'a> {
    text: Cow<'a, str>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    text_hex: Option<String>,
    problem: Cow<'a, str>,
    count: u64,
}

/// Says how many problems of the baseline no text had.
pub(crate) fn note_gone(problems: u64) {
    match problems {
        0 => {}
        1 => note("1 problem of the baseline no longer occurs"),
        more => note(format_args!("{more} problems of the baseline no longer occur")),
    }
}

impl Baseline {
    /// Reads a baseline.
    ///
    /// # Errors
    /// The file cannot be read, or one of its lines is not a line of a baseline.
    pub(crate) fn read(path: &Path) -> io::Result<Self> {
        let mut baseline = Self::default();
        for (number, line) in (1..).zip(BufReader::new(File::open(path)?).split(b'\n')) {
            let wrong = |why: &str| {
                io::Error::other(format!("line {number} does not belong in a baseline: {why}"))
            };
            let line = line?;
            let line: Accepted<'_> = serde_json::from_slice(&line)
                .map_err(|_| wrong("`--write-baseline` writes no such line"))?;
            let text = match line.text_hex {
                Some(digits) => {
                    hex::octets(&digits).ok_or_else(|| wrong("`text_hex` is not hexadecimal"))?
                }
                None => line.text.into_owned().into_bytes(),
            };
            let code = line.problem.parse().map_err(|_| wrong("no problem has this name"))?;
            let count = baseline.known.entry(text).or_default().entry(code).or_default();
            *count = u64::saturating_add(*count, line.count);
        }
        Ok(baseline)
    }

    /// Refuses to write a baseline over a file that is not a baseline: the user probably forgot the name of the
    /// baseline.
    pub(crate) fn may_replace(path: &Path) -> io::Result<()> {
        if path.is_file() && Self::read(path).is_err() {
            return Err(io::Error::other("this file is not a baseline, so it is not replaced"));
        }
        Ok(())
    }

    /// Writes the baseline to a file.
    pub(crate) fn write(&self, file: File) -> io::Result<()> {
        let mut writer = BufWriter::new(file);
        for (text, problems) in &self.known {
            for (code, &count) in problems {
                let problem = Cow::Borrowed(code.name());
                let (text, text_hex) = (String::from_utf8_lossy(text), hex::unless_utf8(text));
                safe_json::line(&mut writer, &Accepted { text, text_hex, problem, count })?;
            }
        }
        writer.flush()
    }

    /// Adds the problems of a text.
    pub(crate) fn add(&mut self, text: &[u8], report: &Report<'_>) {
        if report.is_empty() {
            return;
        }
        let known = self.known.entry(text.to_vec()).or_default();
        for problem in report.problems() {
            *known.entry(problem.code()).or_default() += 1;
        }
    }

    /// Removes known problems from `report`, each only as often as the baseline counts it.
    pub(crate) fn subtract(&mut self, text: &[u8], report: &mut Report<'_>) {
        let Some(known) = self.known.get_mut(text) else { return };
        report.regrade(|problem| match known.get_mut(&problem.code()) {
            Some(count) if *count > 0 => {
                *count -= 1;
                None
            }
            _ => Some(problem.severity()),
        });
    }

    /// How many problems there are.
    pub(crate) fn len(&self) -> u64 {
        self.known.values().flat_map(BTreeMap::values).copied().fold(0, u64::saturating_add)
    }
}
