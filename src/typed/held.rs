//! Conversions between typed texts and the types that hold a text, such as `String` and `Cow<str>`.

use alloc::borrow::{Cow, ToOwned};
use alloc::boxed::Box;
use alloc::string::String;
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::str::FromStr;

use crate::report::ParseError;
use crate::typed::notation::Notation;
use crate::typed::refused::Refused;
use crate::typed::text::Text;

impl<'a, D: Notation> TryFrom<&'a str> for Text<D, &'a D::Slice> {
    type Error = ParseError;

    fn try_from(text: &'a str) -> Result<Self, ParseError> {
        Self::parse(text)
    }
}

impl<'a, D: Notation> TryFrom<&'a [u8]> for Text<D, &'a D::Slice> {
    type Error = ParseError;

    fn try_from(text: &'a [u8]) -> Result<Self, ParseError> {
        Self::parse(text)
    }
}

impl<D: Notation, T> FromStr for Text<D, T>
where
    D::Slice: ToOwned<Owned = T>,
{
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        Text::<D, &D::Slice>::parse(text).map(|text| text.to_owned())
    }
}

/// Converts each type that owns or shares a text to a typed text, which then holds the value, and back.
macro_rules! holders {
    ($($slice:ty: $([$($lifetime:lifetime)?] $holder:ty)+;)+) => {
        $($(impl<$($lifetime,)? D: Notation<Slice = $slice>> TryFrom<$holder> for Text<D, $holder> {
            type Error = Refused<$holder>;

            fn try_from(text: $holder) -> Result<Self, Refused<$holder>> {
                Self::hold(text)
            }
        }

        impl<$($lifetime,)? D: Notation<Slice = $slice>> From<Text<D, $holder>> for $holder {
            fn from(text: Text<D, $holder>) -> Self {
                text.into_inner()
            }
        })+)+
    };
}

holders! {
    str: [] String [] Box<str> [] Arc<str> ['a] Cow<'a, str>;
    [u8]: [] Vec<u8> [] Box<[u8]> [] Arc<[u8]> ['a] Cow<'a, [u8]>;
}
