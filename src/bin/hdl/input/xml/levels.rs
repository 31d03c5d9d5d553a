//! [`Levels`]: the open elements, and how far the paths lead into them.

use std::sync::Arc;

use quick_xml::events::BytesStart;
use quick_xml::name::QName;

use super::elements::Elements;
use super::escapes;
use super::path::{Expected, Name, Path, Step};

/// The most elements that may be open.
const MOST: usize = 10_000;

/// The open elements.
pub(super) struct Levels {
    elements: Arc<Elements>,
    /// For the document and each open element, for each path: bit n is set if its first n steps lead into the
    /// element.
    open: Vec<Vec<u64>>,
}

/// Paths that need something of an element: a bit for each.
#[derive(Clone, Copy, Default)]
pub(super) struct Ends {
    /// Those that lead to its text.
    pub(super) texts: u64,
    /// Those that lead to one of its attributes.
    pub(super) attributes: u64,
    /// Those that demand a certain text in it, next to the element that they lead to.
    pub(super) besides: u64,
}

impl Levels {
    pub(super) fn new(elements: &Arc<Elements>) -> Self {
        Self { elements: Arc::clone(elements), open: vec![vec![1; elements.paths.len()]] }
    }

    /// How many elements are open.
    pub(super) fn depth(&self) -> usize {
        self.open.len() - 1
    }

    pub(super) fn are_too_many(&self) -> bool {
        self.depth() > MOST
    }

    pub(super) fn close(&mut self) {
        if self.open.len() > 1 {
            self.open.pop();
        }
    }

    /// Opens an element; returns the paths that need something of it.
    pub(super) fn open(&mut self, tag: &BytesStart<'_>) -> Ends {
        let elements = Arc::clone(&self.elements);
        let (mut ends, mut inside) = (Ends::default(), Vec::new());
        let around = self.open.last().map_or(&[][..], Vec::as_slice);
        for (number, ((path, _), &reached)) in elements.paths.iter().zip(around).enumerate() {
            let mut reaches = 0;
            for (at, step) in path.steps.iter().enumerate() {
                if reached >> at & 1 == 0 {
                    continue;
                }
                reaches |= u64::from(step.anywhere) << at;
                reaches |= u64::from(is_meant(step, tag)) << (at + 1);
            }
            if reaches >> path.steps.len() & 1 == 1 {
                let is_text = path.attribute.is_none();
                let ends = if is_text { &mut ends.texts } else { &mut ends.attributes };
                *ends |= 1 << number;
            }
            let is_inside = reached >> (path.steps.len() - 1) & 1 == 1;
            if is_inside && path.beside.as_ref().is_some_and(|it| is_meant(&it.step, tag)) {
                ends.besides |= 1 << number;
            }
            inside.push(reaches);
        }
        self.open.push(inside);
        ends
    }

    /// Which of these paths lead to the attribute with this name.
    pub(super) fn attribute(&self, paths: u64, name: QName<'_>) -> u64 {
        let is_wanted =
            |path: &Path| path.attribute.as_ref().is_some_and(|wanted| is(wanted, name));
        let numbered = self.elements.paths.iter().enumerate();
        let wanted =
            numbered.filter(|(number, (path, _))| paths >> number & 1 == 1 && is_wanted(path));
        wanted.fold(0, |wanted, (number, _)| wanted | 1 << number)
    }
}

fn is_meant(step: &Step, tag: &BytesStart<'_>) -> bool {
    let has = |(name, text): &(Name, Expected)| {
        let mut attributes = tag.attributes().flatten().filter(|other| is(name, other.key));
        attributes.any(|other| text.is(&escapes::text(other.value.as_bytes())))
    };
    step.name.as_ref().is_none_or(|name| is(name, tag.name())) && step.attributes.iter().all(has)
}

fn is(wanted: &Name, name: QName<'_>) -> bool {
    wanted.is(name.as_ref(), name.local_name().as_ref())
}
