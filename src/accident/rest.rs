//! Accidents where a text has more than its identifier, or only a part of it.
//!
//! `joined` is the ground. `gap` and `end` use it, `blank` uses `gap`, and `note` uses all three of `joined`, `gap` and
//! `end`. `cut` and `several` use none of the others.

mod blank;
mod cut;
mod end;
mod gap;
mod joined;
mod note;
mod several;

pub(super) use blank::after_slash::after_slash;
pub(super) use blank::apart::apart;
pub(super) use blank::broken::{broken, underscores};
pub(super) use blank::letters::letters;
pub(super) use blank::space::{edge, in_isbn, in_prefix, stripped};
pub(crate) use cut::ellipsis::cutting_dots;
pub(super) use cut::ellipsis::{ellipsis, shortened, shortened_in_info};
pub(super) use cut::truncated::{hyphen, rounded, unnumbered};
pub(super) use end::area::area;
pub(super) use end::bracketed::bracketed;
pub(crate) use end::bracketed::is_medium;
pub(super) use end::left::{left, tag};
pub(crate) use end::marked::has_kind;
pub(super) use end::marked::{bar, copyright, generated, guarded, kind_in_brackets, year};
pub(super) use end::opened::opened;
pub(super) use end::punctuation::punctuation;
pub(super) use end::query::{check_character, empty_query, query, section};
pub(super) use end::raised::raised;
pub(super) use end::reference::reference;
pub(crate) use end::unspaced::has_unspaced;
pub(super) use end::unspaced::unspaced;
pub(super) use note::note;
pub(super) use several::listed::listed;
pub(crate) use several::twice::has_second;
pub(super) use several::twice::{may_have_second, twice};
pub(super) use several::two::{again, linked, pair, repeated, two};
