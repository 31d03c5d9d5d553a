//! [`Characters`]: counts the characters before places of a text.

/// Counts the characters before places of a text, each time from the last place on, because a text can have many
/// places.
pub(crate) struct Characters<'t> {
    text: &'t [u8],
    counted: Counted,
    /// The last place, and how many characters there are before it.
    octet: usize,
    before: usize,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Counted {
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
        let counted = if text.is_ascii() {
            Counted::Octets
        } else if std::str::from_utf8(text).is_ok() {
            Counted::Beginnings
        } else {
            Counted::Replaced
        };
        Self::new(text, counted)
    }

    /// The characters of a `str`, whose lone surrogates are three octets each.
    pub(crate) fn of_str(text: &'t [u8]) -> Self {
        Self::new(text, Counted::Beginnings)
    }

    /// The octets themselves.
    pub(crate) fn octets(text: &'t [u8]) -> Self {
        Self::new(text, Counted::Octets)
    }

    fn new(text: &'t [u8], counted: Counted) -> Self {
        Self { text, counted, octet: 0, before: 0 }
    }

    /// A place in characters, which is given in octets. If it begins inside a character, it begins with that character.
    pub(crate) fn indices(&mut self, [start, end]: [usize; 2]) -> [usize; 2] {
        let before = self.count(start);
        let is_inside = self.counted == Counted::Beginnings
            && self.text.get(start).is_some_and(|octet| !begins(octet));
        [before - usize::from(is_inside && before > 0), self.count(end)]
    }

    /// How many characters begin before an octet.
    fn count(&mut self, octet: usize) -> usize {
        let octet = octet.min(self.text.len());
        if octet < self.octet {
            (self.octet, self.before) = (0, 0);
        }
        let part = &self.text[self.octet..octet];
        self.before += match self.counted {
            Counted::Octets => part.len(),
            Counted::Beginnings => part.iter().filter(|octet| begins(octet)).count(),
            Counted::Replaced => String::from_utf8_lossy(part).chars().count(),
        };
        self.octet = octet;
        self.before
    }
}

fn begins(octet: &u8) -> bool {
    octet & 0xC0 != 0x80
}
