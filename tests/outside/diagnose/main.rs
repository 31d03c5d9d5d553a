//! A command that draws what is wrong: every error of the library goes through `?` in a `main` of `miette`.
//!
//! `diagnose link TEXT` prints the link of a DOI name, `diagnose name PREFIX SUFFIX` makes a name of its parts, and
//! `diagnose same TEXT TEXT` says whether two texts mean the same handle.

use std::env;

use handle_syntax::meaning::Incomparable;
use handle_syntax::{Dialect, Doi, Report, compare, read};
use miette::{Result, bail};

fn main() -> Result<()> {
    let arguments: Vec<_> = env::args().skip(1).collect();
    let answer = match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["link", text] => link(text)?,
        ["name", prefix, suffix] => Doi::new(prefix, suffix)?.into_inner(),
        ["same", one, other] => same(one, other)?,
        _ => bail!("diagnose link TEXT, diagnose name PREFIX SUFFIX, or diagnose same TEXT TEXT"),
    };
    println!("{answer}");
    Ok(())
}

/// A report has all problems, and owns its text when it is returned; an error has only the first one.
fn link(text: &str) -> Result<String> {
    let (_, handle) = read(text).map_err(Report::into_owned)?;
    let doi = Doi::parse(&*handle)?;
    Ok(format!("https://doi.org/{}", doi.normalized()))
}

fn same(one: &str, other: &str) -> Result<String> {
    let texts = [one, other].map(|text| (Dialect::by_scheme(text), text));
    let comparison = compare(texts).map_err(Incomparable::into_owned)?;
    Ok(format!("{}: {}", comparison.equal, comparison.reason))
}
