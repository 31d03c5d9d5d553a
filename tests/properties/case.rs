//! [`Case`]: a text for which a property is asserted.

use handle_syntax::{Dialect, Options};

/// One text, read by one dialect with some options.
pub(crate) struct Case<'a> {
    pub(crate) dialect: Dialect,
    pub(crate) text: &'a [u8],
    pub(crate) options: Options<'a>,
}

impl Case<'_> {
    /// Whether the text is read as characters that are already decoded.
    pub(crate) fn is_of_characters(&self) -> bool {
        self.options == Options::new().characters(true)
    }

    /// The case, for the message of a failure.
    pub(crate) fn shown(&self) -> String {
        format!("{} \"{}\" {:?}", self.dialect, self.text.escape_ascii(), self.options)
    }
}
