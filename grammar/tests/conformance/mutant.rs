//! The proof would find an error: if a rule is changed a little, the suite of the changed rule rejects the combinator.

use std::fmt;
use std::ops::ControlFlow;

use abnf::types::{Node, Repeat, StringLiteral, TerminalValues};

use crate::automaton::Automaton;
use crate::pattern::pattern;
use crate::subject::{Subject, every_rule};
use crate::suite::{Suite, difference, extra};

#[derive(Default)]
struct Count {
    mutants: usize,
    /// How many mutants have the language of the rule.
    equivalent: usize,
    /// How many mutants their suite misses, because the combinator has more states than the suite allows for.
    far: usize,
    survivors: Vec<String>,
}

impl fmt::Display for Count {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { mutants, equivalent, far, survivors } = self;
        let caught = mutants - equivalent - survivors.len();
        write!(
            f,
            "{mutants} mutants, {equivalent} equivalent, {caught} caught, {far} by the shortest word alone"
        )
    }
}

/// A mutant is a rule that differs at one place. For every mutant with another language, the combinator agrees with the
/// rule on the shortest word on which rule and mutant differ, and the suite of the mutant rejects the combinator. If
/// the combinator has more states than that suite allows for, the suite may miss it, and only the shortest word is
/// certain.
#[test]
fn every_mutant_of_a_rule_is_caught() {
    let counts = every_rule(|subject| (subject, try_mutants(subject)));
    let mut total = Count::default();
    for (subject, count) in counts {
        println!("{subject}: {count}");
        total.mutants += count.mutants;
        total.equivalent += count.equivalent;
        total.far += count.far;
        total.survivors.extend(count.survivors);
    }
    println!("{total}");
    assert!(
        total.survivors.is_empty(),
        "the combinator passes the suites of:\n{}",
        total.survivors.join("\n")
    );
}

fn try_mutants(subject: &Subject) -> Count {
    let original = subject.automaton();
    let trees = mutants(&subject.tree);
    assert!(!trees.is_empty(), "{subject} has no mutants");
    let mut count = Count { mutants: trees.len(), ..Count::default() };
    for tree in trees {
        let mutant = Automaton::of(&pattern(subject.document, &tree));
        let Some(word) = difference((&original, 0), (&mutant, 0)) else {
            count.equivalent += 1;
            continue;
        };
        let kept = (subject.rule.accepts)(&word) == original.accepts(&word);
        let rejected = rejects(&mutant, subject);
        let far = original.states() > mutant.states() + extra(&mutant);
        if !kept || !rejected && !far {
            let word = word.escape_ascii();
            count.survivors.push(format!("{subject} = {tree}, which differs on \"{word}\""));
        }
        count.far += usize::from(kept && !rejected && far);
    }
    count
}

/// Whether the automaton and the combinator differ on some word of the automaton's suite.
fn rejects(automaton: &Automaton, subject: &Subject) -> bool {
    let differs = |word: &[u8]| (subject.rule.accepts)(word) != automaton.accepts(word);
    let visit = |word: &[u8]| match differs(word) {
        true => ControlFlow::Break(()),
        false => ControlFlow::Continue(()),
    };
    Suite::of(automaton).each(visit).is_break()
}

/// Every tree that differs from this one at one place.
fn mutants(tree: &Node) -> Vec<Node> {
    match tree {
        Node::Alternatives(parts) => lists(parts).map(Node::Alternatives).collect(),
        Node::Concatenation(parts) => lists(parts).map(Node::Concatenation).collect(),
        Node::Group(inner) => mutants(inner).into_iter().map(Node::group).collect(),
        Node::Optional(inner) => {
            let changed = mutants(inner).into_iter().map(Node::optional);
            changed.chain([Node::group((**inner).clone()), nothing()]).collect()
        }
        Node::Repetition { repeat, node } => {
            let bounds = bounds(repeat).into_iter();
            let bounded = bounds.map(|repeat| Node::repetition(repeat, (**node).clone()));
            let changed =
                mutants(node).into_iter().map(|node| Node::repetition(repeat.clone(), node));
            bounded.chain(changed).chain([nothing(), optional(tree)]).collect()
        }
        Node::String(literal) => literals(literal).map(Node::String).collect(),
        Node::TerminalValues(values) => {
            terminals(values).into_iter().map(Node::TerminalValues).collect()
        }
        Node::Rulename(_) => vec![optional(tree)],
        Node::Prose(_) => Vec::new(),
    }
}

fn nothing() -> Node {
    Node::Concatenation(Vec::new())
}

fn optional(tree: &Node) -> Node {
    Node::optional(Node::group(tree.clone()))
}

/// The list without one of its parts, or with one of them changed.
fn lists(parts: &[Node]) -> impl Iterator<Item = Vec<Node>> {
    (0..parts.len()).flat_map(move |at| {
        let with = move |middle: &[Node]| [&parts[..at], middle, &parts[at + 1..]].concat();
        let changed = mutants(&parts[at]).into_iter().map(move |part| with(&[part]));
        changed.chain([with(&[])])
    })
}

/// The repetition with each bound one less or one more, without each bound, and with an upper bound if it has none.
fn bounds(repeat: &Repeat) -> Vec<Repeat> {
    let (least, most) = (repeat.min().unwrap_or(0), repeat.max());
    let near = |bound: usize| bound.saturating_sub(1)..=bound + 1;
    let end = most.map_or(vec![None, Some(least.max(1))], |most| near(most).map(Some).collect());
    let pairs = near(least).flat_map(|least| end.iter().map(move |&most| (least, most)));
    pairs
        .chain([(0, most), (least, None)])
        .filter(|&(low, high)| (low, high) != (least, most) && high.is_none_or(|high| low <= high))
        .map(|(low, high)| Repeat::variable(Some(low), high))
        .collect()
}

/// Each character replaced by the next.
fn literals(literal: &StringLiteral) -> impl Iterator<Item = StringLiteral> {
    (0..literal.value().len()).map(|at| {
        let next =
            |(place, letter)| if place == at { char::from(letter as u8 + 1) } else { letter };
        let value = literal.value().chars().enumerate().map(next).collect();
        let sensitive = literal.is_case_sensitive();
        StringLiteral::new(value, sensitive)
    })
}

/// Each edge of a range, and each octet of a series, one less or one more.
fn terminals(values: &TerminalValues) -> Vec<TerminalValues> {
    let near = |octet: u32| [octet.checked_sub(1), Some(octet + 1)].into_iter().flatten();
    match values {
        &TerminalValues::Range(first, last) => {
            let first_moved = near(first).map(|first| (first, last));
            let moved = first_moved.chain(near(last).map(|last| (first, last)));
            moved
                .filter(|&(first, last)| first <= last && last <= 255)
                .map(|(first, last)| TerminalValues::Range(first, last))
                .collect()
        }
        TerminalValues::Concatenation(octets) => (0..octets.len())
            .flat_map(|at| near(octets[at]).map(move |octet| (at, octet)))
            .filter(|&(_, octet)| octet <= 255)
            .map(|(at, octet)| {
                let mut octets = octets.clone();
                octets[at] = octet;
                TerminalValues::Concatenation(octets)
            })
            .collect(),
    }
}
