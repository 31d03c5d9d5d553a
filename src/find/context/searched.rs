//! [`Searched`]: a text in which identifiers are sought.

/// A text in which identifiers are sought, and the octet that stands before it.
#[derive(Clone, Copy, Debug)]
pub(in crate::find) struct Searched<'t> {
    pub(in crate::find) text: &'t [u8],
    pub(in crate::find) before_text: u8,
}

impl Searched<'_> {
    /// The octet before the one at `at`.
    pub(in crate::find) fn before(self, at: usize) -> u8 {
        at.checked_sub(1).map_or(self.before_text, |at| self.text[at])
    }
}
