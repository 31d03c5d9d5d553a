//! Cards are coloured where somebody wants that.

use std::process::Stdio;

use crate::run::hdl;

/// Whether a card is coloured that does not go to a terminal.
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
fn the_option_is_stronger_than_the_environment() {
    assert!(is_coloured(&["--color=always"], &[("NO_COLOR", "1")]));
    assert!(!is_coloured(&["--color=never"], &[("CLICOLOR_FORCE", "1")]));
    assert!(!is_coloured(&[], &[("CLICOLOR_FORCE", "1"), ("NO_COLOR", "1")]));
}
