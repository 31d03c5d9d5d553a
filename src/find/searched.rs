//! [`Searched`]: a text in which identifiers are sought.

/// A text in which identifiers are sought, and the octet that stands before it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Searched<'t> {
    pub(super) text: &'t [u8],
    pub(super) first: u8,
}

impl Searched<'_> {
    /// The octet before the one at `at`.
    pub(super) fn before(self, at: usize) -> u8 {
        at.checked_sub(1).map_or(self.first, |at| self.text[at])
    }
}
