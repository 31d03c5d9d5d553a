//! Why two texts are equal or not, in words.

#![allow(clippy::unwrap_used, reason = "what a test cannot unwrap has failed it")]

use handle_syntax::Relation::{Handle, Identifier, Octets, Uri};
use handle_syntax::{Code, Dialect, Policy, Relation, Terms, compare};

/// Two info URIs, how they are compared, and what is said of it.
#[rustfmt::skip]
const REASONS: &[(&str, &str, Relation, Policy, &str)] = &[
    ("info:x/a", "info:x/a", Octets, Policy::Handle, "they are written alike"),
    ("info:x/a", "info:x/b", Octets, Policy::Handle, "they differ from octet 7 on"),
    ("info:x/a", "info:x/ab", Octets, Policy::Handle, "they differ from octet 8 on"),
    ("info:x/ab", "info:x/a", Octets, Policy::Handle, "they differ from octet 8 on"),
    ("INFO:x/a", "info:x/a", Uri, Policy::Handle, "both have the normal form `info:x/a`"),
    ("INFO:x/a", "info:x/b", Uri, Policy::Handle, "their normal forms are `info:x/a` and `info:x/b`"),
    ("info:x/a", "info:y/a", Identifier, Policy::Handle, "their namespaces are `x` and `y`"),
    ("info:x/%61", "info:X/a", Identifier, Policy::Handle, "both are `a` in the namespace `x`"),
    ("info:bnf/a#b", "info:bnf/a#c", Identifier, Policy::Handle, "in the namespace `bnf` the fragment belongs to the identifier"),
    ("info:x/a", "info:x/b", Identifier, Policy::Handle, "they are `a` and `b`"),
    ("info:hdl/a/b", "info:hdl/a/b#c", Handle, Policy::Handle, "both mean the handle `a/b`"),
    ("info:hdl/a/b", "info:hdl/A/b", Handle, Policy::Handle, "`a/b` and `A/b` differ in case only, which means nothing here"),
    ("info:hdl/a/b", "info:hdl/a/B", Handle, Policy::Handle, "`a/b` and `a/B` are one handle only for a service that ignores case"),
    ("info:hdl/a/b", "info:hdl/a/B", Handle, Policy::Octets, "they mean the handles `a/b` and `a/B`"),
    ("info:hdl/a/b", "info:hdl/a/c", Handle, Policy::Handle, "they mean the handles `a/b` and `a/c`"),
];

#[test]
fn every_verdict_has_its_reason() {
    for &(one, other, relation, policy, reason) in REASONS {
        let texts = [one, other].map(|text| (Dialect::InfoUri, text.as_bytes()));
        let terms = Terms { relation, policy, ..Terms::default() };
        let comparison = compare(texts, terms).unwrap();
        assert_eq!(comparison.reason, reason, "{one} {other}");
        let by = Some(policy).filter(|_| relation == Handle);
        assert_eq!((comparison.relation, comparison.policy), (relation, by), "{one} {other}");
    }
}

#[test]
fn what_cannot_be_compared_says_which_text_and_why() {
    let texts = [(Dialect::Handle, &b"10.1/a"[..]), (Dialect::Handle, b"10.1")];
    let refused = compare(texts, Terms::default()).unwrap_err();
    assert_eq!((refused.text, refused.to_string()), (1, refused.report.to_string()));
    assert_ne!(refused.to_string(), "");
}

#[test]
fn a_doi_name_has_no_doi_before_it() {
    for (text, at) in [("info:doi/11.1/x", 9), ("info:doi/doi:10.1/x", 9)] {
        let terms = Terms { policy: Policy::Doi, ..Terms::default() };
        let refused = compare([(Dialect::InfoUri, text.as_bytes()); 2], terms).unwrap_err();
        let problem = &refused.report.problems[0];
        assert_eq!((problem.code, problem.span.start), (Code::NotADoi, at), "{text}");
    }
}
