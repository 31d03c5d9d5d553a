//! The registrants whose local names have known forms.

mod proceedings;
mod publishers;
mod repositories;

use proceedings::PROCEEDINGS;
use publishers::PUBLISHERS;
use repositories::REPOSITORIES;

use super::row::Registrant;

const PARTS: [&[Registrant]; 3] = [PUBLISHERS, PROCEEDINGS, REPOSITORIES];

/// Every registrant.
pub(super) const REGISTRANTS: &[Registrant] = &{
    let mut all = [PUBLISHERS[0]; PUBLISHERS.len() + PROCEEDINGS.len() + REPOSITORIES.len()];
    let (mut part, mut row) = (0, 0);
    while part < PARTS.len() {
        let mut at = 0;
        while at < PARTS[part].len() {
            all[row] = PARTS[part][at];
            (row, at) = (row + 1, at + 1);
        }
        part += 1;
    }
    all
};

#[cfg(test)]
mod tests {
    use alloc::collections::BTreeSet;

    use super::{PARTS, REGISTRANTS};

    #[test]
    fn the_registrants_are_in_the_order_of_their_numbers() {
        for part in PARTS {
            assert!(part.is_sorted_by(|a, b| a.number < b.number));
        }
    }

    #[test]
    fn each_registrant_has_one_row() {
        let mut numbers = BTreeSet::new();
        let again = REGISTRANTS.iter().find(|known| !numbers.insert(known.number));
        assert_eq!(again.map(|known| known.number), None);
    }
}
