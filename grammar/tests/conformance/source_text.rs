//! A rule, its ABNF in the documentation, and its function agree; no rule and no function is without the others.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use abnf::types::Kind;
use handle_grammar::DOCUMENTS;
use handle_grammar::document::Document;

use crate::subject::{SUBJECTS, meaning, names, trees};

/// A public function of a module, as it is written.
struct Function<'a> {
    name: &'a str,
    /// The lines of its documentation.
    docs: Vec<&'a str>,
    body: &'a str,
}

/// The text of a document's file with this ending.
pub(crate) fn read(document: &Document, ending: &str) -> String {
    let name = format!("{}.{ending}", document.name);
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(name)).unwrap()
}

fn functions(source: &str) -> Vec<Function<'_>> {
    let mut found = Vec::new();
    let mut docs = Vec::new();
    let mut rest = source;
    while let Some((line, after)) = rest.split_once('\n') {
        if let Some(doc) = line.strip_prefix("///") {
            docs.push(doc.strip_prefix(' ').unwrap_or(doc));
        } else if let Some(signature) = line.strip_prefix("pub fn ") {
            let (name, _) = signature.split_once('<').unwrap();
            let (body, _) = after.split_once("\n}\n").unwrap();
            found.push(Function { name, docs: std::mem::take(&mut docs), body });
        } else {
            docs.clear();
        }
        rest = after;
    }
    found
}

impl Function<'_> {
    /// The ABNF in the fence with which the documentation begins.
    fn fence(&self) -> Option<String> {
        let ["```abnf", lines @ ..] = &self.docs[..] else { return None };
        let end = lines.iter().position(|line| *line == "```")?;
        Some(lines[..end].join("\n"))
    }

    /// The name of its rule, if its body is that rule and nothing else.
    fn rule(&self) -> Option<&str> {
        let named = self.body.trim_start().strip_prefix("rule(")?.trim_start();
        let (name, rest) = named.strip_prefix('"')?.split_once('"')?;
        (!rest.contains("rule(")).then_some(name)
    }
}

#[test]
fn every_rule_has_its_function_and_its_fence() {
    for document in DOCUMENTS {
        let source = read(document, "rs");
        let functions = functions(&source);
        let statements: Vec<_> = document.statements().collect();
        let folded: Vec<_> = statements
            .iter()
            .map(|statement| statement.name.to_ascii_lowercase().replace('-', "_"))
            .collect();
        let written: Vec<_> = functions.iter().map(|function| function.name).collect();
        let listed: Vec<_> = document.rules.iter().map(|rule| rule.function).collect();
        assert_eq!(
            written, folded,
            "the functions of {0}.rs, the rules of {0}.abnf",
            document.name
        );
        assert_eq!(listed, folded, "the list of {0}.rs, the rules of {0}.abnf", document.name);
        for (statement, function) in statements.iter().zip(&functions) {
            let name = format!("{}::{}", document.name, statement.name);
            assert_eq!(function.fence().as_deref(), Some(statement.text), "the fence of {name}");
            assert_eq!(function.rule(), Some(&name[..]), "the body of {}", function.name);
        }
    }
}

#[test]
fn every_statement_is_a_rule_of_abnf() {
    for document in DOCUMENTS {
        assert_eq!(document.abnf, read(document, "abnf"), "{}", document.name);
        let rules = trees(document);
        let statements: Vec<_> = document.statements().collect();
        let named: Vec<_> = statements.iter().map(|statement| statement.name).collect();
        assert_eq!(rules.iter().map(|rule| rule.name()).collect::<Vec<_>>(), named);
        let distinct: BTreeSet<_> = named.iter().map(|name| name.to_ascii_lowercase()).collect();
        assert_eq!(distinct.len(), named.len(), "{} defines a rule twice", document.name);
        for (rule, statement) in rules.iter().zip(&statements) {
            assert_eq!(rule.kind(), Kind::Basic, "{}", statement.text);
            assert_eq!(*rule, abnf::rule(statement.text).unwrap(), "{}", statement.text);
        }
    }
}

#[test]
fn every_file_is_a_document() {
    let files = fs::read_dir(env!("CARGO_MANIFEST_DIR")).unwrap();
    let files = files.map(|file| file.unwrap().file_name().into_string().unwrap());
    let grammars: BTreeSet<_> =
        files.filter_map(|file| file.strip_suffix(".abnf").map(str::to_owned)).collect();
    assert_eq!(grammars, DOCUMENTS.iter().map(|document| document.name.to_owned()).collect());
    assert_eq!(grammars.len(), DOCUMENTS.len());
}

#[test]
fn every_name_is_defined_and_every_document_used() {
    for document in DOCUMENTS {
        let line = document.abnf.lines().find_map(|line| line.strip_prefix("; uses: "));
        let stated: Vec<_> = line.map(|names| names.split(", ").collect()).unwrap_or_default();
        let uses: Vec<_> = document.uses().map(|used| used.name).collect();
        assert_eq!(uses, stated, "{} uses something that is not a document", document.name);
        let own = SUBJECTS.iter().filter(|subject| subject.document.name == document.name);
        let needed: BTreeSet<_> = own
            .flat_map(|subject| names(&subject.tree).into_iter().map(move |name| (subject, name)))
            .map(|(subject, name)| match meaning(document, name) {
                Some(rule) => rule.document.name,
                None => panic!("{subject} names {name}, which nothing defines"),
            })
            .filter(|name| *name != document.name)
            .collect();
        assert_eq!(uses.into_iter().collect::<BTreeSet<_>>(), needed, "used by {}", document.name);
    }
}

/// "Part B: generic productions from RFC 3986"
#[test]
fn part_b_of_info_is_rfc_3986() {
    let [info, generic] =
        ["info_uri", "rfc3986"].map(|name| handle_grammar::document(name).unwrap());
    let (_, part) = info.abnf.split_once("; Part B").unwrap();
    let part: Vec<_> = part.lines().filter_map(|line| Some(line.split_once(" = ")?.0)).collect();
    assert_eq!(part, ["scheme", "pchar", "fragment", "unreserved", "pct-encoded", "sub-delims"]);
    for name in part {
        let [(_, ours), (_, theirs)] = [info, generic].map(|of| of.find_in_any_case(name).unwrap());
        assert_eq!(ours.text, theirs.text);
        let [ours, theirs] = [info, generic].map(|of| meaning(of, name).unwrap());
        assert_eq!((ours.document.name, theirs.document.name), (info.name, generic.name));
        assert_eq!(ours.automaton(), theirs.automaton(), "{name}");
    }
}
