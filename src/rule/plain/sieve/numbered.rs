//! [`Numbered`]: the numbers of the states of a [`Sieve`](super::Sieve).

use alloc::collections::BTreeSet;
use alloc::vec::Vec;
use core::hash::{Hash, Hasher};

use super::state::State;

/// How many states get a number; the table of a sieve has a row for each.
pub(super) const STATES: usize = 1 << 14;

/// The number of the state of a line that is going to be held back.
pub(super) const DOUBT: u16 = 1;

/// The states that have been given a number.
#[derive(Clone, Default)]
pub(super) struct Numbered {
    /// The hash of each state and its number, so that a state is found without a second copy of it.
    hashes: BTreeSet<(u64, u16)>,
    pub(super) states: Vec<State>,
}

impl Numbered {
    /// The number that a state has or gets, and whether it is new.
    pub(super) fn number(&mut self, state: State) -> (u16, bool) {
        let mut hash = Fx::default();
        state.hash(&mut hash);
        let hash = hash.finish();
        let mut alike = self.hashes.range((hash, 0)..=(hash, u16::MAX));
        if let Some(&(_, number)) = alike.find(|(_, it)| self.states[usize::from(*it)] == state) {
            return (number, false);
        }
        let next = self.states.len();
        if next == STATES {
            return (DOUBT, false);
        }
        self.hashes.insert((hash, next as u16));
        self.states.push(state);
        (next as u16, true)
    }
}

/// The hash that the Rust compiler uses for its own tables: each number is mixed in by a rotation and a product.
#[derive(Default)]
struct Fx(u64);

impl Hasher for Fx {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, octets: &[u8]) {
        let (eights, rest) = octets.as_chunks();
        eights.iter().for_each(|eight| self.write_u64(u64::from_le_bytes(*eight)));
        rest.iter().for_each(|octet| self.write_u64(u64::from(*octet)));
    }

    fn write_u8(&mut self, number: u8) {
        self.write_u64(u64::from(number));
    }

    fn write_u32(&mut self, number: u32) {
        self.write_u64(u64::from(number));
    }

    fn write_u64(&mut self, number: u64) {
        self.0 = (self.0.rotate_left(5) ^ number).wrapping_mul(0x517C_C1B7_2722_0A95);
    }

    fn write_usize(&mut self, number: usize) {
        self.write_u64(number as u64);
    }

    fn write_isize(&mut self, number: isize) {
        self.write_u64(number as u64);
    }
}
