//! The span of a problem: a whole character, escapes, a segment, or an empty span if something is missing.

use core::ops::Range;

use handle_syntax::Code::{self, *};
use handle_syntax::{Conversion, Loss};

use crate::clauses::harness;

/// Dialect, text, code, span.
type Place = (&'static str, &'static [u8], Code, Range<usize>);

#[rustfmt::skip]
const PLACES: &[Place] = &[
    ("hdl-uri", b"hdl://a", MissingSlash, 7..7),
    ("hdl-uri", b"hdl:a/b", MissingDoubleSlash, 4..4),
    ("hdl-uri", b"a/b", MissingScheme, 0..0),
    ("hdl-uri", b"urn:a/b", WrongScheme, 0..3),
    ("hdl-resolver", b"hdl:///a/b", EmptyAuthority, 6..6),
    ("handle", b"a..b/c", EmptySegment, 2..2),
    ("handle", b"/c", EmptyNamingAuthority, 0..0),
    ("handle", b"a@b/c", AtSignInPrefix, 1..2),
    ("hdl-uri", b"hdl://a%40b/c", AtSignInPrefix, 7..10),
    ("hdl-uri", b"hdl://a%2Fb/c", EscapedSlashInPrefix, 7..10),
    ("handle-sun98", b"\xC3\xA9/x", PrefixCharacter, 0..2),
    ("sun98-uri", b"hdl:a%2Eb/x", PrefixCharacter, 5..8),
    ("handle", b"a/", EmptyLocalName, 2..2),
    ("handle", b"a/\xE6\x97b", NotUtf8, 2..4),
    ("handle", b"a/\xE6\x97", NotUtf8, 2..4),
    ("hdl-uri", b"hdl://a/%E6%97b", EscapeNotUtf8, 8..14),
    ("handle", b"a/\xC2\x85", ControlCharacter, 2..4),
    ("handle", b"a/\xF0\x9F\x98\x80", BeyondBmp, 2..6),
    ("hdl-uri", b"hdl://a/\xC3\xA9", RawNonAscii, 8..10),
    ("hdl-uri", b"hdl://a/%", BadPercentEscape, 8..9),
    ("hdl-uri", b"hdl://a/%4", BadPercentEscape, 8..10),
    ("hdl-uri", b"hdl://a/%zz", BadPercentEscape, 8..9),
    ("sun98-uri", b"hdl:a/%4", BadPercentEscape, 6..8),
    ("sun98-uri", b"hdl:a/%zz", BadPercentEscape, 6..7),
    ("cordra-path", b"hdl:a/b/c", ExtraSegment, 7..8),
    ("cordra-http", b"http://h/a", SegmentCount, 10..10),
    ("cordra-http hdl", b"http://h/abc/a/b", ResolverSegment, 9..12),
    ("cordra-http", b"http://h/abc/a/b", ResolverSegmentUnverified, 9..12),
    ("cordra-host", b"hdl://1.2.3.4/x", PrefixLikeIpv4, 6..13),
    ("info-hdl", b"info:lccn/x", NotAHandle, 5..9),
    ("info-uri", b"info:lccn/a?b", InfoQuery, 11..12),
    ("info-uri", b"info:lccn", MissingIdentifier, 9..9),
    ("info-uri", b"info:lccn/%2E%2E", DotSegment, 10..16),
    ("hdl-uri", b"hdl://a%2Eb/x", NeedlessEscape, 7..10),
    ("sun98-uri", b"hdl:jis@a/b\x93c", CharsetDecode, 11..12),
    ("sun98-uri", b"hdl:sjis@a/b%93", CharsetDecode, 12..15),
    ("sun98-uri", b"hdl:sjis@a/%93%FA%FFb", CharsetDecode, 17..20),
    ("sun98-uri", b"hdl:jis@a/%1B$BF|b%FF", CharsetDecode, 17..21),
    ("sun98-uri", b"hdl:utf-8@a/b\xE6\x97c", CharsetDecode, 13..15),
    ("sun98-uri", "hdl:jis@cnri.test/\u{65E5}\u{672C}".as_bytes(), CharsetDecode, 18..21),
    ("sun98-proxy", b"http://h.test/sjis@a/b%FF", CharsetDecode, 22..25),
    ("sun98-uri", "hdl:windows-1253@a/\u{AA}x".as_bytes(), CharsetDecode, 19..21),
    ("sun98-uri charset sjis", b"hdl:a/b\xFF", CharsetDecode, 7..8),
    ("sun98-uri", b"hdl:jis@a/%4", BadPercentEscape, 10..12),
    ("proxy", b"https://u@example.org:80/a/b", UnknownProxy, 10..21),
    ("doi", b"11.1/x", NotADoi, 0..2),
    ("doi", b"100.1/x", NotADoi, 0..3),
    ("doi", b"1/x", NotADoi, 0..1),
    ("doi", b"doi:99/x", NotADoi, 4..6),
    ("doi", b"abc", NotADoi, 0..3),
    ("doi", b"10/x", DoiRegistrant, 2..2),
    ("doi", b"10./x", DoiRegistrant, 3..3),
];

#[test]
fn every_problem_has_its_span() {
    let place = |&(reading, text, code, ref span): &Place| {
        let report = harness::report(reading, text);
        let first = report.problems().find(|problem| problem.code() == code);
        let found = first.map(|problem| problem.span().range());
        let text = text.escape_ascii();
        (found.as_ref() != Some(span))
            .then(|| format!("{code}: `{text}` as {reading}: wanted {span:?}, found {found:?}"))
    };
    let failures: Vec<_> = PLACES.iter().filter_map(place).collect();
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

/// From, to, octets that must not be written, text, code, span in the text.
type Refusal = (&'static str, &'static str, &'static [u8], &'static [u8], Code, Range<usize>);

#[rustfmt::skip]
const REFUSALS: &[Refusal] = &[
    ("hdl-uri", "handle", b"\n", b"hdl://a/b%0Ac", NotOneLine, 9..12),
    ("handle", "hdl-uri", b"2", b"a/ b", NotOneLine, 2..3),
    ("handle-octet", "hdl-uri", b"", b"a/ b\xE9", EscapeNotUtf8, 4..5),
    ("sun98-uri", "handle", b"", b"hdl:utf-8@a./b", EmptySegment, 12..12),
    ("hdl-uri", "handle-overview", b"", b"hdl://a/%F0%9F%98%80xyz", BeyondBmp, 8..20),
    ("handle", "hdl-uri", b"", b"abc/..", DotUnprotectable, 4..6),
];

#[test]
fn every_refusal_of_a_conversion_has_its_span() {
    for &(from, to, forbidden, text, code, ref span) in REFUSALS {
        let conversion = Conversion::new(from.parse().unwrap(), to.parse().unwrap());
        let conversion = conversion.forbidden(forbidden).protect_dots(true).allow(Loss::ALL);
        let report = conversion.convert(text).unwrap_err();
        let problem = report.headline().unwrap();
        let shown = text.escape_ascii();
        assert_eq!(
            (problem.code(), problem.span().range()),
            (code, span.clone()),
            "{shown} to {to}"
        );
        let impossible = problem.help().contains("cannot hold this handle");
        let unfit = !matches!(code, NotOneLine | DotUnprotectable);
        assert_eq!(impossible, unfit, "{shown} to {to}");
    }
}
