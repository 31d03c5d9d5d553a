//! Every worked example that the five documents print, by the dialects that read it, with its tree.
//!
//! One line a case: dialect, text, and the tree written as one line, or the refusal.

#![allow(clippy::unwrap_used, reason = "what a test cannot unwrap has failed it")]

use handle_syntax::{Code, Dialect, Part, Severity, Slice, dialects};

use Verdict::{Read, Refused};

#[path = "hostile/near.rs"]
mod near;
#[path = "hostile/sound.rs"]
mod sound;

enum Verdict {
    /// Each part with its octets and its text, and the handle that it means behind `=`.
    Read(&'static str),
    /// By this clause, with this code, at this octet.
    Refused(&'static str, Code, usize),
}

type Case = (&'static str, &'static str, Verdict);

/// "URI scheme for Handle" (2008)
#[rustfmt::skip]
const URI_SCHEME: &[Case] = &[
    // "a handle can be cited in URI form as e.g."
    ("info-uri", "info:hdl/1234/567", Read(r#"namespace 5..8 "hdl" | identifier 9..17 "1234/567""#)),
    ("info-hdl", "info:hdl/1234/567", Read(r#"namespace 5..8 "hdl" | identifier 9..17 "1234/567" | naming-authority 9..13 "1234" | local-name 14..17 "567" = 1234/567"#)),
    ("handle", "1234/567", Read(r#"naming-authority 0..4 "1234" | local-name 5..8 "567" = 1234/567"#)),
    // "identifier=info:hdl/", in the address of the registration
    ("info-uri", "info:hdl/", Read(r#"namespace 5..8 "hdl" | identifier 9..9 """#)),
    ("info-hdl", "info:hdl/", Refused("D-I16", Code::MissingSlash, 9)),
    // "One might see something more like": the page's rule has one form, and always `//` (D-U7).
    ("hdl-resolver", "hdl:1234/567", Read(r#"u-naming-authority 4..8 "1234" | u-local-name 9..12 "567" = 1234/567"#)),
    ("cordra-path", "hdl:1234/567", Read(r#"naming-authority 4..8 "1234" | local-name 9..12 "567" = 1234/567"#)),
    ("sun98-uri", "hdl:1234/567", Read(r#"naming-authority 4..8 "1234" | handle-string 9..12 "567" = 1234/567"#)),
    ("hdl-uri", "hdl:1234/567", Refused("D-U7", Code::MissingDoubleSlash, 4)),
    ("cordra-host", "hdl:1234/567", Refused("D-U7", Code::MissingDoubleSlash, 4)),
    // "the handle presented to a specific handle server": three meanings of one text (D-U8).
    ("hdl-resolver", "hdl://190.12.34.56/1234/567", Read(r#"server 6..18 "190.12.34.56" | u-naming-authority 19..23 "1234" | u-local-name 24..27 "567" = 1234/567"#)),
    ("hdl-uri", "hdl://190.12.34.56/1234/567", Read(r#"u-naming-authority 6..18 "190.12.34.56" | u-local-name 19..27 "1234/567" = 190.12.34.56/1234/567"#)),
    ("cordra-host", "hdl://190.12.34.56/1234/567", Refused("D-C7", Code::ExtraSegment, 23)),
    ("cordra-path", "hdl://190.12.34.56/1234/567", Refused("CORDRA-21", Code::EmptyNamingAuthority, 4)),
    ("sun98-uri", "hdl://190.12.34.56/1234/567", Refused("SUN-4", Code::EmptyNamingAuthority, 4)),
];

/// "Encoding CORDRA Identifiers in URI Syntax" (2005)
#[rustfmt::skip]
const CORDRA: &[Case] = &[
    // "CORDRA ID", "Metadata ID"
    ("cordra-id", "2000.01/FFEE9F72B00C4189B137ECD34188B94E", Read(r#"na 0..7 "2000.01" | local-name 8..40 "FFEE9F72B00C4189B137ECD34188B94E" = 2000.01/FFEE9F72B00C4189B137ECD34188B94E"#)),
    ("cordra-id", "2000.01/A3D8BE7457C943FFB66ED4583059A8BA", Read(r#"na 0..7 "2000.01" | local-name 8..40 "A3D8BE7457C943FFB66ED4583059A8BA" = 2000.01/A3D8BE7457C943FFB66ED4583059A8BA"#)),
    ("handle", "2000.01/FFEE9F72B00C4189B137ECD34188B94E", Read(r#"naming-authority 0..7 "2000.01" | local-name 8..40 "FFEE9F72B00C4189B137ECD34188B94E" = 2000.01/FFEE9F72B00C4189B137ECD34188B94E"#)),
    ("handle", "2000.01/A3D8BE7457C943FFB66ED4583059A8BA", Read(r#"naming-authority 0..7 "2000.01" | local-name 8..40 "A3D8BE7457C943FFB66ED4583059A8BA" = 2000.01/A3D8BE7457C943FFB66ED4583059A8BA"#)),
    // "the NA 100.102 and the GUID F58FB49EB1F848f0A606E84CEF294BE5"
    ("cordra-id", "100.102/F58FB49EB1F848f0A606E84CEF294BE5", Read(r#"na 0..7 "100.102" | local-name 8..40 "F58FB49EB1F848f0A606E84CEF294BE5" = 100.102/F58FB49EB1F848f0A606E84CEF294BE5"#)),
    ("handle", "100.102/F58FB49EB1F848f0A606E84CEF294BE5", Read(r#"naming-authority 0..7 "100.102" | local-name 8..40 "F58FB49EB1F848f0A606E84CEF294BE5" = 100.102/F58FB49EB1F848f0A606E84CEF294BE5"#)),
    // host encoding
    ("cordra-host", "hdl://100.102/F58FB49EB1F848f0A606E84CEF294BE5", Read(r#"host 6..13 "100.102" | segment 14..46 "F58FB49EB1F848f0A606E84CEF294BE5" = 100.102/F58FB49EB1F848f0A606E84CEF294BE5"#)),
    ("hdl-uri", "hdl://100.102/F58FB49EB1F848f0A606E84CEF294BE5", Read(r#"u-naming-authority 6..13 "100.102" | u-local-name 14..46 "F58FB49EB1F848f0A606E84CEF294BE5" = 100.102/F58FB49EB1F848f0A606E84CEF294BE5"#)),
    ("hdl-resolver", "hdl://100.102/F58FB49EB1F848f0A606E84CEF294BE5", Refused("WIKI-14", Code::MissingSlash, 46)),
    ("cordra-path", "hdl://100.102/F58FB49EB1F848f0A606E84CEF294BE5", Refused("CORDRA-21", Code::EmptyNamingAuthority, 4)),
    // path encoding
    ("cordra-path", "hdl:100.102/F58FB49EB1F848f0A606E84CEF294BE5", Read(r#"naming-authority 4..11 "100.102" | local-name 12..44 "F58FB49EB1F848f0A606E84CEF294BE5" = 100.102/F58FB49EB1F848f0A606E84CEF294BE5"#)),
    ("hdl-resolver", "hdl:100.102/F58FB49EB1F848f0A606E84CEF294BE5", Read(r#"u-naming-authority 4..11 "100.102" | u-local-name 12..44 "F58FB49EB1F848f0A606E84CEF294BE5" = 100.102/F58FB49EB1F848f0A606E84CEF294BE5"#)),
    ("cordra-host", "hdl:100.102/F58FB49EB1F848f0A606E84CEF294BE5", Refused("D-U7", Code::MissingDoubleSlash, 4)),
    // "URI suffix references … SHALL NOT be used in machine processable URI encodings"
    ("cordra-host", "100.102/F58FB49EB1F848f0A606E84CEF294BE5", Refused("D-C15", Code::MissingScheme, 0)),
    ("cordra-path", "100.102/F58FB49EB1F848f0A606E84CEF294BE5", Refused("D-C15", Code::MissingScheme, 0)),
    ("cordra-http", "100.102/F58FB49EB1F848f0A606E84CEF294BE5", Refused("D-C15", Code::MissingScheme, 0)),
    // HTTP encoding, of two segments
    ("cordra-http", "http://hld.handle.net/100.102/F58FB49EB1F848f0A606E84CEF294BE5", Read(r#"authority 7..21 "hld.handle.net" | naming-authority 22..29 "100.102" | local-name 30..62 "F58FB49EB1F848f0A606E84CEF294BE5" = 100.102/F58FB49EB1F848f0A606E84CEF294BE5"#)),
    ("proxy", "http://hld.handle.net/100.102/F58FB49EB1F848f0A606E84CEF294BE5", Read(r#"authority 7..21 "hld.handle.net" | path 22..62 "100.102/F58FB49EB1F848f0A606E84CEF294BE5" | naming-authority 22..29 "100.102" | local-name 30..62 "F58FB49EB1F848f0A606E84CEF294BE5" = 100.102/F58FB49EB1F848f0A606E84CEF294BE5"#)),
    // and of three, where a proxy would read another handle (D-C8), and 1998 has no port (D-S11)
    ("cordra-http", "http://arrow.resolver.au.gov:2641/hdl/100.102/F58FB49EB1F848f0A606E84CEF294BE5", Read(r#"authority 7..33 "arrow.resolver.au.gov:2641" | resolver-segment 34..37 "hdl" | naming-authority 38..45 "100.102" | local-name 46..78 "F58FB49EB1F848f0A606E84CEF294BE5" = 100.102/F58FB49EB1F848f0A606E84CEF294BE5"#)),
    ("proxy", "http://arrow.resolver.au.gov:2641/hdl/100.102/F58FB49EB1F848f0A606E84CEF294BE5", Read(r#"authority 7..33 "arrow.resolver.au.gov:2641" | path 34..78 "hdl/100.102/F58FB49EB1F848f0A606E84CEF294BE5" | naming-authority 34..37 "hdl" | local-name 38..78 "100.102/F58FB49EB1F848f0A606E84CEF294BE5" = hdl/100.102/F58FB49EB1F848f0A606E84CEF294BE5"#)),
    ("sun98-proxy", "http://arrow.resolver.au.gov:2641/hdl/100.102/F58FB49EB1F848f0A606E84CEF294BE5", Refused("D-S11", Code::ProxyHost, 28)),
];

/// Handle System overview, 1.1 Syntax
#[rustfmt::skip]
const OVERVIEW: &[Case] = &[
    // "handle "12345/hdl1" is defined under the Handle Prefix "12345", and its Handle Local Name is "hdl1""
    ("handle-overview", "12345/hdl1", Read(r#"prefix 0..5 "12345" | handle-local-name 6..10 "hdl1" = 12345/hdl1"#)),
    ("handle-prose", "12345/hdl1", Read(r#"naming-authority 0..5 "12345" | local-name 6..10 "hdl1" = 12345/hdl1"#)),
    ("handle", "12345/hdl1", Read(r#"naming-authority 0..5 "12345" | local-name 6..10 "hdl1" = 12345/hdl1"#)),
    ("handle-overview", "12345", Refused("OV-1", Code::MissingSlash, 5)),
];

/// draft-vandesompel-info-uri-04
#[rustfmt::skip]
const INFO_URI: &[Case] = &[
    // 4.3 a), b)
    ("info-uri", "info:ddc/22/eng//004.678", Read(r#"namespace 5..8 "ddc" | identifier 9..24 "22/eng//004.678""#)),
    ("info-uri", "info:lccn/2002022641", Read(r#"namespace 5..9 "lccn" | identifier 10..20 "2002022641""#)),
    ("info-hdl", "info:lccn/2002022641", Refused("D-I16", Code::NotAHandle, 5)),
    // 4.3 c), escaped and "in unescaped form"
    ("info-uri", "info:sici/0363-0277(19950315)120:5%3C%3E1.0.TX;2-V", Read(r#"namespace 5..9 "sici" | identifier 10..50 "0363-0277(19950315)120:5%3C%3E1.0.TX;2-V""#)),
    ("info-uri", "info:sici/0363-0277(19950315)120:5<>1.0.TX;2-V", Refused("INFO-13", Code::CharacterNotAllowed, 34)),
    // 4.3 d), where the prose has a blank that RFC 4452 removed (D-I14)
    ("info-uri", "info:bibcode/2003Icar..163..263Z", Read(r#"namespace 5..12 "bibcode" | identifier 13..32 "2003Icar..163..263Z""#)),
    ("info-uri", "info:bibcode/2003Icar..163..263Z ", Refused("INFO-13", Code::CharacterNotAllowed, 32)),
    ("info-uri", r#"<rdf:Description about="info:bibcode/2003Icar..163..263Z"/>"#, Refused("INFO-32", Code::MissingScheme, 0)),
    // 4.3 e)
    ("info-uri", "info:pmid/12376099", Read(r#"namespace 5..9 "pmid" | identifier 10..18 "12376099""#)),
    // 5, U1 to U4
    ("info-uri", "INFO:PII/S0888-7543(02)96852-7", Read(r#"namespace 5..8 "PII" | identifier 9..30 "S0888-7543(02)96852-7""#)),
    ("info-uri", "info:PII/S0888754302968527", Read(r#"namespace 5..8 "PII" | identifier 9..26 "S0888754302968527""#)),
    ("info-uri", "info:pii/S0888%2D7543%2802%2996852%2D7", Read(r#"namespace 5..8 "pii" | identifier 9..38 "S0888%2D7543%2802%2996852%2D7""#)),
    ("info-uri", "info:pii/s0888-7543(02)96852-7", Read(r#"namespace 5..8 "pii" | identifier 9..30 "s0888-7543(02)96852-7""#)),
    // 5, N1 to N4, of which N3 is N1, and N4 is U4
    ("info-uri", "info:pii/S0888-7543(02)96852-7", Read(r#"namespace 5..8 "pii" | identifier 9..30 "S0888-7543(02)96852-7""#)),
    ("info-uri", "info:pii/S0888754302968527", Read(r#"namespace 5..8 "pii" | identifier 9..26 "S0888754302968527""#)),
];

/// Sun, "Internationalization of the Handle System" (1998)
#[rustfmt::skip]
const SUN98: &[Case] = &[
    // 2.2.1, "a working URL containing non-ASCII characters": its rules say that they must be hex encoded.
    ("proxy", "http://www.handle.net/resolver/北京.htm", Refused("D-U14", Code::RawNonAscii, 31)),
    ("proxy", "http://www.handle.net/resolver/ÖĐĀ.htm", Refused("D-U14", Code::RawNonAscii, 31)),
    ("sun98-proxy", "http://www.handle.net/resolver/北京.htm", Refused("D-S10", Code::RawNonAscii, 31)),
    ("sun98-proxy", "http://www.handle.net/resolver/ÖĐĀ.htm", Refused("D-S10", Code::RawNonAscii, 31)),
    // 2.3, "some examples of valid handles", the third also without what a typesetter left in it (D-S12)
    ("handle-sun98", "cnri.dlib/july95-arms", Read(r#"naming-authority 0..9 "cnri.dlib" | handle-string 10..21 "july95-arms" = cnri.dlib/july95-arms"#)),
    ("handle-sun98", "10.1000/1", Read(r#"naming-authority 0..7 "10.1000" | handle-string 8..9 "1" = 10.1000/1"#)),
    ("handle-sun98", r#"any-printable-characters/a-zA-Z0-9!@#\$\$%^&*()_ "< > , . ? / ~ | \"#, Read(r#"naming-authority 0..24 "any-printable-characters" | handle-string 25..67 "a-zA-Z0-9!@#\$\$%^&*()_ "< > , . ? / ~ | \" = any-printable-characters/a-zA-Z0-9!@#\$\$%^&*()_ "< > , . ? / ~ | \"#)),
    ("handle-sun98", r#"any-printable-characters/a-zA-Z0-9!@#$$%^&*()_ "< > , . ? / ~ | \"#, Read(r#"naming-authority 0..24 "any-printable-characters" | handle-string 25..65 "a-zA-Z0-9!@#$$%^&*()_ "< > , . ? / ~ | \" = any-printable-characters/a-zA-Z0-9!@#$$%^&*()_ "< > , . ? / ~ | \"#)),
    ("handle-sun98", "cnri.test/日本", Read(r#"naming-authority 0..9 "cnri.test" | handle-string 10..16 "日本" = cnri.test/日本"#)),
    ("handle-sun98", "handles-in-germany/Universität-Karlsruhe", Read(r#"naming-authority 0..18 "handles-in-germany" | handle-string 19..41 "Universität-Karlsruhe" = handles-in-germany/Universität-Karlsruhe"#)),
    // the same by later rules
    ("handle", "cnri.dlib/july95-arms", Read(r#"naming-authority 0..9 "cnri.dlib" | local-name 10..21 "july95-arms" = cnri.dlib/july95-arms"#)),
    ("handle", "10.1000/1", Read(r#"naming-authority 0..7 "10.1000" | local-name 8..9 "1" = 10.1000/1"#)),
    ("handle", "cnri.test/日本", Read(r#"naming-authority 0..9 "cnri.test" | local-name 10..16 "日本" = cnri.test/日本"#)),
    ("handle-octet", "cnri.test/日本", Read(r#"naming-authority 0..9 "cnri.test" | local-name 10..16 "日本" = cnri.test/日本"#)),
    ("handle-overview", "handles-in-germany/Universität-Karlsruhe", Read(r#"prefix 0..18 "handles-in-germany" | handle-local-name 19..41 "Universität-Karlsruhe" = handles-in-germany/Universität-Karlsruhe"#)),
    ("doi", "10.1000/1", Read(r#"naming-authority 0..7 "10.1000" | local-name 8..9 "1" = 10.1000/1"#)),
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
    // where a proxy has no modifier, and the `@` is refused before what is raw behind it
    ("proxy", "http://hdl.handle.net/jis@cnri.test/日本", Refused("D-W2", Code::AtSignInPrefix, 25)),
    // 3.3, "will submit the <HandleRef>": the modifier is not part of a <Handle>.
    ("handle-sun98", "jis@cnri.test/日本", Refused("D-S7", Code::PrefixCharacter, 3)),
    ("handle", "jis@cnri.test/日本", Refused("D-W2", Code::AtSignInPrefix, 3)),
    ("handle-prose", "jis@cnri.test/日本", Read(r#"naming-authority 0..13 "jis@cnri.test" | local-name 14..20 "日本" = jis@cnri.test/日本"#)),
];

/// `u-naming-authority 6..13 "10.1000"`, if the part is there.
fn part<S: Slice + ?Sized>(rule: &str, part: Option<Part<'_, S>>) -> Option<String> {
    let part = part?;
    let text = String::from_utf8_lossy(part.text().as_ref());
    Some(format!("{} {} \"{text}\"", rule.replace('_', "-"), part.span()))
}

macro_rules! trees {
    ($($name:ident: $($part:ident)+;)+) => {
        /// The tree of a typed text as one line, or its refusal.
        fn found(dialect: Dialect, text: &str) -> String {
            match dialect {
                $(Dialect::$name => match handle_syntax::$name::parse(text) {
                    Err(error) => refusal(dialect, text, (error.code(), error.at())),
                    Ok(read) => {
                        let parts = [$(part(stringify!($part), read.$part().into())),+];
                        let parts: Vec<_> = parts.into_iter().flatten().collect();
                        let handle = read.handle_octets();
                        let handle = handle.map(|octets| format!(" = {}", String::from_utf8_lossy(&octets)));
                        parts.join(" | ") + &handle.unwrap_or_default()
                    }
                })+
                _ => format!("{dialect} is not in the table"),
            }
        }

        /// The dialects that have a tree here.
        const TREES: &[Dialect] = &[$(<dialects::$name as handle_syntax::Notation>::DIALECT),+];
    };
}

trees! {
    Handle: naming_authority local_name;
    HandleOctet: naming_authority local_name;
    HandleProse: naming_authority local_name;
    HandleOverview: prefix handle_local_name;
    HandleSun98: naming_authority handle_string;
    CordraId: na local_name;
    Doi: naming_authority local_name;
    HdlUri: u_naming_authority u_local_name query fragment;
    HdlResolver: server u_naming_authority u_local_name query fragment;
    CordraHost: host segment query fragment;
    CordraPath: naming_authority local_name query fragment;
    CordraHttp: authority resolver_segment naming_authority local_name query fragment;
    Sun98Uri: modifier naming_authority handle_string;
    Sun98Proxy: proxy_server modifier naming_authority handle_string;
    InfoUri: namespace identifier fragment;
    InfoHdl: namespace identifier naming_authority local_name fragment;
    Proxy: authority path alias naming_authority local_name query fragment;
}

/// The refusal of a text, whose first error the report must tell too.
fn refusal(dialect: Dialect, text: &str, (code, at): (Code, usize)) -> String {
    let report = dialect.check(text.as_bytes());
    let mut errors = report.problems.iter().filter(|problem| problem.severity == Severity::Error);
    match errors.next() {
        Some(first) if (first.code, first.span.range().start) == (code, at) => {
            format!("refused by {}, {code} at octet {at}", first.clause.unwrap_or("no clause"))
        }
        _ => format!("refused, {code} at octet {at}, of which the report says nothing"),
    }
}

/// What the case got instead, or nothing.
fn broken((dialect, text, verdict): &Case) -> Option<String> {
    let found = match dialect.parse() {
        Ok(dialect) => found(dialect, text),
        Err(error) => format!("{error}"),
    };
    let wanted = match verdict {
        Read(tree) => (*tree).to_owned(),
        Refused(clause, code, octet) => format!("refused by {clause}, {code} at octet {octet}"),
    };
    (found != wanted)
        .then(|| format!("{dialect} `{text}`\n    wanted: {wanted}\n     found: {found}"))
}

/// Asserts every case of a document.
#[track_caller]
fn hold(cases: &[Case]) {
    let broken: Vec<_> = cases.iter().filter_map(broken).collect();
    let (some, all) = (broken.len(), cases.len());
    assert!(broken.is_empty(), "{some} of {all} examples:\n{}", broken.join("\n"));
}

/// The same of what is near them: nothing that is asked of any text fails.
fn hold_near(cases: &[Case]) {
    for (dialect, text, _) in cases {
        near::hold(dialect.parse().unwrap(), text.as_bytes());
    }
}

macro_rules! documents {
    ($($document:ident $cases:ident $near:ident)+) => {$(
        #[test]
        fn $document() {
            hold($cases);
        }

        #[test]
        fn $near() {
            hold_near($cases);
        }
    )+};
}

documents! {
    uri_scheme URI_SCHEME near_uri_scheme
    cordra CORDRA near_cordra
    overview OVERVIEW near_overview
    info_uri INFO_URI near_info_uri
    sun98 SUN98 near_sun98
}

/// No dialect is left out, and none has examples that nobody reads.
#[test]
fn every_dialect_has_a_tree() {
    assert_eq!(TREES, Dialect::ALL);
    let documents = [URI_SCHEME, CORDRA, OVERVIEW, INFO_URI, SUN98];
    let read = |dialect: &&Dialect| {
        documents.iter().copied().flatten().any(|(name, ..)| *name == dialect.name())
    };
    assert!(TREES.iter().all(|dialect| read(&dialect)), "some dialect has no example");
}

/// 4.3 c) and 5, U3: the unescaped identifier.
#[test]
fn identifiers_in_unescaped_form() {
    #[rustfmt::skip]
    const UNESCAPED: &[(&str, &str)] = &[
        ("info:sici/0363-0277(19950315)120:5%3C%3E1.0.TX;2-V", "0363-0277(19950315)120:5<>1.0.TX;2-V"),
        ("info:pii/S0888%2D7543%2802%2996852%2D7", "S0888-7543(02)96852-7"),
    ];
    for (text, wanted) in UNESCAPED {
        let found = handle_syntax::InfoUri::parse(*text)
            .map(|uri| String::from_utf8_lossy(&uri.identifier().decoded().to_cow()).into_owned());
        assert_eq!(found.as_deref(), Ok(*wanted), "{text}");
    }
}

/// 3.2, "a Handle URI using JIS encoding", in its octets, which the modifier decodes (D-S3).
#[cfg(feature = "charsets")]
#[test]
fn the_example_of_jis_in_its_octets() {
    let found = handle_syntax::Sun98Uri::parse(b"hdl:jis@cnri.test/\x1B$BF|K\\\x1B(B")
        .map(|uri| uri.handle_octets().map(|handle| String::from_utf8_lossy(&handle).into_owned()));
    assert_eq!(found, Ok(Some("cnri.test/日本".to_owned())));
}
