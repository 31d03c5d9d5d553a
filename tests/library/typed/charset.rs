//! References of 1998, whose modifier names a charset.

use handle_syntax::{Code, HdlUri, Mode, ParseError, Sun98Proxy, Sun98Uri, dialects};

/// Of characters, no charset has to be known (D-S2).
#[test]
fn characters_are_refused_as_characters() {
    let refused = |text: Result<Sun98Uri<&[u8]>, ParseError>| text.unwrap_err().code();
    assert_eq!(refused(Sun98Uri::parse("hdl:klingon@a/")), Code::EmptyLocalName);
    assert_eq!(refused(Sun98Uri::parse(b"hdl:klingon@a/")), Code::UnknownCharset);
}

/// Octets would be those of the charset already (D-S3).
#[test]
fn characters_stay_characters_in_another_notation() {
    let uri = Sun98Uri::parse("hdl:sjis@a/日").unwrap();
    let proxy: Sun98Proxy<Vec<u8>> = uri.to::<dialects::Sun98Proxy>().unwrap();
    assert_eq!(proxy.as_octets(), b"http://hdl.handle.net/sjis@a/%93%FA");
    assert_eq!(*uri.normalized_octets(Mode::default()), *"hdl:sjis@a/日".as_bytes());
    let uri = HdlUri::parse("HDL://a/%7E%2f").unwrap();
    assert_eq!(uri.normalized(Mode::default()), "hdl://a/~%2F");
}
