//! [`Characters`] and [`Beginnings`]: count the characters before places of a text.

use std::str::Utf8Chunk;

/// Counts the characters before places of a text, each time from the last place on, because a text can have many
/// places.
pub(crate) struct Characters<'t> {
    text: &'t [u8],
    unit: Unit,
    counted: Counted,
}

/// The last place in octets, and how many characters there are before it.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Counted {
    octet: usize,
    before: usize,
}

/// What is counted as a character.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Unit {
    /// Every octet.
    Octets,
    /// Every octet that begins a character.
    Beginnings,
    /// What Python decodes with `errors="replace"`.
    Replaced,
}

impl<'t> Characters<'t> {
    /// The characters of some octets. If they are not UTF-8, those of `octets.decode(errors="replace")`.
    pub(crate) fn of_octets(text: &'t [u8]) -> Self {
        let unit = if text.is_ascii() {
            Unit::Octets
        } else if std::str::from_utf8(text).is_ok() {
            Unit::Beginnings
        } else {
            Unit::Replaced
        };
        Self::new(text, unit)
    }

    /// The characters of a `str`, whose lone surrogates are three octets each.
    pub(crate) fn of_str(text: &'t [u8]) -> Self {
        Self::new(text, Unit::Beginnings)
    }

    /// The octets themselves.
    pub(crate) fn octets(text: &'t [u8]) -> Self {
        Self::new(text, Unit::Octets)
    }

    fn new(text: &'t [u8], unit: Unit) -> Self {
        Self { text, unit, counted: Counted::default() }
    }

    /// Counts on from the place up to which another `Characters` has counted in the same text.
    pub(crate) fn counting_from(self, counted: Counted) -> Self {
        Self { counted, ..self }
    }

    /// The place up to which this has counted.
    pub(crate) fn counted(&self) -> Counted {
        self.counted
    }

    /// A place in characters, which is given in octets. If it begins inside a character, it begins with that character.
    pub(crate) fn indices(&mut self, [start, end]: [usize; 2]) -> [usize; 2] {
        let before = self.count(start);
        let is_inside = self.unit == Unit::Beginnings
            && self.text.get(start).is_some_and(|octet| !begins(octet));
        [before - usize::from(is_inside && before > 0), self.count(end)]
    }

    /// How many characters begin before an octet.
    fn count(&mut self, octet: usize) -> usize {
        let octet = octet.min(self.text.len());
        if octet < self.counted.octet {
            self.counted = Counted::default();
        }
        let part = &self.text[self.counted.octet..octet];
        self.counted.before += match self.unit {
            Unit::Octets => part.len(),
            Unit::Beginnings => part.iter().filter(|octet| begins(octet)).count(),
            Unit::Replaced => part.utf8_chunks().map(replaced).sum(),
        };
        self.counted.octet = octet;
        self.counted.before
    }
}

/// Where each character of a text begins, to count the characters before many places in any order.
pub(crate) struct Beginnings {
    /// The octet at which each character begins, and the end of the text; `None` if every octet is a character.
    octets: Option<Vec<usize>>,
}

impl Beginnings {
    /// The beginnings in a `str`, whose lone surrogates are three octets each.
    pub(crate) fn of_str(text: &[u8]) -> Self {
        let octets = (0..text.len()).filter(|&octet| begins(&text[octet])).chain([text.len()]);
        Self { octets: Some(octets.collect()) }
    }

    /// The octets themselves.
    pub(crate) fn octets() -> Self {
        Self { octets: None }
    }

    /// A place in characters, which is given in octets. If it begins inside a character, it begins with that character.
    pub(crate) fn indices(&self, [start, end]: [usize; 2]) -> [usize; 2] {
        let Some(octets) = &self.octets else { return [start, end] };
        let after = octets.partition_point(|&octet| octet <= start);
        [after.saturating_sub(1), octets.partition_point(|&octet| octet < end)]
    }
}

/// How many characters a part of a text has: one for what is not UTF-8 at its end.
fn replaced(part: Utf8Chunk<'_>) -> usize {
    part.valid().chars().count() + usize::from(!part.invalid().is_empty())
}

fn begins(octet: &u8) -> bool {
    octet & 0xC0 != 0x80
}
