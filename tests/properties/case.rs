//! [`Case`]: what a property is asked of.

use handle_syntax::{Dialect, Options};

/// One text by one dialect.
pub(crate) struct Case<'a> {
    pub(crate) dialect: Dialect,
    pub(crate) text: &'a [u8],
    pub(crate) options: Options<'a>,
}

impl Case<'_> {
    /// The case, for a failure's message.
    pub(crate) fn shown(&self) -> String {
        format!("{} \"{}\" {:?}", self.dialect, self.text.escape_ascii(), self.options)
    }
}
