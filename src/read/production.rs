//! [`Production`]: any rule of any document, by its name.

use alloc::borrow::Cow;
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use handle_grammar::document::{Document, Rule, Statement};
use handle_grammar::source::Watch;
use handle_grammar::{DOCUMENTS, document};

use crate::read::frontier::Frontier;
use crate::read::trace::{Node, Trace};

/// A rule of one of the documents, `document::rule`, and the combinator that reads it.
///
/// It reads the rule as its document prints it, repaired only where it could not be read.
///
/// ```
/// use handle_syntax::Production;
///
/// let rule: Production = "hdl_uri::u-handle".parse()?;
/// assert_eq!(rule.rule(), r#"u-handle = u-naming-authority "/" u-local-name"#);
/// assert!(rule.accepts(b"10.1000/182"));
///
/// let report = rule.check(b"10.1000/1<2");
/// let problem = report.headline().unwrap();
/// assert_eq!((problem.span().range(), problem.production()), (9..10, "hdl_uri::u-local-name"));
/// # Ok::<(), handle_syntax::UnknownProduction>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Production {
    document: &'static Document,
    rule: &'static Rule,
    statement: Statement,
}

impl Production {
    /// Every rule of every document, in their order.
    pub fn all() -> impl Iterator<Item = Self> {
        DOCUMENTS.iter().flat_map(|document| {
            let pairs = document.statements().zip(document.rules);
            pairs.map(move |(statement, rule)| Self { document, rule, statement })
        })
    }

    /// `hdl_uri::u-handle`
    #[must_use]
    pub fn name(&self) -> &'static str {
        // The combinator knows its name, and gives it as soon as it begins to read.
        let frontier = Frontier::new(b"", 0);
        self.watch(b"", &frontier);
        frontier.into_misses().0
    }

    /// The rule in one line, as its document prints it.
    #[must_use]
    pub fn rule(&self) -> Cow<'static, str> {
        one_line(self.statement.text)
    }

    /// The document, by its title; for a rule that no document prints, that it is ours, and what it rests on.
    #[must_use]
    pub fn document(&self) -> &'static str {
        self.document.source(self.rule)
    }

    /// Whether the rule reads the whole of `text`.
    #[must_use]
    pub fn accepts(&self, text: &[u8]) -> bool {
        (self.rule.accepts)(text)
    }

    /// Reads `text` by the rule while `watch` looks on; whether the rule reads the whole of it.
    pub(crate) fn watch(&self, text: &[u8], watch: &dyn Watch) -> bool {
        (self.rule.watched)(text, watch)
    }

    /// Which productions read which octets of a text that the rule accepts, each before its parts.
    #[must_use]
    pub fn trace(&self, text: &[u8]) -> Option<Vec<Node>> {
        let trace = Trace::default();
        let read = text.len() <= crate::text::LONGEST && self.watch(text, &trace);
        read.then(|| trace.into_nodes())
    }
}

/// Where the rule `document::rule` comes from, and its text; a combinator has named it.
pub(crate) fn rule(name: &'static str) -> (&'static str, &'static str) {
    let found = name.split_once("::").and_then(|(module, name)| {
        let document = document(module)?;
        let rule = document.find(name)?;
        Some((document.source(rule), rule.text))
    });
    found.unwrap_or_default()
}

/// A rule without its line breaks.
pub(crate) fn one_line(rule: &'static str) -> Cow<'static, str> {
    if !rule.contains('\n') {
        return rule.into();
    }
    let words: Vec<_> = rule.split_whitespace().collect();
    words.join(" ").into()
}

impl fmt::Display for Production {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl PartialEq for Production {
    fn eq(&self, other: &Self) -> bool {
        (self.document.name, self.statement.name) == (other.document.name, other.statement.name)
    }
}

impl Eq for Production {}

impl FromStr for Production {
    type Err = UnknownProduction;

    /// Reads `document::rule`; the case of the rule does not matter.
    fn from_str(name: &str) -> Result<Self, UnknownProduction> {
        let found = name.split_once("::").and_then(|(module, rule)| {
            let document = document(module)?;
            let (rule, statement) = document.rule(rule)?;
            Some(Self { document, rule, statement })
        });
        found.ok_or(UnknownProduction)
    }
}

/// No document has a rule of that name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownProduction;

impl fmt::Display for UnknownProduction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no document has a rule of that name")
    }
}

impl core::error::Error for UnknownProduction {}
