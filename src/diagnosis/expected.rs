//! What could have stood at a place, in words.

use alloc::vec::Vec;

use handle_grammar::source::Expected;

use crate::read::Miss;

/// The name of the end of a text among what was expected.
pub(crate) const END: &str = "the end";

/// What the misses wanted, each name once, the end last.
pub(crate) fn names(misses: &[Miss]) -> Vec<&'static str> {
    let mut names = Vec::new();
    for miss in misses {
        match miss.expected {
            Expected::Text(text) => push(&mut names, text),
            Expected::Class(class) => class.names().for_each(|name| push(&mut names, name)),
            Expected::Escape(_) => push(&mut names, "HEXDIG"),
            Expected::End => {}
        }
    }
    if misses.iter().any(|miss| miss.expected == Expected::End) {
        names.push(END);
    }
    names
}

fn push(names: &mut Vec<&'static str>, name: &'static str) {
    if !names.contains(&name) {
        names.push(name);
    }
}
