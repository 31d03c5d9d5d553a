//! [`Frontier`]: the furthest place in a text that any alternative of a rule reached, and what was expected there.

use alloc::vec::Vec;
use core::cell::RefCell;
use core::slice;

use handle_grammar::source::{Expected, Watch};

/// A production that is being read, and the octet of the text where it began.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Open {
    pub(crate) name: &'static str,
    pub(crate) start: usize,
}

/// A terminal that did not match the text.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Miss {
    pub(crate) expected: Expected,
    /// The production that the terminal stands in.
    pub(crate) production: Option<Open>,
    /// The range in [`Misses::stacks`] of all productions around the terminal.
    stack: (usize, usize),
}

impl Miss {
    /// The name of the production that the terminal stands in; `root`, the outermost production, if it stands in none.
    pub(crate) fn production_or(&self, root: &'static str) -> &'static str {
        self.production.map_or(root, |open| open.name)
    }
}

/// The terminals that did not match at one place, in the order in which they were tried.
#[derive(Debug)]
pub(crate) struct Misses {
    list: Vec<Miss>,
    /// The productions of all misses, one stack after the other: a list for each miss would cost more than the reading
    /// itself.
    stacks: Vec<Open>,
}

impl Misses {
    pub(crate) fn iter(&self) -> slice::Iter<'_, Miss> {
        self.list.iter()
    }

    pub(crate) fn get(&self, at: usize) -> Option<&Miss> {
        self.list.get(at)
    }

    /// The productions that the terminal of `miss` stands in, the outermost first.
    pub(crate) fn stack(&self, miss: &Miss) -> &[Open] {
        self.stacks.get(miss.stack.0..miss.stack.1).unwrap_or_default()
    }

    fn clear(&mut self) {
        self.list.clear();
        self.stacks.clear();
    }

    fn push(&mut self, expected: Expected, open: &[Open]) {
        let production = open.last().copied();
        let known = |miss: &Miss| miss.expected == expected && miss.production == production;
        if self.list.iter().any(known) {
            return;
        }
        let start = self.stacks.len();
        self.stacks.extend_from_slice(open);
        self.list.push(Miss { expected, production, stack: (start, self.stacks.len()) });
    }
}

/// Watches a reading and keeps the furthest place that it reached, and every terminal that did not match there.
#[derive(Debug)]
pub(crate) struct Frontier<'a> {
    text: &'a [u8],
    /// The octet of the text at which the reading begins.
    base: usize,
    state: RefCell<State>,
}

#[derive(Debug)]
struct State {
    /// The outermost production; empty until it begins.
    root: &'static str,
    /// The furthest octet of the text that the reading has reached.
    at: usize,
    /// The terminals that did not match at `at`.
    misses: Misses,
    /// The productions that are being read, the outermost first.
    open: Vec<Open>,
}

impl<'a> Frontier<'a> {
    /// A watcher for a `text` that is read from octet `base` on.
    pub(crate) fn new(text: &'a [u8], base: usize) -> Self {
        // These capacities are enough for most texts; to grow the lists step by step would take longer than the
        // reading.
        let state = State {
            root: "",
            at: 0,
            misses: Misses { list: Vec::with_capacity(8), stacks: Vec::with_capacity(32) },
            open: Vec::with_capacity(8),
        };
        Self { text, base, state: RefCell::new(state) }
    }

    /// The outermost production, the furthest octet that it reached, and the misses there.
    pub(crate) fn into_misses(self) -> (&'static str, usize, Misses) {
        let state = self.state.into_inner();
        (state.root, state.at, state.misses)
    }
}

/// Whether to ignore a miss because it is in a part that exists only if an `@` follows: if no `@` follows, the text
/// there is a handle (D-S1) or a host.
fn is_ignored(text: &[u8], open: &Open, at: usize, expected: Expected) -> bool {
    let has_no_user = || !has_userinfo(&text[open.start..]);
    match open.name {
        "sun98::Modifier" => at > open.start,
        "sun98::HandleRef" => expected == Expected::Text("@"),
        "rfc3986::userinfo" => has_no_user(),
        "rfc3986::authority" => expected == Expected::Text("@") && has_no_user(),
        _ => false,
    }
}

/// Whether the authority at the beginning of `text` has an `@`.
fn has_userinfo(text: &[u8]) -> bool {
    let end = |octet: &&u8| matches!(octet, b'/' | b'?' | b'#' | b'@');
    text.iter().find(end) == Some(&b'@')
}

impl Watch for Frontier<'_> {
    fn miss(&self, at: usize, expected: Expected) {
        let state = &mut *self.state.borrow_mut();
        let at = self.base + at;
        if state.open.last().is_some_and(|open| is_ignored(self.text, open, at, expected)) {
            return;
        }
        if at > state.at {
            state.misses.clear();
            state.at = at;
        }
        if at == state.at {
            state.misses.push(expected, &state.open);
        }
    }

    fn enter(&self, name: &'static str, at: usize) {
        let state = &mut *self.state.borrow_mut();
        if state.root.is_empty() {
            state.root = name;
        }
        state.open.push(Open { name, start: self.base + at });
    }

    fn leave(&self, _: &'static str, _: Option<usize>) {
        self.state.borrow_mut().open.pop();
    }
}

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use handle_grammar::source::{Expected, Watch};

    use super::Frontier;

    #[test]
    fn a_miss_is_kept_once_for_each_production() {
        let frontier = Frontier::new(b"", 0);
        for production in ["outer", "inner"] {
            frontier.enter(production, 0);
            frontier.miss(0, Expected::Text("/"));
            frontier.miss(0, Expected::Text("/"));
        }
        let (_, _, misses) = frontier.into_misses();
        let productions = misses.iter().filter_map(|miss| Some(miss.production?.name));
        assert_eq!(productions.collect::<Vec<_>>(), ["outer", "inner"]);
    }
}
