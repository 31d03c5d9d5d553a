//! How a registrant is found in the table by its number.

use crate::text::heads::DOI_START;

use super::row::Registrant;
use super::table::REGISTRANTS;

/// How many forms a registrant has at most, with those that only mistakes have.
pub(crate) const MOST_FORMS: usize = {
    let (mut most, mut at) = (0, 0);
    while at < REGISTRANTS.len() {
        let known = &REGISTRANTS[at];
        let count = known.own.len() + known.distant.len() + known.shared.len() + known.wrong.len();
        most = if count > most { count } else { most };
        at += 1;
    }
    most
};

impl Registrant {
    /// The registrant of a DOI name, if forms are known that its names should have.
    pub(crate) fn of(name: &[u8]) -> Option<&'static Self> {
        Self::listed(name).filter(|known| known.has_forms())
    }

    /// The registrant of a DOI name. For some registrants, the table has only the names of templates.
    pub(crate) fn listed(name: &[u8]) -> Option<&'static Self> {
        Self::numbered(name.strip_prefix(DOI_START.as_bytes())?)
    }

    /// The registrant whose number, with a `/` after it, begins a text. No number begins with a zero.
    pub(crate) fn numbered<'a>(text: impl IntoIterator<Item = &'a u8>) -> Option<&'static Self> {
        let mut number = 0;
        for octet in text.into_iter().take("12345/".len()) {
            match octet {
                b'0' if number == 0 => return None,
                b'0'..=b'9' => number = 10 * number + u32::from(octet - b'0'),
                b'/' => return REGISTRANTS.get(usize::from(Self::at(number)?)),
                _ => return None,
            }
        }
        None
    }

    /// The index of the registrant that has this number.
    pub(crate) fn at(number: u32) -> Option<u8> {
        let mut slot = first_slot(number);
        loop {
            let at = SLOTS[slot].checked_sub(1)?;
            if REGISTRANTS[usize::from(at)].number == number {
                return Some(at);
            }
            slot = next_slot(slot);
        }
    }
}

/// A hash table of the registrants by their numbers: in each slot, the index of a registrant and one, or zero. Every
/// DOI name is looked up here.
static SLOTS: [u8; 256] = {
    assert!(REGISTRANTS.len() < 200, "too many registrants for the slots");
    let (mut slots, mut at) = ([0; 256], 0);
    while at < REGISTRANTS.len() {
        let mut slot = first_slot(REGISTRANTS[at].number);
        while slots[slot] != 0 {
            slot = next_slot(slot);
        }
        at += 1;
        slots[slot] = at as u8;
    }
    slots
};

/// The slot in which the registrant of this number stands, unless another one took it.
const fn first_slot(number: u32) -> usize {
    number as usize % 256
}

const fn next_slot(slot: usize) -> usize {
    (slot + 1) % 256
}
