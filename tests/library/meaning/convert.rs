//! The clauses that bind a converter, and handles that other notations cannot hold.

use handle_syntax::Code::{self, *};
use handle_syntax::meaning::Converted;
use handle_syntax::{Conversion, Dialect, Loss, Report, Severity, Span};

use crate::clauses::harness::reading;

use Outcome::{Gives, Refused, Without};

/// The wanted outcome of a conversion.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Outcome {
    /// The result is this text, and nothing is lost.
    Gives(&'static [u8]),
    /// The result is this text, which lacks these parts; without permission to lose them, the text is refused.
    Without(&'static [Loss], &'static [u8]),
    /// The first error is this one, at this octet of the source.
    Refused(Code, u32),
}

/// Clause, reading, target, text, outcome. `minimal` or `protected` may follow the target.
pub(crate) type Case = (&'static str, &'static str, &'static str, &'static [u8], Outcome);

#[rustfmt::skip]
pub(crate) const CONVERTED: &[Case] = &[
    ("WIKI-1", "handle", "info-uri", b"1234/567", Gives(b"info:hdl/1234/567")),
    ("WIKI-4", "handle", "hdl-resolver", b"1234/567", Gives(b"hdl:1234/567")),
    ("WIKI-5", "hdl-resolver", "hdl-resolver", b"hdl://190.12.34.56/1234/567", Gives(b"hdl://190.12.34.56/1234/567")),
    ("WIKI-5", "hdl-resolver", "info-hdl", b"hdl://190.12.34.56/1234/567", Without(&[Loss::Server], b"info:hdl/1234/567")),
    ("WIKI-16", "handle", "hdl-uri", b"a:b c/d", Gives(b"hdl://a%3Ab%20c/d")),
    ("WIKI-18", "handle", "hdl-uri", b"a/:@?", Gives(b"hdl://a/%3A%40%3F")),
    ("D-U3", "info-hdl", "hdl-uri", b"info:hdl/a/b:c@d", Gives(b"hdl://a/b%3Ac%40d")),
    ("D-U3", "info-hdl", "hdl-uri minimal", b"info:hdl/a/b:c@d", Gives(b"hdl://a/b:c@d")),
    ("D-U5", "hdl-uri", "handle", b"hdl://10%2E1/x", Gives(b"10.1/x")),
    ("D-U6", "info-hdl", "hdl-uri", b"info:hdl/10.1%2Fx", Gives(b"hdl://10.1/x")),
    ("D-U9", "hdl-uri", "handle", b"hdl://a/b?c#d", Without(&[Loss::Query, Loss::Fragment], b"a/b")),
    ("D-U9", "hdl-uri", "cordra-path", b"hdl://a/b?c%41#d%42", Gives(b"hdl:a/b?c%41#d%42")),
    ("D-U9", "hdl-uri", "handle", b"hdl://a/b?", Without(&[Loss::Query], b"a/b")),
    ("D-U10", "handle", "hdl-uri", b"a/../b", Gives(b"hdl://a/../b")),
    ("D-U13", "hdl-uri", "handle", b"hdl://a/%ZZ", Refused(BadPercentEscape, 8)),
    ("D-U13", "handle", "hdl-uri", b"a/%ZZ", Gives(b"hdl://a/%25ZZ")),
    ("D-U14", "handle", "info-hdl", "a/\u{E9}".as_bytes(), Gives(b"info:hdl/a/%C3%A9")),
    ("D-U15", "handle-octet", "hdl-uri", b"a/b\xE9", Refused(EscapeNotUtf8, 3)),
    ("D-W9", "handle", "info-hdl", b"a/\r\n\0", Gives(b"info:hdl/a/%0D%0A%00")),
    ("D-W9", "handle", "sun98-uri minimal", b"a/\r\n\0", Gives(b"hdl:a/%0D%0A%00")),
    ("D-W8", "handle", "hdl-uri", b"hdl:1/2", Gives(b"hdl://hdl%3A1/2")),

    ("CORDRA-7", "cordra-http", "cordra-path", b"http://r.test/a/b", Without(&[Loss::Resolver], b"hdl:a/b")),
    ("CORDRA-15", "handle", "cordra-host", b"a/b/c", Gives(b"hdl://a/b%2Fc")),
    ("CORDRA-15", "handle", "cordra-host", b"a:b/c:d", Gives(b"hdl://a%3Ab/c:d")),
    ("CORDRA-19", "handle", "cordra-path", b"a/b/c:@", Gives(b"hdl:a/b%2Fc:@")),
    ("CORDRA-17", "cordra-host", "cordra-path", b"hdl://100.102/F58FB49EB1F848f0A606E84CEF294BE5", Gives(b"hdl:100.102/F58FB49EB1F848f0A606E84CEF294BE5")),
    ("CORDRA-23", "cordra-path", "cordra-id", b"hdl:100.102/F58FB49EB1F848f0A606E84CEF294BE5", Gives(b"100.102/F58FB49EB1F848f0A606E84CEF294BE5")),
    ("CORDRA-27", "handle", "cordra-path", "\u{E9}/\u{65E5}".as_bytes(), Gives(b"hdl:%C3%A9/%E6%97%A5")),
    ("CORDRA-28", "handle", "cordra-id", b"100.102/xF", Refused(NotACordraId, 8)),
    ("CORDRA-28", "proxy", "cordra-id", b"https://doi.org/abxyz", Refused(NotACordraId, 18)),
    ("CORDRA-30", "cordra-path", "cordra-http", b"hdl:a/b?c#d", Gives(b"http://hdl.handle.net/a/b?c#d")),
    ("CORDRA-37", "cordra-http hdl", "cordra-http", b"http://r.test/hdl/a/b", Gives(b"http://r.test/hdl/a/b")),
    ("CORDRA-37", "cordra-http hdl", "handle", b"http://r.test/hdl/a/b", Without(&[Loss::Resolver, Loss::Segment], b"a/b")),
    ("D-C8", "cordra-http unmarked", "info-hdl", b"http://r.test/a/b", Without(&[Loss::Resolver], b"info:hdl/a/b")),
    ("D-C16", "cordra-path", "info-hdl", b"hdl:a/b#c", Gives(b"info:hdl/a/b#c")),

    // Only a handle can be resolved.
    ("INFO-2", "info-uri", "proxy", b"info:lccn/2002022641", Refused(NotAHandle, 5)),
    ("INFO-2", "info-uri", "proxy", b"info:doi/10.1/x", Refused(NotAHandle, 5)),
    ("INFO-2", "info-uri", "proxy", b"info:doi/11.1/x", Refused(NotAHandle, 5)),
    ("INFO-4", "hdl-uri", "info-hdl", b"hdl://a/b?c#d", Without(&[Loss::Query], b"info:hdl/a/b#d")),
    ("INFO-6", "info-hdl", "handle", b"info:hdl/a//b/../c", Gives(b"a//b/../c")),
    ("INFO-10", "info-uri", "info-hdl", b"INFO:HDL/a/b", Gives(b"info:hdl/a/b")),
    ("INFO-13", "handle", "info-hdl", b"a/% \"#<>?[\\]^`{|}", Gives(b"info:hdl/a/%25%20%22%23%3C%3E%3F%5B%5C%5D%5E%60%7B%7C%7D")),
    ("INFO-17", "hdl-uri", "info-uri", b"hdl://a/b#%C3%A9/?", Gives(b"info:hdl/a/b#%C3%A9/?")),
    ("INFO-20", "handle", "info-hdl", b"a/!$&'()*+,;=:@", Gives(b"info:hdl/a/!$&'()*+,;=:@")),
    ("D-I4", "handle", "info-hdl", b"a:b/c/d&e", Gives(b"info:hdl/a:b/c/d&e")),
    ("D-I5", "info-uri", "handle", b"info:lccn/", Refused(NotAHandle, 5)),
    ("D-I5", "info-uri", "handle", b"info:hdl/", Refused(MissingSlash, 9)),
    ("D-I6", "handle", "info-uri", b"a/b?c", Gives(b"info:hdl/a/b%3Fc")),
    ("D-I16", "info-uri", "handle", b"info:hdl/1", Refused(MissingSlash, 10)),
    ("D-I16", "info-uri", "handle", b"info:hdl/a%40b/c", Refused(AtSignInPrefix, 10)),
    ("D-I16", "info-hdl", "hdl-uri", b"info:hdl/%31%2F2", Gives(b"hdl://1/2")),
    ("D-I16", "doi", "info-uri", b"doi:10.1/x", Gives(b"info:doi/10.1/x")),
    ("D-I16", "info-uri", "doi", b"info:doi/10.1%2Fx", Gives(b"10.1/x")),
    ("D-I16", "info-uri", "doi", b"info:doi/11.1/x", Refused(NotADoi, 9)),
    ("D-I16", "info-uri", "doi", b"info:doi/doi:10.1/x", Refused(NotADoi, 9)),
    ("D-I16", "info-uri", "doi", b"info:doi/10%2F1", Refused(DoiRegistrant, 11)),

    ("SUN-5", "sun98-uri", "handle", b"hdl:sjis@a/%93%FA", Without(&[Loss::Modifier], "a/\u{65E5}".as_bytes())),
    ("SUN-6", "sun98-uri", "handle", b"hdl:a/b@c", Gives(b"a/b@c")),
    ("SUN-7", "sun98-uri", "info-hdl", b"hdl:utf-8@a/b", Without(&[Loss::Modifier], b"info:hdl/a/b")),
    ("SUN-8", "handle", "sun98-uri", "a/\u{65E5}".as_bytes(), Gives(b"hdl:a/%E6%97%A5")),
    ("SUN-9", "handle", "sun98-uri minimal", "a/%\"#? \u{65E5}<".as_bytes(), Gives("hdl:a/%25%22%23? \u{65E5}<".as_bytes())),
    ("SUN-9", "handle", "sun98-uri", b"a/%\"#? <", Gives(b"hdl:a/%25%22%23%3F%20%3C")),
    ("SUN-10", "handle", "sun98-uri minimal", b"a/#", Gives(b"hdl:a/%23")),
    ("SUN-11", "handle", "sun98-proxy", b"a/ ?&", Gives(b"http://hdl.handle.net/a/%20%3F&")),
    ("SUN-11", "handle", "sun98-proxy minimal", "a/ \u{65E5}?&".as_bytes(), Gives(b"http://hdl.handle.net/a/%20%E6%97%A5%3F&")),
    ("SUN-12", "sun98-uri", "handle", b"hdl:cnri.test/handle%25abc", Gives(b"cnri.test/handle%abc")),
    ("SUN-15", "sun98-uri charset sjis", "handle", b"hdl:a/\x93\xFA", Gives("a/\u{65E5}".as_bytes())),
    ("SUN-15", "sun98-uri charset sjis", "handle", "hdl:a/\u{65E5}".as_bytes(), Gives("a/\u{65E5}".as_bytes())),
    ("SUN-15", "sun98-uri", "handle", b"hdl:a/\x93\xFA", Refused(NotUtf8, 6)),
    ("SUN-17", "sun98-uri", "sun98-proxy", b"hdl:sjis@a/\x93\xFA", Gives(b"http://hdl.handle.net/sjis@a/%93%FA")),
    ("SUN-17", "sun98-proxy", "sun98-uri", b"http://h.test/jis@a/%1B$BF%7c%1B(B", Without(&[Loss::Host], b"hdl:jis@a/%1B$BF%7C%1B(B")),
    ("D-S1", "sun98-uri", "sun98-proxy", b"hdl:@a/b", Refused(EmptyModifier, 4)),
    ("D-S2", "sun98-uri", "handle", b"hdl:JIS@a/%1B$BF|%1B(B", Without(&[Loss::Modifier], "a/\u{65E5}".as_bytes())),
    ("D-S2", "sun98-uri", "handle", b"hdl:7bit-jis@a/%1B$BF|%1B(B", Without(&[Loss::Modifier], "a/\u{65E5}".as_bytes())),
    ("D-S2", "sun98-uri", "handle", b"hdl:klingon@a/b", Refused(UnknownCharset, 4)),
    ("D-S2", "sun98-uri", "handle", b"hdl:\nsjis@a/b", Refused(UnknownCharset, 4)),
    ("D-S2", "sun98-uri characters", "handle", b"hdl:klingon@a/b", Without(&[Loss::Modifier], b"a/b")),
    // Characters are encoded in the charset that the modifier names; octets are already encoded in it.
    ("D-S3", "sun98-uri characters", "sun98-proxy", "hdl:sjis@a/\u{65E5}".as_bytes(), Gives(b"http://hdl.handle.net/sjis@a/%93%FA")),
    ("D-S3", "sun98-uri characters", "sun98-proxy", "hdl:jis@a/\u{65E5}".as_bytes(), Gives(b"http://hdl.handle.net/jis@a/%1B$BF%7C%1B(B")),
    ("D-S3", "sun98-uri characters", "handle", "hdl:jis@a/\u{65E5}".as_bytes(), Without(&[Loss::Modifier], "a/\u{65E5}".as_bytes())),
    // If a charset lacks the character, or would replace it, the modifier is dropped.
    ("D-S3", "sun98-uri characters", "sun98-proxy", "hdl:iso-8859-2@a/\u{65E5}".as_bytes(), Without(&[Loss::Modifier], b"http://hdl.handle.net/a/%E6%97%A5")),
    ("D-S3", "sun98-uri characters", "sun98-proxy", "hdl:sjis@a/\u{A5}".as_bytes(), Without(&[Loss::Modifier], b"http://hdl.handle.net/a/%C2%A5")),
    // A katakana, one octet of which is `%`.
    ("D-S4", "sun98-uri", "handle", b"hdl:jis@a/%1B$B%25%22%1B(B", Without(&[Loss::Modifier], "a/\u{30A2}".as_bytes())),
    ("D-S4", "sun98-uri characters", "sun98-uri", "hdl:jis@a/\u{30A2}".as_bytes(), Gives(b"hdl:jis@a/%1B$B%25%22%1B(B")),
    ("D-S5", "sun98-uri", "cordra-path", b"hdl:a/b?c#d", Gives(b"hdl:a/b%3Fc%23d")),
    ("D-S6", "handle", "sun98-uri", b"a/\"%", Gives(b"hdl:a/%22%25")),
    ("D-S7", "handle-sun98", "handle", b"a..b/c", Refused(EmptySegment, 2)),
    ("D-S7", "sun98-uri", "sun98-proxy", b"hdl:a..b/c", Gives(b"http://hdl.handle.net/a..b/c")),
    ("D-S9", "handle", "sun98-proxy", b"a/b/c@;=", Gives(b"http://hdl.handle.net/a/b/c@;=")),
    ("D-S11", "sun98-proxy", "proxy", b"http://h.test/a/b", Without(&[Loss::Host], b"https://hdl.handle.net/a/b")),

    // The default host (D-P10).
    ("D-P10", "handle", "proxy", b"a/b", Gives(b"https://hdl.handle.net/a/b")),
    ("D-P10", "handle", "cordra-http", b"a/b", Gives(b"http://hdl.handle.net/a/b")),
    ("D-P10", "handle", "sun98-proxy", b"a/b", Gives(b"http://hdl.handle.net/a/b")),
    ("D-P10", "proxy", "proxy", b"https://doi.org/a/b", Without(&[Loss::Host], b"https://hdl.handle.net/a/b")),

    // Handles that are refused (D-P11).
    ("D-P11", "handle", "cordra-host", b"a/", Refused(EmptyLocalName, 2)),
    ("D-P11", "hdl-uri", "cordra-path", b"hdl://a/?b", Refused(EmptyLocalName, 8)),
    ("D-P11", "info-hdl", "cordra-http", b"info:hdl/a/", Refused(EmptyLocalName, 11)),
    ("D-P11", "handle", "sun98-uri", b"a/", Refused(EmptyLocalName, 2)),
    ("D-P11", "proxy", "sun98-proxy", b"https://doi.org/a%2F", Refused(EmptyLocalName, 20)),
    ("D-P11", "handle", "info-hdl", b"a/", Gives(b"info:hdl/a/")),
    ("D-P11", "handle", "proxy", b"a/", Gives(b"https://hdl.handle.net/a/")),
    ("D-P11", "handle", "sun98-uri", b"a+b/c", Refused(PrefixCharacter, 1)),
    ("D-P11", "hdl-uri", "sun98-proxy", b"hdl://a%3Ab/c", Refused(PrefixCharacter, 7)),
    ("D-P11", "info-hdl", "sun98-uri", b"info:hdl/a%C3%A9/c", Refused(PrefixCharacter, 10)),
    ("D-P11", "handle", "handle-sun98", b"10#1/c", Refused(PrefixCharacter, 2)),
    ("D-P11", "handle-prose", "hdl-uri", b"x@a/b", Refused(AtSignInPrefix, 1)),
    ("D-P11", "handle-prose", "info-hdl", b"x@a/b", Refused(AtSignInPrefix, 1)),
    ("D-P11", "handle-overview", "proxy", b"x@a/b", Refused(AtSignInPrefix, 1)),
    ("D-P11", "handle-prose", "handle-overview", b"x@a/b", Gives(b"x@a/b")),
    ("D-P11", "handle-octet", "handle", b"a\xFF/b", Refused(NotUtf8, 1)),
    ("D-P11", "handle-octet", "info-uri", b"a/b\xC3", Refused(EscapeNotUtf8, 3)),
    ("D-P11", "handle-octet", "proxy", b"a/\x80b", Refused(EscapeNotUtf8, 2)),
    ("D-P11", "handle-octet", "handle-octet", b"a/\xFF", Gives(b"a/\xFF")),
    ("D-P11", "handle", "proxy", b"a/b ", Refused(StrayWhitespace, 3)),
    ("D-P11", "hdl-uri", "proxy", b"hdl://%09a/b", Refused(StrayWhitespace, 6)),
    ("D-P11", "handle", "proxy", b"\0/", Refused(StrayWhitespace, 0)),
    ("D-P11", "handle", "proxy", b"a/ b", Gives(b"https://hdl.handle.net/a/%20b")),
    ("D-P11", "handle", "doi", b"11.1/x", Refused(NotADoi, 0)),
    ("D-P11", "handle", "doi", b"doi:10.1/x", Refused(NotADoi, 0)),
    ("D-P11", "hdl-resolver", "doi", b"hdl:10/x", Refused(DoiRegistrant, 6)),
    ("D-P11", "hdl-uri", "handle-overview", b"hdl://a/b%07", Refused(ControlCharacter, 9)),
    ("D-P11", "handle", "handle-overview", "a/b\u{1F600}".as_bytes(), Refused(BeyondBmp, 3)),

    // Dot-segments, protected from software that removes them (D-P12).
    ("D-P12", "handle", "hdl-uri protected", b"a/./b", Gives(b"hdl://a/.%2Fb")),
    ("D-P12", "handle", "proxy protected", b"a/b/../c", Gives(b"https://hdl.handle.net/a/b/..%2Fc")),
    ("D-P12", "handle", "info-hdl protected", b"a/b/..", Gives(b"info:hdl/a/b%2F..")),
    ("D-P12", "handle", "info-hdl protected", b"a/..", Gives(b"info:hdl/a%2F..")),
    ("D-P12", "handle", "proxy protected", b"a/.", Gives(b"https://hdl.handle.net/a%2F.")),
    ("D-P12", "handle", "hdl-uri protected", b"a/..", Refused(DotUnprotectable, 2)),
    ("D-P12", "handle", "hdl-uri protected", b"abc/..", Refused(DotUnprotectable, 4)),
    ("D-P12", "info-hdl", "cordra-path protected", b"info:hdl/a%2F%2E", Refused(DotUnprotectable, 13)),
    ("D-P12", "handle", "cordra-path protected", b"a/../b", Gives(b"hdl:a/..%2Fb")),
    ("D-P12", "handle", "sun98-uri protected", b"a/b/../../c", Gives(b"hdl:a/b/..%2F..%2Fc")),
    ("D-P12", "sun98-uri", "sun98-proxy protected", b"hdl:../c", Refused(DotUnprotectable, 4)),
    ("D-P12", "cordra-http", "cordra-http protected", b"http://h/%2E/a/b", Refused(DotUnprotectable, 9)),
    ("D-P12", "cordra-http hdl", "cordra-http protected", b"http://h/hdl/a/b", Gives(b"http://h/hdl/a/b")),
    ("D-P12", "handle", "hdl-uri protected", b"a/...", Gives(b"hdl://a/...")),
    ("D-P12", "handle", "handle-overview protected", b"a/..", Gives(b"a/..")),

    // Handles that a proxy would take for an alias prefix or a page of its own (D-P3).
    ("D-P3", "handle", "proxy", b"api/x", Gives(b"https://hdl.handle.net/hdl:api/x")),
    ("D-P3", "handle", "proxy", b"API/handles/x", Gives(b"https://hdl.handle.net/hdl:API/handles/x")),
    ("D-P3", "handle", "proxy", b"hdl:1/2", Gives(b"https://hdl.handle.net/hdl:hdl:1/2")),
    ("D-P3", "handle", "proxy", b"doi:10.1/2", Gives(b"https://hdl.handle.net/hdl:doi:10.1/2")),
    ("D-P3", "handle", "proxy", b"info:hdl/1", Gives(b"https://hdl.handle.net/hdl:info:hdl/1")),
    ("D-P3", "handle", "proxy", b"INFO:doi/1", Gives(b"https://hdl.handle.net/hdl:INFO:doi/1")),
    ("D-P3", "handle", "proxy", b"urn:hdl:1/2", Gives(b"https://hdl.handle.net/hdl:urn:hdl:1/2")),
    ("D-P3", "handle", "proxy", b"urn:doi:1/2", Gives(b"https://hdl.handle.net/hdl:urn:doi:1/2")),
    ("D-P3", "handle", "proxy", b"urn:eidr:1/2", Gives(b"https://hdl.handle.net/hdl:urn:eidr:1/2")),
    ("D-P3", "handle", "proxy", b"help.html/x", Gives(b"https://hdl.handle.net/hdl:help.html/x")),
    ("D-P3", "handle", "proxy", b"favicon.ico2/x", Gives(b"https://hdl.handle.net/hdl:favicon.ico2/x")),
    ("D-P3", "handle", "proxy", b"Robots.txt/x", Gives(b"https://hdl.handle.net/hdl:Robots.txt/x")),
    ("D-P3", "handle", "proxy", b"static/x", Gives(b"https://hdl.handle.net/hdl:static/x")),
    ("D-P3", "handle", "proxy", b"statics/x", Gives(b"https://hdl.handle.net/statics/x")),
    ("D-P3", "proxy", "handle", b"https://doi.org/urn:doi:10.1:x", Without(&[Loss::Host, Loss::AliasPrefix], b"10.1/x")),
    ("D-P3", "proxy", "handle", b"https://doi.org/API/handles/HDL:a/b", Without(&[Loss::Host, Loss::AliasPrefix], b"a/b")),
    ("D-P3", "proxy", "proxy", b"https://doi.org/hdl:a/b?noredirect#c", Without(&[Loss::Host, Loss::AliasPrefix], b"https://hdl.handle.net/a/b?noredirect#c")),
    ("D-P3", "proxy", "hdl-uri", b"https://doi.org/a%20%2Fb+c?d", Without(&[Loss::Host, Loss::Query], b"hdl://a%20/b+c")),
    ("D-P3", "handle", "proxy", b"a/b&c'd+e", Gives(b"https://hdl.handle.net/a/b%26c%27d%2Be")),
    ("D-P3", "handle", "proxy minimal", b"a+b/b&c'd+e", Gives(b"https://hdl.handle.net/a+b/b&c'd+e")),
];

#[test]
fn every_conversion_has_its_outcome() {
    let failures: Vec<_> = CONVERTED.iter().filter_map(failure).collect();
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

/// The wanted and the found outcome, if they differ.
pub(crate) fn failure(&(clause, read, target, text, wanted): &Case) -> Option<String> {
    let (from, options) = reading(read);
    let (to, way) = target.split_once(' ').unwrap_or((target, ""));
    let conversion = Conversion::new(from, to.parse().unwrap())
        .options(options)
        .minimal(way == "minimal")
        .protect_dots(way == "protected");
    let lenient = conversion.allow(Loss::ALL).convert(text);
    let strict = conversion.convert(text);
    let found = match &lenient {
        Ok(converted) => format!("{:?} {}", converted.dropped, converted.text.escape_ascii()),
        Err(report) => format!("{:?}", first(report)),
    };
    let lost = |converted: &Converted, losses: &[Loss]| {
        converted.dropped.iter().map(|lost| lost.what).eq(losses.iter().copied())
    };
    let fits = match (wanted, lenient, strict) {
        (Gives(text), Ok(lenient), Ok(strict)) => {
            lenient == strict && strict.is_lossless() && strict.text == text
        }
        (Without(losses, text), Ok(lenient), Err(strict)) => {
            let codes = strict.problems().map(|problem| problem.code());
            lost(&lenient, losses)
                && !lenient.is_lossless()
                && lenient.text == text
                && codes.eq(losses.iter().map(|loss| loss.code()))
        }
        (Refused(code, at), Err(report), Err(_)) => first(&report) == Some((code, at)),
        _ => false,
    };
    (!fits).then(|| {
        let text = text.escape_ascii();
        format!("{clause}: `{text}` from {read} to {target}: wanted {wanted:?}, found {found}")
    })
}

fn first(report: &Report<'_>) -> Option<(Code, u32)> {
    let error = report.problems().find(|problem| problem.severity() == Severity::Error)?;
    Some((error.code(), error.span().start))
}

#[test]
fn dots_that_cannot_be_kept_are_refused_where_they_are() {
    let kept = Conversion::new(Dialect::Handle, Dialect::HdlUri).protect_dots(true);
    for (text, span) in [("a/.", 2..3), ("a/..", 2..4)] {
        let refused =
            kept.convert(text.as_bytes()).map_err(|report| report.headline().unwrap().span());
        assert_eq!(refused.map_err(Span::range), Err(span), "{text}");
    }
}
