//! The examples of draft-vandesompel-info-uri-04, which is RFC 4452.

use handle_syntax::Code;

use super::Case;
use super::Verdict::{Accepted, Read, Refused};

/// Every example by the rule that the document gives for it.
#[rustfmt::skip]
pub(crate) const BY_RULE: &[Case] = &[
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
    // 4.3 d), where the prose has a space that RFC 4452 removed (D-I14)
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

/// Every example by the dialects that read it.
#[rustfmt::skip]
pub(crate) const BY_DIALECT: &[Case] = &[
    // 4.3 a), b)
    ("info-uri", "info:ddc/22/eng//004.678", Read(r#"namespace 5..8 "ddc" | identifier 9..24 "22/eng//004.678""#)),
    ("info-uri", "info:lccn/2002022641", Read(r#"namespace 5..9 "lccn" | identifier 10..20 "2002022641""#)),
    ("info-hdl", "info:lccn/2002022641", Refused("D-I16", Code::NotAHandle, 5)),
    // 4.3 c), escaped and "in unescaped form"
    ("info-uri", "info:sici/0363-0277(19950315)120:5%3C%3E1.0.TX;2-V", Read(r#"namespace 5..9 "sici" | identifier 10..50 "0363-0277(19950315)120:5%3C%3E1.0.TX;2-V""#)),
    ("info-uri", "info:sici/0363-0277(19950315)120:5<>1.0.TX;2-V", Refused("INFO-13", Code::CharacterNotAllowed, 34)),
    // 4.3 d), where the prose has a space that RFC 4452 removed (D-I14)
    ("info-uri", "info:bibcode/2003Icar..163..263Z", Read(r#"namespace 5..12 "bibcode" | identifier 13..32 "2003Icar..163..263Z""#)),
    ("info-uri", "info:bibcode/2003Icar..163..263Z ", Refused("INFO-13", Code::CharacterNotAllowed, 32)),
    ("info-uri", r#"<rdf:Description about="info:bibcode/2003Icar..163..263Z"/>"#, Refused("D-P8", Code::Markup, 0)),
    // 4.3 e)
    ("info-uri", "info:pmid/12376099", Read(r#"namespace 5..9 "pmid" | identifier 10..18 "12376099""#)),
    // 5, U1 to U4
    ("info-uri", "INFO:PII/S0888-7543(02)96852-7", Read(r#"namespace 5..8 "PII" | identifier 9..30 "S0888-7543(02)96852-7""#)),
    ("info-uri", "info:PII/S0888754302968527", Read(r#"namespace 5..8 "PII" | identifier 9..26 "S0888754302968527""#)),
    ("info-uri", "info:pii/S0888%2D7543%2802%2996852%2D7", Read(r#"namespace 5..8 "pii" | identifier 9..38 "S0888%2D7543%2802%2996852%2D7""#)),
    ("info-uri", "info:pii/s0888-7543(02)96852-7", Read(r#"namespace 5..8 "pii" | identifier 9..30 "s0888-7543(02)96852-7""#)),
    // 5, N1 to N4; N3 is the same text as N1, and N4 the same as U4
    ("info-uri", "info:pii/S0888-7543(02)96852-7", Read(r#"namespace 5..8 "pii" | identifier 9..30 "S0888-7543(02)96852-7""#)),
    ("info-uri", "info:pii/S0888754302968527", Read(r#"namespace 5..8 "pii" | identifier 9..26 "S0888754302968527""#)),
];

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
