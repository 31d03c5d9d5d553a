//! Whether two texts are equal, by clause, and the reason in words.

use handle_syntax::Policy::{Doi, Handle, Octets as Exactly, Service, Sun98};
use handle_syntax::meaning::Equality::{IfFolded, No, Yes};
use handle_syntax::meaning::Relation::{Handle as Meant, Identifier, Octets, Uri};
use handle_syntax::meaning::{Equality, Relation, Terms};
use handle_syntax::{Code, Dialect, Policy, compare, compare_with};

use super::Read;
use crate::clauses::harness::reading;

/// Clause, two texts, relation, policy, verdict.
pub(crate) type Compared = (&'static str, Read, Read, Relation, Policy, Equality);

#[rustfmt::skip]
pub(crate) const COMPARED: &[Compared] = &[
    ("INFO-12", ("info-uri", b"info:x/%41%26"), ("info-uri", b"info:x/A&"), Identifier, Handle, Yes),
    ("INFO-12", ("info-uri", b"info:x/a"), ("info-uri", b"info:y/a"), Identifier, Handle, No),
    ("INFO-14", ("info-uri", b"info:x/a"), ("info-uri", b"info:x/A"), Identifier, Service, No),
    ("INFO-14", ("info-uri", b"info:x/a"), ("info-uri", b"info:x/A"), Uri, Handle, No),
    ("INFO-18", ("info-uri", b"info:x/a#b"), ("info-uri", b"info:x/a#B"), Uri, Handle, No),
    ("INFO-21", ("info-uri", b"INFO:X/%61%2f"), ("info-uri", b"info:x/a%2F"), Uri, Handle, Yes),
    ("INFO-21", ("info-uri", b"info:x/%28"), ("info-uri", b"info:x/("), Uri, Handle, Yes),
    ("INFO-21", ("info-uri", b"info:x/a"), ("info-uri", b"info:x/%61"), Octets, Handle, No),
    ("INFO-30", ("info-uri", b"info:pii/S0888%2D7543%2802%2996852%2D7"), ("info-uri", b"INFO:PII/S0888-7543(02)96852-7"), Uri, Handle, Yes),
    ("INFO-30", ("info-uri", b"info:pii/s0888-7543(02)96852-7"), ("info-uri", b"INFO:PII/S0888-7543(02)96852-7"), Identifier, Handle, No),
    ("INFO-6", ("info-uri", b"info:x/a/b/../c"), ("info-uri", b"info:x/a/c"), Identifier, Handle, No),
    ("D-I3", ("info-uri", b"info:x/a#%41"), ("info-uri", b"info:x/a#A"), Uri, Handle, No),
    ("D-I3", ("info-uri", b"info:x/a#"), ("info-uri", b"info:x/a"), Uri, Handle, No),
    ("D-I10", ("info-uri", b"info:x/a%2Fb"), ("info-uri", b"info:x/a/b"), Identifier, Handle, Yes),
    ("D-I10", ("info-uri", b"info:x/a%2Fb"), ("info-uri", b"info:x/a/b"), Uri, Handle, No),
    ("D-I11", ("info-uri", b"INFO:X/a"), ("info-uri", b"info:x/a"), Uri, Handle, Yes),
    ("D-I11", ("info-uri", b"info:x/a"), ("info-uri", b"info:x/A"), Identifier, Sun98, No),
    ("D-I17", ("info-uri", b"info:bnf/a/b#c"), ("info-uri", b"info:bnf/a/b#d"), Identifier, Handle, No),
    ("D-I17", ("info-uri", b"info:lc/a/b#c"), ("info-uri", b"info:lc/a/b#d"), Identifier, Handle, Yes),
    // The same name in two namespaces is two identifiers, even if both are handles.
    ("D-I16", ("info-hdl", b"info:hdl/10.1/a"), ("doi", b"10.1/a"), Identifier, Handle, No),
    ("D-I16", ("info-uri", b"info:doi/10.1/a"), ("doi", b"10.1/a"), Identifier, Handle, Yes),
    ("D-I16", ("info-uri", b"info:hdl/10.1/a"), ("hdl-uri", b"hdl://10.1/a"), Identifier, Handle, Yes),
    ("D-I16", ("info-uri", b"info:doi/10.1/a"), ("handle", b"10.1/A"), Meant, Doi, Yes),

    ("WIKI-3", ("hdl-uri", b"hdl://a/b?c#d"), ("hdl-uri", b"hdl://a/b"), Meant, Exactly, Yes),
    ("WIKI-3", ("hdl-uri", b"hdl://a/b?c"), ("hdl-uri", b"hdl://a/b"), Uri, Handle, No),
    ("D-U8", ("hdl-uri", b"hdl://1.2.3.4/5/6"), ("hdl-resolver", b"hdl://1.2.3.4/5/6"), Meant, Service, No),
    ("D-U8", ("hdl-uri", b"hdl://1.2.3.4/5/6"), ("hdl-resolver", b"hdl://1.2.3.4/5/6"), Octets, Handle, Yes),
    ("D-U11", ("hdl-uri", b"hdl://a/b%2Fc"), ("hdl-uri", b"hdl://a/b/c"), Meant, Exactly, Yes),
    ("D-U11", ("hdl-uri", b"hdl://a/b%2Fc"), ("hdl-uri", b"hdl://a/b/c"), Uri, Handle, No),
    ("D-C6", ("cordra-host", b"hdl://A.b/c"), ("cordra-path", b"hdl:a.B/c"), Meant, Handle, Yes),
    ("D-C6", ("cordra-path", b"hdl:A.b/c"), ("cordra-path", b"hdl:a.b/c"), Uri, Handle, No),
    ("D-C6", ("cordra-host", b"hdl://A.b/c"), ("cordra-host", b"hdl://a.b/c"), Uri, Handle, Yes),

    ("OV-4", ("handle", b"a/b"), ("handle", b"a/B"), Meant, Handle, IfFolded),
    ("OV-4", ("handle", b"a/b"), ("handle", b"a/B"), Meant, Exactly, No),
    ("OV-4", ("handle", b"a/b"), ("handle", b"A/b"), Meant, Handle, Yes),
    ("OV-4", ("handle", b"0.NA/a"), ("handle", b"0.na/A"), Meant, Handle, Yes),
    ("OV-4", ("handle", b"0/a"), ("handle", b"0/A"), Meant, Handle, IfFolded),
    ("OV-5", ("handle", b"a/b"), ("handle", b"A/B"), Meant, Service, Yes),
    ("OV-5", ("handle", b"a/b"), ("handle", b"a/c"), Meant, Service, No),
    ("OV-5", ("handle", "a/\u{E9}".as_bytes()), ("handle", "a/\u{C9}".as_bytes()), Meant, Service, No),
    ("OV-5", ("doi", b"10.1/a"), ("doi", b"doi:10.1/A"), Meant, Doi, Yes),
    ("D-S8", ("sun98-uri", b"hdl:A/b"), ("sun98-uri", b"hdl:a/B"), Meant, Sun98, Yes),
    ("D-S8", ("sun98-uri", b"hdl:a/%C3%A9"), ("sun98-uri", b"hdl:a/%C3%89"), Meant, Sun98, No),
    // Composed and decomposed letters differ: nothing is normalized to NFC, nor folded beyond ASCII.
    ("D-S8", ("handle", "a/\u{E9}".as_bytes()), ("handle", "a/e\u{301}".as_bytes()), Meant, Service, No),
    ("D-S8", ("handle", "a/\u{212A}".as_bytes()), ("handle", b"a/k"), Meant, Service, No),
    ("SUN-2", ("handle-sun98", b"CNRI.test/x"), ("handle-sun98", b"cnri.TEST/x"), Meant, Handle, Yes),
    ("SUN-3", ("handle-sun98", b"a/X"), ("handle-sun98", b"a/x"), Meant, Sun98, Yes),
    ("SUN-3", ("handle-sun98", b"a/X"), ("handle-sun98", b"a/x"), Meant, Handle, IfFolded),
    ("SUN-5", ("sun98-uri", b"hdl:sjis@a/%93%FA"), ("handle", "a/\u{65E5}".as_bytes()), Meant, Exactly, Yes),
    ("SUN-7", ("sun98-uri", b"hdl:utf-8@a/b"), ("sun98-uri", b"hdl:a/b"), Meant, Exactly, Yes),
    // UTF-8 is tried before the charset of the host document.
    ("SUN-13", ("sun98-uri charset sjis", b"hdl:a/\xE6\x97\xA5"), ("handle", "a/\u{65E5}".as_bytes()), Meant, Exactly, Yes),
    ("SUN-14", ("sun98-uri charset sjis", b"hdl:a/\x93\xFA"), ("handle", "a/\u{65E5}".as_bytes()), Meant, Exactly, Yes),
    ("SUN-14", ("sun98-uri charset sjis", b"hdl:iso-8859-1@a/\xE9"), ("handle", "a/\u{E9}".as_bytes()), Meant, Exactly, Yes),
    ("SUN-15", ("sun98-uri charset sjis", b"hdl:a/%93%FA"), ("sun98-proxy", b"http://h.test/sjis@a/%93%fa"), Meant, Exactly, Yes),
    ("D-S3", ("sun98-uri characters", "hdl:jis@a/\u{65E5}".as_bytes()), ("handle", "a/\u{65E5}".as_bytes()), Meant, Exactly, Yes),
    ("D-S5", ("sun98-uri", b"hdl:a/b?c#d"), ("handle", b"a/b?c#d"), Meant, Exactly, Yes),
    ("D-S5", ("sun98-uri", b"hdl:a/b?c#d"), ("cordra-path", b"hdl:a/b?c#d"), Meant, Service, No),
    ("D-P2", ("proxy", b"https://doi.org//hdl:10.1%2Fa?b#c"), ("handle", b"10.1/a"), Meant, Exactly, Yes),
    ("D-P2", ("proxy", b"https://doi.org/10.1/a"), ("proxy", b"https://doi.org/10.1/a/"), Meant, Service, No),
    // A plus does not stand for a space.
    ("D-P2", ("proxy", b"https://doi.org/10.1/a+b"), ("proxy", b"https://doi.org/10.1/a%20b"), Meant, Service, No),
];

#[test]
fn every_comparison_has_its_verdict() {
    let failures: Vec<_> = COMPARED.iter().filter_map(failure).collect();
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

/// The wanted and the found result, if they differ.
pub(crate) fn failure(
    &(clause, one, other, relation, policy, wanted): &Compared,
) -> Option<String> {
    let [one, other] = [one, other].map(|(read, text)| (reading(read), text));
    let terms = Terms::new().relation(relation).policy(policy).options(one.0.1);
    let texts = [(one.0.0, one.1), (other.0.0, other.1)];
    let found = compare_with(texts, terms).map(|comparison| comparison.equal);
    (found != Ok(wanted)).then(|| {
        let texts = texts.map(|(_, text)| text.escape_ascii().to_string());
        format!("{clause}: {texts:?} by {relation}, {policy}: wanted {wanted}, found {found:?}")
    })
}

/// Two info URIs, how they are compared, and the reason in words.
#[rustfmt::skip]
const REASONS: &[(&str, &str, Relation, Policy, &str)] = &[
    ("info:x/a", "info:x/a", Octets, Handle, "the texts are the same, byte for byte"),
    ("info:x/a", "info:x/b", Octets, Handle, "the texts differ from byte 7 on"),
    ("info:x/a", "info:x/ab", Octets, Handle, "the texts differ from byte 8 on"),
    ("info:x/ab", "info:x/a", Octets, Handle, "the texts differ from byte 8 on"),
    ("INFO:x/a", "info:x/a", Uri, Handle, "both have the normal form `info:x/a`"),
    ("INFO:x/a", "info:x/b", Uri, Handle, "their normal forms are `info:x/a` and `info:x/b`"),
    ("info:x/a", "info:y/a", Identifier, Handle, "their namespaces are `x` and `y`"),
    ("info:x/%61", "info:X/a", Identifier, Handle, "both are `a` in the namespace `x`"),
    ("info:bnf/a#b", "info:bnf/a#c", Identifier, Handle, "in the namespace `bnf` the fragment belongs to the identifier"),
    ("info:x/a", "info:x/b", Identifier, Handle, "they are `a` and `b`"),
    ("info:hdl/a/b", "info:hdl/a/b#c", Meant, Handle, "both mean the handle `a/b`"),
    ("info:hdl/a/b", "info:hdl/A/b", Meant, Handle, "`a/b` and `A/b` differ only in case, which does not matter here"),
    ("info:hdl/a/b", "info:hdl/a/B", Meant, Handle, "`a/b` and `a/B` are the same handle only if its service ignores case"),
    ("info:hdl/a/b", "info:hdl/a/B", Meant, Exactly, "they mean the handles `a/b` and `a/B`"),
    ("info:hdl/a/b", "info:hdl/a/c", Meant, Handle, "they mean the handles `a/b` and `a/c`"),
];

#[test]
fn every_verdict_has_its_reason() {
    for &(one, other, relation, policy, reason) in REASONS {
        let texts = [one, other].map(|text| (Dialect::InfoUri, text.as_bytes()));
        let terms = Terms::new().relation(relation).policy(policy);
        let comparison = compare_with(texts, terms).unwrap();
        assert_eq!(comparison.reason, reason, "{one} {other}");
        let by = Some(policy).filter(|_| relation == Meant);
        assert_eq!((comparison.relation, comparison.policy), (relation, by), "{one} {other}");
    }
}

/// Two texts, the policy that applies if the caller names none, and the verdict.
#[rustfmt::skip]
const OWN: &[(Dialect, &str, Dialect, &str, Policy, Equality)] = &[
    (Dialect::Doi, "10.123/ABC", Dialect::Doi, "10.123/AbC", Doi, Yes),
    (Dialect::Handle, "10.123/ABC", Dialect::Proxy, "https://doi.org/10.123/AbC", Doi, Yes),
    (Dialect::HandleSun98, "cnri.test/ABC", Dialect::HandleSun98, "CNRI.TEST/abc", Sun98, Yes),
    (Dialect::HandleSun98, "cnri.test/ABC", Dialect::Handle, "cnri.test/abc", Handle, IfFolded),
    (Dialect::HdlResolver, "hdl:cnri.test/ABC", Dialect::Handle, "CNRI.test/ABC", Handle, Yes),
    (Dialect::Handle, "100.1/a", Dialect::Handle, "100.1/A", Handle, IfFolded),
];

#[test]
fn a_dialect_has_its_own_policy() {
    for &(one, first, other, second, policy, equal) in OWN {
        let texts = [(one, first.as_bytes()), (other, second.as_bytes())];
        let comparison = compare(texts).unwrap();
        assert_eq!(
            (comparison.policy, comparison.equal),
            (Some(policy), equal),
            "{first} {second}"
        );
    }
}

#[test]
fn an_info_uri_of_a_doi_name_means_the_name_by_every_policy() {
    let texts =
        [(Dialect::InfoUri, "info:doi/10.1000/a"), (Dialect::Proxy, "https://doi.org/10.1000/A")];
    for (policy, equal) in [
        (None, Yes),
        (Some(Doi), Yes),
        (Some(Service), Yes),
        (Some(Sun98), Yes),
        (Some(Handle), IfFolded),
        (Some(Exactly), No),
    ] {
        let terms = Terms::new().relation(None).policy(policy);
        let found = compare_with(texts, terms).unwrap();
        assert_eq!((found.equal, found.relation), (equal, Meant), "{policy:?}");
    }
}

#[test]
fn what_cannot_be_compared_says_which_text_and_why() {
    let texts = [(Dialect::Handle, &b"10.1/a"[..]), (Dialect::Handle, b"10.1")];
    let refused = compare(texts).unwrap_err();
    assert_eq!((refused.index, refused.to_string()), (1, refused.report.to_string()));
    assert_ne!(refused.to_string(), "");
}

#[test]
fn the_handle_of_a_doi_name_has_no_doi_label() {
    for (text, at) in [("info:doi/11.1/x", 9), ("info:doi/doi:10.1/x", 9)] {
        let terms = Terms::new().policy(Doi);
        let refused = compare_with([(Dialect::InfoUri, text); 2], terms).unwrap_err();
        let problem = &refused.report.headline().unwrap();
        assert_eq!((problem.code(), problem.span().start), (Code::NotADoi, at), "{text}");
    }
}
