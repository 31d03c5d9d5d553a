//! [`Expected`]: what could have stood at the place of an error.

use alloc::vec::Vec;
use core::fmt;

use handle_grammar::source;

/// Something that could have stood where a text was refused.
///
/// ```
/// use handle_syntax::{Dialect, Expected};
///
/// let report = Dialect::InfoUri.check("http://10.1000/182");
/// assert_eq!(report.headline().unwrap().expected(), [Expected::Literal("info")]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Expected {
    /// The quoted string of a rule, without its quotes; its letters match in either case.
    Literal(&'static str),
    /// Any text that the rule of this name reads, such as `pchar`.
    Rule(&'static str),
    /// A range of characters, as the rule writes it: `%x31-39`.
    Range(&'static str),
    /// The end of the text.
    End,
}

impl Expected {
    /// The string, the name of the rule, the range, or `the end`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Literal(name) | Self::Rule(name) | Self::Range(name) => name,
            Self::End => "the end",
        }
    }

    /// The value for one of the names that a class carries.
    fn of(name: &'static str) -> Self {
        match name.as_bytes() {
            [b'%', _, ..] => Self::Range(name),
            [_] => Self::Literal(name),
            _ => Self::Rule(name),
        }
    }
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The things that the terminals of `wanted` expected, each once, with the end of the text last.
pub(crate) fn expected(wanted: &[source::Expected]) -> Vec<Expected> {
    let mut expected = Vec::new();
    let mut push = |one| {
        if !expected.contains(&one) {
            expected.push(one);
        }
    };
    for one in wanted {
        match *one {
            source::Expected::Text(text) => push(Expected::Literal(text)),
            source::Expected::Class(class) => class.names().map(Expected::of).for_each(&mut push),
            source::Expected::Escape(_) => push(Expected::Rule("HEXDIG")),
            source::Expected::End => {}
        }
    }
    if wanted.contains(&source::Expected::End) {
        push(Expected::End);
    }
    expected
}
