//! [`LinkStart`]: the beginning of a link inside a name.

use crate::accident::name::inner_link;
use crate::rule::plain::sieve::short::Short;

/// The octets that come last in a name, as far as a scheme or a host may begin with them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct LinkStart(Short);

impl LinkStart {
    pub(super) const NONE: Self = Self(Short::EMPTY);

    /// The same after one more octet; `None` if this octet completes the scheme or the host.
    pub(super) fn step(self, octet: u8) -> Option<Self> {
        if inner_link::is_before(octet, self.0.as_slice()) {
            return None;
        }
        let mut last = self.0.with(octet.to_ascii_lowercase())?;
        while !inner_link::words().any(|word| word.as_bytes().starts_with(last.as_slice())) {
            last = last.rest();
        }
        Some(Self(last))
    }
}
