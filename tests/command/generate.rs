//! What `hdl generate` writes knows every command and every option.

use crate::run::{commands, run};

/// What it writes.
#[track_caller]
fn generated(arguments: &[&str]) -> String {
    let ran = run(&[&["generate"], arguments].concat(), b"");
    assert_eq!((ran.status, &*ran.err), (Some(0), ""));
    ran.out
}

/// The options that the help of a command has.
fn options(command: &str) -> Vec<String> {
    let help = run(&[command, "--help"], b"").out;
    let words = help.lines().filter(|line| line.trim_start().starts_with('-'));
    let words =
        words.filter_map(|line| line.split_whitespace().find(|word| word.starts_with("--")));
    words.map(|word| word.trim_end_matches(',').to_owned()).collect()
}

#[test]
fn the_completions_of_every_shell_know_every_option() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let completions = generated(&["completions", shell]);
        for command in commands() {
            assert!(completions.contains(&command), "{shell}: {command}");
        }
        for option in options("check") {
            let name = option.trim_start_matches('-');
            assert!(completions.contains(name), "{shell}: {option}");
        }
    }
}

#[test]
fn the_completions_know_the_names_that_an_argument_takes() {
    for shell in ["bash", "zsh", "fish"] {
        let completions = generated(&["completions", shell]);
        for name in ["cordra-http", "missing-slash", "strict-3986", "shift_jis", "lccn", "sun98"] {
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
