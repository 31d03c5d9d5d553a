//! What looks like an identifier, but is passed over: a report on it would be wrong, or a change of it would do harm.

mod any_name;
mod key;
mod pattern;
pub(super) mod program;

use core::ops::Range;

use super::context::searched::Searched;
use any_name::{is_any_name, is_only_authority};
use key::is_key;
use pattern::is_in_pattern;
use program::is_made_later;

/// Whether the identifier at `range` is passed over.
pub(super) fn is_passed_over(
    searched: Searched<'_>,
    range: &Range<usize>,
    is_source_code: bool,
) -> bool {
    is_source_code && is_made_later(searched.text, range)
        || is_any_name(searched.text, range)
        || is_in_pattern(searched.text, range.clone(), is_source_code)
        || is_key(searched, range.start)
        || is_only_authority(searched, range)
}
