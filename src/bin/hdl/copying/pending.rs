//! [`Pending`]: changes of a file that wait until everything before them has been read.
//!
//! An identifier in JSON may be known only after others that follow it in the file, because its condition comes later;
//! and an element of XML ends after the elements in it.

use std::collections::BTreeMap;

use crate::input::scan::located::Change;

/// Changes in the order of the file, each with a note.
#[derive(Debug)]
pub(crate) struct Pending<N> {
    changes: BTreeMap<u64, (Change, N)>,
    /// The end of the last change that was taken out.
    end: u64,
}

impl<N> Default for Pending<N> {
    fn default() -> Self {
        Self { changes: BTreeMap::new(), end: 0 }
    }
}

impl<N> Pending<N> {
    /// Whether a change is apart from all others: two fields may name the same place, which must change only once.
    pub(crate) fn has_room(&self, change: &Change) -> bool {
        let before = self.changes.range(..=change.octet).next_back();
        let after = self.changes.range(change.octet..).next();
        change.octet >= self.end
            && before
                .is_none_or(|(at, (one, _))| *at < change.octet && at + one.len <= change.octet)
            && after.is_none_or(|(at, _)| change.octet + change.len <= *at)
    }

    /// Adds a change that has room.
    pub(crate) fn add(&mut self, change: Change, note: N) {
        self.changes.insert(change.octet, (change, note));
    }

    /// Takes out the changes that end at the octet `done` or before it.
    pub(crate) fn until(&mut self, done: u64) -> (Vec<Change>, Vec<N>) {
        let mut later = self.changes.split_off(&done);
        // The last of them may reach beyond the octet.
        if let Some((at, (change, note))) = self.changes.pop_last() {
            let rest = if at + change.len <= done { &mut self.changes } else { &mut later };
            rest.insert(at, (change, note));
        }
        let ready = std::mem::replace(&mut self.changes, later);
        self.end = ready.last_key_value().map_or(self.end, |(at, (one, _))| at + one.len);
        ready.into_values().unzip()
    }
}

#[cfg(test)]
mod tests {
    use super::Pending;
    use crate::input::scan::located::Change;

    fn change(octet: u64, len: u64) -> Change {
        Change { octet, len, text: Vec::new() }
    }

    #[test]
    fn changes_come_out_in_order_and_apart() {
        let mut pending = Pending::default();
        for (octet, len, has_room) in [
            (20, 5, true),
            (10, 5, true),
            (10, 5, false),
            (12, 1, false),
            (5, 6, false),
            (15, 5, true),
            (25, 0, true),
            (25, 0, false),
            (30, 4, true),
        ] {
            assert_eq!(pending.has_room(&change(octet, len)), has_room, "{octet} {len}");
            if has_room {
                pending.add(change(octet, len), octet);
            }
        }
        assert_eq!(pending.until(14).1, [0_u64; 0]);
        assert_eq!(pending.until(32).1, [10, 15, 20, 25]);
        assert!(!pending.has_room(&change(24, 1)) && pending.has_room(&change(26, 1)));
        assert_eq!(pending.until(34).1, [30]);
    }
}
