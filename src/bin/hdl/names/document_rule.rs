//! The rules of all documents as text, and which rules each of them uses.

use std::fmt;

use handle_syntax::grammar::DOCUMENTS;
use handle_syntax::grammar::document::{Document, Statement};

/// A rule, in its document.
#[derive(Clone, Copy, Debug)]
pub(crate) struct DocumentRule {
    pub(crate) document: &'static Document,
    pub(crate) statement: Statement,
}

impl fmt::Display for DocumentRule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}::{}", self.document.name, self.statement.name)
    }
}

impl PartialEq for DocumentRule {
    fn eq(&self, other: &Self) -> bool {
        (self.document.name, self.statement.name) == (other.document.name, other.statement.name)
    }
}

impl DocumentRule {
    /// The rules that this rule uses, each once, in the order of the text.
    pub(crate) fn uses(&self) -> Vec<Self> {
        let mut used = Vec::new();
        for entry in words(self.right()).into_iter().filter_map(|word| find(self.document, word)) {
            if !used.contains(&entry) {
                used.push(entry);
            }
        }
        used
    }

    /// The rule that a word of this rule refers to.
    pub(crate) fn used(&self, word: &str) -> Option<Self> {
        find(self.document, word)
    }

    /// The rules that use this rule.
    pub(crate) fn used_by(&self) -> Vec<Self> {
        all().filter(|entry| entry.uses().contains(self)).collect()
    }

    /// The right-hand side, after the `=`.
    fn right(&self) -> &'static str {
        self.statement.text.split_once(" = ").map_or("", |(_, right)| right)
    }
}

/// Every rule of every document.
pub(crate) fn all() -> impl Iterator<Item = DocumentRule> {
    DOCUMENTS.iter().flat_map(|document| {
        document.statements().map(move |statement| DocumentRule { document, statement })
    })
}

/// The rules with this name: `document::rule`, or a rule of any document. Upper and lower case are the same in the name
/// of a rule, but not in that of a document.
pub(crate) fn named(name: &str) -> Vec<DocumentRule> {
    let fits = |entry: &DocumentRule| match name.split_once("::") {
        Some((document, rule)) => {
            document == entry.document.name && rule.eq_ignore_ascii_case(entry.statement.name)
        }
        None => name.eq_ignore_ascii_case(entry.statement.name),
    };
    all().filter(fits).collect()
}

/// The rule that a word in a document refers to: one of its own, or of the nearest document that it uses.
fn find(document: &'static Document, word: &str) -> Option<DocumentRule> {
    let mut documents = std::iter::once(document).chain(document.uses());
    documents.find_map(|document| {
        Some(DocumentRule { document, statement: document.find_in_any_case(word)?.1 })
    })
}

/// The names of rules in a text of ABNF: words outside of quotes, numbers, prose and comments.
fn words(abnf: &str) -> Vec<&str> {
    let mut words = Vec::new();
    let mut rest = abnf;
    while let Some(first) = rest.chars().next() {
        let tail = &rest[first.len_utf8()..];
        let until = |end: char| tail.split_once(end).map_or("", |(_, after)| after);
        rest = match first {
            '"' => until('"'),
            '<' => until('>'),
            ';' => until('\n'),
            '%' => tail.trim_start_matches(|c: char| c.is_ascii_alphanumeric() || "-.".contains(c)),
            _ if first.is_ascii_alphabetic() => {
                let after =
                    rest.trim_start_matches(|c: char| c.is_ascii_alphanumeric() || c == '-');
                words.push(&rest[..rest.len() - after.len()]);
                after
            }
            _ => tail,
        };
    }
    words
}

#[cfg(test)]
mod tests {
    use super::{all, named, words};

    #[test]
    fn names_are_words_outside_of_quotes_and_numbers() {
        let abnf = r#"1*4HEXDIG / %x41-5A "quo ted" [ u-b ] ; comment
            / <prose> *"-" C"#;
        assert_eq!(words(abnf), ["HEXDIG", "u-b", "C"]);
    }

    #[test]
    fn every_name_in_every_rule_is_a_rule() {
        for entry in all() {
            let mut words = words(entry.right());
            words.sort_unstable();
            words.dedup();
            assert_eq!(entry.uses().len(), words.len(), "{entry}: {words:?}");
        }
    }

    #[test]
    fn a_rule_of_the_document_itself_comes_first() {
        let uses = |name| named(name)[0].uses().iter().map(ToString::to_string).collect::<Vec<_>>();
        assert_eq!(uses("info_uri::namespace"), ["info_uri::scheme"]);
        assert_eq!(uses("cordra::handle"), ["hdl_uri::naming-authority", "hdl_uri::local-name"]);
    }
}
