//! [`Short`]: a few octets.

/// How many octets there is room for: more than the longest word of the lists has.
const MOST: usize = 24;

/// A few octets of a name, kept in a state that can be copied and compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Short {
    octets: [u8; MOST],
    len: u8,
}

impl Short {
    pub(super) const EMPTY: Self = Self { octets: [0; MOST], len: 0 };

    /// The octets with one more; `None` if there is no room.
    pub(super) fn with(mut self, octet: u8) -> Option<Self> {
        *self.octets.get_mut(usize::from(self.len))? = octet;
        self.len += 1;
        Some(self)
    }

    /// The octets without the first one.
    pub(super) fn rest(self) -> Self {
        let mut rest = Self::EMPTY;
        let octets = self.as_slice().get(1..).unwrap_or_default();
        rest.octets[..octets.len()].copy_from_slice(octets);
        Self { len: octets.len() as u8, ..rest }
    }

    pub(super) fn as_slice(&self) -> &[u8] {
        &self.octets[..usize::from(self.len)]
    }
}
