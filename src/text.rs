//! Octets and characters: where they are in a text, what percent-escapes and entities stand for, how messages show
//! them, and how they are edited.

mod characters;
pub(crate) mod decode;
pub(crate) mod edit;
pub(crate) mod heads;
pub(crate) mod names;
mod octets;
#[cfg(feature = "serde")]
pub(crate) mod serde;
mod span;
mod writing;

pub use characters::character::{column, is_hidden};
pub(crate) use characters::{character, confusable, nfc, windows_1252};
pub use decode::{Characters, Decoded, Octets};
pub(crate) use edit::Edit;
pub use names::UnknownName;
pub(crate) use names::named;
pub(crate) use names::nearest::nearest;
pub(crate) use octets::digits::{are_digits, is_number, is_year};
pub(crate) use octets::near::{first, last};
pub(crate) use octets::position::{position, positions};
pub(crate) use octets::run::{run, run_before};
pub(crate) use octets::{ascii, bits, class, escape, word};
pub(crate) use span::LONGEST_TEXT;
pub use span::Span;
pub(crate) use writing::parameter::begins_parameter;
pub(crate) use writing::{entity, json, latex, quote};
