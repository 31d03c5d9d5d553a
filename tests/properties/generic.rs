//! Property: a URI by its own document is also a URI by RFC 3986, as other crates read it, with the same parts.

use fluent_uri::Uri;
use handle_syntax::Dialect;
use iri_string::types::UriStr;

/// Whether texts of the dialect are URIs: plain handles are not, and a reference of 1998 is a URI only as a link to a
/// proxy.
fn has_uris(dialect: Dialect) -> bool {
    dialect >= Dialect::HdlUri && dialect != Dialect::Sun98Uri
}

/// Asserts the property for `text`, in every dialect.
pub(crate) fn hold(text: &[u8]) {
    Dialect::ALL.iter().for_each(|&dialect| hold_for(dialect, text));
}

/// Asserts the property for `text` in one dialect.
pub(crate) fn hold_for(dialect: Dialect, text: &[u8]) {
    if !has_uris(dialect) || !dialect.is_valid(text) {
        return;
    }
    let shown = || format!("{dialect} \"{}\"", text.escape_ascii());
    let Ok(text) = std::str::from_utf8(text) else { panic!("not ASCII: {}", shown()) };
    let Ok(one) = Uri::parse(text) else { panic!("no URI for fluent-uri: {}", shown()) };
    let Ok(other) = UriStr::new(text) else { panic!("no URI for iri-string: {}", shown()) };
    let [query, fragment] =
        [one.query().map(|part| part.as_str()), one.fragment().map(|part| part.as_str())];
    let others = [other.query_str(), other.fragment().map(|part| part.as_str())];
    assert_eq!([query, fragment], others, "{}", shown());
    let parts = parts(dialect, text);
    assert_eq!(parts, [query, fragment], "query and fragment: {}", shown());
}

/// The query and the fragment in the tree of the text.
fn parts(dialect: Dialect, text: &str) -> [Option<&str>; 2] {
    let nodes = dialect.trace(text.as_bytes()).unwrap_or_default();
    ["query", "fragment"].map(|name| {
        let is_it = |node: &&handle_syntax::Node| node.production.split("::").nth(1) == Some(name);
        nodes.iter().find(is_it).map(|node| &text[node.span.range()])
    })
}
