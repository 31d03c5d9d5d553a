//! [`Encoding`]: how a dialect writes a handle.

use alloc::format;
use alloc::string::String;

use handle_grammar::class::Class;
use handle_grammar::rfc5234::OCTET;

use crate::dialect::loss::Loss;

/// How a dialect writes a handle: the scheme or the host before it, and which of its octets need no escape.
pub(crate) struct Encoding {
    /// The beginning of a text without an authority: its scheme and `:`.
    pub(crate) scheme: &'static str,
    /// Whether texts of the dialect may be of any namespace, so that the namespace of the handle follows the scheme.
    pub(crate) namespaced: bool,
    /// The authority that may stand before the handle, if the dialect has one.
    pub(crate) authority: Option<Authority>,
    /// The text to write before a handle that a proxy would take for something else (D-P3); usually empty.
    pub(crate) guard: fn(&[u8]) -> &'static str,
    /// The octets of a naming authority that are not escaped, unless the handle is escaped as one string.
    pub(crate) naming_authority: Class,
    /// The octets of a local name that are not escaped in a text that every reader should understand alike.
    pub(crate) local_name: Class,
    /// The octets of a local name that the grammar allows without an escape.
    pub(crate) minimal: Class,
    /// Whether the handle is escaped as one string: its first `/` may be escaped, and the naming authority is escaped
    /// as the local name is.
    pub(crate) one_string: bool,
}

/// How a dialect writes the authority, which names the server, resolver or proxy of a handle.
pub(crate) struct Authority {
    /// What the authority is: a server, a resolver, or the host of a proxy.
    pub(crate) kind: Loss,
    /// The beginning of a text with an authority: its scheme and `://`.
    pub(crate) scheme: &'static str,
    /// The production that reads the authority.
    pub(crate) production: &'static str,
    /// The authority to write if the caller names none (D-P10); without a default, the text has no authority then.
    pub(crate) default: Option<&'static str>,
    /// The authority that people mean for a DOI name, if it is another one.
    pub(crate) of_dois: Option<&'static str>,
}

impl Encoding {
    /// What the authority is, if the dialect has one.
    pub(crate) fn authority_kind(&self) -> Option<Loss> {
        self.authority.as_ref().map(|authority| authority.kind)
    }

    /// The authority to write if none is named.
    pub(crate) fn default_authority(&self) -> Option<&'static str> {
        self.authority.as_ref()?.default
    }

    /// The text before a `handle` that needs no escapes: the scheme, and after it the usual authority or the namespace.
    pub(crate) fn beginning(&self, handle: &[u8]) -> String {
        let is_doi = handle.starts_with(b"10.");
        let authority = self.authority.as_ref().and_then(|authority| {
            let of_dois = authority.of_dois.filter(|_| is_doi);
            Some((authority.scheme, of_dois.or(authority.default)?))
        });
        match authority {
            Some((scheme, authority)) => format!("{scheme}{authority}/"),
            None if self.namespaced && is_doi => format!("{}doi/", self.scheme),
            None if self.namespaced => format!("{}hdl/", self.scheme),
            None => self.scheme.into(),
        }
    }
}

/// The resolver that people mean if they name none (D-P10).
pub(super) const RESOLVER: Option<&str> = Some("hdl.handle.net");

/// The production that reads the authority in most dialects.
pub(super) const AUTHORITY: &str = "rfc3986::authority";

/// How a native handle is written: nothing is escaped.
pub(super) const NATIVE: Encoding = Encoding {
    scheme: "",
    namespaced: false,
    authority: None,
    guard: |_| "",
    naming_authority: OCTET,
    local_name: OCTET,
    minimal: OCTET,
    one_string: false,
};
