//! The examples of "URI scheme for Handle" (2008).

use handle_syntax::Code;

use super::Case;
use super::Verdict::{Accepted, Read, Refused};

/// Every example by the rule that the document gives for it.
#[rustfmt::skip]
pub(crate) const BY_RULE: &[Case] = &[
    // "a handle can be cited in URI form as e.g."
    ("info_uri::info-URI", "info:hdl/1234/567", Accepted),
    ("info_uri::identifier", "1234/567", Accepted),
    ("hdl_uri::handle", "1234/567", Accepted),
    // "identifier=info:hdl/", in the address of the registration
    ("info_uri::info-URI", "info:hdl/", Accepted),
    // "One might see something more like": the page's rule has one form, and always `//` (D-U7).
    ("hdl_uri::name-form", "hdl:1234/567", Accepted),
    ("hdl_uri::hdl-resolver", "hdl:1234/567", Accepted),
    ("hdl_uri::hdl-uri", "hdl:1234/567", Refused("D-U7", Code::MissingDoubleSlash, 4)),
    ("hdl_uri::server-form", "hdl:1234/567", Refused("D-U7", Code::MissingDoubleSlash, 4)),
    // "the handle presented to a specific handle server": the rule reads the server as naming authority (D-U8).
    ("hdl_uri::server-form", "hdl://190.12.34.56/1234/567", Accepted),
    ("hdl_uri::hdl-resolver", "hdl://190.12.34.56/1234/567", Accepted),
    ("hdl_uri::hdl-uri", "hdl://190.12.34.56/1234/567", Accepted),
    ("hdl_uri::name-form", "hdl://190.12.34.56/1234/567", Refused("D-U2", Code::EmptyNamingAuthority, 4)),
];

/// Every example by the dialects that read it.
#[rustfmt::skip]
pub(crate) const BY_DIALECT: &[Case] = &[
    // "a handle can be cited in URI form as e.g."
    ("info-uri", "info:hdl/1234/567", Read(r#"namespace 5..8 "hdl" | identifier 9..17 "1234/567""#)),
    ("info-hdl", "info:hdl/1234/567", Read(r#"namespace 5..8 "hdl" | identifier 9..17 "1234/567" | naming-authority 9..13 "1234" | local-name 14..17 "567" = 1234/567"#)),
    ("handle", "1234/567", Read(r#"naming-authority 0..4 "1234" | local-name 5..8 "567" = 1234/567"#)),
    // "identifier=info:hdl/", in the address of the registration
    ("info-uri", "info:hdl/", Read(r#"namespace 5..8 "hdl" | identifier 9..9 """#)),
    ("info-hdl", "info:hdl/", Refused("D-I16", Code::MissingSlash, 9)),
    // "One might see something more like": the page's rule has one form, and always `//` (D-U7).
    ("hdl-resolver", "hdl:1234/567", Read(r#"u-naming-authority 4..8 "1234" | u-local-name 9..12 "567" = 1234/567"#)),
    ("cordra-path", "hdl:1234/567", Read(r#"naming-authority 4..8 "1234" | local-name 9..12 "567" = 1234/567"#)),
    ("sun98-uri", "hdl:1234/567", Read(r#"naming-authority 4..8 "1234" | handle-string 9..12 "567" = 1234/567"#)),
    ("hdl-uri", "hdl:1234/567", Refused("D-U7", Code::MissingDoubleSlash, 4)),
    ("cordra-host", "hdl:1234/567", Refused("D-U7", Code::MissingDoubleSlash, 4)),
    // "the handle presented to a specific handle server": three meanings of one text (D-U8).
    ("hdl-resolver", "hdl://190.12.34.56/1234/567", Read(r#"server 6..18 "190.12.34.56" | u-naming-authority 19..23 "1234" | u-local-name 24..27 "567" = 1234/567"#)),
    ("hdl-uri", "hdl://190.12.34.56/1234/567", Read(r#"u-naming-authority 6..18 "190.12.34.56" | u-local-name 19..27 "1234/567" = 190.12.34.56/1234/567"#)),
    ("cordra-host", "hdl://190.12.34.56/1234/567", Refused("D-C7", Code::ExtraSegment, 23)),
    ("cordra-path", "hdl://190.12.34.56/1234/567", Refused("CORDRA-21", Code::EmptyNamingAuthority, 4)),
    ("sun98-uri", "hdl://190.12.34.56/1234/567", Refused("SUN-4", Code::EmptyNamingAuthority, 4)),
];
