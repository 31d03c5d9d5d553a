//! Every combinator has the language of its rule, and tells the place where a text leaves it.

use std::cell::Cell;
use std::ops::ControlFlow;

use handle_grammar::document::Rule;
use handle_grammar::source::{Expected, Watch};

use crate::automaton::Automaton;
use crate::subject::{Subject, every_rule};
use crate::suite::Suite;

/// The furthest place of which a watch was told.
#[derive(Default)]
struct Furthest(Cell<Option<usize>>);

impl Watch for Furthest {
    fn miss(&self, at: usize, _: Expected) {
        self.0.set(self.0.get().max(Some(at)));
    }
}

struct Row {
    line: String,
    words: usize,
    failure: Option<String>,
}

#[test]
fn every_combinator_has_the_language_of_its_rule() {
    let rows = every_rule(compare);
    rows.iter().for_each(|row| println!("{}", row.line));
    println!("{} rules, {} words", rows.len(), rows.iter().map(|row| row.words).sum::<usize>());
    let failures: Vec<_> = rows.into_iter().filter_map(|row| row.failure).collect();
    assert!(failures.is_empty(), "\n{}", failures.join("\n"));
}

fn compare(subject: &'static Subject) -> Row {
    let automaton = subject.automaton();
    let mut words = 0;
    let mut shortest: Option<(Vec<u8>, String)> = None;
    let ControlFlow::Continue(()) = Suite::of(&automaton).each(|word| -> ControlFlow<()> {
        words += 1;
        if let Some(why) = disagreement(subject.rule, &automaton, word)
            && shortest.as_ref().is_none_or(|(other, _)| word.len() < other.len())
        {
            shortest = Some((word.to_vec(), why));
        }
        ControlFlow::Continue(())
    }) else {
        unreachable!()
    };
    let (states, classes) = (automaton.states(), automaton.representatives().len());
    Row {
        line: format!("{subject}: {states} states, {classes} classes, {words} words"),
        words,
        failure: shortest
            .map(|(word, why)| format!("{subject}: \"{}\" {why}", word.escape_ascii())),
    }
}

/// What combinator and automaton say differently of a word: whether it is accepted, and if not, where it leaves the language.
fn disagreement(rule: &Rule, automaton: &Automaton, word: &[u8]) -> Option<String> {
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
