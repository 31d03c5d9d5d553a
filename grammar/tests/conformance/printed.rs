//! If a document prints a rule in ABNF and its `.abnf` file rewrites the rule, both forms have the same language.

use abnf::types::{Node, Rule, TerminalValues};
use handle_grammar::DOCUMENTS;
use handle_grammar::document::{Document, Statement};

use crate::automaton::Automaton;
use crate::pattern::pattern;
use crate::subject::{meaning, names};
use crate::suite::words;

/// The length of the longest words that are tried on a recursive rule, in octets.
const LONGEST: usize = 7;

/// The printed forms of the rules that have one in their comment, if it is ABNF.
fn printed(document: &'static Document) -> impl Iterator<Item = (&'static Document, Rule)> {
    let rule = |statement: Statement| {
        let lines = statement.comment.lines();
        let text = lines.filter_map(|line| line.strip_prefix("; as printed: ")).next()?;
        abnf::rule(text).ok()
    };
    document.statements().filter_map(rule).map(move |rule| (document, rule))
}

fn is_recursive(rule: &Rule) -> bool {
    names(rule.node()).contains(&rule.name())
}

#[test]
fn recursive_rules_are_rewritten_faithfully() {
    let rules: Vec<_> = DOCUMENTS.iter().flat_map(printed).collect();
    let recursive: Vec<_> = rules.iter().filter(|(_, rule)| is_recursive(rule)).collect();
    let names: Vec<_> = recursive.iter().map(|(_, rule)| rule.name()).collect();
    assert_eq!(names, ["naming-authority", "u-naming-authority"]);
    for (document, rule) in recursive {
        let rewritten = meaning(document, rule.name()).unwrap().automaton();
        let octets: Vec<u8> = (0..=255).collect();
        let some = rewritten.representatives();
        let short: Vec<_> = (0..=LONGEST).map(|length| vec![&some[..]; length]).collect();
        let mut lists: Vec<&[&[u8]]> = short.iter().map(Vec::as_slice).collect();
        let pairs = [&octets[..], &octets];
        lists.push(&pairs);
        for word in words(&lists) {
            let literal = Recogniser::of(document, rule, &word).accepts();
            let escaped = word.escape_ascii();
            let name = rule.name();
            assert_eq!(literal, rewritten.accepts(&word), "{name} as printed: \"{escaped}\"");
        }
    }
}

#[test]
fn other_rules_are_respelled_faithfully() {
    let rules: Vec<_> = DOCUMENTS.iter().flat_map(printed).collect();
    let plain: Vec<_> = rules.iter().filter(|(_, rule)| !is_recursive(rule)).collect();
    let names: Vec<_> = plain.iter().map(|(_, rule)| rule.name()).collect();
    assert_eq!(names, ["na-segment", "local-name"]);
    for (document, rule) in plain {
        let read = meaning(document, rule.name()).unwrap().automaton();
        let printed = Automaton::of(&pattern(document, rule.node()));
        assert_eq!(printed, read, "{}::{} as printed", document.name, rule.name());
    }
}

/// Reads a word by a rule that may begin with itself.
struct Recogniser<'a> {
    document: &'static Document,
    rule: &'a Rule,
    word: &'a [u8],
    /// For every place, the places where the rule may end if it begins there, as one bit each.
    ends: Vec<u32>,
}

impl<'a> Recogniser<'a> {
    /// Fills in the ends from the last place to the first, and repeats at each place until nothing new is found.
    fn of(document: &'static Document, rule: &'a Rule, word: &'a [u8]) -> Self {
        let mut known = Self { document, rule, word, ends: vec![0; word.len() + 1] };
        for at in (0..=word.len()).rev() {
            loop {
                let found = known.ends_of(document, rule.node(), 1 << at);
                if found == known.ends[at] {
                    break;
                }
                known.ends[at] = found;
            }
        }
        known
    }

    fn accepts(&self) -> bool {
        self.ends[0] >> self.word.len() & 1 == 1
    }

    /// Where `tree` may end if it begins at one of `starts`.
    fn ends_of(&self, document: &Document, tree: &Node, starts: u32) -> u32 {
        if starts == 0 {
            return 0;
        }
        let inner = |tree, starts| self.ends_of(document, tree, starts);
        match tree {
            Node::Alternatives(parts) => {
                parts.iter().fold(0, |ends, part| ends | inner(part, starts))
            }
            Node::Concatenation(parts) => parts.iter().fold(starts, |ends, part| inner(part, ends)),
            Node::Group(part) => inner(part, starts),
            Node::Optional(part) => starts | inner(part, starts),
            Node::Repetition { repeat, node } => {
                let least = repeat.min().unwrap_or(0);
                let most = repeat.max().unwrap_or(least + self.word.len() + 1);
                let mut ends = if least == 0 { starts } else { 0 };
                let mut last = starts;
                for count in 1..=most {
                    last = inner(node, last);
                    ends |= if count >= least { last } else { 0 };
                }
                ends
            }
            Node::Rulename(name)
                if name == self.rule.name() && document.name == self.document.name =>
            {
                self.each(starts, |at| self.ends[at])
            }
            Node::Rulename(name) => {
                let rule = meaning(document, name).unwrap();
                self.ends_of(rule.document, &rule.tree, starts)
            }
            Node::String(literal) => {
                let wanted = literal.value().as_bytes();
                self.each(starts, |at| match self.word.get(at..at + wanted.len()) {
                    Some(found) if found.eq_ignore_ascii_case(wanted) => 1 << (at + wanted.len()),
                    _ => 0,
                })
            }
            Node::TerminalValues(TerminalValues::Range(first, last)) => {
                self.each(starts, |at| match self.word.get(at) {
                    Some(&octet) if (*first..=*last).contains(&octet.into()) => 1 << (at + 1),
                    _ => 0,
                })
            }
            other => panic!("this recogniser does not read {other}"),
        }
    }

    /// The places to which `end` leads from `starts`, all as one bit each.
    fn each(&self, starts: u32, end: impl Fn(usize) -> u32) -> u32 {
        let places = (0..=self.word.len()).filter(|at| starts >> at & 1 == 1);
        places.fold(0, |ends, at| ends | end(at))
    }
}
