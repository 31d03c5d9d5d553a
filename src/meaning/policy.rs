//! [`Policy`]: which handles are the same although the case of their letters differs.

use alloc::boxed::Box;
use alloc::vec::Vec;
use core::borrow::Borrow;
use core::fmt;

use crate::dialect::Dialect;
#[cfg(feature = "serde")]
use crate::text;
use crate::text::named;
use crate::text::quote::Shown;

macro_rules! policies {
    ($($(#[$doc:meta])+ $variant:ident $name:literal)+) => {
        /// Which ASCII letters of a handle mean the same in either case.
        ///
        /// The case of all other letters always counts, and nothing is normalized (D-S8).
        ///
        /// ```
        /// use handle_syntax::Policy;
        ///
        /// assert!(Policy::Handle.equal("cnri.Test/x", "CNRI.test/x"));
        /// assert!(!Policy::Handle.equal("cnri.test/x", "cnri.test/X"));
        /// assert!(Policy::Service.equal("cnri.test/x", "cnri.test/X"));
        /// assert!(!Policy::Service.equal("a/\u{E9}", "a/\u{C9}"));
        /// ```
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[non_exhaustive]
        pub enum Policy {
            $($(#[$doc])+ $variant),+
        }

        impl Policy {
            /// Every policy.
            pub const ALL: &'static [Self] = &[$(Self::$variant),+];

            /// The name that people type: `handle`.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $(Self::$variant => $name),+ }
            }
        }
    };
}

policies! {
    /// No letter: handles are the same only if their octets are.
    Octets "octets"
    /// The letters of the naming authority, and of the whole handle under `0.`; a service may decide about the others
    /// (RFC 3651, OV-4).
    #[default]
    Handle "handle"
    /// All letters, as a service may decide for its handles (OV-5).
    Service "service"
    /// All letters, as in DOI names (DOI Handbook 2.4).
    Doi "doi"
    /// All letters, as in the paper of 1998 (SUN-2, SUN-3).
    Sun98 "sun98"
}

impl Policy {
    /// The default policy for a `handle` that a text of `dialect` means (D-S8): the case of ASCII letters means nothing
    /// in a DOI name, in every notation, and in any handle in the dialects of 1998.
    ///
    /// ```
    /// use handle_syntax::{Dialect, Policy};
    ///
    /// assert_eq!(Policy::of(Dialect::Proxy, "10.1000/182"), Policy::Doi);
    /// assert_eq!(Policy::of(Dialect::Proxy, "20.500.12345/678"), Policy::Handle);
    /// assert_eq!(Policy::of(Dialect::HandleSun98, "cnri.test/1"), Policy::Sun98);
    /// ```
    #[must_use]
    pub fn of(dialect: Dialect, handle: &(impl AsRef<[u8]> + ?Sized)) -> Self {
        match handle.as_ref() {
            [b'1', b'0', b'.' | b'/', ..] => Self::Doi,
            _ if dialect.row().ignores_case => Self::Sun98,
            _ => Self::Handle,
        }
    }

    /// How many octets at the beginning of `handle` have letters whose case means nothing.
    fn folded(self, handle: &[u8]) -> usize {
        let slash = || handle.iter().position(|&octet| octet == b'/').unwrap_or(handle.len());
        match self {
            Self::Octets => 0,
            Self::Handle if handle.starts_with(b"0.") => handle.len(),
            Self::Handle => slash(),
            Self::Service | Self::Doi | Self::Sun98 => handle.len(),
        }
    }

    /// The octets of a decoded `handle`, with the letters whose case means nothing in upper case, as the handle
    /// software stores them.
    ///
    /// ```
    /// use handle_syntax::Policy;
    ///
    /// assert!(Policy::Handle.octets("cnri.test/a").eq(*b"CNRI.TEST/a"));
    /// ```
    pub fn octets(self, handle: &(impl AsRef<[u8]> + ?Sized)) -> impl Iterator<Item = u8> {
        let handle = handle.as_ref();
        let (head, tail) = handle.split_at(self.folded(handle));
        head.iter().map(u8::to_ascii_uppercase).chain(tail.iter().copied())
    }

    /// Whether two handles, native and decoded, are the same.
    #[must_use]
    pub fn equal(
        self,
        one: &(impl AsRef<[u8]> + ?Sized),
        other: &(impl AsRef<[u8]> + ?Sized),
    ) -> bool {
        let (one, other) = (one.as_ref(), other.as_ref());
        one.len() == other.len() && self.octets(one).eq(self.octets(other))
    }

    /// The key of a decoded `handle`: handles have equal keys if and only if they are the same by this policy.
    ///
    /// ```
    /// use std::collections::HashSet;
    ///
    /// use handle_syntax::{HdlResolver, Policy};
    ///
    /// let texts = ["hdl:cnri.test/a%2Fb", "hdl:CNRI.test/a/b", "hdl:cnri.test/A/b"];
    /// let keys = texts.map(|text| HdlResolver::parse(text).unwrap().key(Policy::Handle));
    /// let different = HashSet::from(keys);
    /// assert_eq!(different.len(), 2);
    /// ```
    #[must_use]
    pub fn key(self, handle: &(impl AsRef<[u8]> + ?Sized)) -> Key {
        Key(self.octets(handle).collect::<Vec<_>>().into())
    }
}

/// A key to look up a handle by, made by a [`Policy`]. Keys of different policies must not be compared.
///
/// ```
/// use std::collections::HashMap;
///
/// use handle_syntax::{Key, Policy};
///
/// let titles = HashMap::from([(Policy::Doi.key("10.1000/a"), "DOI Handbook")]);
/// let key = Policy::Doi.key("10.1000/A");
/// assert_eq!(titles[&key], "DOI Handbook");
/// assert_eq!(Key::from(key.as_bytes()), key);
/// ```
///
/// In a list of handles of several kinds, each handle has its own policy, which belongs to the key of a map:
///
/// ```
/// use std::collections::HashMap;
///
/// use handle_syntax::{Key, Policy, read};
///
/// let mut lines: HashMap<(Policy, Key), Vec<usize>> = HashMap::new();
/// let texts = ["10.1000/a", "https://doi.org/10.1000/A", "hdl:cnri.test/a", "cnri.test/A"];
/// for (line, text) in texts.into_iter().enumerate() {
///     let (dialect, handle) = read(text)?;
///     let policy = Policy::of(dialect, &*handle);
///     lines.entry((policy, policy.key(&*handle))).or_default().push(line);
/// }
/// assert_eq!(lines[&(Policy::Doi, Policy::Doi.key("10.1000/A"))], [0, 1]);
/// assert_eq!(lines.len(), 3, "a handle that is no DOI name has its case");
/// # Ok::<(), handle_syntax::Report>(())
/// ```
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Key(Box<[u8]>);

impl Key {
    /// The octets of the handle, with the letters whose case means nothing in upper case. A database can store these
    /// octets, and [`from`](Self::from) makes the same key from them again.
    #[must_use]
    pub fn as_bytes(&self) -> &[u8] {
        &self.0
    }
}

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Key").field(&Shown(&self.0)).finish()
    }
}

impl AsRef<[u8]> for Key {
    fn as_ref(&self) -> &[u8] {
        &self.0
    }
}

/// A map with such keys can be searched by the octets of a key.
impl Borrow<[u8]> for Key {
    fn borrow(&self) -> &[u8] {
        &self.0
    }
}

impl From<&[u8]> for Key {
    fn from(octets: &[u8]) -> Self {
        Self(octets.into())
    }
}

impl From<Vec<u8>> for Key {
    fn from(octets: Vec<u8>) -> Self {
        Self(octets.into())
    }
}

impl From<Key> for Vec<u8> {
    fn from(key: Key) -> Self {
        key.0.into()
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Key {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        text::serde::write(&self.0, false, serializer)
    }
}

#[cfg(feature = "serde")]
impl<'de> serde::Deserialize<'de> for Key {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        text::serde::read(deserializer).map(Self::from)
    }
}

named!(Policy, "there is no policy of that name");
