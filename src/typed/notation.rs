//! [`Notation`]: a dialect as a type.

use crate::dialect::Dialect;
use crate::read::{Options, Slot, Tree};
use crate::typed::input::{Slice, sealed};

/// A dialect as a type: what [`Text`](crate::Text) is generic over. Sealed; [`dialects`](crate::dialects) has them all.
pub trait Notation: sealed::Sealed + Copy + 'static {
    /// The dialect.
    const DIALECT: Dialect;
    /// How the dialect reads its texts: those that are made of characters need no charset (D-S3).
    const OPTIONS: Options<'static> =
        Options { characters: Self::Slice::CHARACTERS, ..Options::DEFAULT };
    /// The parts that its texts have, or may have, in the order of a text.
    #[doc(hidden)]
    const PARTS: &'static [Named];
    /// What its texts are slices of.
    type Slice: Slice + ?Sized;
}

/// A part that the texts of a notation have, or may have.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct Named {
    pub(super) name: &'static str,
    pub(super) slot: fn(&Tree) -> Slot,
    /// What its segments end at.
    pub(super) separator: u8,
}

/// A notation each text of which means a handle: every one but that of info URIs, which may be of any namespace.
pub trait HandleNotation: Notation {
    /// What the handles are slices of: `str`, or `[u8]` where they may be octets in any encoding.
    type Handle: Slice + ?Sized;
}

/// Code that is generic over notations, to be run for each of them by [`dialects::each`](crate::dialects::each).
pub trait Visitor {
    /// Runs it for one notation.
    fn visit<D: Notation>(&mut self);
}
