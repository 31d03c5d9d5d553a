//! The way of a text through a rule, up to the place of a problem, as the diagram of the rule shows it.

use std::cell::RefCell;
use std::ops::Range;

use handle_syntax::grammar::document::{Document, Rule};
use handle_syntax::grammar::source::{Expected, Watch};
use handle_syntax::grammar::{DOCUMENTS, document};

use crate::options::Given;

/// The labels of what `production` read before octet `place`, each once: the names of rules, and quoted texts. There
/// are none if the production stops reading before that place.
pub(crate) fn labels(text: &[u8], options: &Given, production: &str, place: usize) -> Vec<String> {
    let name = options.syntax.name(text);
    let dialect = options.syntax.dialect(text);
    let start = dialect.map_or(name, |dialect| dialect.start());
    let (Some((_, start)), Some((document, rule))) = (rule(start), rule(production)) else {
        return Vec::new();
    };
    let label = dialect.map_or(0, |dialect| dialect.label_len(text));
    let (text, Some(place)) = (&text[label..], place.checked_sub(label)) else {
        return Vec::new();
    };
    let watcher = Watcher { production, place, open: RefCell::default(), way: RefCell::default() };
    (start.watched)(text, &watcher);
    let mut labels = Vec::new();
    let mut at = None;
    for Part { name, range } in watcher.way.take() {
        let gap = at.unwrap_or(range.start)..range.start;
        between(document, rule, &text[gap], &mut labels);
        at = Some(range.end);
        labels.extend(name.split_once("::").map(|(_, own)| own.to_owned()));
    }
    let mut once = Vec::new();
    for label in labels {
        if !once.contains(&label) {
            once.push(label);
        }
    }
    once
}

/// The rule of a name such as `hdl_uri::handle`, and its document.
fn rule(name: &str) -> Option<(&'static Document, &'static Rule)> {
    let (module, own) = name.split_once("::")?;
    let document = document(module)?;
    Some((document, document.find_in_any_case(own)?.0))
}

/// Adds the labels of what a rule reads between two parts: quoted texts, and rules that read a single character.
fn between(document: &Document, rule: &Rule, mut gap: &[u8], labels: &mut Vec<String>) {
    let right = rule.text.split_once(" = ").map_or("", |(_, right)| right);
    let texts = right.split('"').skip(1).step_by(2).filter(|text| !text.is_empty());
    let words = right
        .split('"')
        .step_by(2)
        .flat_map(|part| part.split(|c: char| !c.is_ascii_alphanumeric() && c != '-'));
    let classes: Vec<_> =
        words.filter_map(|word| Some((word, referred_rule(document, word)?))).collect();
    while let [_, rest @ ..] = gap {
        let same = |text: &&str| {
            gap.get(..text.len()).is_some_and(|own| own.eq_ignore_ascii_case(text.as_bytes()))
        };
        if let Some(text) = texts.clone().filter(same).max_by_key(|text| text.len()) {
            labels.push(format!("\"{text}\""));
            gap = &gap[text.len()..];
            continue;
        }
        let length = if gap[0] == b'%' { gap.len().min(3) } else { 1 };
        let class = classes.iter().find(|(_, class)| (class.accepts)(&gap[..length]));
        labels.extend(class.map(|(word, _)| (*word).to_owned()));
        gap = if class.is_some() { &gap[length..] } else { rest };
    }
}

/// The rule that a word in a rule of the document `own` refers to.
fn referred_rule(own: &Document, word: &str) -> Option<&'static Rule> {
    let own = DOCUMENTS.iter().filter(|document| document.name == own.name);
    let used = own.clone().flat_map(Document::uses).collect::<Vec<_>>();
    own.chain(used).find_map(|document| document.find(word))
}

/// A rule that was read, and the octets that it read. A part without a name marks the beginning or the end of the way.
#[derive(Clone, Default)]
struct Part {
    name: &'static str,
    range: Range<usize>,
}

/// A rule that has begun, and the parts that it has read.
struct Open {
    name: &'static str,
    start: usize,
    parts: Vec<Part>,
}

/// Waits until `production` misses something at `place`, and keeps the parts that it has read up to there.
struct Watcher<'a> {
    production: &'a str,
    place: usize,
    open: RefCell<Vec<Open>>,
    way: RefCell<Vec<Part>>,
}

impl Watch for Watcher<'_> {
    fn miss(&self, at: usize, _: Expected) {
        let open = self.open.borrow();
        let Some(depth) = open.iter().rposition(|open| open.name == self.production) else {
            return;
        };
        if at != self.place {
            return;
        }
        let Open { start, parts, .. } = &open[depth];
        let mut way = vec![Part { name: "", range: *start..*start }];
        way.extend(parts.iter().cloned());
        // The text may stop fitting the rule inside of a part that has begun and not ended.
        let last = open.get(depth + 1).map(|part| Part { name: part.name, range: part.start..at });
        way.push(
            last.filter(|part| !part.range.is_empty()).unwrap_or(Part { name: "", range: at..at }),
        );
        // Of several alternatives that come to the place, the one that has read the most parts is shown.
        let mut longest = self.way.borrow_mut();
        if way.len() >= longest.len() {
            *longest = way;
        }
    }

    fn enter(&self, name: &'static str, at: usize) {
        let mut open = self.open.borrow_mut();
        // An earlier alternative that has read beyond this place has failed, so its parts there do not count.
        if let Some(outer) = open.last_mut() {
            outer.parts.retain(|part| part.range.end <= at);
        }
        open.push(Open { name, start: at, parts: Vec::new() });
    }

    fn leave(&self, name: &'static str, end: Option<usize>) {
        let mut open = self.open.borrow_mut();
        let inner = open.pop();
        if let (Some(end), Some(inner), Some(outer)) = (end, inner, open.last_mut()) {
            outer.parts.push(Part { name, range: inner.start..end });
        }
    }
}
