//! The page of a group of problems.

use super::list::table;
use super::page::{words, wrapped};
use crate::names::group::Group;
use crate::names::meaning::meaning;

/// What the group has, and each of its problems.
pub(super) fn explain(group: &Group) -> String {
    let rows: Vec<_> = group.codes().map(|code| (code.name(), meaning(code))).collect();
    format!("# {}\n\n{}\n{}", group.name, wrapped("", words(group.about), 0), table(&rows))
}
