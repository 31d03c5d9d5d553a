//! The forms of the local names that some registrants give. They show what a name has lost, and where it has a slip.

mod gap;
mod lost;
mod nearly;
mod table;

pub(super) use gap::{dotless, goes_on};
pub(super) use lost::{
    file, file_place, has_lost_ten, has_no_number, numberless, prefixless, tenless,
};
pub(super) use nearly::nearly;
pub(crate) use nearly::{DIGITLIKE, has_slip};
pub(crate) use table::is_whole;
pub(super) use table::{Extent, extent};
