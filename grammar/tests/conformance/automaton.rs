//! [`Automaton`]: the minimal complete deterministic automaton of a rule, over octets.

use std::collections::{HashMap, HashSet};

use regex_automata::Anchored;
use regex_automata::dfa::{Automaton as _, StartKind, dense};
use regex_automata::util::primitives::StateID;
use regex_automata::util::{start, syntax};
use regex_automata::{MatchKind, nfa::thompson};

/// A minimal automaton. Its states are numbered in the order in which a breadth-first search finds them, from 0 for the
/// start. So two automata of the same language are equal.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Automaton {
    next: Vec<[u16; 256]>,
    accepting: Vec<bool>,
}

/// The result of reading a word.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Reading {
    pub(crate) accepted: bool,
    /// The index of the octet with which the word leaves the language, because no word of it begins so; the length of
    /// the word if it has no such octet.
    pub(crate) reached: usize,
}

impl Automaton {
    pub(crate) fn of(pattern: &str) -> Self {
        determinised(pattern).minimal()
    }

    pub(crate) fn states(&self) -> usize {
        self.next.len()
    }

    pub(crate) fn accepting(&self, state: usize) -> bool {
        self.accepting[state]
    }

    pub(crate) fn step(&self, state: usize, octet: u8) -> usize {
        self.next[state][usize::from(octet)].into()
    }

    /// The state to which `word` leads from `state`.
    pub(crate) fn walk(&self, state: usize, word: &[u8]) -> usize {
        word.iter().fold(state, |state, &octet| self.step(state, octet))
    }

    pub(crate) fn accepts(&self, word: &[u8]) -> bool {
        self.accepting[self.walk(0, word)]
    }

    /// Whether no word leads from `state` to acceptance. A minimal automaton has one such state at most.
    pub(crate) fn dead(&self, state: usize) -> bool {
        !self.accepting[state] && self.next[state].iter().all(|&to| usize::from(to) == state)
    }

    pub(crate) fn read(&self, word: &[u8]) -> Reading {
        let (mut state, mut reached) = (0, None);
        for (at, &octet) in word.iter().enumerate() {
            state = self.step(state, octet);
            if reached.is_none() && self.dead(state) {
                reached = Some(at);
            }
        }
        Reading { accepted: self.accepting[state], reached: reached.unwrap_or(word.len()) }
    }

    /// The first octet of every class of octets between which no state distinguishes.
    pub(crate) fn representatives(&self) -> Vec<u8> {
        self.representatives_with(self)
    }

    /// The first octet of every class of octets between which no state of either automaton distinguishes.
    pub(crate) fn representatives_with(&self, other: &Self) -> Vec<u8> {
        let rows = || self.next.iter().chain(&other.next);
        let column = |octet: u8| rows().map(|to| to[usize::from(octet)]).collect();
        let mut seen: HashSet<Vec<u16>> = HashSet::new();
        (0..=255).filter(|&octet| seen.insert(column(octet))).collect()
    }

    /// Minimises by Moore's algorithm: states stay in one block until an octet leads them to different blocks.
    fn minimal(&self) -> Self {
        let octets = self.representatives();
        let mut blocks: Vec<usize> = self.accepting.iter().map(|&yes| usize::from(yes)).collect();
        let mut count = 0;
        loop {
            let mut known = HashMap::new();
            let refined: Vec<usize> = (0..self.states())
                .map(|state| {
                    let to = octets.iter().map(|&octet| blocks[self.step(state, octet)]);
                    let signature: Vec<_> = [blocks[state]].into_iter().chain(to).collect();
                    let fresh = known.len();
                    *known.entry(signature).or_insert(fresh)
                })
                .collect();
            if known.len() == count {
                return numbered(
                    refined[0],
                    |block, octet| refined[self.step(member(&refined, block), octet)],
                    |block| self.accepting[member(&refined, block)],
                );
            }
            (blocks, count) = (refined, known.len());
        }
    }
}

/// The first state in the block `wanted`.
fn member(blocks: &[usize], wanted: usize) -> usize {
    blocks.iter().position(|&block| block == wanted).unwrap()
}

/// The automaton that regex-automata builds by the subset construction. A state accepts if the pattern matches at the
/// end of the text there.
fn determinised(pattern: &str) -> Automaton {
    let dfa = dense::Builder::new()
        .configure(
            dense::Config::new()
                .match_kind(MatchKind::All)
                .start_kind(StartKind::Anchored)
                .accelerate(false),
        )
        .syntax(syntax::Config::new().unicode(false).utf8(false))
        .thompson(thompson::Config::new().utf8(false))
        .build(pattern)
        .unwrap_or_else(|error| panic!("no automaton of {pattern}: {error}"));
    let start = dfa.start_state(&start::Config::new().anchored(Anchored::Yes)).unwrap();
    let accepting = |state: StateID| dfa.is_match_state(dfa.next_eoi_state(state));
    numbered(start, |state, octet| dfa.next_state(state, octet), accepting)
}

/// The states that can be reached from `start`, in the order of a breadth-first search.
fn numbered<S: Copy + Eq + std::hash::Hash>(
    start: S,
    step: impl Fn(S, u8) -> S,
    accepting: impl Fn(S) -> bool,
) -> Automaton {
    let mut numbers = HashMap::from([(start, 0)]);
    let (mut states, mut next) = (vec![start], Vec::new());
    while let Some(&state) = states.get(next.len()) {
        let row = std::array::from_fn(|octet| {
            let to = step(state, octet as u8);
            *numbers.entry(to).or_insert_with(|| {
                states.push(to);
                u16::try_from(states.len() - 1).unwrap()
            })
        });
        next.push(row);
    }
    Automaton { next, accepting: states.into_iter().map(accepting).collect() }
}
