//! The heads of the `.abnf` files, which describe the documents, and the texts of the rules.

#![allow(clippy::unwrap_used)]

use handle_grammar::{DOCUMENTS, document};

#[test]
fn every_document_has_a_head() {
    for document in DOCUMENTS {
        let head = [document.title(), document.version(), document.date()];
        assert!(head.iter().all(|line| !line.is_empty()), "{}: {head:?}", document.name);
        assert_ne!(document.title(), document.name);
    }
}

#[test]
fn a_head_is_the_documents_own() {
    let document = document("hdl_uri").unwrap();
    assert_eq!(document.title(), "URI scheme for Handle");
    assert_eq!(document.version(), "first-cut ABNF, handle-info msg00245");
    assert_eq!(document.date(), "2008-02-14");
}

#[test]
fn a_combinator_has_the_text_of_its_rule() {
    for document in DOCUMENTS {
        for statement in document.statements() {
            let (rule, _) = document.find_in_any_case(statement.name).unwrap();
            assert_eq!(rule.text, statement.text, "{}", document.name);
        }
    }
}

#[test]
fn a_rule_is_ours_where_its_comment_says_so() {
    for document in DOCUMENTS {
        for statement in document.statements() {
            let (rule, _) = document.find_in_any_case(statement.name).unwrap();
            assert_eq!(rule.is_ours, statement.comment.starts_with("; ours:"), "{}", rule.text);
            assert!(rule.is_ours || !statement.comment.contains("; ours"), "{}", rule.text);
        }
    }
}

#[test]
fn a_rule_of_ours_is_not_said_to_be_the_documents() {
    let source = |module, name| {
        let document = document(module).unwrap();
        document.source(document.find(name).unwrap())
    };
    assert_eq!(source("hdl_uri", "hdl-uri"), "URI scheme for Handle");
    let ours = "our rule, after the examples in \"URI scheme for Handle\"";
    assert_eq!(source("hdl_uri", "name-form"), ours);
    for document in DOCUMENTS {
        for rule in document.rules.iter().filter(|rule| rule.is_ours) {
            assert!(document.source(rule).starts_with("our rule, after "), "{}", rule.text);
        }
    }
}
