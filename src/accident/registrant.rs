//! The forms of the local names that some registrants give. They show what a name has lost, and where it has a slip.
//!
//! `known` says which forms there are. `number` and `end` use it alone, `nearly` uses `number`, and `divided` uses
//! `nearly`. This file puts together what they say about a name.

mod divided;
mod end;
mod known;
mod nearly;
mod number;

use super::form::comparison::Comparison;
use super::name::local_name;
use super::search::pasted::LONGEST_SEARCHED;
pub(super) use divided::commas::commas;
pub(super) use divided::gap::{dotless, goes_on, is_chapter};
pub(super) use divided::grouped::grouped;
pub(super) use divided::hyphenated::hyphenated;
pub(crate) use divided::parted::{LONGEST as LONGEST_PARTED, may_go_on_parted, parted_end};
pub(super) use divided::parted::{has_unequal_numbers, lacks_every_form};
pub(super) use end::file::{file, file_place};
pub(super) use end::followed::followed;
pub(crate) use end::glued::glued_start;
pub(super) use end::glued_end::glued_end;
pub(crate) use known::check::Check;
pub(super) use known::check::{mischecked, misdated};
pub(super) use known::extent::{
    Extent, is_open_ended, is_whole_after_ten, is_whole_with, is_whole_with_mark, may_be_longer,
    telling_extent,
};
pub(crate) use known::extent::{awaits, has_marked_form, is_whole, whole_before_slash};
pub(crate) use known::forms::Forms;
#[cfg(test)]
pub(crate) use known::forms::names as names_of_known_forms;
pub(super) use known::prefix::misprefixed;
pub(crate) use known::prefix::{Shows, may_show};
pub(crate) use nearly::fit::DIGITLIKE;
pub(crate) use nearly::name::has_slip;
pub(super) use nearly::name::nearly;
pub(super) use number::count::miscounted;
pub(super) use number::lost_number::{has_no_number, numberless};
pub(super) use number::lost_prefix::{end_as_short, prefixless, with_lost_digit};
pub(super) use number::lost_ten::tenless;
pub(crate) use number::lost_ten::{has_broken_ten, has_lost_ten};
pub(super) use number::misread::misread;
pub(super) use number::percentless::{ampersands, percentless};
pub(super) use number::wrong::{miswritten, paged, unchanged};
pub(super) use number::zero::zeroless;

use divided::{grouped, hyphenated};
use end::followed;
use known::row::Registrant;
use known::{check, prefix};
use number::{count, misread, percentless, zero};

/// How a DOI name fits the forms of its registrant.
enum Verdict {
    /// It has a form, or no forms are known.
    Form,
    /// It has no form of this registrant.
    Formless(&'static Registrant),
    /// It has a form that only mistakes have, one that shows another registrant, or a wrong check character.
    Mistake,
}

impl Verdict {
    /// How a name fits the forms; any name that is no DOI name counts as one without known forms.
    fn of(name: &[u8]) -> Self {
        let shows_another = || prefix::shows_another(name);
        let Some(known) = Registrant::listed(name) else {
            return if shows_another() { Self::Mistake } else { Self::Form };
        };
        let local_name = local_name(name);
        let mut compared = Comparison::of(local_name);
        if known.wrong_in(&mut compared).is_some() {
            return Self::Mistake;
        }
        match known.form_in(&mut compared) {
            Some(form) if check::mismatch(form, local_name).is_none() => Self::Form,
            Some(_) => Self::Mistake,
            None if shows_another() => Self::Mistake,
            // For some registrants, the table has only the names of templates.
            None if known.has_forms() => Self::Formless(known),
            None => Self::Form,
        }
    }

    /// Whether the name has no form of its registrant, or is a mistake.
    fn lacks_form(&self) -> bool {
        !matches!(self, Self::Form)
    }
}

/// Whether a name whose octets show nothing odd is still not as its registrant would give it. Either it is a mistake;
/// or it has no form of a strict registrant, and
///
/// - has a slip, or lacks its end,
/// - has a number that is too short or too long, has a letter in it, or is written in groups,
/// - has the rest of an escape before it, or a word or a part of an address after it,
/// - or has the hyphen of a broken line in it, or lacks a zero.
///
/// In a longer name than [`LONGEST_SEARCHED`], nothing of this is reported.
#[inline]
pub(crate) fn is_unlike_its_registrant(name: &[u8]) -> bool {
    if name.len() > LONGEST_SEARCHED {
        return false;
    }
    match Verdict::of(name) {
        Verdict::Form => false,
        Verdict::Mistake => true,
        Verdict::Formless(known) => {
            let local_name = local_name(name);
            known.is_strict
                && (has_slip(name)
                    || has_no_number(name)
                    || count::of_name(known, local_name).is_some()
                    || percentless::begins_with_digits(known, local_name)
                    || misread::has_letter(known, local_name)
                    || grouped::has_groups(name)
                    || followed::end_of_whole(known, local_name).is_some()
                    || hyphenated::hyphen(known, local_name).is_some()
                    || glued_start(name).is_some()
                    || zero::has_lost(known, local_name))
        }
    }
}

/// Whether a DOI name has no form of its registrant, or is a mistake.
pub(crate) fn lacks_form(name: &[u8]) -> bool {
    Verdict::of(name).lacks_form()
}

/// Whether a DOI name has no form of its registrant or is a mistake, and whether it is a mistake.
pub(super) fn faults(name: &[u8]) -> (bool, bool) {
    let verdict = Verdict::of(name);
    (verdict.lacks_form(), matches!(verdict, Verdict::Mistake))
}
