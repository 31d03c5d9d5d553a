//! Cards that go to a file are coloured only on request, and every card fits the width of the terminal.

use std::io::Write;
use std::process::Stdio;

use unicode_width::UnicodeWidthStr;

use crate::run::{Ran, folder, hdl};

/// Whether a card that does not go to a terminal is coloured.
fn is_coloured(options: &[&str], environment: &[(&str, &str)]) -> bool {
    let mut command = hdl();
    for name in ["NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE"] {
        command.env_remove(name);
    }
    command.envs(environment.iter().copied()).args(options).stdin(Stdio::null());
    command.args(["check", "--format", "human", "tests/identifiers/sici.txt"]);
    let out = String::from_utf8(command.output().unwrap().stdout).unwrap();
    assert!(out.contains("character-not-allowed"), "{out}");
    out.contains('\u{1B}')
}

#[test]
fn a_file_gets_no_colours_unless_they_are_asked_for() {
    assert!(!is_coloured(&[], &[]));
    assert!(!is_coloured(&["--color=auto"], &[]));
    assert!(is_coloured(&["--color=always"], &[]));
    assert!(is_coloured(&[], &[("CLICOLOR_FORCE", "1")]));
}

#[test]
fn the_option_wins_over_the_environment() {
    assert!(is_coloured(&["--color=always"], &[("NO_COLOR", "1")]));
    assert!(!is_coloured(&["--color=never"], &[("CLICOLOR_FORCE", "1")]));
    assert!(!is_coloured(&[], &[("CLICOLOR_FORCE", "1"), ("NO_COLOR", "1")]));
}

/// Cards and trees are drawn with the characters of the locale, even into a pipe. Lines, which programs read, and files
/// do not depend on the locale.
#[test]
fn the_locale_chooses_the_characters_of_drawings() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("cards");
    let to_file = format!("--output=human={}", file.to_str().unwrap());
    let out = |variable: (&str, &str), arguments: &[&str]| {
        let mut command = hdl();
        command.args(arguments).envs([variable]);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().unwrap();
        // A command that does not read its input may end before this is written, so an error is ignored.
        let _ = child.stdin.take().unwrap().write_all("10.1000/é.\n".as_bytes());
        Ran::of(child).out
    };
    for (variable, is_ascii) in [
        (("LC_ALL", "C"), true),
        (("LC_ALL", "de_DE.ISO-8859-1"), true),
        (("TERM", "dumb"), true),
        (("LC_ALL", "de_DE.UTF-8"), false),
    ] {
        let drawings = ["check --format human", "parse hdl:10.1/a"];
        for drawing in drawings.map(|words| words.split(' ').collect::<Vec<_>>()) {
            let drawn = out(variable, &drawing);
            assert_eq!(drawn.is_ascii(), is_ascii, "{variable:?} {drawing:?}: {drawn}");
        }
        assert!(out(variable, &["check"]).contains("10.1000/é"), "{variable:?}");
        out(variable, &["check", &to_file]);
        assert!(std::fs::read_to_string(&file).unwrap().contains('│'), "{variable:?}");
    }
}

/// For every width, every line of a card fits, except for an identifier that the user may copy.
#[test]
fn a_card_fits_every_width() {
    let list = format!(
        "10.1000/{}\u{200B}{}\nhdl:cnri.test/日本<\n10.1000\n",
        "a".repeat(99),
        "b".repeat(99)
    );
    for (columns, ascii) in [40, 80, 120].into_iter().flat_map(|at| [(at, false), (at, true)]) {
        let mut command = hdl();
        command.env("COLUMNS", columns.to_string()).env("NO_COLOR", "1");
        command.args(["check", "--format", "human"]).args(ascii.then_some("--ascii"));
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = command.spawn().unwrap();
        child.stdin.take().unwrap().write_all(list.as_bytes()).unwrap();
        let out = Ran::of(child).out;
        assert!(out.is_ascii() == ascii, "{out}");
        let copied = |line: &&str| line.starts_with("  try:") || line.starts_with("  fix:");
        for line in out.lines().filter(|line| !copied(line)) {
            assert!(line.width() <= columns, "{columns}: {line}");
        }
        let marked = if ascii { "<U+200B>" } else { "⟨U+200B⟩" };
        let lines: Vec<_> = out.lines().collect();
        let at = lines.iter().position(|line| line.contains(marked)).unwrap();
        let column = |line: &str, part: &str| line.find(part).map(|at| line[..at].width());
        let mark = if ascii { "^^^^^^^^" } else { "━━━━━━━━" };
        assert_eq!(column(lines[at], marked), column(lines[at + 1], mark), "{out}");
    }
}

/// A program such as Python runs the command many times, each time as its arguments say.
#[test]
fn each_run_in_one_program_chooses_its_characters() {
    let folder = folder("look-again");
    let (list, page) = (folder.join("list"), folder.join("page.txt"));
    std::fs::write(&list, "10.1000\n").unwrap();
    let output = format!("--output=human={}", page.to_str().unwrap());
    for ascii in [false, true, false] {
        let arguments = ["hdl", "check", &output, list.to_str().unwrap()];
        let arguments = arguments.into_iter().chain(ascii.then_some("--ascii"));
        handle_syntax_cli::run(arguments.map(Into::into));
        let drawn = std::fs::read_to_string(&page).unwrap();
        assert!(!drawn.is_empty() && drawn.is_ascii() == ascii, "{ascii}: {drawn}");
    }
}
