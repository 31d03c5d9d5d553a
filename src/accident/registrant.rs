//! The forms of the local names that some registrants give. They show what a name has lost, and where it has a slip.

mod check;
mod count;
mod difference;
mod extent;
mod file;
mod fit;
mod forms;
mod gap;
mod glued;
mod lost;
mod mistake;
mod mistyped;
mod nearly;
mod percentless;
mod prefix;
mod row;
mod slip;
mod table;
mod wrong;
mod zero;

use super::name::local_name;
pub(crate) use check::Check;
pub(super) use check::{mischecked, misdated};
pub(super) use count::miscounted;
pub(crate) use extent::is_whole;
pub(super) use extent::{Extent, extent, is_whole_after_ten};
pub(super) use file::{file, file_place};
pub(crate) use fit::DIGITLIKE;
pub(crate) use forms::Forms;
#[cfg(test)]
pub(crate) use forms::names as names_of_known_forms;
pub(super) use gap::{dotless, goes_on};
pub(super) use glued::glued_start;
pub(crate) use lost::{has_lost_dot, has_lost_ten};
pub(super) use lost::{has_no_number, numberless, prefixless, tenless, with_lost_digit};
pub(crate) use nearly::has_slip;
pub(super) use nearly::nearly;
pub(super) use percentless::percentless;
pub(super) use prefix::misprefixed;
pub(crate) use prefix::{Shows, may_show};
use row::Registrant;
pub(super) use wrong::{miswritten, unchanged};
pub(super) use zero::zeroless;

/// Whether a name with plain octets is not as its registrant would give it: it has a form that only mistakes have; or it
/// has another form, but its check character does not fit; or it has no form, and that of another registrant; or it has
/// no form, and has a slip, lacks its end, has a number that is too short or too long, or has a word after it or the rest
/// of an escape before it. These last ones are looked at only if the registrant is strict.
#[inline]
pub(crate) fn is_unlike_its_registrant(name: &[u8]) -> bool {
    let Some(known) = Registrant::listed(name) else { return prefix::has_slip(name) };
    let local_name = local_name(name);
    if known.wrong_of(local_name).is_some() {
        return true;
    }
    match known.form_of(local_name) {
        Some(form) => check::mismatch(form, local_name).is_some(),
        None if prefix::has_slip(name) => true,
        None => {
            known.is_strict
                && (has_slip(name)
                    || has_no_number(name)
                    || count::of_name(known, local_name).is_some()
                    || percentless::begins_with_digits(known, local_name)
                    || glued_start(name).is_some()
                    || zero::has_lost(known, local_name))
        }
    }
}

/// Whether a DOI name has no form of its registrant, one that only mistakes have, or a wrong check character; or has a
/// form that shows another registrant.
pub(super) fn lacks_form(name: &[u8]) -> bool {
    let Some(known) = Registrant::listed(name) else { return prefix::has_slip(name) };
    let local_name = local_name(name);
    let is_unlike = match known.form_of(local_name) {
        Some(form) => check::mismatch(form, local_name).is_some(),
        None => known.has_forms() || prefix::has_slip(name),
    };
    is_unlike || known.wrong_of(local_name).is_some()
}
