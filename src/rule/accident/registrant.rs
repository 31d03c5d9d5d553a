//! The forms of the local names that some registrants give: what happened to a name can be seen from what is left.

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
pub(super) use table::{Extent, extent, is_whole};
