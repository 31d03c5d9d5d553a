//! What a combinator says of a word, beside the automaton of its rule. A fuzz target asks the same.

use std::cell::Cell;

use handle_grammar::document::Rule;
use handle_grammar::source::{Expected, Watch};

use crate::automaton::Automaton;

/// The furthest place of which a watch was told.
#[derive(Default)]
struct Furthest(Cell<Option<usize>>);

impl Watch for Furthest {
    fn miss(&self, at: usize, _: Expected) {
        self.0.set(self.0.get().max(Some(at)));
    }
}

/// What combinator and automaton say differently of a word: whether it is accepted, and if not, where it leaves the language.
pub(crate) fn disagreement(rule: &Rule, automaton: &Automaton, word: &[u8]) -> Option<String> {
    let reading = automaton.read(word);
    let verdict = |yes| if yes { "accepts" } else { "refuses" };
    let automaton = verdict(reading.accepted);
    let plain = (rule.accepts)(word);
    if plain != reading.accepted {
        return Some(format!("the rule {automaton}, the combinator {}", verdict(plain)));
    }
    // Behind the place where it is left, a text says nothing new: the suite has its shorter forms.
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
        .then(|| format!("leaves the rule at {}, the combinator tells {told:?}", reading.reached))
}
