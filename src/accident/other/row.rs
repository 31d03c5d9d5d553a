//! [`OtherKind`]: a row of the table of identifiers other than handles.

use crate::accident::form::words::Words;

/// A kind of identifier other than handles.
pub(super) struct OtherKind {
    /// The name of the kind with its article, as a message shows it.
    pub(super) name: &'static str,
    /// The labels, schemes and addresses that may stand before the identifier; an address without `https://` and
    /// `www.`.
    pub(super) heads: Words,
    /// The octets, in lower case, that the identifier may begin with if no head stands before it; empty if it
    /// needs a head.
    pub(super) bare: &'static [u8],
    /// Whether a text is an identifier of this kind, without its head.
    pub(super) is: fn(&[u8]) -> bool,
}

impl OtherKind {
    /// A row of the table.
    pub(super) const fn new(
        name: &'static str,
        heads: &'static [&'static str],
        bare: &'static [u8],
        is: fn(&[u8]) -> bool,
    ) -> Self {
        Self { name, heads: Words::new(heads), bare, is }
    }

    /// Whether an identifier that begins with this octet may be of this kind.
    pub(super) fn begins_with(&self, octet: u8) -> bool {
        self.bare.contains(&octet.to_ascii_lowercase())
    }
}
