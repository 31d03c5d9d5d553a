//! Every name that can be explained.

use handle_syntax::grammar::DOCUMENTS;
use handle_syntax::grammar::clause::clauses;
use handle_syntax::{Code, CodeGroup, Dialect};

use super::page::{listed, source, words, wrapped};
use crate::names::meaning::meaning;
use crate::names::profile::PROFILES;
use crate::names::{ABOUT_ANY_DOI, ANY_DOI};

/// The problems and their groups, the dialects, the profiles, the documents with their rules, the clauses.
pub(super) fn all() -> String {
    let codes: Vec<_> = Code::ALL.iter().map(|code| (code.name(), meaning(*code))).collect();
    let dialects = Dialect::ALL.iter().map(|dialect| (dialect.name(), dialect.about()));
    let dialects: Vec<_> = dialects.chain([(ANY_DOI, ABOUT_ANY_DOI)]).collect();
    let mut list = format!("Problems:\n{}", table(&codes));
    let groups: Vec<_> = CodeGroup::ALL.iter().map(|group| (group.name(), group.about())).collect();
    list.push_str(&format!("\nGroups of problems:\n{}", table(&groups)));
    list.push_str(&format!("\nDialects:\n{}", table(&dialects)));
    let profiles: Vec<_> = PROFILES.iter().map(|it| (it.name, it.title)).collect();
    list.push_str(&format!("\nProfiles of XML:\n{}", table(&profiles)));
    list.push_str("\nDocuments, and their rules:\n");
    for document in DOCUMENTS {
        list.push_str(&wrapped(&format!("  {}: ", document.name), words(&source(document)), 4));
        let rules: Vec<_> =
            document.statements().map(|statement| statement.name.to_owned()).collect();
        list.push_str(&listed("    ", &rules, 4));
    }
    list.push_str("\nClauses of the documents, and decisions about them:\n");
    let mut sections: Vec<(&str, Vec<String>)> = Vec::new();
    for clause in clauses() {
        match sections.last_mut().filter(|(source, _)| *source == clause.source) {
            Some((_, ids)) => ids.push(clause.id.to_owned()),
            None => sections.push((clause.source, vec![clause.id.to_owned()])),
        }
    }
    for (source, ids) in sections {
        list.push_str(&wrapped("  ", words(source), 4));
        list.push_str(&listed("    ", &ids, 4));
    }
    list.push_str("\n`hdl explain NAME` says more about each; a rule is named `document::rule`.\n");
    list
}

/// Two columns: names, and their meanings.
pub(super) fn table(rows: &[(&str, &str)]) -> String {
    let width = rows.iter().map(|(name, _)| name.len()).max().unwrap_or_default();
    let row = |(name, about): &(&str, &str)| {
        wrapped(&format!("  {name:width$}  "), words(about), width + 4)
    };
    rows.iter().map(row).collect()
}
