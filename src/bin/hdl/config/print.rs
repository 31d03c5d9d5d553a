//! `hdl config`: which settings apply to a file, and why.

use std::fmt::Write as _;
use std::path::PathBuf;

use super::file::Config;
use crate::args::ConfigArgs;
use crate::status::Status;
use crate::terminal::failure::{note, print};
use crate::terminal::sanitize::masked;

/// Prints the settings of each file as TOML.
pub(crate) fn run(args: &ConfigArgs) -> Status {
    let read = |path: &PathBuf| Config::read(path).map(Some);
    let config = match args.config.as_ref().map_or_else(Config::nearest, read) {
        Ok(Some(config)) => config,
        Ok(None) => {
            note("there is no hdl.toml here or in a folder above");
            return Status::UNABLE;
        }
        Err(error) => {
            note(error);
            return Status::UNABLE;
        }
    };
    let mut text = String::new();
    for file in &args.files {
        let settings = config.settings_for(file);
        let _ = writeln!(text, "# {}", masked(&file.to_string_lossy()));
        if settings.is_empty() {
            let _ = writeln!(text, "# {} says nothing about this file", config.path());
        }
        for (setting, glob) in settings {
            let because = glob.map(|glob| format!(", for {}", masked(glob))).unwrap_or_default();
            let (key, value, place) = (setting.key.name, &setting.value, &setting.place);
            let _ = writeln!(text, "{key} = {value}  # {place}{because}");
        }
    }
    print(text.as_bytes())
}
