//! [`Clause`]: the words of a document under an id such as `WIKI-6`, and the decisions about them. All clauses follow.
//!
#![cfg_attr(not(doctest), doc = include_str!("clauses.md"))]
#![allow(
    rustdoc::invalid_rust_codeblocks,
    reason = "quotations of documents are indented, and are not code"
)]

/// The file that defines every id: one heading of the third level for each.
const FILE: &str = include_str!("clauses.md");

/// A clause of a document, such as `WIKI-6`, or a decision about one, such as `D-W8`.
///
/// ```
/// use handle_grammar::clause::clause;
///
/// let clause = clause("WIKI-6").unwrap();
/// assert!(clause.quote().eq([r#"handle = naming-authority "/" local-name"#]));
/// assert!(clause.meaning().starts_with("A naming authority has no `/`"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Clause {
    /// The id of the clause or decision: `WIKI-6`, `D-W8`, `RFC 3986 section 2.4`.
    pub id: &'static str,
    /// The document that the clause is from, or the subject of the decision.
    pub source: &'static str,
    /// The paragraphs below the heading, in Markdown. Quoted lines are indented by four spaces.
    pub text: &'static str,
}

impl Clause {
    /// The words of the document, line by line; empty for a decision about something that no document mentions.
    pub fn quote(&self) -> impl Iterator<Item = &'static str> + use<> {
        self.text.lines().map_while(|line| line.strip_prefix("    "))
    }

    /// The consequences of the quoted words, and the decisions about them; empty if the quoted words say everything.
    #[must_use]
    pub fn meaning(&self) -> &'static str {
        let quoted = self.quote().count();
        let rest = self.text.split_inclusive('\n').take(quoted).map(str::len).sum();
        self.text[rest..].trim_ascii_start()
    }
}

/// Every clause and decision, in the order of the file.
///
/// ```
/// use handle_grammar::clause::clauses;
///
/// let decisions = clauses().filter(|clause| clause.id.starts_with("D-"));
/// assert!(decisions.count() > 10);
/// ```
pub fn clauses() -> impl Iterator<Item = Clause> {
    let sections = FILE.split("\n## ").skip(1);
    let sections = sections.filter_map(|section| section.split_once('\n'));
    sections.flat_map(|(source, section)| {
        let parts = section.split("\n### ").skip(1).filter_map(|part| part.split_once('\n'));
        parts.map(move |(id, text)| Clause { id, source, text: text.trim_matches('\n') })
    })
}

/// The clause or decision with this id, in any case.
///
/// ```
/// use handle_grammar::clause::clause;
///
/// assert_eq!(clause("d-w8").unwrap().id, "D-W8");
/// assert_eq!(clause("D-W"), None);
/// ```
#[must_use]
pub fn clause(id: &str) -> Option<Clause> {
    clauses().find(|clause| clause.id.eq_ignore_ascii_case(id))
}
