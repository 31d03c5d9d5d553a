//! [`Policy`]: which handles are the same by the case of their letters.

use alloc::boxed::Box;
use alloc::vec::Vec;
use core::fmt;

use crate::dialect::Dialect;

macro_rules! policies {
    ($($(#[$doc:meta])+ $variant:ident $name:literal)+) => {
        /// Which ASCII letters of a handle mean the same in either case.
        ///
        /// Only ASCII letters ever do: no other letter is folded, and nothing is normalized (D-S8).
        ///
        /// ```
        /// use handle_syntax::Policy;
        ///
        /// assert!(Policy::Handle.equal(b"cnri.Test/x", b"CNRI.test/x"));
        /// assert!(!Policy::Handle.equal(b"cnri.test/x", b"cnri.test/X"));
        /// assert!(Policy::Service.equal(b"cnri.test/x", b"cnri.test/X"));
        /// assert!(!Policy::Service.equal("a/\u{E9}".as_bytes(), "a/\u{C9}".as_bytes()));
        /// ```
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
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
    /// None do.
    Octets "octets"
    /// Those of the naming authority, and of the whole handle under `0.`; a service may decide the others (RFC 3651, OV-4).
    #[default]
    Handle "handle"
    /// All do, as a service may decide for its handles (OV-5).
    Service "service"
    /// All do, as in DOI names (DOI Handbook 2.4).
    Doi "doi"
    /// All do, as in 1998 (SUN-2, SUN-3).
    Sun98 "sun98"
}

impl Policy {
    /// The policy of a handle that a text of `dialect` means, where nobody names another (D-S8): a DOI name ignores the case of
    /// ASCII letters in every notation, and so does any handle in the dialects of 1998.
    ///
    /// ```
    /// use handle_syntax::{Dialect, Policy};
    ///
    /// assert_eq!(Policy::of(Dialect::Proxy, b"10.1000/182"), Policy::Doi);
    /// assert_eq!(Policy::of(Dialect::Proxy, b"20.500.12345/678"), Policy::Handle);
    /// assert_eq!(Policy::of(Dialect::HandleSun98, b"cnri.test/1"), Policy::Sun98);
    /// ```
    #[must_use]
    pub fn of(dialect: Dialect, handle: &[u8]) -> Self {
        match handle {
            [b'1', b'0', b'.' | b'/', ..] => Self::Doi,
            _ if dialect.row().ignores_case => Self::Sun98,
            _ => Self::Handle,
        }
    }

    /// How many octets of `handle`, from its first, are folded.
    fn folded(self, handle: &[u8]) -> usize {
        let slash = || handle.iter().position(|&octet| octet == b'/').unwrap_or(handle.len());
        match self {
            Self::Octets => 0,
            Self::Handle if handle.starts_with(b"0.") => handle.len(),
            Self::Handle => slash(),
            Self::Service | Self::Doi | Self::Sun98 => handle.len(),
        }
    }

    /// The octets of `handle` with those letters in upper case, as the handle software stores them.
    pub fn octets(self, handle: &[u8]) -> impl Iterator<Item = u8> + use<'_> {
        let (head, tail) = handle.split_at(self.folded(handle));
        head.iter().map(u8::to_ascii_uppercase).chain(tail.iter().copied())
    }

    /// Whether two handles, native and decoded, are the same.
    #[must_use]
    pub fn equal(self, one: &[u8], other: &[u8]) -> bool {
        one.len() == other.len() && self.octets(one).eq(self.octets(other))
    }

    /// What all handles have in common that are the same as `handle`, and no other has.
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
    pub fn key(self, handle: &[u8]) -> Key {
        Key(self.octets(handle).collect::<Vec<_>>().into())
    }
}

/// A handle as a [`Policy`] sees it, to look it up by. Keys of different policies have nothing to do with each other.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Key(Box<[u8]>);

impl Key {
    /// The octets of the handle, with letters in upper case where the policy folds them.
    #[must_use]
    pub fn as_bytes(&self) -> &[u8] {
        &self.0
    }
}

impl fmt::Display for Policy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
