//! [`Suite`]: the words of the W-method (Chow 1978). Every other automaton of about the same size differs on one of
//! them.

use std::collections::{HashMap, HashSet, VecDeque};
use std::iter::once;
use std::ops::ControlFlow;
use std::sync::LazyLock;

use crate::automaton::Automaton;
use crate::subject::SUBJECTS;

/// The number of states above which a suite for two extra states would be too long.
const LARGE: usize = 100;

/// Words that a wrong reader probably reads: the shortest word, other than the empty one, of every rule of every
/// document.
static RULE_WORDS: LazyLock<Vec<Vec<u8>>> = LazyLock::new(|| {
    let mut words: Vec<_> = SUBJECTS.iter().map(|rule| shortest(&rule.automaton())).collect();
    words.sort();
    words.dedup();
    words
});

/// The words of a suite. Each leads into a state, from there on perhaps into a state that only a wrong reader has, and
/// ends with a tail that shows which state was reached.
pub(crate) struct Suite<'a> {
    automaton: &'a Automaton,
    /// The words that lead into each state.
    access: Vec<Vec<u8>>,
    /// The middles that every tail follows.
    short: Vec<Vec<u8>>,
    /// The middles that only some tails follow.
    long: Vec<Vec<u8>>,
    tails: Vec<Vec<u8>>,
    /// For each state, the tails that follow a long middle which reaches it.
    identifiers: Vec<Vec<usize>>,
}

impl<'a> Suite<'a> {
    /// The suite tries every octet at every state and, further on, one octet of each class.
    ///
    /// Chow appends all tails to all middles. In a large automaton, this suite appends to a long middle only those
    /// tails that distinguish the state reached from every other. Nearly all middles are long, so this takes a quarter
    /// of the words, and is as certain (the Wp-method: Fujiwara and others 1991).
    pub(crate) fn of(automaton: &'a Automaton) -> Self {
        let large = extra(automaton) == 1;
        let octets: Vec<u8> = (0..=255).collect();
        let (any, some) = (&octets[..], &automaton.representatives()[..]);
        let tails = characterisation(automaton);
        let (short, long) = match large {
            true => (words(&[&[], &[some]]), words(&[&[any], &[some, some]])),
            false => (words(&[&[], &[any], &[some, some]]), words(&[&[any, some], &[some; 3]])),
        };
        let identifiers = match large {
            true => identifiers(automaton, &tails),
            false => vec![(0..tails.len()).collect(); automaton.states()],
        };
        let rules = match large {
            true => RULE_WORDS.clone(),
            false => [RULE_WORDS.clone(), words_after(&RULE_WORDS, some)].concat(),
        };
        let long = [long, rules].concat();
        Self { automaton, access: access(automaton), short, long, tails, identifiers }
    }

    /// Visits the words until `visit` breaks; those that show a difference soonest come first.
    pub(crate) fn each<B>(&self, mut visit: impl FnMut(&[u8]) -> ControlFlow<B>) -> ControlFlow<B> {
        let all: Vec<usize> = (0..self.tails.len()).collect();
        let short = self.short.iter().map(|middle| (middle, true));
        let long = self.long.iter().map(|middle| (middle, false));
        for (middle, whole) in short.chain(long) {
            for access in &self.access {
                let mut word = [&access[..], middle].concat();
                let stem = word.len();
                let reached = self.automaton.walk(0, &word);
                for &tail in if whole { &all } else { &self.identifiers[reached] } {
                    word.truncate(stem);
                    word.extend_from_slice(&self.tails[tail]);
                    visit(&word)?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}

/// How many states an implementation may have more than the automaton, so that the suite still finds every difference.
pub(crate) fn extra(automaton: &Automaton) -> usize {
    if automaton.states() > LARGE { 1 } else { 2 }
}

/// Every word that has an octet of each set in turn, for each list of sets.
pub(crate) fn words(lists: &[&[&[u8]]]) -> Vec<Vec<u8>> {
    let list = |sets: &&[&[u8]]| {
        sets.iter().fold(vec![Vec::new()], |shorter, octets| words_after(&shorter, octets))
    };
    lists.iter().flat_map(list).collect()
}

/// The shortest word of the language that is not empty.
fn shortest(automaton: &Automaton) -> Vec<u8> {
    let octets = automaton.representatives();
    let mut longest = vec![Vec::new()];
    let mut seen = HashSet::new();
    loop {
        longest = words_after(&longest, &octets);
        let accepted = |word: &&Vec<u8>| automaton.accepts(word);
        if let Some(word) = longest.iter().find(accepted) {
            return word.clone();
        }
        longest.retain(|word| seen.insert(automaton.walk(0, word)));
        assert!(!longest.is_empty(), "a rule has no word");
    }
}

/// Each word with each octet after it.
fn words_after(words: &[Vec<u8>], octets: &[u8]) -> Vec<Vec<u8>> {
    let longer = |word: &Vec<u8>| -> Vec<Vec<u8>> {
        octets.iter().map(|&octet| [&word[..], &[octet]].concat()).collect()
    };
    words.iter().flat_map(longer).collect()
}

/// The shortest word into every state, including the dead one.
pub(crate) fn access(automaton: &Automaton) -> Vec<Vec<u8>> {
    let octets = automaton.representatives();
    let mut words = vec![None; automaton.states()];
    words[0] = Some(Vec::new());
    let mut queue = VecDeque::from([(0, Vec::new())]);
    while let Some((state, word)) = queue.pop_front() {
        for &octet in &octets {
            let to = automaton.step(state, octet);
            if words[to].is_none() {
                let longer: Vec<u8> = word.iter().copied().chain(once(octet)).collect();
                words[to] = Some(longer.clone());
                queue.push_back((to, longer));
            }
        }
    }
    words.into_iter().map(Option::unwrap).collect()
}

/// Words such that every two states differ on one of them. As long as two states do not differ yet, the function adds
/// the shortest word on which they do; finally it drops the words that are not needed.
fn characterisation(automaton: &Automaton) -> Vec<Vec<u8>> {
    let mut words = vec![Vec::new()];
    while let Some((a, b)) = alike(automaton, &words) {
        let word = difference((automaton, a), (automaton, b));
        words.push(word.unwrap_or_else(|| panic!("not minimal: {a} and {b} are alike")));
    }
    for at in (1..words.len()).rev() {
        let word = words.remove(at);
        if alike(automaton, &words).is_some() {
            words.insert(at, word);
        }
    }
    words
}

/// Two states that differ on none of the words.
fn alike(automaton: &Automaton, words: &[Vec<u8>]) -> Option<(usize, usize)> {
    let mut seen = HashMap::new();
    (0..automaton.states()).find_map(|state| {
        let first = *seen.entry(verdicts(automaton, state, words)).or_insert(state);
        (first != state).then_some((first, state))
    })
}

fn verdicts(automaton: &Automaton, state: usize, words: &[Vec<u8>]) -> Vec<bool> {
    words.iter().map(|word| automaton.accepting(automaton.walk(state, word))).collect()
}

/// For every state, words such that every other state differs on one of them: the empty word first, then always the
/// word on which most of the others differ.
fn identifiers(automaton: &Automaton, words: &[Vec<u8>]) -> Vec<Vec<usize>> {
    let verdicts: Vec<_> =
        (0..automaton.states()).map(|state| verdicts(automaton, state, words)).collect();
    let identifier = |own: &Vec<bool>| {
        let mut others: Vec<&Vec<bool>> = verdicts.iter().filter(|other| *other != own).collect();
        let mut chosen = Vec::new();
        let mut best = 0;
        loop {
            others.retain(|other| other[best] == own[best]);
            chosen.push(best);
            if others.is_empty() {
                return chosen;
            }
            let told = |&at: &usize| others.iter().filter(|other| other[at] != own[at]).count();
            best = (0..words.len()).max_by_key(told).unwrap();
        }
    };
    verdicts.iter().map(identifier).collect()
}

/// The shortest word that one of two states accepts and the other does not.
pub(crate) fn difference(
    (left, a): (&Automaton, usize),
    (right, b): (&Automaton, usize),
) -> Option<Vec<u8>> {
    let octets = left.representatives_with(right);
    let mut seen = HashSet::from([(a, b)]);
    let mut queue = VecDeque::from([(a, b, Vec::new())]);
    while let Some((a, b, word)) = queue.pop_front() {
        if left.accepting(a) != right.accepting(b) {
            return Some(word);
        }
        for &octet in &octets {
            let (a, b) = (left.step(a, octet), right.step(b, octet));
            if seen.insert((a, b)) {
                queue.push_back((a, b, [&word[..], &[octet]].concat()));
            }
        }
    }
    None
}
