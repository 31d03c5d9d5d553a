//! The manual page of a command.

use std::io::{self, Write};

use clap::Command;
use clap::builder::StyledStr;
use clap_mangen::Man;
use clap_mangen::roff::{Roff, bold, roman};

/// Writes the manual page of a command. The examples and exit statuses of the help become sections of their own, at the
/// end, where readers of manuals look for them.
pub(super) fn write(mut command: Command, text: &mut Vec<u8>) -> io::Result<()> {
    command.build();
    let usage = command.render_usage().to_string();
    let usage = usage.trim_start_matches("Usage:").trim().to_owned();
    let around = [command.get_before_long_help(), command.get_after_long_help()];
    let around = around.into_iter().chain([command.get_after_help()]).flatten();
    let around: Vec<_> = around.map(StyledStr::to_string).collect();
    let paragraphs: Vec<_> = around.iter().flat_map(|help| help.split("\n\n")).collect();
    let after = |title: &str| {
        let mut found = paragraphs.iter().filter_map(|paragraph| paragraph.strip_prefix(title));
        found.next()
    };
    let is_prose = |paragraph: &&&str| !TITLES.iter().any(|title| paragraph.starts_with(title));

    let has_subcommands = command.has_subcommands();
    let man = Man::new(command.override_usage(usage));
    man.render_title(text)?;
    man.render_name_section(text)?;
    man.render_synopsis_section(text)?;
    man.render_description_section(text)?;
    let mut prose = Roff::default();
    paragraphs.iter().filter(is_prose).for_each(|paragraph| lines(paragraph, &mut prose));
    prose.to_writer(text)?;
    man.render_options_section(text)?;
    if has_subcommands {
        man.render_subcommands_section(text)?;
    }
    let mut last = Roff::default();
    if let Some(status) = after(STATUS) {
        last.control("SH", ["EXIT STATUS"]);
        statuses(status, &mut last);
    }
    if let Some(examples) = after(EXAMPLES) {
        last.control("SH", ["EXAMPLES"]);
        lines(examples.trim_start_matches('\n'), &mut last);
    }
    last.to_writer(text)?;
    text.flush()
}

/// The beginnings of the paragraphs of the help that become sections of their own.
const TITLES: [&str; 2] = [STATUS, EXAMPLES];
const STATUS: &str = "Exit status:";
const EXAMPLES: &str = "Examples:";

/// Writes a paragraph; if it begins with a space, its lines stay as they are.
fn lines(paragraph: &str, page: &mut Roff) {
    page.control("PP", []);
    let is_verbatim = paragraph.starts_with(' ');
    if is_verbatim {
        page.control("nf", []);
    }
    for line in paragraph.lines() {
        page.text([roman(line)]);
    }
    if is_verbatim {
        page.control("fi", []);
    }
}

/// Writes what each exit status means: a line each, or all in one sentence.
fn statuses(text: &str, page: &mut Roff) {
    for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
        match line.split_once("  ") {
            Some((status, meaning)) => {
                page.control("TP", []);
                page.text([bold(status)]);
                page.text([roman(meaning)]);
            }
            None => {
                page.text([roman(line)]);
            }
        }
    }
}
