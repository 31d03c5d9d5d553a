//! The resolver of a written text: its host and first segment, the proxy, or the server.

use handle_syntax::Code::{self, *};
use handle_syntax::{Conversion, Dialect, Loss, Options, Resolver};

/// From, to, resolver, segment, text, and the written text, or the problem and its octet in the resolver or segment.
type Case = (
    &'static str,
    &'static str,
    Option<&'static str>,
    Option<&'static str>,
    &'static str,
    Result<(&'static str, &'static [Loss]), (Code, u32)>,
);

#[rustfmt::skip]
const CASES: &[Case] = &[
    ("handle", "proxy", Some("doi.org"), None, "10.1/x", Ok(("https://doi.org/10.1/x", &[]))),
    ("handle", "proxy", Some("u@h.test:8000"), None, "10.1/x", Ok(("https://u@h.test:8000/10.1/x", &[]))),
    ("handle", "hdl-resolver", Some("[::1]:2641"), None, "10.1/x", Ok(("hdl://[::1]:2641/10.1/x", &[]))),
    ("handle", "sun98-proxy", Some("h.test"), None, "10.1/x", Ok(("http://h.test/10.1/x", &[]))),
    ("proxy", "proxy", Some("doi.org"), None, "https://doi.org/10.1/x", Ok(("https://doi.org/10.1/x", &[]))),
    ("proxy", "proxy", None, None, "http://hdl.handle.net/10.1/x", Ok(("https://hdl.handle.net/10.1/x", &[]))),
    ("proxy", "proxy", None, None, "https://doi.org/10.1/x", Ok(("https://hdl.handle.net/10.1/x", &[Loss::Host]))),
    // Notations that have no place for the resolver or the segment.
    ("handle", "hdl-uri", Some("a b"), None, "10.1/x", Ok(("hdl://10.1/x", &[]))),
    ("handle", "proxy", None, Some("a b"), "10.1/x", Ok(("https://hdl.handle.net/10.1/x", &[]))),
    // Wrong names of resolvers and segments are refused.
    ("handle", "proxy", Some("a b"), None, "10.1/x", Err((CharacterNotAllowed, 1))),
    ("handle", "proxy", Some("h/x"), None, "10.1/x", Err((CharacterNotAllowed, 1))),
    ("handle", "cordra-http", Some("h/x"), None, "10.1/x", Err((CharacterNotAllowed, 1))),
    ("handle", "proxy", Some("h?"), None, "10.1/x", Err((CharacterNotAllowed, 1))),
    ("handle", "proxy", Some(""), None, "10.1/x", Err((EmptyAuthority, 0))),
    ("handle", "hdl-resolver", Some(""), None, "10.1/x", Err((EmptyAuthority, 0))),
    ("handle", "sun98-proxy", Some("h.test:80"), None, "10.1/x", Err((ProxyHost, 6))),
    ("handle", "cordra-http", None, Some("a/b"), "10.1/x", Err((CharacterNotAllowed, 1))),
    // A segment belongs to its resolver (CORDRA-37).
    ("handle", "cordra-http", Some("r.test"), Some("x"), "10.1/F", Ok(("http://r.test/x/10.1/F", &[]))),
    ("handle", "cordra-http", Some("arrow.resolver.au.gov:2641"), None, "10.1/F", Ok(("http://arrow.resolver.au.gov:2641/hdl/10.1/F", &[]))),
    ("cordra-http", "cordra-http", None, None, "http://r.test/x/10.1/F", Ok(("http://r.test/x/10.1/F", &[]))),
    ("cordra-http", "cordra-http", Some("r.test"), None, "http://r.test/x/10.1/F", Ok(("http://r.test/x/10.1/F", &[]))),
    ("cordra-http", "cordra-http", Some("s.test"), None, "http://r.test/x/10.1/F", Ok(("http://s.test/10.1/F", &[Loss::Resolver, Loss::Segment]))),
    ("cordra-http", "cordra-http", Some("hdl.handle.net"), None, "http://r.test/x/10.1/F", Ok(("http://hdl.handle.net/10.1/F", &[Loss::Resolver, Loss::Segment]))),
    ("cordra-http", "cordra-http", None, Some("y"), "http://r.test/x/10.1/F", Ok(("http://r.test/y/10.1/F", &[Loss::Segment]))),
    ("cordra-http", "cordra-http", Some("arrow.resolver.au.gov:2641"), None, "http://r.test/hdl/10.1/F", Ok(("http://arrow.resolver.au.gov:2641/hdl/10.1/F", &[Loss::Resolver]))),
    ("hdl-resolver", "hdl-resolver", Some("s.test"), None, "hdl://r.test/10.1/F", Ok(("hdl://s.test/10.1/F", &[Loss::Server]))),
];

#[test]
fn a_known_resolver_has_its_own_segment() {
    let options = Options::new().resolvers(&Resolver::PRINTED);
    let is_valid = |text: &[u8]| Dialect::CordraHttp.is_valid_with(text, options);
    assert!(is_valid(b"http://arrow.resolver.au.gov:2641/hdl/10.1/F"));
    assert!(!is_valid(b"http://arrow.resolver.au.gov:2641/x/10.1/F"));
}

/// Nothing is lost, so no loss need be allowed.
#[test]
fn a_link_to_the_resolver_that_is_written_stays_as_it_is() {
    let links = Conversion::new(Dialect::Proxy, Dialect::Proxy);
    let cases =
        [(None, "https://hdl.handle.net/10.1/x"), (Some("doi.org"), "https://doi.org/10.1/x")];
    for (resolver, text) in cases {
        let converted = links.resolver(resolver).convert(text).unwrap();
        assert_eq!((&converted.text[..], converted.is_lossless()), (text.as_bytes(), true));
        let refused = links.resolver("other.test").convert(text).unwrap_err();
        assert_eq!(refused.headline().unwrap().code(), LossyHost, "{text}");
    }
}

#[test]
fn every_resolver_is_written_or_refused() {
    for &(from, to, resolver, resolver_segment, text, wanted) in CASES {
        let options = Options::new().resolvers(&Resolver::PRINTED);
        let conversion = Conversion::new(from.parse().unwrap(), to.parse().unwrap());
        let conversion = conversion
            .options(options)
            .allow(Loss::ALL)
            .resolver(resolver)
            .resolver_segment(resolver_segment);
        let converted = conversion.convert(text.as_bytes());
        let found = converted.as_ref().map_err(|report| {
            report.headline().map(|problem| (problem.code(), problem.span().start))
        });
        match (found, wanted) {
            (Ok(found), Ok((text, losses))) => {
                let shown = found.text.escape_ascii();
                assert!(found.text == text.as_bytes(), "{shown} instead of {text}");
                let lost = found.dropped.iter().map(|lost| lost.what);
                assert!(lost.eq(losses.iter().copied()), "{text}: {:?}", found.dropped);
            }
            (found, wanted) => {
                let found = found.map(|found| found.text.escape_ascii().to_string());
                let wanted = wanted.map(|(text, _)| text.to_string()).map_err(Some);
                assert_eq!(found, wanted, "{text} to {to} at {resolver:?} {resolver_segment:?}");
            }
        }
    }
}

/// To, resolver, the only segment that the caller names, and a part of the sentence about the name that is wrong.
#[rustfmt::skip]
const WRONG: &[(&str, Option<&str>, &str, Option<&str>)] = &[
    ("proxy", None, "", None),
    ("proxy", Some("doi.org"), "", None),
    ("hdl-resolver", Some("[::1]:2641"), "", None),
    ("doi", Some("doi.org"), "", Some("doi has no place for a resolver")),
    ("hdl-uri", Some(""), "", Some("hdl-uri has no place for a resolver")),
    ("proxy", Some(""), "", Some("the name of the resolver is missing")),
    ("proxy", Some("https://"), "", Some("the name of the resolver is missing")),
    ("proxy", Some("HTTPS://h.test?x"), "", Some("must be a host alone: write `h.test`, not `HTTPS://h.test?x`")),
    ("proxy", Some("h.test/10.1"), "", Some("must be a host alone: write `h.test`, not `h.test/10.1`")),
    ("proxy", Some("a b"), "", Some("the resolver: a space (U+0020) may not appear unescaped")),
    ("proxy", None, "a/b", None),
    ("cordra-http", None, "hdl", None),
    ("cordra-http", None, "a/b", Some("the segment of the resolver: `/` may not appear unescaped in a path segment")),
];

#[test]
fn a_wrong_name_has_a_sentence() {
    for &(to, resolver, segment, wanted) in WRONG {
        let options = Options::new().resolver_segment(Some(segment).into());
        let conversion = Conversion::new(Dialect::Handle, to.parse().unwrap());
        let found = conversion.reading_as(options).resolver(resolver).wrong_name();
        let fits = match wanted {
            Some(wanted) => found.as_ref().is_some_and(|found| found.contains(wanted)),
            None => found.is_none(),
        };
        assert!(fits, "{to} {resolver:?} {segment:?}: {found:?}");
    }
}

/// The only segment that a caller names is written if the target has a place for one. If not, the source is read with
/// it.
#[test]
fn the_only_segment_is_written_or_read() {
    let options = Options::new().resolver_segment(Some("hdl").into());
    let written = Conversion::new(Dialect::CordraHttp, Dialect::CordraHttp).reading_as(options);
    let written = written.resolver("r.test").allow(&[Loss::Segment]);
    assert_eq!(
        written.convert("http://r.test/x/10.1/F").unwrap().text,
        b"http://r.test/hdl/10.1/F"
    );
    let read = Conversion::new(Dialect::CordraHttp, Dialect::Handle).reading_as(options);
    assert!(read.convert("http://r.test/x/10.1/F").is_err());
    assert_eq!((written.reading(), read.reading()), (Options::new(), options));
}

/// An octet that would end the record is refused at its place in the source (D-W9).
#[test]
fn an_octet_that_ends_a_record_is_refused_at_its_place() {
    let places: &[(&str, &str, &[u8], Option<u32>)] = &[
        ("hdl-uri", "handle", b"hdl://a/b%0Ac", Some(9)),
        ("info-hdl", "handle", b"info:hdl/%0d%2Fc", Some(9)),
        ("info-uri", "handle-octet", b"info:hdl/a/%00", Some(11)),
        ("doi", "handle", b"doi:10.1/a b", None),
        ("hdl-uri", "info-hdl", b"hdl://a/b%0Ac", None),
        ("hdl-uri", "sun98-uri minimal", b"hdl://a/b%0Ac", None),
        ("proxy", "handle", b"https://doi.org/hdl:a/b%0Ac", Some(23)),
        ("sun98-uri", "handle", b"hdl:sjis@a/%93%FA%0A", Some(11)),
    ];
    for &(from, to, text, wanted) in places {
        let (to, minimal) = to.strip_suffix(" minimal").map_or((to, false), |to| (to, true));
        let conversion = Conversion::new(from.parse().unwrap(), to.parse().unwrap());
        let conversion = conversion.allow(Loss::ALL).forbidden(b"\r\n\0").minimal(minimal);
        let found = conversion.convert(text).err().map(|report| {
            assert_eq!(report.headline().unwrap().code(), NotOneLine, "{}", text.escape_ascii());
            report.headline().unwrap().span().start
        });
        assert_eq!(found, wanted, "{} to {to}", text.escape_ascii());
    }
}
