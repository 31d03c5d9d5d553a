//! Finds the record of a namespace without comparing its name with all others.

use super::record::{RECORDS, Record};

/// How many slots there are: the smallest power of two for which [`slot`] puts every name into a slot of its own.
const SLOTS: usize = 64;

/// The record in each slot.
static INDEX: [Option<&Record>; SLOTS] = {
    let (mut index, mut at) = ([None; SLOTS], 0);
    while at < RECORDS.len() {
        let slot = slot(RECORDS[at].name.as_bytes());
        assert!(index[slot].is_none(), "two namespaces have the same slot: choose other factors");
        index[slot] = Some(&RECORDS[at]);
        at += 1;
    }
    index
};

/// The slot of a name, by its length and its first and last octets. A name has the same slot in upper and lower case.
const fn slot(name: &[u8]) -> usize {
    let [first, .., last] = name else { return 0 };
    let (first, last) = (*first | 0x20, *last | 0x20);
    (3 * first as usize + 4 * last as usize + 16 * name.len()) % SLOTS
}

/// The only record that may have this name, in upper or lower case.
#[inline]
pub(super) fn candidate(name: &[u8]) -> Option<&'static Record> {
    INDEX[slot(name)]
}
