//! [`Subject`]: a rule to be proved, as a tree, with the combinator that should read it.

use std::fmt;
use std::sync::LazyLock;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use abnf::types::{self, Node};
use handle_grammar::DOCUMENTS;
use handle_grammar::document::{Document, Rule};

use crate::automaton::Automaton;
use crate::pattern::pattern;

/// Every rule of every document, in order.
pub(crate) static SUBJECTS: LazyLock<Vec<Subject>> =
    LazyLock::new(|| DOCUMENTS.iter().flat_map(subjects).collect());

pub(crate) struct Subject {
    pub(crate) document: &'static Document,
    pub(crate) name: String,
    pub(crate) tree: Node,
    pub(crate) rule: &'static Rule,
}

impl Subject {
    pub(crate) fn automaton(&self) -> Automaton {
        Automaton::of(&pattern(self.document, &self.tree))
    }
}

impl fmt::Display for Subject {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}::{}", self.document.name, self.name)
    }
}

fn subjects(document: &'static Document) -> Vec<Subject> {
    let subject = |rule: types::Rule| {
        let Some((reader, _)) = document.find_in_any_case(rule.name()) else {
            panic!("{}::{} has no combinator", document.name, rule.name());
        };
        let (name, tree) = (rule.name().to_owned(), rule.node().clone());
        Subject { document, name, tree, rule: reader }
    };
    trees(document).into_iter().map(subject).collect()
}

/// The rules of a document as the `abnf` crate reads them.
pub(crate) fn trees(document: &Document) -> Vec<types::Rule> {
    abnf::rulelist(document.abnf)
        .unwrap_or_else(|error| panic!("{}.abnf is not ABNF: {error}", document.name))
}

/// The rule that `name` means in `document`: its own, or else that of the nearest document that it uses.
pub(crate) fn meaning(document: &Document, name: &str) -> Option<&'static Subject> {
    let own = DOCUMENTS.iter().filter(|other| other.name == document.name);
    own.chain(document.uses()).find_map(|place| {
        SUBJECTS
            .iter()
            .filter(|subject| subject.document.name == place.name)
            .find(|subject| subject.name.eq_ignore_ascii_case(name))
    })
}

/// The names of rules in a tree.
pub(crate) fn names(tree: &Node) -> Vec<&str> {
    match tree {
        Node::Rulename(name) => vec![name],
        Node::Alternatives(parts) | Node::Concatenation(parts) => {
            parts.iter().flat_map(names).collect()
        }
        Node::Repetition { node, .. } | Node::Group(node) | Node::Optional(node) => names(node),
        Node::String(_) | Node::TerminalValues(_) | Node::Prose(_) => Vec::new(),
    }
}

/// Does `work` for every rule, on every core, and returns the results in the order of the rules.
pub(crate) fn every_rule<T: Send>(work: impl Fn(&'static Subject) -> T + Sync) -> Vec<T> {
    let taken = AtomicUsize::new(0);
    let worker = || {
        let mut done = Vec::new();
        loop {
            let at = taken.fetch_add(1, Ordering::Relaxed);
            let Some(subject) = SUBJECTS.get(at) else { return done };
            done.push((at, work(subject)));
        }
    };
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let mut done: Vec<_> = thread::scope(|scope| {
        let workers: Vec<_> = (0..cores).map(|_| scope.spawn(worker)).collect();
        workers.into_iter().flat_map(|worker| worker.join().unwrap()).collect()
    });
    done.sort_by_key(|(at, _)| *at);
    done.into_iter().map(|(_, result)| result).collect()
}
