//! A terminal gets nothing that it would obey.

use std::fs::{File, OpenOptions};
use std::io::Read;

use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};

use crate::files::folder;
use crate::run::hdl;

/// Lines with a title, a cleared screen, a C1 control as a character and as an octet, and a change of direction.
const HOSTILE: &[u8] =
    b"info:hdl/10.1/\xC3\xA9\n10.1000/\x1B]0;pwned\x07\x1B[2J\n10.1000/\xC2\x9B2J\n\
    10.1000/\x9B2J\n10.1000/\xE2\x80\xAEa\rb\n";

/// What `hdl` writes to a terminal that is both its standard output and its standard error.
fn shown(arguments: &[&str], input: &[u8]) -> String {
    let list = folder("terminal").join("list");
    std::fs::write(&list, input).unwrap();
    let terminal = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY).unwrap();
    grantpt(&terminal).unwrap();
    unlockpt(&terminal).unwrap();
    let name = ptsname(&terminal, Vec::new()).unwrap().into_string().unwrap();
    let other = OpenOptions::new().read(true).write(true).open(name).unwrap();
    let mut command = hdl();
    command.args(arguments).env("NO_COLOR", "1").stdin(File::open(&list).unwrap());
    if arguments.contains(&"--diff") {
        command.arg(&list);
    }
    command.stdout(other.try_clone().unwrap()).stderr(other);
    let mut child = command.spawn().unwrap();
    // Otherwise `command` would keep its end of the terminal open, and reading would never end.
    drop(command);
    let mut text = Vec::new();
    // On Linux, reading a terminal that is closed at the other end is an error, which is ignored.
    let _ = File::from(terminal).read_to_end(&mut text);
    child.wait().unwrap();
    String::from_utf8(text).unwrap()
}

#[test]
fn no_command_writes_characters_that_a_terminal_obeys() {
    let commands: [&[&str]; 18] = [
        &["check"],
        &["check", "--format=human"],
        &["check", "--format=json"],
        &["check", "--format=sarif"],
        &["check", "--format=github"],
        &["check", "--format=gitlab"],
        &["check", "--format=junit"],
        &["check", "--format=csv"],
        &["check", "--format=html"],
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
    for arguments in commands {
        let text = shown(arguments, HOSTILE);
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
    assert!(shown(&arguments, list).contains("error[missing-slash]: the handle has no `/`"));
    let line = "<stdin>:1:8: error [missing-slash] the handle has no `/`\n";
    assert_eq!(crate::run::run(&arguments, list).out, line);
}
