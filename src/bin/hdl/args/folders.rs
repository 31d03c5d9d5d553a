//! Which files of a directory are read.

use std::path::Path;

use ignore::overrides::{Override, OverrideBuilder};

/// Which files of a directory are read.
#[derive(Clone, Debug, Default, clap::Args)]
pub(crate) struct Folders {
    /// In a directory, read only files whose names match this pattern, written as in `.gitignore`; with `!`, all
    /// others.
    ///
    /// For example `hdl check --glob '*.csv' --column doi exports`. A pattern wins over `.gitignore`, and finds
    /// hidden files too. Files named on the command line are always read.
    #[arg(long, value_name = "GLOB", value_parser = glob)]
    pub(crate) glob: Vec<String>,

    /// In a directory, read hidden files too.
    #[arg(long)]
    pub(crate) hidden: bool,

    /// In a directory, also read files that `.gitignore` and `.ignore` exclude.
    #[arg(long)]
    pub(crate) no_ignore: bool,
}

impl Folders {
    /// The patterns, for the files of the directory at `path`.
    pub(crate) fn globs(&self, path: &Path) -> Result<Override, ignore::Error> {
        globs(path, &self.glob)
    }
}

fn globs(path: &Path, globs: &[String]) -> Result<Override, ignore::Error> {
    let mut overrides = OverrideBuilder::new(path);
    globs.iter().try_for_each(|glob| overrides.add(glob).map(|_| ()))?;
    overrides.build()
}

/// Checks that a text is a valid pattern.
fn glob(text: &str) -> Result<String, String> {
    if text.is_empty() {
        return Err("write a pattern, such as `*.csv`".into());
    }
    let read = globs(Path::new(""), &[text.to_owned()]);
    read.map(|_| text.to_owned()).map_err(|error| error.to_string())
}
