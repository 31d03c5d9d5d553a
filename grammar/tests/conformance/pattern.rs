//! [`pattern`]: an ABNF tree as a regular expression of octets.

use std::fmt::Write;

use abnf::types::{Node, StringLiteral, TerminalValues};
use handle_grammar::document::Document;

use crate::subject::meaning;

/// The regular expression of a rule of `document`, in which each name of a rule is replaced by that rule.
pub(crate) fn pattern(document: &Document, tree: &Node) -> String {
    let mut out = String::new();
    write(&mut out, document, tree, 0);
    out
}

fn write(out: &mut String, document: &Document, tree: &Node, depth: usize) {
    assert!(depth < 100, "a rule of {} is recursive", document.name);
    let inner = |out: &mut String, tree| write(out, document, tree, depth + 1);
    out.push_str("(?:");
    match tree {
        Node::Alternatives(parts) => {
            for (at, part) in parts.iter().enumerate() {
                out.push_str(if at == 0 { "" } else { "|" });
                inner(out, part);
            }
        }
        Node::Concatenation(parts) => parts.iter().for_each(|part| inner(out, part)),
        Node::Repetition { repeat, node } => {
            inner(out, node);
            let most = repeat.max().map(|most| most.to_string()).unwrap_or_default();
            write!(out, "{{{},{most}}}", repeat.min().unwrap_or(0)).unwrap();
        }
        Node::Group(node) => inner(out, node),
        Node::Optional(node) => {
            inner(out, node);
            out.push('?');
        }
        Node::Rulename(name) => match meaning(document, name) {
            Some(rule) => write(out, rule.document, &rule.tree, depth + 1),
            None => panic!("neither {} nor a document that it uses defines {name}", document.name),
        },
        Node::String(literal) => write_literal(out, literal),
        Node::TerminalValues(TerminalValues::Range(first, last)) => {
            write!(out, r"[\x{first:02X}-\x{last:02X}]").unwrap();
        }
        Node::TerminalValues(TerminalValues::Concatenation(octets)) => {
            octets.iter().for_each(|octet| write!(out, r"\x{octet:02X}").unwrap());
        }
        Node::Prose(words) => panic!("{} says in prose: {words}", document.name),
    }
    out.push(')');
}

/// The letters of a quoted string match in either case (RFC 5234 section 2.3).
fn write_literal(out: &mut String, literal: &StringLiteral) {
    for octet in literal.value().bytes() {
        let (small, large) = match literal.is_case_sensitive() {
            true => (octet, octet),
            false => (octet.to_ascii_lowercase(), octet.to_ascii_uppercase()),
        };
        write!(out, r"[\x{large:02X}\x{small:02X}]").unwrap();
    }
}
