//! [`Row`]: what the table of dialects says of each.

use handle_grammar::source::Watch;

use crate::code::Severity;
use crate::dialect::reader::Read;
use crate::read::Options;
use crate::rule::{Rule, Triggers};

/// A row of the table of dialects.
pub(crate) struct Row {
    pub(crate) name: &'static str,
    pub(crate) about: &'static str,
    /// The schemes of its texts; none for handles.
    pub(crate) schemes: &'static [&'static str],
    /// What may stand before the start production, in any case.
    pub(crate) lead: &'static str,
    pub(crate) start: &'static str,
    pub(crate) watched: for<'t> fn(&'t [u8], &'t dyn Watch) -> bool,
    pub(crate) read: Read,
    /// Whether a text is valid: here the compiler knows the row, and leaves out the parts that no rule asks for.
    pub(crate) is_valid: fn(&[u8], &Options<'_>) -> bool,
    /// Whether its texts have percent-escapes.
    pub(crate) escaped: bool,
    /// The productions that read the naming authority and the local name, or the identifier.
    pub(crate) parts: [&'static str; 2],
    pub(crate) must: &'static [Rule],
    /// What one of those needs to find anything.
    pub(crate) binding: Triggers,
    pub(crate) should: &'static [(Severity, Rule)],
    /// What is legal in a text of its kind, but got into it by accident.
    pub(crate) lints: &'static [(Severity, Rule)],
    /// What one of `should` and one of `lints` needs to find anything.
    pub(crate) advising: [Triggers; 2],
}
