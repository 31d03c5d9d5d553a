//! [`Listing`]: lines of one kind on the standard error, of which only the first ones are shown.

/// How many lines are shown.
const SHOWN: u64 = 10;

/// Counts the lines of one kind, so that thousands of them do not bury the other messages.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Listing {
    count: u64,
}

impl Listing {
    /// Counts a line; returns whether it is to be shown.
    pub(crate) fn shows_next(&mut self) -> bool {
        self.count += 1;
        self.count <= SHOWN
    }

    /// How many lines there are.
    pub(crate) fn count(self) -> u64 {
        self.count
    }

    /// How many lines are not shown.
    pub(crate) fn hidden(self) -> u64 {
        self.count.saturating_sub(SHOWN)
    }
}
