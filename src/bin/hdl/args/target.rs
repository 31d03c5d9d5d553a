//! [`Target`]: a file that problems are written to, and in which format.

use std::path::PathBuf;
use std::str::FromStr;

use clap::ValueEnum;

use crate::files::STDIN;
use crate::names::suggest;
use crate::output::format::Format;

/// A file, and its format if the argument names one.
#[derive(Clone, Debug)]
pub(crate) struct Target {
    pub(crate) format: Option<Format>,
    pub(crate) path: PathBuf,
}

impl Target {
    /// The format whose files usually have the extension of this one.
    pub(super) fn usual_format(&self) -> Option<Format> {
        Format::of_file(self.path.file_name()?.to_str()?)
    }
}

impl FromStr for Target {
    type Err = String;

    fn from_str(given: &str) -> Result<Self, String> {
        // The text before `=` is the name of a format, unless it has a character that only paths have.
        let named = given.split_once('=').filter(|(name, _)| !name.contains(['/', '\\', '.']));
        let (format, path) = match named {
            Some((name, path)) => (Some(format(name)?), path),
            // If the user forgot the name of the file, the file would be called like the format.
            None if Format::from_str(given, false).is_ok() => {
                return Err(format!("write `{given}=FILE`; for a file of this name, `./{given}`"));
            }
            None => (None, given),
        };
        if path.is_empty() {
            return Err("the name of the file is missing".into());
        }
        if path == STDIN {
            return Err("for the standard output, write `--format FORMAT` instead; \
                        for a file of this name, `./-`"
                .into());
        }
        Ok(Self { format, path: path.into() })
    }
}

fn format(name: &str) -> Result<Format, String> {
    Format::from_str(name, false).map_err(|_| {
        let values = Format::value_variants().iter().filter_map(Format::to_possible_value);
        let names: Vec<_> = values.map(|value| value.get_name().to_owned()).collect();
        suggest::unknown("format", name, "the formats are", &names)
    })
}

#[cfg(test)]
mod tests {
    use super::{Format, Target};

    #[test]
    fn a_format_may_come_before_the_file() {
        let read = |given: &str| given.parse().map(|Target { format, path }| (format, path));
        for (given, format, path) in [
            ("sarif=a.sarif", Some(Format::Sarif), "a.sarif"),
            ("html=a=b", Some(Format::Html), "a=b"),
            ("a.txt", None, "a.txt"),
            ("./a=b", None, "./a=b"),
        ] {
            assert_eq!(read(given), Ok((format, path.into())), "{given}");
        }
        assert!(read("sarf=a").is_err_and(|error| error.contains("did you mean `sarif`?")));
        assert!(read("html").is_err_and(|error| error.contains("write `html=FILE`")));
        for given in ["-", "json=-"] {
            let refused = read(given).is_err_and(|error| error.contains("for the standard output"));
            assert!(refused, "{given}");
        }
        assert!(read("group=a").is_err() && read("sarif=").is_err() && read("").is_err());
    }

    #[test]
    fn the_extension_of_a_file_tells_its_format() {
        for (given, format) in [
            ("a/report.HTML", Some(Format::Html)),
            ("a.htm", Some(Format::Html)),
            ("a.json", Some(Format::Json)),
            ("a.jsonl", Some(Format::Json)),
            ("a.sarif", Some(Format::Sarif)),
            ("a.sarif.json", Some(Format::Sarif)),
            ("a.csv", Some(Format::Csv)),
            ("a.xml", Some(Format::Junit)),
            ("a.csv.gz", None),
            ("a.txt", None),
            ("./html", None),
            ("a.html/b", None),
        ] {
            let target: Result<Target, _> = given.parse();
            assert_eq!(target.map(|target| target.usual_format()), Ok(format), "{given}");
        }
    }
}
