//! [`Notation`]: a dialect as a type.

use crate::dialect::Dialect;
use crate::read::{Options, Slot, Tree};
use crate::typed::input::{Slice, sealed};

/// A dialect as a type, the first parameter of [`Text`](crate::Text). [`dialects`](crate::typed::dialects) has them
/// all, and no other crate can add one:
///
/// ```compile_fail,E0277
/// #[derive(Clone, Copy)]
/// enum Own {}
///
/// impl handle_syntax::typed::Notation for Own {
///     const DIALECT: handle_syntax::Dialect = handle_syntax::Dialect::Doi;
///     type Slice = str;
/// }
/// ```
pub trait Notation: sealed::Sealed + Copy + 'static {
    /// The dialect that reads texts of this notation.
    const DIALECT: Dialect;
    /// The options with which the dialect reads texts: texts of characters need no charset (D-S3).
    const OPTIONS: Options<'static> = Options::new().characters(Self::Slice::CHARACTERS);
    /// The parts that a text of this notation has or may have, in the order of a text.
    #[doc(hidden)]
    const PARTS: &'static [Named];
    /// The slice that texts of this notation hold.
    type Slice: Slice + ?Sized;
}

/// A part that texts of a notation have or may have.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct Named {
    pub(super) name: &'static str,
    pub(super) slot: fn(&Tree) -> Slot,
    /// The octet that separates the segments of the part.
    pub(super) separator: u8,
}

/// A notation of which every text means a handle: all except [`InfoUri`](crate::InfoUri).
///
/// ```
/// use handle_syntax::typed::{Bos, HandleNotation};
/// use handle_syntax::{HdlUri, Policy, Proxy, Text};
///
/// fn same<D: HandleNotation, E: HandleNotation>(
///     one: &Text<D, impl Bos<D::Slice>>,
///     other: &Text<E, impl Bos<E::Slice>>,
/// ) -> bool {
///     one.key(Policy::Handle) == other.key(Policy::Handle)
/// }
/// assert!(same(&HdlUri::parse("hdl://1.2/a")?, &Proxy::parse("https://hdl.handle.net/1.2/a")?));
/// # Ok::<(), handle_syntax::ParseError>(())
/// ```
pub trait HandleNotation: Notation {
    /// The slice that a handle is: `str`, or `[u8]` if it may be octets in any encoding.
    type Handle: Slice + ?Sized;
}

/// Code that is generic over notations; [`dialects::each`](crate::typed::dialects::each) runs it for every notation.
pub trait Visitor {
    /// Runs the code for one notation.
    fn visit<D: Notation>(&mut self);
}
