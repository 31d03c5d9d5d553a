//! Decisions that no document prints: about DOI names, links to proxies, and the two forms of `hdl:`.

use handle_syntax::Code::*;

use crate::clauses::harness::Verdict::{Accepted, Advised, Refused, Warned};
use crate::clauses::harness::{Beside, Case, Escaped, PATH};

#[rustfmt::skip]
pub(crate) const CASES: &[Case] = &[
    ("D-P1", "hdl-resolver", b"hdl:a.b-_~!/c?d#e", Accepted),
    ("D-P1", "hdl-resolver", b"hdl://u@h:80/a/b?c#d", Accepted),
    ("D-P1", "hdl-resolver", b"hdl://a/b", Refused(MissingSlash, 9)),
    ("D-P1", "hdl-resolver", b"hdl:a:b/c", Refused(CharacterNotAllowed, 5)),
    ("D-P1", "hdl-resolver", b"hdl:a@b/c", Refused(AtSignInPrefix, 5)),
    ("D-P1", "hdl-resolver", b"hdl:a?b/c", Refused(MissingSlash, 5)),

    ("D-P4", "doi", b"10.1/x", Accepted),
    ("D-P4", "doi", b"10.1000.5/a/b", Accepted),
    ("D-P4", "doi", b"11.1/x", Refused(NotADoi, 0)),
    ("D-P4", "doi", b"100.1/x", Refused(NotADoi, 0)),
    ("D-P4", "doi", b"1/x", Refused(NotADoi, 0)),
    ("D-P4", "doi", b"x@10.1/x", Refused(NotADoi, 0)),
    ("D-P4", "doi", b"010.1/x", Refused(NotADoi, 0)),
    ("D-P4", "doi", b"10/x", Refused(DoiRegistrant, 2)),
    ("D-P4", "doi", b"10./x", Refused(DoiRegistrant, 3)),
    ("D-P4", "doi", b"10.1", Refused(MissingSlash, 4)),
    ("D-P4", "doi", b"10.1..2/x", Refused(EmptySegment, 5)),
    ("D-P4", "doi", b"10.1./x", Refused(EmptySegment, 5)),
    ("D-P4", "doi", b"10.1@2/x", Refused(AtSignInPrefix, 4)),
    ("D-P4", "doi", b"10.1/\xFF", Refused(NotUtf8, 5)),
    ("D-P4", "doi", b"10.1/", Warned(EmptyLocalName, 5)),
    ("D-P4", "doi", b"doi:10.1/x", Warned(DoiPrefix, 0)),
    ("D-P4", "doi", b"DOI:10.1/x", Warned(DoiPrefix, 0)),
    ("D-P4", "doi", b"doi:11.1/x", Refused(NotADoi, 4)),
    ("D-P4", "doi", b"doi:doi:10.1/x", Refused(NotADoi, 4)),

    ("D-P5", "hdl-resolver", b"hdl://h/10.1/a", Accepted),
    ("D-P5", "hdl-resolver", b"hdl:///10.1/a", Refused(EmptyAuthority, 6)),
    ("D-P5", "hdl-resolver", b"hdl://:80/10.1/a", Refused(EmptyAuthority, 6)),
    ("D-P8", "handle", b"10.1/a-b", Accepted),
    ("D-P8", "handle", "10.1/a\u{2013}b".as_bytes(), Warned(DashLookalike, 6)),
    ("D-P8", "hdl-uri", b"hdl://10.1/a%E2%80%93b", Warned(DashLookalike, 12)),
    ("D-P13", "handle", "10.1/\u{E9}".as_bytes(), Accepted),
    ("D-P13", "handle", "10.1/e\u{301}".as_bytes(), Advised(NotNfc, 5)),

    ("D-P2", "proxy", b"http://hdl.handle.net/a/b?c;d#e", Accepted),
    ("D-P2", "proxy", b"HTTPS://DOI.ORG/a/b", Accepted),
    ("D-P2", "proxy", b"https://doi.org:8080/a/b/", Accepted),
    ("D-P2", "proxy", b"https://doi.org/a%2Fb", Advised(EscapedSlash, 17)),
    ("D-P2", "proxy", b"ftp://doi.org/a/b", Refused(WrongScheme, 0)),
    ("D-P2", "proxy", b"doi.org/a/b", Refused(MissingScheme, 0)),
    ("D-P2", "proxy", b"https:a/b", Refused(MissingDoubleSlash, 6)),
    ("D-P2", "proxy", b"https:///x", Refused(EmptyAuthority, 8)),
    ("D-P2", "proxy", b"http://:80/10.1/a", Refused(EmptyAuthority, 7)),
    ("D-P2", "proxy", b"http://u@/10.1/a", Refused(EmptyAuthority, 9)),
    ("D-P2", "proxy", b"http://u@:80/10.1/a", Refused(EmptyAuthority, 9)),
    ("D-P2", "proxy", b"https://doi.org", Refused(MissingSlash, 15)),
    ("D-P2", "proxy", b"https://doi.org/", Refused(MissingSlash, 16)),
    ("D-P2", "proxy", b"https://doi.org/20.1000", Refused(MissingSlash, 23)),
    ("D-P2", "proxy", b"https://doi.org/20.1000?a/b", Refused(MissingSlash, 23)),
    ("D-P2", "proxy", b"https://doi.org/a b/c", Refused(CharacterNotAllowed, 17)),
    ("D-P2", "proxy", b"https://doi.org/a@b/c", Refused(AtSignInPrefix, 17)),
    ("D-P2", "proxy", b"https://doi.org/a%40b%2Fc", Refused(AtSignInPrefix, 17)),
    ("D-P2", "proxy", b"https://doi.org/a%2e%2Eb/c", Refused(EmptySegment, 20)),
    ("D-P2", "proxy", b"https://doi.org/.a/b", Refused(EmptySegment, 16)),
    ("D-P2", "proxy", b"https://doi.org/a.%2Fb", Refused(EmptySegment, 18)),
    ("D-P2", "proxy", b"https://doi.org/a/", Warned(EmptyLocalName, 18)),
    ("D-P2", "proxy", b"https://doi.org/a%40b/c d", Refused(AtSignInPrefix, 17)),
    ("D-P2", "proxy", b"https://dx.doi.org/a/b", Accepted),
    ("D-P2", "proxy", b"https://u@doi.org/a/b", Accepted),
    ("D-P2", "proxy", b"https://example.org/a/b", Warned(UnknownProxy, 8)),
    ("D-P2", "proxy", b"https://u@example.org:1/a/b", Warned(UnknownProxy, 10)),
    ("D-P2", "proxy", b"https://doi.org//a/b", Accepted),
    ("D-P2", "proxy", b"https://doi.org/%2F/a/b", Accepted),
    ("D-P2", "proxy", b"https://doi.org///a", Refused(MissingSlash, 19)),
    ("D-P3", "proxy", b"https://doi.org/hdl:a/b", Accepted),
    ("D-P3", "proxy", b"https://doi.org/HDL%3Aa/b", Accepted),
    ("D-P3", "proxy", b"https://doi.org/doi:10.1/x", Accepted),
    ("D-P3", "proxy", b"https://doi.org/info:hdl/a/b", Accepted),
    ("D-P3", "proxy", b"https://doi.org/info:doi/10.1/x", Accepted),
    ("D-P3", "proxy", b"https://doi.org/urn:hdl:10.1:x", Accepted),
    ("D-P3", "proxy", b"https://doi.org/api/handles/a/b", Accepted),
    ("D-P3", "proxy", b"https://doi.org/api/handles/hdl:a/b", Accepted),
    ("D-P3", "proxy", b"https://doi.org/info:hdl/a", Refused(MissingSlash, 26)),
    ("D-P3", "proxy", b"https://doi.org/info%3Ahdl%2Fa", Refused(MissingSlash, 30)),
    ("D-P3", "proxy", b"https://doi.org/urn:hdl:10.1", Refused(MissingSlash, 28)),
    ("D-P3", "proxy", b"https://doi.org/api/handles/a", Refused(MissingSlash, 29)),
    ("D-P3", "proxy", b"https://doi.org/hdl:a@b/c", Refused(AtSignInPrefix, 21)),
    ("D-P3", "proxy", b"https://doi.org/hdl:/b", Refused(EmptyNamingAuthority, 20)),
];

/// The parts that texts of each dialect have besides the handle.
#[rustfmt::skip]
pub(crate) const BESIDE: &[Beside] = &[
    ("doi", "", &[("10.1/F5", "")]),
    ("proxy", "parameters fragment", &[("https://p.test/10.1/F5", "host"), ("https://p.test/hdl:10.1/F5?q#f", "host alias-prefix parameters fragment")]),
];

/// The octets that a conversion to each dialect escapes.
#[rustfmt::skip]
pub(crate) const ESCAPED: &[Escaped] = &[
    ("proxy", [PATH, PATH], [DEPLOYED, DEPLOYED]),
];

/// The octets that the proxy software escapes.
const DEPLOYED: &str = "00-20 22-23 25-27 2B 3C 3E-3F 5B-5E 60 7B-7D 7F-FF";
