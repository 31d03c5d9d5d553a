//! Cards as people see them: one snapshot per family of dialects, each card read and approved.

use handle_syntax::{Dialect, Options, ResolverSegment};
use miette::{GraphicalReportHandler, GraphicalTheme};

/// The cards of each text, after the dialect that read it.
fn cards(texts: &[(&str, &[u8])]) -> String {
    let handler = GraphicalReportHandler::new_themed(GraphicalTheme::unicode_nocolor())
        .with_links(false)
        .with_wrap_lines(false)
        .with_width(100);
    let mut cards = String::new();
    for (name, text) in texts {
        let dialect: Dialect = name.parse().unwrap();
        let resolver_segment = ResolverSegment::Is("hdl");
        let report = dialect.check_with(text, Options::new().resolver_segment(resolver_segment));
        assert!(!report.is_empty(), "{name} finds nothing in {}", text.escape_ascii());
        for problem in report.problems() {
            cards += &format!("--- {name}\n");
            handler.render_report(&mut cards, &problem.card().named("ids.txt")).unwrap();
        }
    }
    cards
}

/// The cards without spaces at line ends, because an editor may remove those.
fn shown(texts: &[(&str, &[u8])]) -> String {
    cards(texts).lines().map(|line| line.trim_end().to_owned() + "\n").collect()
}

#[test]
fn handles() {
    insta::assert_snapshot!(shown(&[
        ("handle", b"10.1000"),
        ("handle", b"10..1000/182"),
        ("handle", b"/182"),
        ("handle", b"10.1000/"),
        ("handle", "jis@cnri.test/日本".as_bytes()),
        ("handle", b"cnri.test/\x93\xFA"),
        ("handle", b"https://doi.org/10.1000/182"),
        ("handle", b"300:0.NA/12345"),
        ("handle", b"10.1000/a%20b"),
        ("handle", b"10.1000/182 "),
        ("handle", b"10.1000\x1b[31m"),
        ("handle-overview", "1/𝒳\u{7}".as_bytes()),
        ("handle-octet", b"1/\xFF"),
        ("handle-prose", b"a@b..c/d"),
        ("handle-sun98", b"a:b/c"),
        ("handle-sun98", b"a..b/c"),
    ]));
}

#[test]
fn doi_names() {
    insta::assert_snapshot!(shown(&[
        ("doi", b"doi:10.1000/182"),
        ("doi", b"11.1000/182"),
        ("doi", b"10/"),
        ("doi", b"10.1000"),
        ("doi", b"DOI: 10.1000/182"),
    ]));
}

#[test]
fn hdl_uris() {
    insta::assert_snapshot!(shown(&[
        ("hdl-uri", b"hdl:10.1000/182"),
        ("hdl-uri", b"hdl:///x"),
        ("hdl-uri", b"hdl://10.1000%2F182/x"),
        ("hdl-uri", b"hdl://a%40b/c d"),
        ("hdl-uri", b"hdl://10.1000/a:b@c"),
        ("hdl-uri", b"hdl://10.1000/%41/../b"),
        ("hdl-uri", b"http://10.1000/182"),
        ("hdl-resolver", b"hdl:4263537/4000 (draft)"),
        ("hdl-resolver", "hdl:cnri.test/日本".as_bytes()),
        ("hdl-resolver", b"hdl:cnri.test/%93%FA%96%7B"),
        ("hdl-resolver", b"hdl:///10.1000/182"),
        ("hdl-resolver", b"hdl:10.1000/100%"),
    ]));
}

#[test]
fn cordra() {
    insta::assert_snapshot!(shown(&[
        ("cordra-path", b"hdl:100.102/F58FB49EB1F848F0/A606E84CEF294BE5"),
        ("cordra-path", b"100.102/F58FB49EB1F848f0A606E84CEF294BE5"),
        ("cordra-path", b"hdl:100.102/"),
        ("cordra-host", b"hdl://190.12.34.56/1234"),
        ("cordra-host", b"hdl:///x"),
        ("cordra-http", b"http://resolver.test/100.102/F5"),
        ("cordra-http", b"http://resolver.test//100.102/F5"),
        ("cordra-http", b"http://resolver.test/100.102"),
        ("cordra-id", b"100.102/F58G"),
    ]));
}

#[test]
fn references_of_1998() {
    insta::assert_snapshot!(shown(&[
        ("sun98-uri", b"hdl:@cnri.test/x"),
        ("sun98-uri", b"hdl:klingon@cnri.test/x"),
        ("sun98-uri", b"hdl:jis@cnri.test/\xFF"),
        ("sun98-uri", b"hdl:cnri.test/\"x\"#1"),
        ("sun98-proxy", b"http://hdl.handle.net:80/cnri.test/x"),
        ("sun98-proxy", "http://hdl.handle.net/jis@cnri.test/日本".as_bytes()),
    ]));
}

#[test]
fn info_uris() {
    insta::assert_snapshot!(shown(&[
        ("info-uri", b"info:sici/0363-0277(19950315)120:5<>1.0.TX;2-V#p^3"),
        ("info-uri", b"info:sici/0363-0277(19950315)120:5%3C%3"),
        ("info-uri", b"info:lccn2002022641"),
        ("info-uri", b"info:lccn/"),
        ("info-uri", b"info:lccn/1?x=y"),
        ("info-uri", b"info:/1"),
        ("info-uri", b"info:2004/1"),
        ("info-uri", b"info:l_ccn/1"),
        ("info-uri", b"INFO:LCCN/2002022641"),
        ("info-uri", b"info:lcnn/2002022641"),
        ("info-uri", b"info:sici/5%28x%29"),
        ("info-hdl", b"info:lccn/2002022641"),
        ("info-hdl", b"info:hdl/10.1000"),
    ]));
}

#[test]
fn proxy_links() {
    insta::assert_snapshot!(shown(&[
        ("proxy", b"https://doi.org/10.1000"),
        ("proxy", b"https://resolver.test/10.1000/182"),
        ("proxy", b"https:///10.1000/182"),
        ("proxy", b"https://doi.org/10.1000/456%2"),
        ("proxy", b"https://hdl.handle.net:8a/10.1000/182"),
        ("proxy", b"https://a<b@hdl.handle.net/10.1000/182"),
        ("proxy", "https://[on–p://x".as_bytes()),
        ("proxy", "https://hdl.handle.net:80é/10.1000/1 82".as_bytes()),
        ("proxy", b"doi.org/10.1000/182"),
    ]));
}

#[test]
fn long_texts_are_cut_around_the_place() {
    let long = format!("hdl:10.1000/{}<{}", "x".repeat(500), "é".repeat(3));
    insta::assert_snapshot!(shown(&[("hdl-resolver", long.as_bytes())]));
}
