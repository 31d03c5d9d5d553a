//! The page of a group of problems.

use handle_syntax::CodeGroup;

use super::list::table;
use super::page::{words, wrapped};
use crate::names::meaning::meaning;

/// What the group has, and each of its problems.
pub(super) fn explain(group: CodeGroup) -> String {
    let rows: Vec<_> = group.codes().map(|code| (code.name(), meaning(code))).collect();
    let about = wrapped("", words(group.about()), 0);
    format!("# {}\n\n{about}\n{}", group.name(), table(&rows))
}
