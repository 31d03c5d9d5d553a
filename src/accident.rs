//! Accidents: what happens to identifiers when people copy, paste and type them, as one [table].
//!
//! A rule of this layer looks at a text alone, whatever dialect reads it. It recognises one kind of accident by the
//! traces that it leaves in a text, and says what the text was before. No document forbids an accident: if the text is
//! valid in its dialect, the accident is a warning; if not, the accident may be the cause of its errors.
//!
//! A file or folder uses only those before it in this list: `form`, `name`, `search`, `other`, `sici`, `address`,
//! `registrant`, `letter`, `slip`, `clinging`, `markup`, `link`, `leading`, `cell`, `rest`, `info`, `placeholder`,
//! `last_word`, `table`.

mod address;
mod cell;
mod clinging;
pub(crate) mod form;
mod info;
pub(crate) mod last_word;
mod leading;
mod letter;
mod link;
mod markup;
pub(crate) mod name;
mod other;
mod placeholder;
pub(crate) mod registrant;
mod rest;
mod search;
pub(crate) mod sici;
mod slip;
mod table;

// The search for accidents, which the diagnosis runs.
pub(crate) use search::hit::{Hit, Offer};
pub(crate) use search::pasted::{LONGEST_SEARCHED, Pasted, Room};
pub(crate) use search::row::Accident;
#[cfg(test)]
pub(crate) use search::row::Notes;
pub(crate) use search::sign::Signs;
#[cfg(test)]
pub(crate) use table::ACCIDENTS;
pub(crate) use table::LINK;
pub(crate) use table::Rows;

// What the quick look at a plain text, the search in running text, and the fixes ask.
pub(crate) use address::name_end as name_end_in_address;
pub(crate) use cell::subfield::{IDENTIFYING_CODES, begins as begins_subfield};
pub(crate) use clinging::{begins_note, clinging_start, has_clinging};
#[cfg(test)]
pub(crate) use clinging::{words as clinging_words, words_before_text};
pub(crate) use form::date::is_date;
pub(crate) use form::pattern::is as has_pattern;
pub(crate) use info::{corrected, is_doi};
pub(crate) use letter::{STROKES, begins_unspaced, latin, may_have_office};
pub(crate) use link::{
    GROUPED_START, LABELS_FOR_HOST, behind_library, ends_with_group, goes_on_after_group,
    has_blanks_after_marks, has_broken_scheme, is_grouped, is_torn_scheme, near_host,
};
pub(crate) use name::kind::{RELATED, handle_in_info};
pub(crate) use name::{
    DEFAULT_PREFIX, LIBRARY_PREFIX, REPOSITORIES, slash_of_library, usual_slash,
};
pub(crate) use other::is_citeseerx;
pub(crate) use placeholder::{are_fillers, has_no_value, stands_in_brackets};
pub(crate) use rest::{cutting_dots, has_kind, has_second, is_medium};
pub(crate) use sici::has_serial;
pub(crate) use slip::{after_lost_slash, is_nearly_prefix};
pub(crate) use table::has_odd_end;
