//! Compares what a combinator and the automaton of its rule say about a word. A fuzz target uses the same comparison.

use std::cell::Cell;

use handle_grammar::document::Rule;
use handle_grammar::source::{Expected, Watch};

use crate::automaton::Automaton;

/// A watch that keeps the furthest place of a miss.
#[derive(Default)]
struct Furthest(Cell<Option<usize>>);

impl Watch for Furthest {
    fn miss(&self, at: usize, _: Expected) {
        self.0.set(self.0.get().max(Some(at)));
    }
}

/// How a combinator and an automaton differ about a word: whether it is accepted and, if not, where it leaves the
/// language.
pub(crate) fn disagreement(rule: &Rule, automaton: &Automaton, word: &[u8]) -> Option<String> {
    let reading = automaton.read(word);
    let verdict = |yes| if yes { "accepts" } else { "refuses" };
    let automaton = verdict(reading.accepted);
    let plain = (rule.accepts)(word);
    if plain != reading.accepted {
        return Some(format!("the rule {automaton}, the combinator {}", verdict(plain)));
    }
    // A word that goes on long after the place where it leaves the language shows nothing new: the suite has its
    // shorter forms too.
    if word.len() - reading.reached > 3 {
        return None;
    }
    let furthest = Furthest::default();
    let watched = (rule.watched)(word, &furthest);
    if watched != reading.accepted {
        return Some(format!("the rule {automaton}, the watched combinator {}", verdict(watched)));
    }
    let told = furthest.0.get();
    (!watched && told != Some(reading.reached))
        .then(|| format!("leaves the rule at {}, the combinator reports {told:?}", reading.reached))
}
