//! What could have stood at a place, in words.

use alloc::string::String;
use alloc::vec::Vec;

use handle_grammar::source::Expected;

use crate::frontier::Miss;

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

/// "expected `pchar`, `?`, `#` or the end"
pub(crate) fn label(names: &[&'static str]) -> String {
    let mut label = String::with_capacity(64);
    for (at, &name) in names.iter().enumerate() {
        label.push_str(match at {
            0 => "expected ",
            at if at + 1 == names.len() => " or ",
            _ => ", ",
        });
        let quote = if name == END { "" } else { "`" };
        label.extend([quote, name, quote]);
    }
    label
}
