//! What the head of every document's rules says of it.

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
            let (rule, _) = document.rule(statement.name).unwrap();
            assert_eq!(rule.text, statement.text, "{}", document.name);
        }
    }
}
