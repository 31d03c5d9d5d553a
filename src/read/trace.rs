//! [`Trace`]: which productions read which octets of a text.

use alloc::vec::Vec;
use core::cell::RefCell;

use handle_grammar::source::Watch;

use crate::text::Span;

/// A production, and the octets of the text that it read.
///
/// ```
/// use handle_syntax::Dialect;
///
/// for node in Dialect::HdlUri.trace("hdl://10.1000/182").unwrap() {
///     println!("{:indent$}{} {}", "", node.production, node.span, indent = 2 * node.depth);
/// }
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Node {
    /// The name of the production: `hdl_uri::u-handle`.
    pub production: &'static str,
    /// The octets that the production read.
    pub span: Span,
    /// How many productions contain this one.
    pub depth: usize,
}

/// Watches a reading and keeps its productions, the outermost first, each before its parts.
#[derive(Debug, Default)]
pub(crate) struct Trace {
    /// The octet of the text at which the reading begins.
    base: usize,
    nodes: RefCell<Vec<Node>>,
    /// The indices in `nodes` of the productions that are being read, the outermost first.
    open: RefCell<Vec<usize>>,
}

impl Trace {
    /// A watcher for a text that is read from octet `base` on.
    pub(crate) fn from_octet(base: usize) -> Self {
        Self { base, ..Self::default() }
    }

    /// Puts `production` before all others, as the one that contains them, although this watcher was not told of it.
    pub(crate) fn put_first(&mut self, production: &'static str, span: Span) {
        self.nodes.get_mut().insert(0, Node { production, span, depth: 0 });
    }

    /// Adds `production` at `span` as a part of the smallest production that contains the span.
    pub(crate) fn add(&mut self, production: &'static str, span: Span) {
        let nodes = self.nodes.get_mut();
        let holds = |node: &Node| node.span.contains(span);
        let Some(parent) = nodes.iter().rposition(holds) else { return };
        let later = |node: &Node| node.span.start > span.start;
        let at = nodes[parent + 1..].iter().position(later);
        let at = at.map_or(nodes.len(), |ahead| parent + 1 + ahead);
        let depth = nodes[parent].depth + 1;
        nodes.insert(at, Node { production, span, depth });
    }

    pub(crate) fn into_nodes(self) -> Vec<Node> {
        self.nodes.into_inner()
    }
}

/// Removes the productions that an alternative or an option read before it went back to octet `end`. The first `kept`
/// nodes stay. The outermost of the others have `depth`; each that read further than `end` is removed with its parts.
fn give_back(nodes: &mut Vec<Node>, kept: usize, depth: usize, end: usize) {
    let mut first = nodes.len();
    for (at, node) in nodes.iter().enumerate().skip(kept).rev() {
        if node.span.end as usize > end {
            first = at;
        } else if node.depth == depth {
            break;
        }
    }
    nodes.truncate(first);
}

impl Watch for Trace {
    fn enter(&self, name: &'static str, at: usize) {
        let (nodes, open) = (&mut *self.nodes.borrow_mut(), &mut *self.open.borrow_mut());
        let (start, depth) = (self.base + at, open.len());
        give_back(nodes, open.last().map_or(0, |&parent| parent + 1), depth, start);
        open.push(nodes.len());
        nodes.push(Node { production: name, span: Span::of(start, start), depth });
    }

    fn leave(&self, _: &'static str, at: Option<usize>) {
        let (nodes, open) = (&mut *self.nodes.borrow_mut(), &mut *self.open.borrow_mut());
        let Some(own) = open.pop() else { return };
        let Some(end) = at.map(|at| self.base + at) else { return nodes.truncate(own) };
        nodes[own].span.end = Span::number(end);
        give_back(nodes, own + 1, open.len() + 1, end);
    }
}
