//! A page for people who never open a terminal: the problems, how often and where they occur, and how to fix them.
//!
//! The page is one file, and loads nothing from elsewhere.

mod markdown;

use std::io::{self, Write};

use handle_syntax::Code;

use crate::names::meaning::meaning;
use crate::output::counts::Counts;
use crate::output::finding::{Example, with_obstacle};
use crate::output::formats::markup::escaped;
use crate::output::summary::Summary;
use crate::output::tally::{OTHER_PREFIXES, Occurrences, Tally, share};
use crate::terminal::plural::plural;

/// How many files and prefixes are shown.
const SHOWN: usize = 50;

/// How many characters of a record are shown before and after the place.
const AROUND: usize = 60;

const STYLE: &str = include_str!("html.css");

/// Writes the whole page.
pub(crate) fn page(writer: &mut impl Write, summary: &Summary<'_>) -> io::Result<()> {
    let Summary { counts, tally, prefixes, .. } = summary;
    let title = "Report on identifiers";
    writeln!(writer, "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">")?;
    writeln!(writer, "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">")?;
    writeln!(writer, "<title>{title}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>")?;
    writeln!(writer, "<h1>{title}</h1>\n<p>{}</p>", verdict(counts))?;
    problems(writer, tally)?;
    files(writer, tally)?;
    let (named, others) = prefixes;
    let row = |(count, prefix): &(u64, String)| {
        format!("<td><code>{}</code><td>{count}", escaped(prefix))
    };
    let others = (*others > 0).then(|| format!("<td>{OTHER_PREFIXES}<td>{others}"));
    let rows: Vec<_> = named.iter().take(SHOWN).map(row).chain(others).collect();
    table(writer, "Prefixes of valid identifiers", &["Prefix", "Identifiers"], &rows)?;
    if named.len() > SHOWN {
        let more = named.len() - SHOWN;
        writeln!(writer, "<p>And {more} more, none with more identifiers.</p>")?;
    }
    for (code, group) in tally.ranked() {
        section(writer, code, group)?;
    }
    let version = env!("CARGO_PKG_VERSION");
    writeln!(
        writer,
        "<footer>Written by <code>hdl check</code> {version}.</footer>\n</body>\n</html>"
    )
}

fn verdict(counts: &Counts) -> String {
    let Counts { checked, valid, warnings, advice, .. } = *counts;
    let wrong = checked - valid;
    let said = match (wrong, warnings + advice) {
        (0, 0) => "No problems were found.".to_owned(),
        (0, _) => "All are valid, but some are worth a look.".to_owned(),
        (1, _) => "One is wrong.".to_owned(),
        _ => format!("{wrong} are wrong."),
    };
    let checked = plural(checked, "identifier");
    format!("{checked} checked. <strong>{said}</strong> In all: {}.", counts.problems())
}

fn problems(writer: &mut impl Write, tally: &Tally) -> io::Result<()> {
    let all = tally.problems();
    let row = |(code, group): &(Code, &Occurrences)| {
        let Occurrences { severity, count, fixable, suggested, .. } = group;
        format!(
            "<td><a href=\"#{code}\">{}</a><td class=\"{severity}\">{severity}<td>{count}<td>{}\
            <td>{fixable}<td>{suggested}",
            markdown::inline(meaning(*code)),
            share(*count, all),
        )
    };
    let rows: Vec<_> = tally.ranked().iter().map(row).collect();
    let head =
        ["Problem", "Severity", "How often", "Share", "Repaired by --fix", "With a suggestion"];
    table(writer, "Problems", &head, &rows)
}

fn files(writer: &mut impl Write, tally: &Tally) -> io::Result<()> {
    let mut files: Vec<_> = tally.files.iter().collect();
    files.sort_by_key(|(_, counts)| std::cmp::Reverse(counts.errors + counts.warnings));
    let rows: Vec<_> = files
        .iter()
        .take(SHOWN)
        .map(|(name, Counts { checked, valid, errors, warnings, .. })| {
            let name = escaped(name);
            format!("<td>{name}<td>{checked}<td>{valid}<td>{errors}<td>{warnings}")
        })
        .collect();
    table(writer, "Files", &["File", "Checked", "Valid", "Errors", "Warnings"], &rows)?;
    match files.len().saturating_sub(SHOWN) {
        0 => Ok(()),
        more => {
            let more = plural(more as u64, "more file");
            writeln!(writer, "<p>And {more}, none with more errors and warnings.</p>")
        }
    }
}

/// A table with a heading; one without rows is left out.
fn table(writer: &mut impl Write, title: &str, head: &[&str], rows: &[String]) -> io::Result<()> {
    if rows.is_empty() {
        return Ok(());
    }
    writeln!(writer, "<h2>{title}</h2>\n<table>\n<tr><th>{}", head.join("<th>"))?;
    rows.iter().try_for_each(|row| writeln!(writer, "<tr>{row}"))?;
    writeln!(writer, "</table>")
}

/// A kind of problem: what it means, what to do, and the first examples.
fn section(writer: &mut impl Write, code: Code, group: &Occurrences) -> io::Result<()> {
    writeln!(writer, "<section id=\"{code}\">\n<h2>{}</h2>", markdown::inline(meaning(code)))?;
    let page = code.explanation().splitn(3, "\n\n").nth(2).unwrap_or_default();
    write!(writer, "{}", markdown::html(page))?;
    writeln!(
        writer,
        "<h3>{}</h3>",
        match group.examples.len() {
            1 => "Where it occurs",
            _ => "Where it occurs first",
        }
    )?;
    group.examples.iter().try_for_each(|example| show(writer, example))?;
    match group.count - group.examples.len() as u64 {
        0 => {}
        more => writeln!(writer, "<p>And {more} more.</p>")?,
    }
    writeln!(writer, "</section>")
}

fn show(writer: &mut impl Write, example: &Example) -> io::Result<()> {
    let Example { place, message, before, at, after, repaired, obstacle } = example;
    let (before, after) = (last(before), first(after));
    // Where something is missing, there are no characters to underline, so a caret shows the place.
    let at = if at.is_empty() { "\u{2038}".into() } else { first(at) };
    writeln!(
        writer,
        "<div class=\"example\"><p>{}: {}</p>",
        escaped(place),
        markdown::inline(message)
    )?;
    let (before, at, after) = (escaped(&before), escaped(&at), escaped(&after));
    writeln!(writer, "<pre><bdi>{before}<mark>{at}</mark>{after}</bdi></pre>")?;
    if let Some(repaired) = repaired {
        let word = if repaired.is_sure() { "Write" } else { "Perhaps" };
        let line = format!("{word}: <ins><bdi>{}</bdi></ins>", escaped(repaired.text()));
        let why = obstacle.map(escaped);
        writeln!(writer, "<p>{}</p>", with_obstacle(line, why.as_deref()))?;
    }
    writeln!(writer, "</div>")
}

/// The last characters of a text.
fn last(text: &str) -> String {
    match text.chars().count().saturating_sub(AROUND) {
        0 => text.to_owned(),
        more => format!("…{}", text.chars().skip(more).collect::<String>()),
    }
}

/// The first characters of a text.
fn first(text: &str) -> String {
    let mut shown: String = text.chars().take(AROUND).collect();
    if shown.len() < text.len() {
        shown.push('…');
    }
    shown
}
