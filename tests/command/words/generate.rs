//! The output of `hdl generate` has every command and every option.

use crate::run::{commands, run};

/// The output of `hdl generate`.
#[track_caller]
fn generated(arguments: &[&str]) -> String {
    let ran = run(&[&["generate"], arguments].concat(), b"");
    assert_eq!((ran.status, &*ran.err), (Some(0), ""));
    ran.out
}

/// The manual page has these parts in the sections in which readers look for them.
#[test]
fn a_manual_page_has_its_usage_its_statuses_and_its_examples() {
    let page = generated(&["man", "check"]).replace(r"\-", "-");
    assert!(page.contains(".SH SYNOPSIS\n\\fBhdl check\\fR [OPTIONS] [FILE]...\n"), "{page}");
    let status = ".SH \"EXIT STATUS\"\n.TP\n\\fB0\\fR\nno errors, or none after --fix";
    assert!(page.contains(status), "{page}");
    assert!(page.contains(".SH EXAMPLES\n.PP\n.nf\n  hdl check identifiers.txt\n"), "{page}");
    for command in commands() {
        let page = generated(&["man", &command]);
        assert!(!page.contains("EXTRA"), "{command}: {page}");
    }
}

/// The options in the help of a command.
fn options(command: &str) -> Vec<String> {
    let help = run(&[command, "--help"], b"").out;
    let words = help.lines().filter(|line| line.trim_start().starts_with('-'));
    let words =
        words.filter_map(|line| line.split_whitespace().find(|word| word.starts_with("--")));
    words.map(|word| word.trim_end_matches(',').to_owned()).collect()
}

#[test]
fn the_completions_of_every_shell_have_every_option() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let completions = generated(&["completions", shell]);
        for command in commands() {
            assert!(completions.contains(&command), "{shell}: {command}");
        }
        for option in options("check") {
            // The completions of fish name an option without its hyphens.
            let shown = match (shell, option.strip_prefix("--")) {
                ("fish", Some(name)) => format!("-l {name} "),
                _ => option.clone(),
            };
            assert!(completions.contains(&shown), "{shell}: {option}");
        }
    }
}

#[test]
fn the_completions_have_the_names_that_an_argument_allows() {
    for shell in ["bash", "zsh", "fish"] {
        let completions = generated(&["completions", shell]);
        for name in
            ["cordra-http", "missing-slash", "strict-3986", "shift_jis", "lccn", "sun98", "oai-pmh"]
        {
            assert!(completions.contains(name), "{shell}: {name}");
        }
    }
}

#[test]
fn the_manual_page_of_a_command_has_its_name_and_options() {
    let page = generated(&["man"]);
    assert!(page.contains(".TH hdl 1"), "{page}");
    for command in commands() {
        let page = generated(&["man", &command]).replace(r"\-", "-");
        assert!(page.contains(&format!(".TH hdl-{command} 1")), "{page}");
        let options = options(&command);
        assert!(options.len() > 1, "{options:?}");
        options.iter().for_each(|option| assert!(page.contains(option), "{command}: {option}"));
    }
}
