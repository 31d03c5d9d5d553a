//! Every combinator accepts the language of its rule, and reports the place where a text leaves it.

use std::ops::ControlFlow;

use crate::agreement::disagreement;
use crate::subject::{Subject, every_rule};
use crate::suite::Suite;

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
