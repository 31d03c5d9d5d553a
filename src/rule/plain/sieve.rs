//! [`Sieve`]: finds the plain lines of a list by one look into a table per octet.

mod head;
mod link;
mod name;
mod numbered;
mod prefix;
mod short;
mod state;
mod tail;
#[cfg(test)]
mod tests;
mod word;

use alloc::vec::Vec;
use core::array;
use core::fmt;
use core::ops::Range;

use memchr::memrchr;

use head::Heads;
use numbered::{DOUBT, Numbered, STATES};
use state::{LineEnd, State};

/// How many parts of a list are read side by side. Each look into the table has to wait for the one before it, but not
/// for those of the other parts.
const LANES: usize = 8;

/// The shortest list that is read in parts, in octets. Each part begins within a line, which is then held back.
const SHORTEST: usize = 1 << 12;

/// The number of the state at the beginning of a line.
const START: u16 = 0;
/// A bit beside the number of a state: the line that has just ended is held back, or its check character must be
/// checked.
const HELD: u16 = 1 << 15;
/// A bit beside the number of a state: the next state is not known yet, and this is the number of the last one.
const UNKNOWN: u16 = 1 << 14;

/// Lets the plain lines of a list pass, by one look into a table per octet, and holds all others back.
///
/// [`check`](crate::check) is certain to find no problem in a line that passes, as in a text that
/// [`is_plain`](crate::is_plain). A line that is held back may have no problem either. Lines end with LF, and a CR
/// before it is not part of the line.
///
/// ```
/// use handle_syntax::Sieve;
///
/// let list = b"10.1000/182\n10.1000/1 82\nhttps://doi.org/10.1000/182\n";
/// let mut ends = Vec::new();
/// Sieve::new().hold_back(list, &mut ends);
/// assert_eq!(ends, [24], "the line feed of the only line that must be checked");
/// ```
///
/// A sieve learns from what it reads: it is slow at first, and reaches its speed after some ten thousand lines. So use
/// one sieve for a whole list, or for many. It takes as much memory as it has learnt, twelve mebibytes at most. A copy
/// knows what the sieve has learnt; threads that read one list need a copy each.
#[derive(Clone)]
pub struct Sieve {
    heads: Heads,
    /// For each state of a line, and for each octet that may follow, the number of the next state.
    table: Vec<[u16; 256]>,
    states: Numbered,
}

impl Default for Sieve {
    fn default() -> Self {
        Self::new()
    }
}

impl fmt::Debug for Sieve {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Sieve").field("states", &self.states.states.len()).finish_non_exhaustive()
    }
}

impl Sieve {
    /// A sieve for lists of any identifiers.
    #[must_use]
    pub fn new() -> Self {
        Self::of(Heads::of_all())
    }

    /// A sieve for lists of DOI names, which holds everything else back: a line that passes is a DOI name, or a link of
    /// one to a known proxy.
    ///
    /// ```
    /// use handle_syntax::Sieve;
    ///
    /// let mut ends = Vec::new();
    /// Sieve::of_dois().hold_back(b"10.1000/182\n1721.1/39679\nhttps://doi.org/10.1000/182\n", &mut ends);
    /// assert_eq!(ends, [24]);
    /// ```
    #[must_use]
    pub fn of_dois() -> Self {
        Self::of(Heads::of_dois())
    }

    fn of(heads: Heads) -> Self {
        let start = State::beginning(&heads);
        let mut sieve = Self { heads, table: Vec::new(), states: Numbered::default() };
        sieve.number(start);
        sieve.number(State::Doubt);
        sieve
    }

    /// Adds to `ends` the index of the LF of each line of `list` that is held back, in ascending order. What follows
    /// the last LF is not looked at.
    ///
    /// Besides all lines that are not plain, this holds back some that are: those of unusual forms, and a few in a list
    /// of four kibibytes or more, which is read at several places at once.
    pub fn hold_back(&mut self, list: &[u8], ends: &mut Vec<usize>) {
        let len = if list.len() < SHORTEST { 0 } else { list.len() / LANES };
        // Nothing is known of the line within which a part begins, except for the first part.
        let mut states: [u16; LANES] = array::from_fn(|lane| if lane == 0 { START } else { DOUBT });
        let mut held: [Vec<usize>; LANES] = array::from_fn(|_| Vec::new());
        let mut at = 0;
        while at < len {
            at = self.read_parts(list, at..len, &mut states);
            for (lane, state) in states.iter_mut().enumerate() {
                let last = lane * len + at - 1;
                *state = self.resolved(*state, list[last]);
                if self.holds(*state, &list[..last]) {
                    held[lane].push(last);
                }
            }
        }
        held.iter().for_each(|held| ends.extend(held));
        let mut state = if len == 0 { START } else { states[LANES - 1] };
        for (at, &octet) in list.iter().enumerate().skip(LANES * len) {
            state = self.resolved(self.step(state, octet), octet);
            if self.holds(state, &list[..at]) {
                ends.push(at);
            }
        }
    }

    /// Whether the last line of `list` is held back, if its line feed led to a state with this number.
    #[inline]
    fn holds(&self, number: u16, list: &[u8]) -> bool {
        if number & HELD == 0 {
            return false;
        }
        let State::AfterChecked(check) = self.states.states[usize::from(number & !HELD)] else {
            return true;
        };
        // A form with a check character has no slash.
        let name = memrchr(b'/', list).map_or(list, |slash| &list[slash + 1..]);
        !check.passes(name.strip_suffix(b"\r").unwrap_or(name))
    }

    /// Reads the octets `places` of every part, each as long as `places.end`, until a line ends that is held back, or a
    /// state is not known yet; returns the place after that.
    ///
    /// This is a function of its own so that the states stay in registers.
    #[inline(never)]
    fn read_parts(&self, list: &[u8], places: Range<usize>, states: &mut [u16; LANES]) -> usize {
        let len = places.end;
        let (list, mut read) = (&list[..LANES * len], *states);
        for at in places {
            let mut any = 0;
            for lane in 0..LANES {
                read[lane] = self.step(read[lane], list[lane * len + at]);
                any |= read[lane];
            }
            if any & (HELD | UNKNOWN) != 0 {
                *states = read;
                return at + 1;
            }
        }
        *states = read;
        len
    }

    /// The number of the next state.
    #[inline(always)]
    fn step(&self, state: u16, octet: u8) -> u16 {
        self.table[row(state)][usize::from(octet)]
    }

    /// The number that [`step`](Self::step) gave after `octet`. If it gave none, the next state is determined and gets
    /// a number.
    fn resolved(&mut self, number: u16, octet: u8) -> u16 {
        if number & UNKNOWN == 0 {
            return number;
        }
        let last = number & !UNKNOWN;
        let state = self.states.states[usize::from(last)];
        let next = match octet {
            b'\n' => match state.end() {
                LineEnd::Plain => START,
                LineEnd::PlainIf(check) => self.number(State::AfterChecked(check)) | HELD,
                LineEnd::Held => START | HELD,
            },
            _ => match state.step(octet, &self.heads) {
                same if same == state => last,
                next => self.number(next),
            },
        };
        self.table[row(last)][usize::from(octet)] = next;
        next
    }

    /// The number that a state has or gets. If there is no room for it, its lines are held back.
    fn number(&mut self, state: State) -> u16 {
        let (number, is_new) = self.states.number(state);
        if is_new {
            self.table.push([number | UNKNOWN; 256]);
        }
        number
    }
}

/// The row of a state in the table.
#[inline(always)]
fn row(number: u16) -> usize {
    usize::from(number) & (STATES - 1)
}
