//! What a charset does where none is known: there is none to do it.

use alloc::borrow::Cow;
use core::ops::Range;

use crate::read::charset::Charset;

impl Charset {
    /// Its name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {}
    }

    pub(crate) const fn of(_: &[u8]) -> Option<Self> {
        None
    }

    pub(crate) const fn nearest(_: &[u8]) -> Option<&'static str> {
        None
    }

    pub(crate) const fn decode(self, _: &[u8]) -> Result<Cow<'_, str>, Range<usize>> {
        match self {}
    }

    pub(crate) const fn encode(self, _: &str) -> Option<Cow<'_, [u8]>> {
        match self {}
    }
}
