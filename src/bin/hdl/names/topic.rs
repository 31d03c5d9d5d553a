//! [`Topic`]: everything that `hdl explain` can explain.

use std::str::FromStr;

use handle_syntax::grammar::clause::clauses;
use handle_syntax::grammar::document::Document;
use handle_syntax::grammar::{DOCUMENTS, document};
use handle_syntax::{Clause, Code, CodeGroup, Dialect, Production, clause};

use crate::names::ANY_DOI;
use crate::names::document_rule::{self, DocumentRule};
use crate::names::parser::dialects_and_any_doi;
use crate::names::profile::{self, Profile};
use crate::names::suggest;

/// Anything that has a page of its own.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Topic {
    Code(Code),
    Group(CodeGroup),
    Dialect(Dialect),
    /// What `--as any-doi` reads.
    AnyDoi,
    Document(&'static Document),
    Rule(DocumentRule),
    Clause(Clause),
    /// What `--profile` reads.
    Profile(&'static Profile),
}

impl FromStr for Topic {
    type Err = String;

    fn from_str(given: &str) -> Result<Self, String> {
        if let Ok(code) = given.parse() {
            return Ok(Self::Code(code));
        }
        if let Ok(group) = given.parse() {
            return Ok(Self::Group(group));
        }
        if let Ok(dialect) = given.parse() {
            return Ok(Self::Dialect(dialect));
        }
        if given == ANY_DOI {
            return Ok(Self::AnyDoi);
        }
        if let Some(clause) = clause(given) {
            return Ok(Self::Clause(clause));
        }
        if let Some(document) = document(given) {
            return Ok(Self::Document(document));
        }
        if let Some(profile) = profile::named(given) {
            return Ok(Self::Profile(profile));
        }
        match &*document_rule::named(given) {
            [] => Err(suggest::topic_hint(given, &names())),
            [entry] => Ok(Self::Rule(*entry)),
            several => {
                let names: Vec<_> = several.iter().map(ToString::to_string).collect();
                Err(format!("several documents have this rule: {}", suggest::list(&names, "and")))
            }
        }
    }
}

/// Every name that can be explained.
pub(crate) fn names() -> Vec<&'static str> {
    let codes = Code::ALL.iter().map(|code| code.name());
    let codes = codes.chain(CodeGroup::ALL.iter().map(|group| group.name()));
    let rules = Production::all().map(|rule| rule.name());
    let dialects = dialects_and_any_doi().into_iter();
    let documents = DOCUMENTS.iter().map(|document| document.name);
    let clauses = clauses().map(|clause| clause.id);
    let others = dialects.chain(profile::names()).chain(documents).chain(clauses);
    codes.chain(others).chain(rules).collect()
}
