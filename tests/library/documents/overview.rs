//! The examples of the Handle System overview, section 1.1, "Syntax".

use handle_syntax::Code;

use super::Case;
use super::Verdict::{Accepted, Read, Refused};

/// Every example by the rule that the document gives for it.
#[rustfmt::skip]
pub(crate) const BY_RULE: &[Case] = &[
    // "handle "12345/hdl1" is defined under the Handle Prefix "12345", and its Handle Local Name is "hdl1""
    ("overview::Handle", "12345/hdl1", Accepted),
    ("overview::Prefix", "12345", Accepted),
    ("overview::Handle-Local-Name", "hdl1", Accepted),
    ("overview::Handle", "12345", Refused("OV-1", Code::MissingSlash, 5)),
];

/// Every example by the dialects that read it.
#[rustfmt::skip]
pub(crate) const BY_DIALECT: &[Case] = &[
    // "handle "12345/hdl1" is defined under the Handle Prefix "12345", and its Handle Local Name is "hdl1""
    ("handle-overview", "12345/hdl1", Read(r#"prefix 0..5 "12345" | handle-local-name 6..10 "hdl1" = 12345/hdl1"#)),
    ("handle-prose", "12345/hdl1", Read(r#"naming-authority 0..5 "12345" | local-name 6..10 "hdl1" = 12345/hdl1"#)),
    ("handle", "12345/hdl1", Read(r#"naming-authority 0..5 "12345" | local-name 6..10 "hdl1" = 12345/hdl1"#)),
    ("handle-overview", "12345", Refused("OV-1", Code::MissingSlash, 5)),
];
