//! [`Suite`]: the words of the W-method (Chow 1978), which tell an automaton from every other of about its size.

use std::collections::{HashMap, HashSet, VecDeque};
use std::iter::once;
use std::ops::ControlFlow;
use std::sync::LazyLock;

use crate::automaton::Automaton;
use crate::subject::SUBJECTS;

/// From so many states on, a suite of two extra states is too long.
const LARGE: usize = 100;

/// What a wrong reader most likely reads: the shortest word, not empty, of every rule of every document.
static RULE_WORDS: LazyLock<Vec<Vec<u8>>> = LazyLock::new(|| {
    let mut words: Vec<_> = SUBJECTS.iter().map(|rule| shortest(&rule.automaton())).collect();
    words.sort();
    words.dedup();
    words
});

/// Into every state, from there on into states that only a wrong reader has, and then what tells the state reached.
pub(crate) struct Suite<'a> {
    automaton: &'a Automaton,
    access: Vec<Vec<u8>>,
    short: Vec<Vec<u8>>,
    long: Vec<Vec<u8>>,
    tails: Vec<Vec<u8>>,
    /// By the state reached, which tails follow a long middle.
    identifiers: Vec<Vec<usize>>,
}

impl<'a> Suite<'a> {
    /// Every octet is tried at every state; further on, a representative of each class.
    ///
    /// Chow appends all tails to all middles. In a large automaton the long middles, which are nearly all, are
    /// followed only by those tails that tell the state reached from every other. That is as sure
    /// (the Wp-method: Fujiwara and others 1991), in a fourth of the words.
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

    /// Visits every word until told to stop: what shows a difference soonest comes first.
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

/// How many states more than the automaton an implementation may have.
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

fn words_after(words: &[Vec<u8>], octets: &[u8]) -> Vec<Vec<u8>> {
    let longer = |word: &Vec<u8>| -> Vec<Vec<u8>> {
        octets.iter().map(|&octet| [&word[..], &[octet]].concat()).collect()
    };
    words.iter().flat_map(longer).collect()
}

/// The shortest word into every state, the dead one too.
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

/// Words that tell every two states apart: the shortest for two that nothing tells apart yet, and again;
/// at last those are left out that are not needed.
fn characterisation(automaton: &Automaton) -> Vec<Vec<u8>> {
    let mut words = vec![Vec::new()];
    while let Some((a, b)) = alike(automaton, &words) {
        let word = difference((automaton, a), (automaton, b));
        words.push(word.unwrap_or_else(|| panic!("not minimal: nothing tells {a} from {b}")));
    }
    for at in (1..words.len()).rev() {
        let word = words.remove(at);
        if alike(automaton, &words).is_some() {
            words.insert(at, word);
        }
    }
    words
}

/// Two states that none of the words tells apart.
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

/// For every state the words that tell it from every other: the empty one, then always that which tells most.
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
