//! The examples of "Encoding CORDRA Identifiers in URI Syntax" (2005).

use handle_syntax::Code;

use super::Case;
use super::Verdict::{Accepted, Read, Refused};

/// Every example by the rule that the document gives for it.
#[rustfmt::skip]
pub(crate) const BY_RULE: &[Case] = &[
    // "CORDRA ID", "Metadata ID"
    ("cordra::cordra-id", "2000.01/FFEE9F72B00C4189B137ECD34188B94E", Accepted),
    ("cordra::cordra-id", "2000.01/A3D8BE7457C943FFB66ED4583059A8BA", Accepted),
    ("cordra::handle", "2000.01/FFEE9F72B00C4189B137ECD34188B94E", Accepted),
    ("cordra::handle", "2000.01/A3D8BE7457C943FFB66ED4583059A8BA", Accepted),
    // "the NA 100.102 and the GUID F58FB49EB1F848f0A606E84CEF294BE5"
    ("cordra::na", "100.102", Accepted),
    ("cordra::cordra-id", "100.102/F58FB49EB1F848f0A606E84CEF294BE5", Accepted),
    ("cordra::handle", "100.102/F58FB49EB1F848f0A606E84CEF294BE5", Accepted),
    // host encoding
    ("cordra::cordra-host", "hdl://100.102/F58FB49EB1F848f0A606E84CEF294BE5", Accepted),
    ("cordra::host-form", "hdl://100.102/F58FB49EB1F848f0A606E84CEF294BE5", Accepted),
    ("cordra::host-version", "hdl://100.102/F58FB49EB1F848f0A606E84CEF294BE5", Accepted),
    ("cordra::URI", "hdl://100.102/F58FB49EB1F848f0A606E84CEF294BE5", Accepted),
    ("cordra::cordra-path", "hdl://100.102/F58FB49EB1F848f0A606E84CEF294BE5", Refused("CORDRA-21", Code::EmptyNamingAuthority, 4)),
    // path encoding
    ("cordra::cordra-path", "hdl:100.102/F58FB49EB1F848f0A606E84CEF294BE5", Accepted),
    ("cordra::path-form", "hdl:100.102/F58FB49EB1F848f0A606E84CEF294BE5", Accepted),
    ("cordra::path-version", "hdl:100.102/F58FB49EB1F848f0A606E84CEF294BE5", Accepted),
    ("cordra::URI", "hdl:100.102/F58FB49EB1F848f0A606E84CEF294BE5", Accepted),
    ("cordra::cordra-host", "hdl:100.102/F58FB49EB1F848f0A606E84CEF294BE5", Refused("D-U7", Code::MissingDoubleSlash, 4)),
    // "URI suffix references … SHALL NOT be used in machine processable URI encodings"
    ("cordra::cordra-path", "100.102/F58FB49EB1F848f0A606E84CEF294BE5", Refused("D-C15", Code::MissingScheme, 0)),
    ("cordra::cordra-host", "100.102/F58FB49EB1F848f0A606E84CEF294BE5", Refused("D-C15", Code::MissingScheme, 0)),
    // HTTP encoding, of two segments and of three
    ("cordra::cordra-http", "http://hld.handle.net/100.102/F58FB49EB1F848f0A606E84CEF294BE5", Accepted),
    ("cordra::http-form", "http://hld.handle.net/100.102/F58FB49EB1F848f0A606E84CEF294BE5", Accepted),
    ("cordra::cordra-http", "http://arrow.resolver.au.gov:2641/hdl/100.102/F58FB49EB1F848f0A606E84CEF294BE5", Accepted),
    ("cordra::http-form", "http://arrow.resolver.au.gov:2641/hdl/100.102/F58FB49EB1F848f0A606E84CEF294BE5", Accepted),
];

/// Every example by the dialects that read it.
#[rustfmt::skip]
pub(crate) const BY_DIALECT: &[Case] = &[
    // "CORDRA ID", "Metadata ID"
    ("cordra-id", "2000.01/FFEE9F72B00C4189B137ECD34188B94E", Read(r#"na 0..7 "2000.01" | local-name 8..40 "FFEE9F72B00C4189B137ECD34188B94E" = 2000.01/FFEE9F72B00C4189B137ECD34188B94E"#)),
    ("cordra-id", "2000.01/A3D8BE7457C943FFB66ED4583059A8BA", Read(r#"na 0..7 "2000.01" | local-name 8..40 "A3D8BE7457C943FFB66ED4583059A8BA" = 2000.01/A3D8BE7457C943FFB66ED4583059A8BA"#)),
    ("handle", "2000.01/FFEE9F72B00C4189B137ECD34188B94E", Read(r#"naming-authority 0..7 "2000.01" | local-name 8..40 "FFEE9F72B00C4189B137ECD34188B94E" = 2000.01/FFEE9F72B00C4189B137ECD34188B94E"#)),
    ("handle", "2000.01/A3D8BE7457C943FFB66ED4583059A8BA", Read(r#"naming-authority 0..7 "2000.01" | local-name 8..40 "A3D8BE7457C943FFB66ED4583059A8BA" = 2000.01/A3D8BE7457C943FFB66ED4583059A8BA"#)),
    // "the NA 100.102 and the GUID F58FB49EB1F848f0A606E84CEF294BE5"
    ("cordra-id", "100.102/F58FB49EB1F848f0A606E84CEF294BE5", Read(r#"na 0..7 "100.102" | local-name 8..40 "F58FB49EB1F848f0A606E84CEF294BE5" = 100.102/F58FB49EB1F848f0A606E84CEF294BE5"#)),
    ("handle", "100.102/F58FB49EB1F848f0A606E84CEF294BE5", Read(r#"naming-authority 0..7 "100.102" | local-name 8..40 "F58FB49EB1F848f0A606E84CEF294BE5" = 100.102/F58FB49EB1F848f0A606E84CEF294BE5"#)),
    // host encoding
    ("cordra-host", "hdl://100.102/F58FB49EB1F848f0A606E84CEF294BE5", Read(r#"host 6..13 "100.102" | segment 14..46 "F58FB49EB1F848f0A606E84CEF294BE5" = 100.102/F58FB49EB1F848f0A606E84CEF294BE5"#)),
    ("hdl-uri", "hdl://100.102/F58FB49EB1F848f0A606E84CEF294BE5", Read(r#"u-naming-authority 6..13 "100.102" | u-local-name 14..46 "F58FB49EB1F848f0A606E84CEF294BE5" = 100.102/F58FB49EB1F848f0A606E84CEF294BE5"#)),
    ("hdl-resolver", "hdl://100.102/F58FB49EB1F848f0A606E84CEF294BE5", Refused("WIKI-14", Code::MissingSlash, 46)),
    ("cordra-path", "hdl://100.102/F58FB49EB1F848f0A606E84CEF294BE5", Refused("CORDRA-21", Code::EmptyNamingAuthority, 4)),
    // path encoding
    ("cordra-path", "hdl:100.102/F58FB49EB1F848f0A606E84CEF294BE5", Read(r#"naming-authority 4..11 "100.102" | local-name 12..44 "F58FB49EB1F848f0A606E84CEF294BE5" = 100.102/F58FB49EB1F848f0A606E84CEF294BE5"#)),
    ("hdl-resolver", "hdl:100.102/F58FB49EB1F848f0A606E84CEF294BE5", Read(r#"u-naming-authority 4..11 "100.102" | u-local-name 12..44 "F58FB49EB1F848f0A606E84CEF294BE5" = 100.102/F58FB49EB1F848f0A606E84CEF294BE5"#)),
    ("cordra-host", "hdl:100.102/F58FB49EB1F848f0A606E84CEF294BE5", Refused("D-U7", Code::MissingDoubleSlash, 4)),
    // "URI suffix references … SHALL NOT be used in machine processable URI encodings"
    ("cordra-host", "100.102/F58FB49EB1F848f0A606E84CEF294BE5", Refused("D-C15", Code::MissingScheme, 0)),
    ("cordra-path", "100.102/F58FB49EB1F848f0A606E84CEF294BE5", Refused("D-C15", Code::MissingScheme, 0)),
    ("cordra-http", "100.102/F58FB49EB1F848f0A606E84CEF294BE5", Refused("D-C15", Code::MissingScheme, 0)),
    // HTTP encoding, of two segments
    ("cordra-http", "http://hld.handle.net/100.102/F58FB49EB1F848f0A606E84CEF294BE5", Read(r#"authority 7..21 "hld.handle.net" | naming-authority 22..29 "100.102" | local-name 30..62 "F58FB49EB1F848f0A606E84CEF294BE5" = 100.102/F58FB49EB1F848f0A606E84CEF294BE5"#)),
    ("proxy", "http://hld.handle.net/100.102/F58FB49EB1F848f0A606E84CEF294BE5", Read(r#"authority 7..21 "hld.handle.net" | path 22..62 "100.102/F58FB49EB1F848f0A606E84CEF294BE5" | naming-authority 22..29 "100.102" | local-name 30..62 "F58FB49EB1F848f0A606E84CEF294BE5" = 100.102/F58FB49EB1F848f0A606E84CEF294BE5"#)),
    // HTTP encoding of three segments: a proxy would read another handle (D-C8), and 1998 has no port (D-S11)
    ("cordra-http", "http://arrow.resolver.au.gov:2641/hdl/100.102/F58FB49EB1F848f0A606E84CEF294BE5", Read(r#"authority 7..33 "arrow.resolver.au.gov:2641" | resolver-segment 34..37 "hdl" | naming-authority 38..45 "100.102" | local-name 46..78 "F58FB49EB1F848f0A606E84CEF294BE5" = 100.102/F58FB49EB1F848f0A606E84CEF294BE5"#)),
    ("proxy", "http://arrow.resolver.au.gov:2641/hdl/100.102/F58FB49EB1F848f0A606E84CEF294BE5", Read(r#"authority 7..33 "arrow.resolver.au.gov:2641" | path 34..78 "hdl/100.102/F58FB49EB1F848f0A606E84CEF294BE5" | naming-authority 34..37 "hdl" | local-name 38..78 "100.102/F58FB49EB1F848f0A606E84CEF294BE5" = hdl/100.102/F58FB49EB1F848f0A606E84CEF294BE5"#)),
    ("sun98-proxy", "http://arrow.resolver.au.gov:2641/hdl/100.102/F58FB49EB1F848f0A606E84CEF294BE5", Refused("D-S11", Code::ProxyHost, 28)),
];
