//! How each dialect writes a handle: what stands before it, and which of its octets stand as they are.

use handle_grammar::class::Class;
use handle_grammar::hdl_uri::U_NA_SEGMENT;
use handle_grammar::rfc3986::{PATH, PCHAR, REG_NAME, UNRESERVED};
use handle_grammar::rfc5234::OCTET;

use crate::dialect::Dialect;

/// How a dialect writes a handle (standards: the productions of its parts).
pub(crate) struct Encoding {
    /// What its texts begin with.
    pub(crate) scheme: &'static str,
    /// Who stands before the handle where nobody else is named.
    pub(crate) host: Option<&'static str>,
    /// The production of who stands there.
    pub(crate) authority: Option<&'static str>,
    /// What stands as it is in a naming authority, where the handle is not escaped as one string.
    pub(crate) naming_authority: Class,
    /// What stands as it is in a local name, so that every reader agrees.
    pub(crate) local_name: Class,
    /// What may stand as it is in a local name by the rule alone.
    pub(crate) least: Class,
    /// Whether the handle is escaped as one string, its first `/` too, and its naming authority like its local name.
    pub(crate) whole: bool,
}

/// `u-naming-authority`, whose segments end at dots.
const U_NAMING_AUTHORITY: Class = U_NA_SEGMENT.or(Class::of(b"."));

/// The comment beside `u-local-name`: without `:` and `@` (D-U3).
const U_LOCAL_NAME: Class = U_NAMING_AUTHORITY.or(Class::of(b"/"));

/// What the proxy software writes: without `&`, `'` and `+`.
const PROXY_PATH: Class = UNRESERVED.or(Class::of(b"!$()*,;=")).or(Class::of(b":@/"));

/// What the paper of 1998 wants escaped in a URI is `%`, `"` and `#` (SUN-9, SUN-10); what would end a line, too (D-W9).
const REFERENCE: Class = Class::range(0x01, 0x09)
    .or(Class::range(0x0B, 0x0C))
    .or(Class::range(0x0E, 0x21))
    .or(Class::of(b"$"))
    .or(Class::range(0x26, 0xFF));

/// Who resolves where nobody else is named (D-P10).
const RESOLVER: Option<&str> = Some("hdl.handle.net");

/// What a resolver or a server is, and what a proxy was in 1998.
const AUTHORITY: Option<&str> = Some("rfc3986::authority");
const SERVER: Option<&str> = Some("sun98::ProxyServer");

const NATIVE: Encoding = Encoding {
    scheme: "",
    host: None,
    authority: None,
    naming_authority: OCTET,
    local_name: OCTET,
    least: OCTET,
    whole: false,
};

const HDL: Encoding = Encoding {
    scheme: "hdl:",
    naming_authority: U_NAMING_AUTHORITY,
    local_name: U_LOCAL_NAME,
    least: PATH,
    ..NATIVE
};

const CORDRA: Encoding =
    Encoding { naming_authority: PCHAR, local_name: PCHAR, least: PCHAR, ..HDL };

/// Its naming authority has no escapes: what stands there is read, or refused.
const SUN98: Encoding = Encoding { local_name: PATH, least: REFERENCE, ..HDL };

const INFO: Encoding =
    Encoding { scheme: "info:hdl/", local_name: PATH, least: PATH, whole: true, ..NATIVE };

impl Dialect {
    /// Whether its texts have a place for who resolves them: a server, a resolver, a proxy.
    #[must_use]
    pub const fn has_resolver(self) -> bool {
        self.encoding().authority.is_some()
    }

    /// How it writes a handle.
    pub(crate) const fn encoding(self) -> &'static Encoding {
        match self {
            Self::Handle | Self::HandleOctet | Self::HandleProse | Self::HandleOverview => &NATIVE,
            Self::HandleSun98 | Self::CordraId | Self::Doi => &NATIVE,
            Self::HdlUri => const { &Encoding { scheme: "hdl://", ..HDL } },
            Self::HdlResolver => const { &Encoding { authority: AUTHORITY, ..HDL } },
            Self::CordraHost => {
                const { &Encoding { scheme: "hdl://", naming_authority: REG_NAME, ..CORDRA } }
            }
            Self::CordraPath => &CORDRA,
            Self::CordraHttp => {
                const { &Encoding { scheme: "http://", host: RESOLVER, authority: AUTHORITY, ..CORDRA } }
            }
            Self::Sun98Uri => &SUN98,
            Self::Sun98Proxy => {
                const {
                    &Encoding {
                        scheme: "http://",
                        host: RESOLVER,
                        authority: SERVER,
                        least: PATH,
                        ..SUN98
                    }
                }
            }
            Self::InfoUri | Self::InfoHdl => &INFO,
            Self::Proxy => {
                const {
                    &Encoding {
                        scheme: "https://",
                        host: RESOLVER,
                        authority: AUTHORITY,
                        local_name: PROXY_PATH,
                        ..INFO
                    }
                }
            }
        }
    }
}
