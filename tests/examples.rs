//! Every worked example that the five documents print, by the rule that the document gives for it.
//!
//! One line a case: rule, text, verdict. A refusal has the clause of the document behind it, the code, and the octet.

use handle_syntax::{Code, Production};

use Verdict::{Accepted, Refused};

enum Verdict {
    Accepted,
    /// By this clause, with this code, at this octet.
    Refused(&'static str, Code, u32),
}

type Case = (&'static str, &'static str, Verdict);

/// "URI scheme for Handle" (2008)
#[rustfmt::skip]
const URI_SCHEME: &[Case] = &[
    // "a handle can be cited in URI form as e.g."
    ("info_uri::info-URI", "info:hdl/1234/567", Accepted),
    ("info_uri::identifier", "1234/567", Accepted),
    ("hdl_uri::handle", "1234/567", Accepted),
    // "identifier=info:hdl/", in the address of the registration
    ("info_uri::info-URI", "info:hdl/", Accepted),
    // "One might see something more like": the page's rule has one form, and always `//` (D-U7).
    ("hdl_uri::name-form", "hdl:1234/567", Accepted),
    ("hdl_uri::hdl-resolver", "hdl:1234/567", Accepted),
    ("hdl_uri::hdl-uri", "hdl:1234/567", Refused("D-U7", Code::MissingDoubleSlash, 4)),
    ("hdl_uri::server-form", "hdl:1234/567", Refused("D-U7", Code::MissingDoubleSlash, 4)),
    // "the handle presented to a specific handle server": the rule reads the server as naming authority (D-U8).
    ("hdl_uri::server-form", "hdl://190.12.34.56/1234/567", Accepted),
    ("hdl_uri::hdl-resolver", "hdl://190.12.34.56/1234/567", Accepted),
    ("hdl_uri::hdl-uri", "hdl://190.12.34.56/1234/567", Accepted),
    ("hdl_uri::name-form", "hdl://190.12.34.56/1234/567", Refused("D-U2", Code::EmptyNamingAuthority, 4)),
];

/// "Encoding CORDRA Identifiers in URI Syntax" (2005)
#[rustfmt::skip]
const CORDRA: &[Case] = &[
    // "CORDRA ID", "Metadata ID"
    ("cordra::cordra-id", "2000.01/FFEE9F72B00C4189B137ECD34188B94E", Accepted),
    ("cordra::cordra-id", "2000.01/A3D8BE7457C943FFB66ED4583059A8BA", Accepted),
    ("cordra::handle", "2000.01/FFEE9F72B00C4189B137ECD34188B94E", Accepted),
    ("cordra::handle", "2000.01/A3D8BE7457C943FFB66ED4583059A8BA", Accepted),
    // "the NA 100.102 and the GUID F58FB49EB1F848f0A606E84CEF294BE5"
    ("cordra::na", "100.102", Accepted),
    ("cordra::cordra-id", "100.102/F58FB49EB1F848f0A606E84CEF294BE5", Accepted),
    ("cordra::handle", "100.102/F58FB49EB1F848f0A606E84CEF294BE5", Accepted),
    // host encoding
    ("cordra::cordra-host", "hdl://100.102/F58FB49EB1F848f0A606E84CEF294BE5", Accepted),
    ("cordra::host-form", "hdl://100.102/F58FB49EB1F848f0A606E84CEF294BE5", Accepted),
    ("cordra::host-version", "hdl://100.102/F58FB49EB1F848f0A606E84CEF294BE5", Accepted),
    ("cordra::URI", "hdl://100.102/F58FB49EB1F848f0A606E84CEF294BE5", Accepted),
    ("cordra::cordra-path", "hdl://100.102/F58FB49EB1F848f0A606E84CEF294BE5", Refused("CORDRA-21", Code::EmptyNamingAuthority, 4)),
    // path encoding
    ("cordra::cordra-path", "hdl:100.102/F58FB49EB1F848f0A606E84CEF294BE5", Accepted),
    ("cordra::path-form", "hdl:100.102/F58FB49EB1F848f0A606E84CEF294BE5", Accepted),
    ("cordra::path-version", "hdl:100.102/F58FB49EB1F848f0A606E84CEF294BE5", Accepted),
    ("cordra::URI", "hdl:100.102/F58FB49EB1F848f0A606E84CEF294BE5", Accepted),
    ("cordra::cordra-host", "hdl:100.102/F58FB49EB1F848f0A606E84CEF294BE5", Refused("D-U7", Code::MissingDoubleSlash, 4)),
    // "URI suffix references … SHALL NOT be used in machine processable URI encodings"
    ("cordra::cordra-path", "100.102/F58FB49EB1F848f0A606E84CEF294BE5", Refused("D-C15", Code::MissingScheme, 0)),
    ("cordra::cordra-host", "100.102/F58FB49EB1F848f0A606E84CEF294BE5", Refused("D-C15", Code::MissingScheme, 0)),
    // HTTP encoding, of two segments and of three
    ("cordra::cordra-http", "http://hld.handle.net/100.102/F58FB49EB1F848f0A606E84CEF294BE5", Accepted),
    ("cordra::http-form", "http://hld.handle.net/100.102/F58FB49EB1F848f0A606E84CEF294BE5", Accepted),
    ("cordra::cordra-http", "http://arrow.resolver.au.gov:2641/hdl/100.102/F58FB49EB1F848f0A606E84CEF294BE5", Accepted),
    ("cordra::http-form", "http://arrow.resolver.au.gov:2641/hdl/100.102/F58FB49EB1F848f0A606E84CEF294BE5", Accepted),
];

/// Handle System overview, 1.1 Syntax
#[rustfmt::skip]
const OVERVIEW: &[Case] = &[
    // "handle "12345/hdl1" is defined under the Handle Prefix "12345", and its Handle Local Name is "hdl1""
    ("overview::Handle", "12345/hdl1", Accepted),
    ("overview::Prefix", "12345", Accepted),
    ("overview::Handle-Local-Name", "hdl1", Accepted),
    ("overview::Handle", "12345", Refused("OV-1", Code::MissingSlash, 5)),
];

/// draft-vandesompel-info-uri-04
#[rustfmt::skip]
const INFO_URI: &[Case] = &[
    // 4.3 a)
    ("info_uri::info-URI", "info:ddc/22/eng//004.678", Accepted),
    ("info_uri::namespace", "ddc", Accepted),
    ("info_uri::identifier", "22/eng//004.678", Accepted),
    // 4.3 b)
    ("info_uri::info-URI", "info:lccn/2002022641", Accepted),
    ("info_uri::namespace", "lccn", Accepted),
    ("info_uri::identifier", "2002022641", Accepted),
    // 4.3 c), escaped and "in unescaped form"
    ("info_uri::info-URI", "info:sici/0363-0277(19950315)120:5%3C%3E1.0.TX;2-V", Accepted),
    ("info_uri::namespace", "sici", Accepted),
    ("info_uri::identifier", "0363-0277(19950315)120:5%3C%3E1.0.TX;2-V", Accepted),
    ("info_uri::identifier", "0363-0277(19950315)120:5<>1.0.TX;2-V", Refused("INFO-13", Code::CharacterNotAllowed, 24)),
    // 4.3 d), where the prose has a blank that RFC 4452 removed (D-I14)
    ("info_uri::info-URI", "info:bibcode/2003Icar..163..263Z", Accepted),
    ("info_uri::namespace", "bibcode", Accepted),
    ("info_uri::identifier", "2003Icar..163..263Z", Accepted),
    ("info_uri::identifier", "2003Icar..163..263Z ", Refused("INFO-13", Code::CharacterNotAllowed, 19)),
    ("info_uri::info-URI", r#"<rdf:Description about="info:bibcode/2003Icar..163..263Z"/>"#, Refused("INFO-32", Code::MissingScheme, 0)),
    // 4.3 e)
    ("info_uri::info-URI", "info:pmid/12376099", Accepted),
    ("info_uri::namespace", "pmid", Accepted),
    ("info_uri::identifier", "12376099", Accepted),
    // 5, U1 to U4
    ("info_uri::info-URI", "INFO:PII/S0888-7543(02)96852-7", Accepted),
    ("info_uri::info-URI", "info:PII/S0888754302968527", Accepted),
    ("info_uri::info-URI", "info:pii/S0888%2D7543%2802%2996852%2D7", Accepted),
    ("info_uri::info-URI", "info:pii/s0888-7543(02)96852-7", Accepted),
    // 5, N1 to N4
    ("info_uri::info-URI", "info:pii/S0888-7543(02)96852-7", Accepted),
    ("info_uri::info-URI", "info:pii/S0888754302968527", Accepted),
    ("info_uri::info-URI", "info:pii/S0888-7543(02)96852-7", Accepted),
    ("info_uri::info-URI", "info:pii/s0888-7543(02)96852-7", Accepted),
];

/// Sun, "Internationalization of the Handle System" (1998)
#[rustfmt::skip]
const SUN98: &[Case] = &[
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
    // the third without what a typesetter left in it (D-S12)
    ("sun98::Handle", r#"any-printable-characters/a-zA-Z0-9!@#$$%^&*()_ "< > , . ? / ~ | \"#, Accepted),
    // the same by the rules of 2008, and of the overview
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

/// What the case got instead, or nothing.
fn broken((rule, text, verdict): &Case) -> Option<String> {
    let Ok(production) = rule.parse::<Production>() else {
        return Some(format!("there is no rule {rule}"));
    };
    let report = production.check(text.as_bytes());
    let found = match report.problems.first() {
        None => "accepted".to_owned(),
        Some(found) => {
            let clause = found.clause.unwrap_or("no clause");
            format!("refused by {clause}, {} at octet {}", found.code, found.span.start)
        }
    };
    let wanted = match verdict {
        Accepted => "accepted".to_owned(),
        Refused(clause, code, octet) => format!("refused by {clause}, {code} at octet {octet}"),
    };
    (found != wanted).then(|| format!("{rule} `{text}`\n    wanted: {wanted}\n     found: {found}"))
}

/// Asserts every case of a document.
#[track_caller]
fn hold(cases: &[Case]) {
    let broken: Vec<_> = cases.iter().filter_map(broken).collect();
    assert!(
        broken.is_empty(),
        "{} of {} examples:\n{}",
        broken.len(),
        cases.len(),
        broken.join("\n")
    );
}

#[test]
fn uri_scheme() {
    hold(URI_SCHEME);
}

#[test]
fn cordra() {
    hold(CORDRA);
}

#[test]
fn overview() {
    hold(OVERVIEW);
}

#[test]
fn info_uri() {
    hold(INFO_URI);
}

#[test]
fn sun98() {
    hold(SUN98);
}
