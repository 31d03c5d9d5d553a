//! [`Production`]: any rule of any document, by its name.

use alloc::borrow::Cow;
use alloc::vec::Vec;
use core::hash::{Hash, Hasher};

use handle_grammar::document::{Document, Rule};
use handle_grammar::source::Watch;
use handle_grammar::{DOCUMENTS, document};

use crate::read::frontier::Frontier;
use crate::read::trace::{Node, Trace};
use crate::text::{LONGEST_TEXT, named};

/// A rule of one of the documents, `document::rule`, and the combinator that reads it.
///
/// A document's `.abnf` file, in the crate [`grammar`](crate::grammar), has its rules. Next to a rule that had to be
/// repaired or rewritten, it has the printed form and the reason.
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
/// # Ok::<(), handle_syntax::UnknownName>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Production {
    document: &'static Document,
    rule: &'static Rule,
}

impl Production {
    /// Every rule of every document, in the order of the documents.
    ///
    /// ```
    /// use handle_syntax::Production;
    ///
    /// let reads = |rule: &Production| rule.accepts("10.1000/182");
    /// assert!(Production::all().filter(reads).any(|rule| rule.name() == "hdl_uri::handle"));
    /// ```
    pub fn all() -> impl Iterator<Item = Self> {
        DOCUMENTS
            .iter()
            .flat_map(|document| document.rules.iter().map(move |rule| Self { document, rule }))
    }

    /// The name of the rule, after that of its document: `hdl_uri::u-handle`.
    #[must_use]
    pub fn name(&self) -> &'static str {
        // The combinator knows its own name, and tells it to the watcher when it begins to read.
        let frontier = Frontier::new(b"", 0);
        self.watch(b"", &frontier);
        frontier.into_misses().0
    }

    /// The rule in one line, as the `.abnf` file of its document has it.
    #[must_use]
    pub fn rule(&self) -> Cow<'static, str> {
        one_line(self.rule.text)
    }

    /// The title of the document. For a rule that no document prints, it says that the rule is ours, and what the rule
    /// rests on.
    ///
    /// ```
    /// use handle_syntax::Production;
    ///
    /// let rule: Production = "info_uri::info-URI".parse()?;
    /// assert!(rule.document().contains("Information Assets"));
    /// # Ok::<(), handle_syntax::UnknownName>(())
    /// ```
    #[must_use]
    pub fn document(&self) -> &'static str {
        self.document.source(self.rule)
    }

    /// Whether the rule reads the whole of `text`.
    #[must_use]
    pub fn accepts(&self, text: &(impl AsRef<[u8]> + ?Sized)) -> bool {
        (self.rule.accepts)(text.as_ref())
    }

    /// Reads `text` by the rule and reports each step to `watch`; returns whether the rule reads the whole of `text`.
    pub(crate) fn watch(&self, text: &[u8], watch: &dyn Watch) -> bool {
        (self.rule.watched)(text, watch)
    }

    /// Which production read which octets, each before its parts; `None` if the rule does not read the whole of `text`.
    ///
    /// ```
    /// use handle_syntax::Production;
    ///
    /// let rule: Production = "hdl_uri::handle".parse()?;
    /// let nodes = rule.trace("10.1000/182").unwrap();
    /// assert_eq!((nodes[0].production, nodes[0].span.range()), ("hdl_uri::handle", 0..11));
    /// # Ok::<(), handle_syntax::UnknownName>(())
    /// ```
    #[must_use]
    pub fn trace(&self, text: &(impl AsRef<[u8]> + ?Sized)) -> Option<Vec<Node>> {
        let text = text.as_ref();
        let trace = Trace::default();
        let read = text.len() <= LONGEST_TEXT && self.watch(text, &trace);
        read.then(|| trace.into_nodes())
    }
}

/// The text of a rule, and where the rule is from.
#[derive(Clone, Copy, Default)]
pub(crate) struct Printed {
    /// The title of the document, or what the rule rests on if no document prints it.
    pub(crate) document: &'static str,
    /// The rule itself.
    pub(crate) rule: &'static str,
}

/// The rule `name`, which is `document::rule`; both texts are empty if no document has it.
pub(crate) fn printed(name: &'static str) -> Printed {
    let found = name.split_once("::").and_then(|(module, name)| {
        let document = document(module)?;
        let rule = document.find(name)?;
        Some(Printed { document: document.source(rule), rule: rule.text })
    });
    found.unwrap_or_default()
}

/// The text of a rule in one line.
pub(crate) fn one_line(rule: &'static str) -> Cow<'static, str> {
    if !rule.contains('\n') {
        return rule.into();
    }
    let words: Vec<_> = rule.split_whitespace().collect();
    words.join(" ").into()
}

impl PartialEq for Production {
    fn eq(&self, other: &Self) -> bool {
        (self.document.name, self.rule.function) == (other.document.name, other.rule.function)
    }
}

impl Eq for Production {}

impl Hash for Production {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.document.name, self.rule.function).hash(state);
    }
}

// The case of a rule's name does not matter.
named!(Production, "no document has a rule of that name", |name| {
    let (module, rule) = name.split_once("::")?;
    let document = document(module)?;
    let (rule, _) = document.find_in_any_case(rule)?;
    Some(Self { document, rule })
});
