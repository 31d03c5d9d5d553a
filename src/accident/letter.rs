//! Accidents with characters.
//!
//! The files of the folder recognise characters that are not shown, dashes, other forms of letters, signs, letters of
//! other scripts, lost characters, characters that were read in the wrong charset, and those that another format
//! writes in its own way. Many use `places`; `entity` and `mojibake` use `meant`, `hidden` uses `hyphens`, and
//! `foreign` uses the files whose characters it knows.

mod dash;
mod disarmed;
mod entity;
mod escape;
mod font;
mod foreign;
mod hidden;
mod hyphens;
mod lost;
mod meant;
mod mojibake;
mod percent;
mod places;
mod script;
mod signs;
mod styled;
mod two_octets;
mod variant;

pub(crate) use dash::STROKES;
pub(super) use dash::dash;
pub(super) use disarmed::disarmed;
pub(super) use entity::{cut_entity, entities, lost_entity};
pub(crate) use escape::may_have_office;
pub(super) use escape::office;
pub(super) use escape::{json, latex, quoted_printable};
pub(super) use font::{font, private};
pub(super) use foreign::{is_foreign, is_foreign_character};
pub(super) use hidden::invisible;
pub(super) use hyphens::{hyphens, line_end};
pub(super) use lost::{lost, replacement};
pub(super) use mojibake::{controls, mojibake};
pub(super) use percent::{double_escapes, escaped, escapes};
pub(crate) use script::latin;
pub(super) use script::script;
pub(super) use signs::times;
pub(super) use signs::{signs, slashes, slashes_of_uri};
pub(super) use styled::styled_name;
pub(super) use styled::{is_raised, styled};
pub(super) use two_octets::{around as read_as_latin, dashes as dashes_in_gbk};
pub(crate) use variant::begins_unspaced;
pub(super) use variant::{digits, fullwidth, ligature};
