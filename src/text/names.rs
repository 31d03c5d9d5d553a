//! Types whose values have names: a value is displayed, parsed, and (de)serialised as its name.

pub(super) mod nearest;

use core::fmt;

/// The error of parsing a name that no value of the type has, for all types that are parsed from a name: codes,
/// dialects, severities, charsets and others.
///
/// ```
/// use handle_syntax::Dialect;
///
/// let unknown = "hdl-url".parse::<Dialect>().unwrap_err();
/// assert_eq!(unknown.to_string(), "there is no dialect of that name");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownName(pub(crate) &'static str);

impl fmt::Display for UnknownName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl core::error::Error for UnknownName {}

#[cfg(feature = "report")]
impl miette::Diagnostic for UnknownName {}

/// Displays and parses a type by its `name`. The arguments are the type, the sentence for any other name, and the
/// function that finds a value by its name; without a function, the values are those of `ALL`.
macro_rules! named {
    ($type:ty, $unknown:literal) => {
        named!($type, $unknown, |name| Self::ALL.iter().copied().find(|one| one.name() == name));
    };
    ($type:ty, $unknown:literal, $find:expr) => {
        impl core::fmt::Display for $type {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.write_str(self.name())
            }
        }

        impl core::str::FromStr for $type {
            type Err = crate::text::names::UnknownName;

            fn from_str(name: &str) -> Result<Self, Self::Err> {
                let find: fn(&str) -> Option<Self> = $find;
                find(name).ok_or(crate::text::names::UnknownName($unknown))
            }
        }

        #[cfg(feature = "serde")]
        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.name())
            }
        }

        #[cfg(feature = "serde")]
        impl<'de> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                crate::text::names::read(deserializer)
            }
        }
    };
}

pub(crate) use named;

/// Deserialises a value from its name.
#[cfg(feature = "serde")]
pub(crate) fn read<'de, T: core::str::FromStr<Err = UnknownName>, D: serde::Deserializer<'de>>(
    deserializer: D,
) -> Result<T, D::Error> {
    deserializer.deserialize_str(NameVisitor(core::marker::PhantomData))
}

#[cfg(feature = "serde")]
struct NameVisitor<T>(core::marker::PhantomData<T>);

#[cfg(feature = "serde")]
impl<T: core::str::FromStr<Err = UnknownName>> serde::de::Visitor<'_> for NameVisitor<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a name")
    }

    fn visit_str<E: serde::de::Error>(self, name: &str) -> Result<T, E> {
        name.parse().map_err(E::custom)
    }
}
