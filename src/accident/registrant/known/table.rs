//! The registrants whose local names have known forms.

mod later_publishers;
mod mistakes;
mod proceedings;
mod publishers;
mod repositories;

use later_publishers::LATER_PUBLISHERS;
use proceedings::PROCEEDINGS;
use publishers::PUBLISHERS;
use repositories::REPOSITORIES;

use crate::accident::form::parts::{count, joined};

use super::row::Registrant;

const PARTS: [&[Registrant]; 4] = [PUBLISHERS, LATER_PUBLISHERS, PROCEEDINGS, REPOSITORIES];

/// Every registrant.
pub(crate) const REGISTRANTS: &[Registrant] = &joined::<_, { count(&PARTS) }>(&PARTS);

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
