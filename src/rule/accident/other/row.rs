//! [`Form`]: a row of the table of identifiers other than handles.

use crate::rule::accident::octets::Words;

/// A kind of identifier other than handles.
pub(super) struct Form {
    pub(super) name: &'static str,
    /// The labels, schemes and addresses that may stand before the identifier; an address without `https://` and `www.`.
    pub(super) heads: Words,
    /// The octets, with small letters, that the identifier may begin with if it stands without one of them; empty if it
    /// may not.
    pub(super) bare: &'static [u8],
    pub(super) is: fn(&[u8]) -> bool,
}

impl Form {
    /// Whether an identifier that begins with this octet may be of this form.
    pub(super) fn begins_with(&self, octet: u8) -> bool {
        self.bare.contains(&octet.to_ascii_lowercase())
    }
}
