//! Lists of names in the help and in the README are complete.

use std::fs;

use handle_syntax::Dialect;

use crate::run::{formats, path, run};

/// The help of `hdl check` on one line.
fn help() -> String {
    let help = run(&["check", "--help"], b"").out;
    help.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The part of a text between two others.
fn between<'t>(text: &'t str, start: &str, end: &str) -> &'t str {
    let (_, rest) = text.split_once(start).unwrap();
    rest.split_once(end).unwrap().0
}

#[test]
fn the_help_names_every_dialect() {
    let help = help();
    let list = between(&help, "The dialects are ", ". By scheme").replace(" and ", ", ");
    let names: Vec<_> = Dialect::ALL.iter().map(|dialect| format!("`{dialect}`")).collect();
    assert_eq!(list.split(", ").collect::<Vec<_>>(), names);
}

#[test]
fn the_help_names_every_profile() {
    let error = run(&["check", "--profile=none"], b"").err;
    let names: Vec<_> = error.split('`').skip(1).step_by(2).collect();
    let help = help();
    let list = between(&help, "identifiers in XML of this format: ", ". For").replace(" or ", ", ");
    assert!(!names.is_empty());
    assert_eq!(list.split(", ").collect::<Vec<_>>(), names);
}

#[test]
fn the_readme_names_every_dialect() {
    let readme = fs::read_to_string(path("README.md")).unwrap();
    for dialect in Dialect::ALL {
        assert!(readme.contains(&format!("`{dialect}`")), "{dialect}");
    }
}

#[test]
fn the_manual_names_every_format() {
    let manual = fs::read_to_string(path("src/bin/hdl/README.md")).unwrap();
    let manual = manual.split_whitespace().collect::<Vec<_>>().join(" ");
    for format in formats() {
        assert!(manual.contains(&format!("`--format {format}`")), "{format}");
    }
}
