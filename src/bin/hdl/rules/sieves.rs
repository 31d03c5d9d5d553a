//! [`Sieves`]: quick checks of many lines of a list at once, which the threads of a run share.

use std::sync::Mutex;

use handle_syntax::Sieve;

use crate::lock::locked;

/// The sieves of a list. Each is used by one thread at a time. The first one learns alone, and the others begin as
/// copies of it, so that no two threads learn the same.
#[derive(Debug, Default)]
pub(super) struct Sieves(Mutex<Shared>);

#[derive(Debug, Default)]
struct Shared {
    /// The sieves that no thread is using.
    idle: Vec<Sieve>,
    /// How many octets the sieves have read.
    read: usize,
    /// Whether the first sieve was made.
    is_begun: bool,
    /// Whether a thread found no sieve since the last copy was made.
    is_short: bool,
}

/// After this many octets, a sieve has learnt most of what it needs, and is worth a copy.
const LEARNT: usize = 1 << 21;

impl Sieves {
    /// Reads this list of lines with a sieve, and gives the ends of the lines that it holds back; `None` if all sieves
    /// are in use. The first sieve is made by `make`.
    pub(super) fn hold_back(
        &self,
        list: &[u8],
        make: impl FnOnce() -> Option<Sieve>,
    ) -> Option<Vec<usize>> {
        let mut sieve = self.take(make)?;
        let mut ends = Vec::new();
        sieve.hold_back(list, &mut ends);
        self.put_back(sieve, list.len());
        Some(ends)
    }

    fn take(&self, make: impl FnOnce() -> Option<Sieve>) -> Option<Sieve> {
        let mut shared = locked(&self.0);
        let idle = shared.idle.pop();
        if idle.is_some() {
            return idle;
        }
        if !shared.is_begun {
            shared.is_begun = true;
            return make();
        }
        shared.is_short = true;
        None
    }

    /// Puts a sieve back that has read so many octets, with a copy of it if there are too few.
    fn put_back(&self, sieve: Sieve, read: usize) {
        let mut shared = locked(&self.0);
        shared.read += read;
        if shared.is_short && shared.read >= LEARNT {
            shared.is_short = false;
            shared.idle.push(sieve.clone());
        }
        shared.idle.push(sieve);
    }
}

#[cfg(test)]
mod tests {
    use handle_syntax::Sieve;

    use super::{LEARNT, Sieves};

    #[test]
    fn a_second_sieve_is_a_copy_of_the_first_once_that_has_learnt() {
        let sieves = Sieves::default();
        let take = || sieves.take(|| Some(Sieve::new()));
        let first = take().unwrap_or_default();
        assert!(take().is_none(), "the first sieve learns alone");
        sieves.put_back(first, LEARNT - 1);
        let first = take().unwrap_or_default();
        assert!(take().is_none(), "the first sieve has not read enough to be copied");
        sieves.put_back(first, 1);
        assert!(take().is_some() && take().is_some(), "there are two sieves now");
        assert!(take().is_none(), "no thread was short of a third sieve when one was put back");
    }

    #[test]
    fn what_has_no_sieve_is_never_sifted() {
        let sieves = Sieves::default();
        for _ in 0..2 {
            assert_eq!(sieves.hold_back(b"10.1000/182\n", || None), None);
        }
    }

    #[test]
    fn the_lines_that_are_held_back_are_told_by_their_ends() {
        let list = b"10.1000/182\n10.1000/1 82\n";
        let ends = Sieves::default().hold_back(list, || Some(Sieve::new()));
        assert_eq!(ends, Some(vec![list.len() - 1]));
    }
}
