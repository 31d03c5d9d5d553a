//! The examples of Sam X. Sun, "Internationalization of the Handle System" (1998).

use handle_syntax::Code;

use super::Case;
use super::Verdict::{Accepted, Read, Refused};

/// Every example by the rule that the document gives for it.
#[rustfmt::skip]
pub(crate) const BY_RULE: &[Case] = &[
    // 2.2.1, "a working URL containing non-ASCII characters": its rules say that they must be hex encoded.
    ("practice::proxy", "http://www.handle.net/resolver/北京.htm", Refused("D-U14", Code::RawNonAscii, 31)),
    ("practice::proxy", "http://www.handle.net/resolver/ÖĐĀ.htm", Refused("D-U14", Code::RawNonAscii, 31)),
    // 2.2.1, "hex encoded (eg. %FF)"
    ("rfc3986::pct-encoded", "%FF", Accepted),
    // 2.3, "some examples of valid handles"
    ("sun98::Handle", "cnri.dlib/july95-arms", Accepted),
    ("sun98::Handle", "10.1000/1", Accepted),
    ("sun98::Handle", r#"any-printable-characters/a-zA-Z0-9!@#\$\$%^&*()_ "< > , . ? / ~ | \"#, Accepted),
    ("sun98::Handle", "cnri.test/日本", Accepted),
    ("sun98::Handle", "handles-in-germany/Universität-Karlsruhe", Accepted),
    // The third example without the characters that a typesetter left in it (D-S12).
    ("sun98::Handle", r#"any-printable-characters/a-zA-Z0-9!@#$$%^&*()_ "< > , . ? / ~ | \"#, Accepted),
    // The same examples by the rules of 2008, and of the overview.
    ("hdl_uri::handle", "cnri.dlib/july95-arms", Accepted),
    ("hdl_uri::handle", "10.1000/1", Accepted),
    ("hdl_uri::handle", "cnri.test/日本", Accepted),
    ("hdl_uri::handle", "handles-in-germany/Universität-Karlsruhe", Accepted),
    ("overview::Handle", "handles-in-germany/Universität-Karlsruhe", Accepted),
    // 3.1, Handle URI Syntax
    ("sun98::Handle-URI-Syntax", "hdl:jis@cnri.test/日本", Accepted),
    ("sun98::Handle-URI-Syntax", "hdl:cnri.test/handle%25abc", Accepted),
    // 3.1, Handle Proxy Syntax
    ("sun98::HandleProxySyntax", "http://hdl.handle.net/cnri.dlib/july95-arms", Accepted),
    ("sun98::HandleProxySyntax", "http://hdl.handle.net/jis@cnri.test/日本", Accepted),
    ("sun98::HandleProxySyntax", "http://hdl.handle.net/cnri.test/handle%25abc", Accepted),
    ("sun98::ProxyServer", "hdl.handle.net", Accepted),
    // 3.3, "(Note that the URL contains "illegal" characters according to RFC1738"
    ("practice::proxy", "http://hdl.handle.net/jis@cnri.test/日本", Refused("D-U14", Code::RawNonAscii, 36)),
    // 3.3, "will submit the <HandleRef>": the modifier is not part of a <Handle>.
    ("sun98::HandleRef", "jis@cnri.test/日本", Accepted),
    ("sun98::Modifier", "jis", Accepted),
    ("sun98::Handle", "jis@cnri.test/日本", Refused("D-S7", Code::PrefixCharacter, 3)),
    ("hdl_uri::handle", "jis@cnri.test/日本", Refused("D-W2", Code::AtSignInPrefix, 3)),
];

/// Every example by the dialects that read it.
#[rustfmt::skip]
pub(crate) const BY_DIALECT: &[Case] = &[
    // 2.2.1, "a working URL containing non-ASCII characters": its rules say that they must be hex encoded.
    ("proxy", "http://www.handle.net/resolver/北京.htm", Refused("D-U14", Code::RawNonAscii, 31)),
    ("proxy", "http://www.handle.net/resolver/ÖĐĀ.htm", Refused("D-U14", Code::RawNonAscii, 31)),
    ("sun98-proxy", "http://www.handle.net/resolver/北京.htm", Refused("D-S10", Code::RawNonAscii, 31)),
    ("sun98-proxy", "http://www.handle.net/resolver/ÖĐĀ.htm", Refused("D-S10", Code::RawNonAscii, 31)),
    // 2.3, "some examples of valid handles", the third also without the characters that a typesetter left in it (D-S12)
    ("handle-sun98", "cnri.dlib/july95-arms", Read(r#"naming-authority 0..9 "cnri.dlib" | handle-string 10..21 "july95-arms" = cnri.dlib/july95-arms"#)),
    ("handle-sun98", "10.1000/1", Read(r#"naming-authority 0..7 "10.1000" | handle-string 8..9 "1" = 10.1000/1"#)),
    ("handle-sun98", r#"any-printable-characters/a-zA-Z0-9!@#\$\$%^&*()_ "< > , . ? / ~ | \"#, Read(r#"naming-authority 0..24 "any-printable-characters" | handle-string 25..67 "a-zA-Z0-9!@#\$\$%^&*()_ "< > , . ? / ~ | \" = any-printable-characters/a-zA-Z0-9!@#\$\$%^&*()_ "< > , . ? / ~ | \"#)),
    ("handle-sun98", r#"any-printable-characters/a-zA-Z0-9!@#$$%^&*()_ "< > , . ? / ~ | \"#, Read(r#"naming-authority 0..24 "any-printable-characters" | handle-string 25..65 "a-zA-Z0-9!@#$$%^&*()_ "< > , . ? / ~ | \" = any-printable-characters/a-zA-Z0-9!@#$$%^&*()_ "< > , . ? / ~ | \"#)),
    ("handle-sun98", "cnri.test/日本", Read(r#"naming-authority 0..9 "cnri.test" | handle-string 10..16 "日本" = cnri.test/日本"#)),
    ("handle-sun98", "handles-in-germany/Universität-Karlsruhe", Read(r#"naming-authority 0..18 "handles-in-germany" | handle-string 19..41 "Universität-Karlsruhe" = handles-in-germany/Universität-Karlsruhe"#)),
    // The same examples by later rules.
    ("handle", "cnri.dlib/july95-arms", Read(r#"naming-authority 0..9 "cnri.dlib" | local-name 10..21 "july95-arms" = cnri.dlib/july95-arms"#)),
    ("handle", "10.1000/1", Read(r#"naming-authority 0..7 "10.1000" | local-name 8..9 "1" = 10.1000/1"#)),
    ("handle", "cnri.test/日本", Read(r#"naming-authority 0..9 "cnri.test" | local-name 10..16 "日本" = cnri.test/日本"#)),
    ("handle-octet", "cnri.test/日本", Read(r#"naming-authority 0..9 "cnri.test" | local-name 10..16 "日本" = cnri.test/日本"#)),
    ("handle-overview", "handles-in-germany/Universität-Karlsruhe", Read(r#"prefix 0..18 "handles-in-germany" | handle-local-name 19..41 "Universität-Karlsruhe" = handles-in-germany/Universität-Karlsruhe"#)),
    ("doi", "10.1000/1", Read(r#"prefix 0..7 "10.1000" | suffix 8..9 "1" = 10.1000/1"#)),
    ("doi", "cnri.dlib/july95-arms", Refused("DOI Handbook 2.2", Code::NotADoi, 0)),
    // 3.1, Handle URI Syntax
    ("sun98-uri", "hdl:jis@cnri.test/日本", Read(r#"modifier 4..7 "jis" | naming-authority 8..17 "cnri.test" | handle-string 18..24 "日本" = cnri.test/日本"#)),
    ("sun98-uri", "hdl:cnri.test/handle%25abc", Read(r#"naming-authority 4..13 "cnri.test" | handle-string 14..26 "handle%25abc" = cnri.test/handle%abc"#)),
    ("hdl-resolver", "hdl:cnri.test/handle%25abc", Read(r#"u-naming-authority 4..13 "cnri.test" | u-local-name 14..26 "handle%25abc" = cnri.test/handle%abc"#)),
    ("hdl-resolver", "hdl:jis@cnri.test/日本", Refused("D-W2", Code::AtSignInPrefix, 7)),
    // 3.1, Handle Proxy Syntax
    ("sun98-proxy", "http://hdl.handle.net/cnri.dlib/july95-arms", Read(r#"proxy-server 7..21 "hdl.handle.net" | naming-authority 22..31 "cnri.dlib" | handle-string 32..43 "july95-arms" = cnri.dlib/july95-arms"#)),
    ("sun98-proxy", "http://hdl.handle.net/cnri.test/handle%25abc", Read(r#"proxy-server 7..21 "hdl.handle.net" | naming-authority 22..31 "cnri.test" | handle-string 32..44 "handle%25abc" = cnri.test/handle%abc"#)),
    ("proxy", "http://hdl.handle.net/cnri.dlib/july95-arms", Read(r#"authority 7..21 "hdl.handle.net" | path 22..43 "cnri.dlib/july95-arms" | naming-authority 22..31 "cnri.dlib" | local-name 32..43 "july95-arms" = cnri.dlib/july95-arms"#)),
    ("proxy", "http://hdl.handle.net/cnri.test/handle%25abc", Read(r#"authority 7..21 "hdl.handle.net" | path 22..44 "cnri.test/handle%25abc" | naming-authority 22..31 "cnri.test" | local-name 32..44 "handle%25abc" = cnri.test/handle%abc"#)),
    // 3.3, "(Note that the URL contains "illegal" characters according to RFC1738"
    ("sun98-proxy", "http://hdl.handle.net/jis@cnri.test/日本", Refused("D-S10", Code::RawNonAscii, 36)),
    // A proxy has no modifier, and the `@` is refused before the raw characters after it.
    ("proxy", "http://hdl.handle.net/jis@cnri.test/日本", Refused("D-W2", Code::AtSignInPrefix, 25)),
    // 3.3, "will submit the <HandleRef>": the modifier is not part of a <Handle>.
    ("handle-sun98", "jis@cnri.test/日本", Refused("D-S7", Code::PrefixCharacter, 3)),
    ("handle", "jis@cnri.test/日本", Refused("D-W2", Code::AtSignInPrefix, 3)),
    ("handle-prose", "jis@cnri.test/日本", Read(r#"naming-authority 0..13 "jis@cnri.test" | local-name 14..20 "日本" = jis@cnri.test/日本"#)),
];

/// 3.2, "a Handle URI using JIS encoding", in its octets, which the modifier decodes (D-S3).
#[test]
fn the_example_of_jis_in_its_octets() {
    let found = handle_syntax::Sun98Uri::parse(b"hdl:jis@cnri.test/\x1B$BF|K\\\x1B(B")
        .map(|uri| uri.handle().into_owned());
    assert_eq!(found, Ok("cnri.test/日本".to_owned()));
}
