//! [`Waiting`]: texts whose paths demand another text beside them, until it is known whether that is there.

use std::sync::Arc;

use super::elements::Elements;
use crate::input::limits::{LONGEST, fields};
use crate::input::position::Position;

/// The text of an element or an attribute.
pub(super) struct Text {
    /// The paths that lead to it: a bit for each.
    pub(super) wanted: u64,
    pub(super) start: Position,
    /// Its octets; `None` if they are too many.
    pub(super) raw: Option<Vec<u8>>,
}

/// Texts that wait, in the order of the file. A text that waits for nothing waits for the ones before it.
pub(super) struct Waiting {
    elements: Arc<Elements>,
    /// The paths that demand a text beside.
    demanding: u64,
    /// The texts, each with the depth of the element that its own element is in, as long as that is open.
    texts: Vec<(Option<usize>, Text)>,
    /// The paths whose demand was met in an open element, each with the depth of that element.
    met: Vec<(usize, u64)>,
}

impl Waiting {
    pub(super) fn new(elements: &Arc<Elements>) -> Self {
        let demands = elements.paths.iter().map(|(path, _)| path.beside.is_some());
        let demanding = (0..).zip(demands).fold(0, |set, (at, has)| set | u64::from(has) << at);
        let elements = Arc::clone(elements);
        Self { elements, demanding, texts: Vec::new(), met: Vec::new() }
    }

    /// The position of the first octet that waits.
    pub(super) fn first(&self) -> Option<u64> {
        self.texts.iter().map(|(_, text)| text.start.octet).min()
    }

    /// Takes a text that was found in the element at this depth; returns the texts that wait no longer.
    pub(super) fn push(&mut self, depth: usize, text: Text) -> Vec<Text> {
        let is_undecided = text.wanted & self.demanding != 0;
        self.texts.push((is_undecided.then_some(depth), text));
        // About as many octets as a text takes in memory, besides its own.
        let size = |(_, text): &(_, Text)| 64 + text.raw.as_ref().map_or(0, Vec::len);
        if is_undecided && self.texts.iter().map(size).sum::<usize>() > LONGEST {
            return self.end();
        }
        self.decided()
    }

    /// Notes a text in the element at this depth, which these paths look for beside another one.
    pub(super) fn note(&mut self, depth: usize, paths: u64, text: &[u8]) {
        let is_met = |number: &usize| {
            let path = self.elements.paths.get(*number).map(|(path, _)| path);
            path.and_then(|path| path.beside.as_ref()).is_some_and(|beside| beside.text.is(text))
        };
        let met = fields(paths).filter(is_met).fold(0, |set, number| set | 1 << number);
        self.met.push((depth, met));
    }

    /// Ends the element at this depth; returns the texts that wait no longer.
    pub(super) fn close(&mut self, depth: usize) -> Vec<Text> {
        if self.texts.is_empty() && self.met.is_empty() {
            return Vec::new();
        }
        self.decide(|other| other == depth);
        self.met.retain(|(other, _)| *other != depth);
        self.decided()
    }

    /// Ends everything: what is not there now will not come, or would come too late.
    pub(super) fn end(&mut self) -> Vec<Text> {
        self.decide(|_| true);
        self.decided()
    }

    /// Removes the paths whose demand is not met from the texts in elements at these depths.
    fn decide(&mut self, is_meant: impl Fn(usize) -> bool) {
        for (depth, text) in &mut self.texts {
            let Some(at) = depth.filter(|depth| is_meant(*depth)) else { continue };
            let met = self.met.iter().filter(|(other, _)| *other == at);
            let met = met.fold(0, |set, (_, met)| set | met);
            text.wanted &= !self.demanding | met;
            *depth = None;
        }
    }

    /// Takes out the texts before the first one that still waits.
    fn decided(&mut self) -> Vec<Text> {
        let end = self.texts.iter().position(|(depth, _)| depth.is_some());
        self.texts.drain(..end.unwrap_or(self.texts.len())).map(|(_, text)| text).collect()
    }
}
