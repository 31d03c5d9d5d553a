//! The registrants whose local names have known forms.

mod publishers;
mod repositories;

use publishers::PUBLISHERS;
use repositories::REPOSITORIES;

use super::row::Registrant;

/// Every registrant.
pub(super) const REGISTRANTS: &[Registrant] = &{
    let mut all = [PUBLISHERS[0]; PUBLISHERS.len() + REPOSITORIES.len()];
    let mut at = 0;
    while at < all.len() {
        all[at] = match at.checked_sub(PUBLISHERS.len()) {
            Some(at) => REPOSITORIES[at],
            None => PUBLISHERS[at],
        };
        at += 1;
    }
    all
};

#[cfg(test)]
mod tests {
    use super::{PUBLISHERS, REPOSITORIES};

    #[test]
    fn the_registrants_are_in_the_order_of_their_numbers() {
        for part in [PUBLISHERS, REPOSITORIES] {
            assert!(part.is_sorted_by(|a, b| a.number < b.number));
        }
    }
}
