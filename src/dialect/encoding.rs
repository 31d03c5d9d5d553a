//! [`Encoding`]: how a dialect writes a handle.

use handle_grammar::class::Class;
use handle_grammar::rfc5234::OCTET;

/// How a dialect writes a handle: what stands before it, and which of its octets stand as they are.
pub(crate) struct Encoding {
    /// What a text without an authority begins with.
    pub(crate) scheme: &'static str,
    /// Whether the namespace of the source follows the scheme, for the texts may be of any.
    pub(crate) namespaced: bool,
    /// Who may stand before the handle.
    pub(crate) authority: Option<Authority>,
    /// What is put before a handle that a reader would take for something else (D-P3); most often nothing.
    pub(crate) guard: fn(&[u8]) -> &'static str,
    /// What stands as it is in a naming authority, where the handle is not escaped as one string.
    pub(crate) naming_authority: Class,
    /// What stands as it is in a local name, so that every reader agrees.
    pub(crate) local_name: Class,
    /// What may stand as it is in a local name by the rule alone.
    pub(crate) minimal: Class,
    /// Whether the handle is escaped as one string, its first `/` too, and its naming authority like its local name.
    pub(crate) one_string: bool,
}

/// Who resolves the handles of a text: a server, a resolver, a proxy.
pub(crate) struct Authority {
    /// What a text begins with that names one.
    pub(crate) scheme: &'static str,
    /// The production of its name.
    pub(crate) production: &'static str,
    /// Who is named where nobody else is (D-P10); without one, the text names nobody.
    pub(crate) default: Option<&'static str>,
}

/// The resolver that everybody has in mind who names none (D-P10).
pub(super) const RESOLVER: Option<&str> = Some("hdl.handle.net");

/// The production of most authorities.
pub(super) const AUTHORITY: &str = "rfc3986::authority";

/// A native handle: every octet stands as it is.
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
