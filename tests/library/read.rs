//! Productions, their traces, charsets, and the hosts of links.

mod proxy;

use handle_syntax::{Charset, Code, Dialect, Node, Production};

use crate::names::{are_read, refusal};

/// The productions of every document, each with a text that breaks it, and the octet of the error, which was found by
/// hand.
#[rustfmt::skip]
const BROKEN: &[(&str, &[u8], u32)] = &[
    ("rfc5234::ALPHA", b"5", 0),
    ("rfc5234::BIT", b"2", 0),
    ("rfc5234::CHAR", b"\0", 0),
    ("rfc5234::CR", b"\n", 0),
    ("rfc5234::CRLF", b"\r\r", 1),
    ("rfc5234::CTL", b" ", 0),
    ("rfc5234::DIGIT", b"a", 0),
    ("rfc5234::DQUOTE", b"'", 0),
    ("rfc5234::HEXDIG", b"g", 0),
    ("rfc5234::HTAB", b" ", 0),
    ("rfc5234::LF", b"\r", 0),
    ("rfc5234::LWSP", b" \r\nx", 3),
    ("rfc5234::OCTET", b"ab", 1),
    ("rfc5234::SP", b"\t", 0),
    ("rfc5234::VCHAR", b" ", 0),
    ("rfc5234::WSP", b"x", 0),
    ("rfc3986::scheme", b"h_", 1),
    ("rfc3986::authority", b"user@host:8o", 11),
    ("rfc3986::userinfo", b"a:b@", 3),
    ("rfc3986::host", b"[::1", 4),
    ("rfc3986::port", b"80a", 2),
    ("rfc3986::IP-literal", b"[::g]", 3),
    ("rfc3986::IPvFuture", b"v1.", 3),
    ("rfc3986::IPv6address", b"1:2:3:4:5:6:7", 13),
    ("rfc3986::h16", b"12345", 4),
    ("rfc3986::ls32", b"1.2.3.", 6),
    ("rfc3986::IPv4address", b"1.2.3.256", 8),
    ("rfc3986::dec-octet", b"256", 2),
    ("rfc3986::reg-name", b"a:b", 1),
    ("rfc3986::segment", b"a/b", 1),
    ("rfc3986::segment-nz", b"", 0),
    ("rfc3986::pchar", b"?", 0),
    ("rfc3986::query", b"a#", 1),
    ("rfc3986::fragment", b"a#", 1),
    ("rfc3986::pct-encoded", b"%4g", 2),
    ("rfc3986::unreserved", b"!", 0),
    ("rfc3986::sub-delims", b"-", 0),
    ("hdl_uri::handle", b"10.1000", 7),
    ("hdl_uri::naming-authority", b"10..1", 3),
    ("hdl_uri::na-segment", b"a@", 1),
    ("hdl_uri::hdl-uri", b"hdl://10.1000/a b", 15),
    ("hdl_uri::u-handle", b"10.1000?", 7),
    ("hdl_uri::u-naming-authority", b"10:1", 2),
    ("hdl_uri::u-na-segment", b"a.b", 1),
    ("hdl_uri::u-local-name", b"a?b", 1),
    ("hdl_uri::u-unreserved", b".", 0),
    ("hdl_uri::hdl-resolver", b"hdl:10.1000/a^", 13),
    ("hdl_uri::server-form", b"hdl://h/10.1000", 15),
    ("hdl_uri::name-form", b"hdl:10.1000", 11),
    ("overview::Handle", b"12345", 5),
    ("overview::Prefix", b"a/", 1),
    ("info_uri::info-URI", b"info:lccn/1?", 11),
    ("info_uri::info-scheme", b"inf0", 0),
    ("info_uri::info-identifier", b"lccn", 4),
    ("info_uri::namespace", b"1ccn", 0),
    ("info_uri::identifier", b"a/b|", 3),
    ("info_uri::scheme", b"a_", 1),
    ("info_uri::pchar", b"/", 0),
    ("info_uri::fragment", b"a/?#", 3),
    ("info_uri::unreserved", b"+", 0),
    ("info_uri::pct-encoded", b"%", 1),
    ("info_uri::sub-delims", b"~", 0),
    ("cordra::handle", b"100.102", 7),
    ("cordra::URI", b"hdl:a#b#", 7),
    ("cordra::hierarchy", b"//a/b?", 5),
    ("cordra::path", b"a/b?", 3),
    ("cordra::host-version", b"hdl://a", 7),
    ("cordra::path-version", b"hdl", 3),
    ("cordra::host-form", b"hdl://a[/b", 7),
    ("cordra::cordra-host", b"hdl://100.102/a/b", 15),
    ("cordra::reg-name-nz", b"", 0),
    ("cordra::path-form", b"hdl:a[", 5),
    ("cordra::cordra-path", b"hdl:100.102/", 12),
    ("cordra::cordra-id", b"100.102/F5G", 10),
    ("cordra::na", b"10.", 3),
    ("cordra::http-form", b"http://h", 8),
    ("cordra::cordra-http", b"http://h/a/b/c/d", 14),
    ("sun98::Handle", b"cnri+/x", 4),
    ("sun98::Naming-Authority", b"a:", 1),
    ("sun98::HandleString", b"", 0),
    ("sun98::octet-from-UTF-8-encoding", b"", 0),
    ("sun98::AlphaNumeric", b"-", 0),
    ("sun98::HandleRef", b"jis@cnri.test", 13),
    ("sun98::Modifier", b"a@", 1),
    ("sun98::Handle-Name", b"a/", 2),
    ("sun98::Handle-URI-Syntax", b"hdl:a@b@c/d", 7),
    ("sun98::HandleProxySyntax", b"http://hdl.handle.net:80/a/b", 21),
    ("sun98::ProxyServer", b"hdl.handle.", 11),
    ("sun98::domainlabel", b"a-", 2),
    ("sun98::toplabel", b"1", 0),
    ("practice::doi", b"10/182", 2),
    ("practice::proxy", b"https://doi.org", 15),
];

/// The productions that accept any octets.
const UNBREAKABLE: [&str; 2] = ["hdl_uri::local-name", "overview::Handle-Local-Name"];

#[test]
fn each_broken_text_is_refused_at_its_octet() {
    for (name, text, octet) in BROKEN {
        let production: Production = name.parse().unwrap();
        let report = production.check(text);
        let place = report.headline().map(|problem| problem.span().start);
        assert_eq!(place, Some(*octet), "{name} reads \"{}\"", text.escape_ascii());
    }
}

#[test]
fn another_scheme_is_named_as_a_whole() {
    let rule: Production = "info_uri::info-URI".parse().unwrap();
    let report = rule.check(b"https:a/b");
    let problem = report.headline().unwrap();
    assert_eq!((problem.code(), problem.span().range()), (Code::WrongScheme, 0..5));
    let rule: Production = "hdl_uri::hdl-URI".parse().unwrap();
    let report = rule.check(b"hdl://a/\xFF");
    let octets = report.headline().unwrap();
    assert_eq!((octets.code(), octets.span().range()), (Code::NotUtf8, 8..9));
}

#[test]
fn every_production_has_one_broken_text() {
    let named: Vec<_> = BROKEN.iter().map(|(name, ..)| *name).chain(UNBREAKABLE).collect();
    for production in Production::all() {
        let name = production.name();
        assert!(named.contains(&name), "{name} has no broken text");
    }
    assert_eq!(named.len(), Production::all().count(), "a production has two broken texts");
}

#[test]
fn a_production_without_a_broken_text_accepts_any_octets() {
    let octets: Vec<u8> = (0..=255).collect();
    for name in UNBREAKABLE {
        assert!(name.parse::<Production>().unwrap().accepts(&octets), "{name}");
    }
}

#[test]
fn a_production_is_known_by_its_name() {
    let [rule, same, other]: [Production; 3] =
        ["hdl_uri::u-handle", "hdl_uri::U-HANDLE", "hdl_uri::handle"]
            .map(|name| name.parse().unwrap());
    assert!(rule == same && rule != other);
    assert_eq!(rule.to_string(), "hdl_uri::u-handle");
    assert_eq!(rule.rule(), "u-handle = u-naming-authority \"/\" u-local-name");
    assert_eq!(rule.document(), "URI scheme for Handle");
    let long: Production = "rfc3986::IPv6address".parse().unwrap();
    assert!(!long.rule().contains(['\n', '\r']), "{}", long.rule());
}

/// The name comes from the combinator, and is spelt like the rule in the document.
#[test]
fn every_production_is_found_by_its_name() {
    for production in Production::all() {
        let (_, rule) = production.name().split_once("::").unwrap();
        assert!(production.rule().starts_with(&format!("{rule} = ")), "{production}");
        assert_eq!(production.name().parse(), Ok(production));
    }
}

/// Each production comes before its parts, with the octets that it matches.
#[test]
fn a_trace_has_every_production_that_matched() {
    let rule: Production = "hdl_uri::u-handle".parse().unwrap();
    let nodes = rule.trace(b"10.1/a").unwrap();
    let found: Vec<_> =
        nodes.iter().map(|node| (node.production, node.span.range(), node.depth)).collect();
    assert_eq!(
        found,
        [
            ("hdl_uri::u-handle", 0..6, 0),
            ("hdl_uri::u-naming-authority", 0..4, 1),
            ("hdl_uri::u-na-segment", 0..2, 2),
            ("hdl_uri::u-na-segment", 3..4, 2),
            ("hdl_uri::u-local-name", 5..6, 1),
        ]
    );
    assert_eq!(rule.trace(b"10.1"), None);
}

/// The parts of the handle are in the trace too, and alternatives that failed are not.
#[test]
fn a_dialect_has_a_trace() {
    let shown = |(dialect, text): (Dialect, &str)| {
        let nodes = dialect.trace(text.as_bytes()).unwrap();
        let line = |node: &Node| {
            let (indent, part) = ("  ".repeat(node.depth), &text[node.span.range()]);
            format!("{indent}{} {part}\n", node.production)
        };
        nodes.iter().map(line).collect::<String>()
    };
    let traces = [
        (Dialect::InfoHdl, "info:hdl/10.1/a"),
        (Dialect::HdlResolver, "hdl://h/10.1/a"),
        (Dialect::Doi, "doi:10.1/a"),
        (Dialect::Doi, "doi:10/abc"),
        (Dialect::Proxy, "http://h:8/hdl:10.1/a?b"),
    ];
    insta::assert_snapshot!(traces.map(shown).join("\n"));
}

#[test]
fn a_production_is_read_by_its_name() {
    are_read(Production::all());
    assert_eq!(refusal::<Production>("rfc3986::segments"), "no document has a rule of that name");
}

#[test]
fn a_charset_is_read_by_its_labels_and_shown_by_its_name() {
    for (label, name) in [("jis", "ISO-2022-JP"), ("SJIS", "Shift_JIS"), ("latin1", "windows-1252")]
    {
        let charset: Charset = label.parse().unwrap();
        assert_eq!((charset.name(), &*charset.to_string()), (name, name));
        assert_eq!(format!("{charset:?}"), name);
        are_read([charset]);
    }
}

#[test]
fn an_unknown_charset_is_refused_in_words() {
    assert_eq!(refusal::<Charset>("utf-9"), "there is no charset of that name");
}
