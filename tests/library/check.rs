//! `check` reads a text by its scheme, and reports other readings.

use handle_syntax::{Code, Dialect, Options, ResolverSegment, check_with};

/// This link is also valid if the resolver specifies its first segment (D-C8).
#[test]
fn a_plain_link_may_have_a_resolver_segment() {
    let options = Options::new().resolver_segment(ResolverSegment::Is("10.1000"));
    for (text, wanted) in [
        ("http://hdl.handle.net/10.1000/1/2", Some((Code::Ambiguous, 0..4))),
        ("http://hdl.handle.net/10.1001/1/2", None),
    ] {
        let (dialect, report) = check_with(text, options);
        assert_eq!(dialect, Dialect::Proxy, "{text}");
        let found = report.headline().map(|problem| (problem.code(), problem.span().range()));
        assert_eq!(found, wanted, "{text}");
    }
}
