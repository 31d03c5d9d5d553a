//! The limits of the targets that read files.

use crate::command::input::limits::Limits;

/// Limits so low that a short text reaches them. The longest row still has room for the whole beginning of an
/// identifier.
pub(crate) const SMALL: Limits = Limits { longest: 80, chunk: 16 };
