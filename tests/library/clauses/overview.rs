//! The cases for the Handle System overview, section 1.1, "Syntax".

use handle_syntax::Code::*;

use crate::clauses::harness::Verdict::{Accepted, Refused};
use crate::clauses::harness::{Beside, Case};

#[rustfmt::skip]
pub(crate) const CASES: &[Case] = &[
    ("OV-1", "handle-overview", b"10.1/x", Accepted),
    ("OV-1", "handle-overview", b"10.1", Refused(MissingSlash, 4)),
    ("OV-1", "handle-overview", b"/x", Refused(EmptyNamingAuthority, 0)),
    ("OV-2", "handle-overview", "10.1/\u{65E5}\u{672C}".as_bytes(), Accepted),
    ("OV-2", "handle-overview", b"10.1/\x07", Refused(ControlCharacter, 5)),
    ("OV-2", "handle-overview", "10.1/\u{9F}".as_bytes(), Refused(ControlCharacter, 5)),
    ("OV-2", "handle-overview", b"1\n0/x", Refused(ControlCharacter, 1)),
    ("OV-2", "handle-overview", "10.1/\u{1F600}".as_bytes(), Refused(BeyondBmp, 5)),
    ("OV-3", "handle-overview", b"10.1/\xC3\xA9", Accepted),
    ("OV-3", "handle-overview", b"10.1/\xE9", Refused(NotUtf8, 5)),
    ("OV-8", "handle-overview", b"a/b", Accepted),
    ("OV-8", "handle-overview", "a\u{2215}b".as_bytes(), Refused(MissingSlash, 5)),

    ("D-P14", "handle-overview", b"a.@.b/c", Accepted),
    ("D-P14", "handle-overview", b"/c", Refused(EmptyNamingAuthority, 0)),
    ("D-P14", "handle-prose", b"a@b/c", Accepted),
];

/// The parts that texts of each dialect have besides the handle.
#[rustfmt::skip]
pub(crate) const BESIDE: &[Beside] = &[
    ("handle-prose", "", &[("10.1/F5", "")]),
    ("handle-overview", "", &[("10.1/F5", "")]),
];
