//! `check` and `read` choose the dialect by the scheme of a text; a `Syntax` names a dialect or a rule.

use handle_syntax::{
    Code, Dialect, Options, Production, ResolverSegment, Severity, Syntax, check, check_with, read,
    read_plain,
};

/// The first link is also valid with `10.1000` as the segment that the resolver requires, and then it means another
/// handle (D-C8).
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

/// A syntax has the name of its dialect or rule, and answers as they do.
#[test]
fn a_syntax_answers_as_what_it_names() {
    let (text, options) = ("hdl:10.1000/<a>", Options::new());
    for &dialect in Dialect::ALL {
        let syntax: Syntax = dialect.name().parse().unwrap();
        assert_eq!((syntax.name(text), syntax.dialect(text)), (dialect.name(), Some(dialect)));
        assert_eq!(syntax.check(text, options), dialect.check(text), "{dialect}");
        assert_eq!(syntax.fix(text, options), dialect.fix(text), "{dialect}");
        assert_eq!(syntax.trace(text, options), dialect.trace(text), "{dialect}");
    }
    for rule in Production::all() {
        let syntax: Syntax = rule.name().parse().unwrap();
        assert_eq!((syntax.name(text), syntax.dialect(text)), (rule.name(), None));
        assert_eq!(syntax.check(text, options), rule.check(text), "{}", rule.name());
        assert_eq!(syntax.is_valid(text, options), rule.accepts(text), "{}", rule.name());
        assert_eq!(syntax.trace(text, options), rule.trace(text), "{}", rule.name());
    }
    assert_eq!(Syntax::default().dialect(text), Some(Dialect::by_scheme(text)));
    assert!("no such rule".parse::<Syntax>().is_err());
}

/// Every syntax.
fn syntaxes() -> impl Iterator<Item = Syntax> {
    let dialects = Dialect::ALL.iter().copied().map(Syntax::Dialect);
    [Syntax::Scheme].into_iter().chain(dialects).chain(Production::all().map(Syntax::Production))
}

#[test]
fn a_syntax_is_parsed_from_what_is_displayed() {
    for syntax in syntaxes() {
        assert_eq!(syntax.to_string().parse(), Ok(syntax));
    }
}

#[cfg(feature = "serde")]
#[test]
fn serde_writes_the_name_of_a_syntax() {
    assert_eq!(serde_json::to_string(&Syntax::Scheme).unwrap(), "\"scheme\"");
    for syntax in syntaxes() {
        let json = serde_json::to_string(&syntax).unwrap();
        assert_eq!(serde_json::from_str::<Syntax>(&json).unwrap(), syntax, "{json}");
    }
}

/// Warnings are no reason to refuse a text. A program that wants no text with a warning asks for the report as well.
#[test]
fn a_text_with_warnings_only_is_read() {
    for (text, handle) in [
        ("https://en.wikipedia.org/wiki/Handle", "wiki/Handle"),
        ("n/a", "n/a"),
        ("doi.org/10.1000/182", "doi.org/10.1000/182"),
        ("10.1000/182 (accessed 2020)", "10.1000/182 (accessed 2020)"),
    ] {
        assert_eq!(&*read(text).unwrap().1, handle, "{text}");
        let (_, report) = check(text);
        assert_eq!(report.headline().unwrap().severity(), Severity::Warning, "{text}");
        assert_eq!(read_plain(text), None, "{text}");
    }
}
