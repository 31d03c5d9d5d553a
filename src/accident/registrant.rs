//! The forms of the local names that some registrants give. They show what a name has lost, and where it has a slip.

mod count;
mod difference;
mod fit;
mod forms;
mod gap;
mod lost;
mod mistyped;
mod nearly;
mod slip;
mod table;

use count::is_miscounted;
pub(super) use count::miscounted;
pub(crate) use fit::DIGITLIKE;
pub(crate) use forms::Forms;
#[cfg(test)]
pub(crate) use forms::names as names_of_known_forms;
pub(super) use gap::{dotless, goes_on};
pub(crate) use lost::has_lost_ten;
pub(super) use lost::{
    file, file_place, has_no_number, numberless, prefixless, tenless, with_lost_digit,
};
pub(crate) use nearly::has_slip;
pub(super) use nearly::nearly;
use table::Registrant;
pub(crate) use table::is_whole;
pub(super) use table::{Extent, extent, lacks_form};

/// Whether a name with plain octets has a slip, lacks its end or has a number that is too short or too long. Only names of strict registrants are looked at, and
/// only those that have no form of their registrant.
#[inline]
pub(crate) fn is_unlike_its_registrant(name: &[u8]) -> bool {
    let lacks_form = |known: &Registrant| known.is_strict && !known.gives(table::local_name(name));
    Registrant::of(name).is_some_and(lacks_form)
        && (has_slip(name) || has_no_number(name) || is_miscounted(name))
}
