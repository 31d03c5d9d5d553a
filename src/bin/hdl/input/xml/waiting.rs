//! [`Waiting`]: texts whose paths demand another text next to them; they wait until it is known whether that is there.

use std::collections::{BTreeMap, VecDeque};
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
    /// The paths that demand another text next to theirs.
    demanding: u64,
    /// The texts, each with the depth of the element that its own element is in, as long as that is open.
    texts: VecDeque<(Option<usize>, Text)>,
    /// About how many octets of memory they take.
    size: usize,
    /// The paths whose demand was met in an open element, by the depth of that element: a bit for each.
    met: BTreeMap<usize, u64>,
}

impl Text {
    /// About as many octets as it takes in memory.
    fn size(&self) -> usize {
        64 + self.raw.as_ref().map_or(0, Vec::len)
    }
}

impl Waiting {
    pub(super) fn new(elements: &Arc<Elements>) -> Self {
        let demands = elements.paths.iter().map(|(path, _)| path.beside.is_some());
        let demanding = (0..).zip(demands).fold(0, |set, (at, has)| set | u64::from(has) << at);
        let elements = Arc::clone(elements);
        let (texts, met) = (VecDeque::new(), BTreeMap::new());
        Self { elements, demanding, texts, size: 0, met }
    }

    /// The position of the first octet that waits.
    pub(super) fn first(&self) -> Option<u64> {
        self.texts.iter().map(|(_, text)| text.start.octet).min()
    }

    /// Takes a text that was found in the element at this depth; returns the texts that wait no longer.
    pub(super) fn push(&mut self, depth: usize, text: Text) -> Vec<Text> {
        let is_undecided = text.wanted & self.demanding != 0;
        self.size += text.size();
        self.texts.push_back((is_undecided.then_some(depth), text));
        if is_undecided && self.size > LONGEST {
            return self.end();
        }
        self.decided()
    }

    /// Notes a text in the element at this depth, which these paths perhaps demand next to another one.
    pub(super) fn note(&mut self, depth: usize, paths: u64, text: &[u8]) {
        let is_met = |number: &usize| {
            let path = self.elements.paths.get(*number).map(|(path, _)| path);
            path.and_then(|path| path.beside.as_ref()).is_some_and(|beside| beside.text.is(text))
        };
        let met = fields(paths).filter(is_met).fold(0, |set, number| set | 1 << number);
        if met != 0 {
            *self.met.entry(depth).or_default() |= met;
        }
    }

    /// Ends the element at this depth; returns the texts that wait no longer.
    pub(super) fn close(&mut self, depth: usize) -> Vec<Text> {
        self.decide(depth);
        self.met.remove(&depth);
        self.decided()
    }

    /// Ends all waiting: a demanded text that has not come yet will not come, or would come too late.
    pub(super) fn end(&mut self) -> Vec<Text> {
        self.decide(0);
        self.decided()
    }

    /// Removes the paths whose demand is not met from the texts in elements at this depth or deeper. While an element
    /// is open, texts are only found in it, so these are the last ones that wait.
    fn decide(&mut self, depth: usize) {
        for (waits, text) in self.texts.iter_mut().rev() {
            match *waits {
                None => {}
                Some(other) if other < depth => break,
                Some(other) => {
                    text.wanted &= !self.demanding | self.met.get(&other).copied().unwrap_or(0);
                    *waits = None;
                }
            }
        }
    }

    /// Takes out the texts before the first one that still waits.
    fn decided(&mut self) -> Vec<Text> {
        let end = self.texts.iter().position(|(depth, _)| depth.is_some());
        let texts = self.texts.drain(..end.unwrap_or(self.texts.len()));
        let texts: Vec<_> = texts.map(|(_, text)| text).collect();
        self.size -= texts.iter().map(Text::size).sum::<usize>();
        texts
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::super::elements::Content;
    use super::{Elements, Position, Text, Waiting};

    /// Each text that meets a condition is remembered once for its element, and not once more for each of them.
    #[test]
    fn what_was_met_takes_no_more_memory_than_the_open_elements() {
        let Ok(path) = "//r[t='DOI']/a".parse() else { return };
        let paths = vec![(path, Content::Identifier)];
        let elements = Elements { paths, is_profile: false, reports_slips: false, split: None };
        let mut waiting = Waiting::new(&Arc::new(elements));
        let text = || Text { wanted: 1, start: Position::default(), raw: Some(b"10.1/1".to_vec()) };
        assert!(waiting.push(2, text()).is_empty());
        for _ in 0..1000 {
            waiting.note(2, 1, b"DOI");
            assert!(waiting.push(3, text()).is_empty());
            assert!(waiting.close(3).is_empty());
        }
        assert_eq!(waiting.met.len(), 1);
        let wanted: Vec<_> = waiting.close(2).iter().map(|text| text.wanted).collect();
        assert_eq!((wanted.len(), wanted.iter().sum::<u64>(), waiting.size), (1001, 1, 0));
    }
}
