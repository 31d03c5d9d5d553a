//! The words that sentences use for productions and character classes.

use alloc::borrow::Cow;
use alloc::format;

/// The words that sentences use for the texts that these productions read.
const PLACES: &[(&str, &[&str])] = &[
    ("a handle", &["hdl_uri::handle", "overview::Handle", "cordra::handle"]),
    ("the prefix of a handle", &["hdl_uri::naming-authority", "hdl_uri::na-segment"]),
    ("the local name of a handle", &["hdl_uri::local-name"]),
    ("an hdl URI", &["hdl_uri::hdl-uri", "hdl_uri::u-handle"]),
    ("an hdl URI", &["hdl_uri::hdl-resolver", "hdl_uri::server-form"]),
    ("the prefix of an hdl URI", &["hdl_uri::u-naming-authority", "hdl_uri::u-na-segment"]),
    ("the prefix of an hdl URI", &["hdl_uri::name-form"]),
    ("the local name of an hdl URI", &["hdl_uri::u-local-name"]),
    ("a prefix", &["overview::Prefix"]),
    ("a local name", &["overview::Handle-Local-Name"]),
    ("an info URI", &["info_uri::info-URI", "info_uri::info-identifier"]),
    ("a namespace", &["info_uri::namespace", "info_uri::scheme"]),
    ("the identifier of an info URI", &["info_uri::identifier"]),
    ("a fragment", &["info_uri::fragment", "rfc3986::fragment"]),
    ("a CORDRA URI", &["cordra::cordra-host", "cordra::cordra-path"]),
    ("the prefix of a CORDRA URI", &["cordra::reg-name-nz"]),
    ("a CORDRA link", &["cordra::cordra-http"]),
    ("a CORDRA identifier", &["cordra::cordra-id"]),
    ("the prefix of a CORDRA identifier", &["cordra::na"]),
    ("a handle in the syntax of 1998", &["sun98::Handle", "sun98::Handle-Name"]),
    ("the prefix of a handle in the syntax of 1998", &["sun98::Naming-Authority"]),
    ("the local name of a handle in the syntax of 1998", &["sun98::HandleString"]),
    ("a reference in the syntax of 1998", &["sun98::HandleRef", "sun98::Handle-URI-Syntax"]),
    ("a link in the syntax of 1998", &["sun98::HandleProxySyntax"]),
    ("the modifier before the `@`", &["sun98::Modifier"]),
    ("the name of a proxy server", &["sun98::ProxyServer"]),
    ("the name of a proxy server", &["sun98::domainlabel", "sun98::toplabel"]),
    ("a DOI name", &["practice::doi"]),
    ("a link", &["practice::proxy"]),
    ("a scheme", &["rfc3986::scheme", "info_uri::info-scheme"]),
    ("the name of a server", &["rfc3986::authority", "rfc3986::host", "rfc3986::reg-name"]),
    // If the name of a server begins with a wrong character, the first rule that misses is that of an address in
    // brackets.
    ("the name of a server", &["rfc3986::IP-literal"]),
    ("the user name before a host", &["rfc3986::userinfo"]),
    ("a port number", &["rfc3986::port"]),
    ("an IP address of a future version", &["rfc3986::IPvFuture"]),
    ("an IPv6 address", &["rfc3986::IPv6address", "rfc3986::h16", "rfc3986::ls32"]),
    ("an IPv4 address", &["rfc3986::IPv4address", "rfc3986::dec-octet"]),
    ("a path segment", &["rfc3986::segment", "rfc3986::segment-nz"]),
    ("a query", &["rfc3986::query"]),
];

/// The words for the text that `production` reads: "a link", or the name of a rule that has no such words.
pub(crate) fn place(production: &str) -> Cow<'static, str> {
    let row = PLACES.iter().find(|(_, productions)| productions.contains(&production));
    row.map_or_else(
        || {
            let (_, rule) = production.split_once("::").unwrap_or(("", production));
            format!("the rule `{rule}`").into()
        },
        |(words, _)| (*words).into(),
    )
}

/// The number of the words for the text that `production` reads; `u8::MAX` if it has no such words.
pub(in crate::report) fn number(production: &str) -> u8 {
    let row = PLACES.iter().position(|(_, productions)| productions.contains(&production));
    row.and_then(|row| u8::try_from(row).ok()).unwrap_or(u8::MAX)
}

/// A production whose texts have the words of this number.
pub(in crate::report) fn of_number(number: u8) -> Option<&'static str> {
    PLACES.get(usize::from(number))?.1.first().copied()
}

/// The words that labels use for the characters that these rules allow.
const CLASSES: &[(&str, &str)] = &[
    ("ALPHA", "a letter"),
    ("DIGIT", "a digit"),
    ("HEXDIG", "a hexadecimal digit"),
    ("AlphaNumeric", "a letter or digit"),
    ("OCTET", "any character"),
    ("CHAR", "an ASCII character"),
    ("VCHAR", "a visible ASCII character"),
    ("CTL", "a control character"),
    ("CR", "a carriage return"),
    ("LF", "a line feed"),
    ("HTAB", "a tab"),
    ("SP", "a space"),
    ("DQUOTE", "a quotation mark"),
    ("WSP", "a space or tab"),
    ("%x30-34", "a digit from 0 to 4"),
    ("%x30-35", "a digit from 0 to 5"),
    ("%x31-39", "a digit from 1 to 9"),
    ("pchar", "a URI character"),
    ("unreserved", "a letter, a digit, `-`, `.`, `_` or `~`"),
    ("u-unreserved", "a letter, a digit, `-`, `_` or `~`"),
    ("sub-delims", "one of `!$&'()*+,;=`"),
    ("reg-name", "a character of a host name"),
    ("userinfo", "a character of a user name"),
    ("na-segment", "a character of the prefix"),
    ("u-na-segment", "a character of the prefix"),
    ("Prefix", "a character of the prefix"),
    ("Modifier", "a character of the modifier"),
];

/// The words for the characters of a class, such as "a URI character"; `None` if the table has none for this name.
pub(crate) fn class(name: &str) -> Option<&'static str> {
    CLASSES.iter().find(|(rule, _)| *rule == name).map(|(_, words)| *words)
}

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use handle_grammar::{DOCUMENTS, document};

    use super::{CLASSES, PLACES, class, place};
    use crate::dialect::Dialect;

    #[test]
    fn every_production_of_the_table_exists_and_is_there_once() {
        let names: Vec<_> = PLACES.iter().flat_map(|(_, productions)| *productions).collect();
        for (at, name) in names.iter().enumerate() {
            let (module, rule) = name.split_once("::").unwrap_or_default();
            let found = document(module).and_then(|document| document.find(rule));
            assert!(found.is_some(), "{name} is no production");
            assert!(!names[..at].contains(name), "{name} is there twice");
        }
    }

    #[test]
    fn a_sentence_has_words_for_the_texts_of_every_dialect() {
        for dialect in Dialect::ALL {
            let words = place(dialect.start());
            assert!(!words.starts_with("the rule "), "{dialect}: {words}");
        }
    }

    #[test]
    fn every_class_of_the_table_is_a_rule_or_a_range() {
        for (name, _) in CLASSES {
            let mut documents = DOCUMENTS.iter();
            let is_rule = documents.any(|document| document.find(name).is_some());
            assert!(is_rule || name.starts_with("%x"), "{name} is no rule");
        }
        assert_eq!(class("/"), None);
    }
}
