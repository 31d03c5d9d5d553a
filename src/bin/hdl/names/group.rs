//! [`Group`]: several problems with one name.

use handle_syntax::{Code, Loss, Severity};

/// Problems that one name selects.
#[derive(Debug)]
pub(crate) struct Group {
    pub(crate) name: &'static str,
    /// Which problems it has, in a sentence.
    pub(crate) about: &'static str,
    has: fn(Code) -> bool,
}

/// Every group, in the order of the names.
pub(crate) static GROUPS: [Group; 3] = [
    Group {
        name: "lint",
        about: "Likely mistakes: every problem that is a warning or advice in a text that its dialect accepts.",
        has: |code| code.severity() < Severity::Error,
    },
    Group { name: "lossy", about: "What a conversion loses.", has: is_lossy },
    Group {
        name: "syntax",
        about: "What breaks a rule of a document. Likely mistakes are in `lint`, even where they make a text unreadable.",
        has: |code| code.severity() == Severity::Error && !is_lossy(code),
    },
];

fn is_lossy(code: Code) -> bool {
    Loss::ALL.iter().any(|loss| loss.code() == code)
}

/// The names of the groups of problems.
pub fn problem_groups() -> impl Iterator<Item = &'static str> {
    GROUPS.iter().map(|group| group.name)
}

/// The problems that a name selects, as `--apply` takes it: one problem, or the group of this name. `None` if nothing
/// has this name.
#[must_use]
pub fn problems_named(name: &str) -> Option<Vec<Code>> {
    match Group::named(name) {
        Some(group) => Some(group.codes().collect()),
        None => Some(vec![name.parse().ok()?]),
    }
}

impl Group {
    /// The group with this name.
    pub(crate) fn named(name: &str) -> Option<&'static Self> {
        GROUPS.iter().find(|group| group.name == name)
    }

    pub(crate) fn codes(&self) -> impl Iterator<Item = Code> {
        Code::ALL.iter().copied().filter(|code| (self.has)(*code))
    }
}
