//! A terminal gets nothing that it would obey.

use std::fs::{File, OpenOptions};
use std::io::{Read, Write};
use std::process::Stdio;
use std::thread;
use std::time::Duration;

use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};

use crate::run::{folder, formats, hdl, run};

/// Lines with a title, a cleared screen, a C1 control as a character and as an octet, and a change of direction.
const HOSTILE: &[u8] =
    b"info:hdl/10.1/\xC3\xA9\n10.1000/\x1B]0;pwned\x07\x1B[2J\n10.1000/\xC2\x9B2J\n\
    10.1000/\x9B2J\n10.1000/\xE2\x80\xAEa\rb\n";

/// A new pseudo-terminal: first the end of the person who uses it, then the end of the command.
fn terminal() -> (File, File) {
    let terminal = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY).unwrap();
    grantpt(&terminal).unwrap();
    unlockpt(&terminal).unwrap();
    let name = ptsname(&terminal, Vec::new()).unwrap().into_string().unwrap();
    (File::from(terminal), OpenOptions::new().read(true).write(true).open(name).unwrap())
}

/// What a command writes to a terminal until all other ends are closed.
fn text(mut terminal: File) -> String {
    let mut text = Vec::new();
    // On Linux, reading a terminal that is closed at the other end is an error, which is ignored.
    let _ = terminal.read_to_end(&mut text);
    String::from_utf8(text).unwrap()
}

/// What `hdl` writes to a terminal that is both its standard output and its standard error.
fn shown(test: &str, arguments: &[&str], input: &[u8]) -> String {
    let list = folder(test).join("list");
    std::fs::write(&list, input).unwrap();
    let (terminal, other) = terminal();
    let mut command = hdl();
    command.args(arguments).env("NO_COLOR", "1").stdin(File::open(&list).unwrap());
    if arguments.contains(&"--diff") {
        command.arg(&list);
    }
    command.stdout(other.try_clone().unwrap()).stderr(other);
    let mut child = command.spawn().unwrap();
    // Otherwise `command` would keep its end of the terminal open, and reading would never end.
    drop(command);
    let text = text(terminal);
    child.wait().unwrap();
    text
}

/// A card says what to do, which a line in a pipe does not.
#[test]
fn on_a_terminal_the_problems_of_texts_are_cards() {
    let link = "https://hdl.handle.net/10.1000/182?noredirect";
    for (arguments, help) in [
        (&["convert", "--to=handle", link][..], "(`--allow-loss query`)"),
        (&["convert", "--to=handle", "info:lccn/2002022641"], "(`--as info-uri`)"),
        (&["convert", "--to=proxy", "info:doi/10.1000/1"], "help: write `info:hdl/` instead"),
        (&["convert", "--to=sun98-uri", "10.1:2/x"], "sun98-uri cannot hold this handle"),
        (&["normalize", "--namespace=lccn", "n78-x"], "compare it with other identifiers"),
        (&["compare", "10.1/x", "hdl:10.1"], "if this is only the prefix, the rest was cut off"),
    ] {
        let shown = shown("cards", arguments, b"");
        assert!(shown.contains("╰─"), "{arguments:?}: {shown}");
        assert!(shown.contains(help), "{arguments:?}: {shown}");
        assert!(!shown.contains("would lose") && !shown.contains(" first"), "{shown}");
    }
}

#[test]
fn no_command_writes_characters_that_a_terminal_obeys() {
    let commands: [&[&str]; 10] = [
        &["check"],
        &["check", "--group"],
        &["check", "--statistics"],
        &["check", "--diff"],
        &["check", "--fix"],
        &["normalize"],
        &["convert", "--to=handle"],
        &["convert", "--to=handle", "--format=json"],
        &["parse"],
        &["compare", "10.1000/\u{1B}[2J", "10.1000/\u{9B}2J"],
    ];
    let formats: Vec<_> = formats().iter().map(|format| format!("--format={format}")).collect();
    let checks = formats.iter().map(|format| vec!["check", format]);
    for arguments in commands.map(<[_]>::to_vec).into_iter().chain(checks) {
        let text = shown("terminal", &arguments, HOSTILE);
        let obeyed =
            |c: &char| c.is_control() && !matches!(c, '\n' | '\r' | '\t') || *c == '\u{202E}';
        assert_eq!(text.chars().find(obeyed), None, "{arguments:?}: {text:?}");
        assert!(!text.replace("\r\n", "\n").contains('\r'), "{arguments:?}: {text:?}");
        assert!(!text.is_empty(), "{arguments:?}");
    }
}

#[test]
fn a_file_gets_every_octet() {
    let ran = crate::run::octets(&["convert", "--to=handle"], b"10.1/\x07a\n");
    assert_eq!(ran, b"10.1/\x07a\n");
}

#[test]
fn problems_are_cards_on_a_terminal_and_lines_elsewhere() {
    let (list, arguments) = (b"10.1000\n", ["check"]);
    assert!(
        shown("terminal-cards", &arguments, list)
            .contains("error[missing-slash]: `10.1000` is only the prefix of an identifier, and nothing follows it")
    );
    let line = "<stdin>:1:8: error [missing-slash] `10.1000` is only the prefix of an identifier, and nothing follows it\n";
    assert_eq!(run(&arguments, list).out, line);
}

/// A text is copied from a card, so no character for its direction is added to it.
#[test]
fn the_repaired_text_of_a_card_is_the_text_itself() {
    let list = "https://doi.org/10.1000/שלום\n10.1000/سلام \n";
    let ran = run(&["check", "--format=human"], list.as_bytes());
    let repaired: Vec<_> = ran.out.lines().filter(|line| line.starts_with("  try:")).collect();
    assert_eq!(repaired, ["  try:  10.1000/سلام"], "{}", ran.out);
    assert!(ran.out.contains("│ 10.1000/\u{2068}سلام\u{2069}"), "{}", ran.out);
}

/// What `hdl` writes to a terminal, its standard error, if a person types its input there.
fn while_typing(arguments: &[&str]) -> String {
    let (mut terminal, other) = terminal();
    let mut command = hdl();
    command.args(arguments).stdin(other.try_clone().unwrap()).stdout(Stdio::null()).stderr(other);
    let mut child = command.spawn().unwrap();
    drop(command);
    // The second character ends the input.
    terminal.write_all(b"\n\x04").unwrap();
    let text = text(terminal);
    child.wait().unwrap();
    text
}

#[test]
fn a_person_who_has_to_type_the_input_is_told() {
    let commands: [(&[&str], bool); 11] = [
        (&["check"], true),
        (&["check", "--fix"], true),
        (&["check", "--quiet"], false),
        (&["check", "-"], false),
        (&["check", "tests/identifiers/hdl.txt"], false),
        (&["unique"], true),
        (&["unique", "-q"], false),
        (&["parse"], true),
        (&["normalize"], true),
        (&["normalize", "10.1000/1"], false),
        (&["convert", "--to=handle", "--column=1"], true),
    ];
    for (arguments, is_told) in commands {
        let text = while_typing(arguments);
        let line = "hdl: reading the standard input; end it with Ctrl-D";
        assert_eq!(text.contains(line), is_told, "{arguments:?}: {text:?}");
    }
}

/// Most people expect links to doi.org, so a tip names the option. A program that reads the standard error gets no tip.
#[test]
fn a_person_is_told_how_links_to_doi_names_get_their_usual_host() {
    let tip = "hdl: --resolver doi.org writes links to doi.org";
    for (arguments, input, is_told) in [
        (&["convert", "--to=proxy"][..], "10.1000/1\n", true),
        (&["convert", "--to=proxy", "--column=1"], "10.1000/1,a\n", true),
        (&["convert", "--to=proxy", "-q"], "10.1000/1\n", false),
        (&["convert", "--to=proxy", "--resolver=hdl.handle.net"], "10.1000/1\n", false),
        (&["convert", "--to=proxy"], "2027/1\n", false),
        (&["convert", "--to=doi"], "10.1000/1\n", false),
    ] {
        let text = shown("tip", arguments, input.as_bytes());
        assert_eq!(text.contains(tip), is_told, "{arguments:?}: {text}");
        assert_eq!(run(arguments, input.as_bytes()).err, "", "{arguments:?}");
    }
}

/// A report on a terminal does not begin in the middle of a line of the results.
#[test]
fn a_report_begins_with_its_own_line() {
    let entry = b"@a{k,\n  doi = {10.1000},\n}\n";
    let arguments = ["convert", "--to=proxy", "--field=doi"];
    let text = shown("terminal-lines", &arguments, entry);
    assert!(text.lines().any(|line| line.starts_with("<stdin>:2:")), "{text:?}");
    assert!(text.replace("\r\n", "\n").contains("@a{k,\n  doi = {10.1000},\n}\n"), "{text:?}");
}

/// What `hdl` writes to a terminal, its standard error, if its input takes longer than a second.
fn while_waiting(arguments: &[&str]) -> String {
    let (terminal, other) = terminal();
    let mut command = hdl();
    command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::null()).stderr(other);
    let mut child = command.spawn().unwrap();
    drop(command);
    let mut stdin = child.stdin.take().unwrap();
    for _ in 0..3 {
        stdin.write_all(b"10.1000/1\n").unwrap();
        thread::sleep(Duration::from_millis(700));
    }
    drop(stdin);
    let text = text(terminal);
    child.wait().unwrap();
    text
}

#[test]
fn a_person_who_waits_at_a_terminal_sees_how_much_was_read() {
    let commands: [(&[&str], bool); 9] = [
        (&["check"], true),
        (&["check", "--quiet"], false),
        (&["normalize"], true),
        (&["normalize", "-q"], false),
        (&["normalize", "--column=1"], true),
        (&["convert", "--to=handle", "--format=json"], true),
        (&["convert", "--to=handle", "-q"], false),
        (&["unique"], true),
        (&["unique", "-q"], false),
    ];
    thread::scope(|scope| {
        for (arguments, shows) in commands {
            scope.spawn(move || {
                let text = while_waiting(arguments);
                assert_eq!(text.contains(" B, "), shows, "{arguments:?}: {text:?}");
                assert!(shows || text.is_empty(), "{arguments:?}: {text:?}");
            });
        }
    });
}
