//! References of 1998, whose modifier names a charset, have two types: one of octets and one of characters.

use handle_syntax::typed::dialects;
use handle_syntax::{Code, Dialect, HdlUri, Sun98Proxy, Sun98Uri, Sun98UriText};

/// For characters, the charset need not be known (D-S2).
#[test]
fn characters_are_refused_as_characters() {
    let refused = Sun98UriText::parse("hdl:klingon@a/").unwrap_err();
    assert_eq!((refused.code(), refused.dialect()), (Code::EmptyLocalName, Dialect::Sun98Uri));
    let refused = Sun98Uri::parse("hdl:klingon@a/").unwrap_err();
    assert_eq!((refused.code(), refused.dialect()), (Code::UnknownCharset, Dialect::Sun98Uri));
}

/// Octets would already be in the charset (D-S3).
#[test]
fn characters_stay_characters_in_another_notation() {
    let uri = Sun98UriText::parse("hdl:sjis@a/日").unwrap();
    let proxy: Sun98Proxy<Vec<u8>> = uri.to::<dialects::Sun98Proxy>().unwrap();
    assert_eq!(proxy.as_bytes(), b"http://hdl.handle.net/sjis@a/%93%FA");
    assert_eq!(uri.normalized(), "hdl:sjis@a/日");
    let uri = HdlUri::parse("HDL://a/%7E%2f").unwrap();
    assert_eq!(uri.normalized(), "hdl://a/~%2F");
}

/// Equal texts mean the same: the same string, as octets and as characters, has two types and two handles.
#[test]
fn octets_and_characters_are_never_taken_for_each_other() {
    let text = "hdl:utf-16le@a/ab";
    let octets = Sun98Uri::<Vec<u8>>::try_from(text.as_bytes().to_vec()).unwrap();
    let characters = Sun98UriText::<String>::try_from(text.to_owned()).unwrap();
    assert_eq!((&*octets.handle(), &*characters.handle()), ("a/\u{6261}", "a/ab"));
    // The holder of the text can be taken out, and read again as the same type.
    let again = Sun98Uri::try_from(octets.clone().into_inner()).unwrap();
    assert_eq!((&again, again.handle()), (&octets, octets.handle()));
    let again: Sun98UriText<String> = characters.to_string().parse().unwrap();
    assert_eq!((&again, again.handle()), (&characters, characters.handle()));
}

/// The octets of a charset are not characters, so the modifier would be lost.
#[test]
fn octets_become_characters_only_if_allowed() {
    let uri = Sun98Uri::parse(b"hdl:sjis@a/%93%FA").unwrap();
    let refused = uri.to::<dialects::Sun98UriText>().unwrap_err();
    let first = refused.problems().next().unwrap();
    assert_eq!((first.code(), first.span().range()), (Code::LossyModifier, 4..8));
    let plain = Sun98Uri::parse(b"hdl:sjis@a/b").unwrap().to::<dialects::Sun98UriText>().unwrap();
    assert_eq!((plain.as_str(), &*plain.handle()), ("hdl:sjis@a/b", "a/b"));
}
