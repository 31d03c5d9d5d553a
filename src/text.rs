//! Octets and characters: where they are in a text, what percent-escapes and entities stand for, how messages show
//! them, and how they are edited.

pub(crate) mod ascii;
pub(crate) mod bits;
pub(crate) mod character;
pub(crate) mod class;
pub(crate) mod confusable;
pub(crate) mod decode;
pub(crate) mod doi;
pub(crate) mod edit;
pub(crate) mod entity;
pub(crate) mod escape;
pub(crate) mod json;
pub(crate) mod latex;
pub(crate) mod names;
mod near;
mod nearest;
pub(crate) mod nfc;
mod parameter;
mod position;
pub(crate) mod quote;
mod run;
#[cfg(feature = "serde")]
pub(crate) mod serde;
mod span;
pub(crate) mod windows_1252;
pub(crate) mod word;
mod year;

pub use character::{column, is_hidden};
pub use decode::{Characters, Decoded, Octets};
pub(crate) use edit::Edit;
pub use names::UnknownName;
pub(crate) use names::named;
pub(crate) use near::{first, last};
pub(crate) use nearest::nearest;
pub(crate) use parameter::begins_parameter;
pub(crate) use position::{position, positions};
pub(crate) use run::{are_digits, run, run_before};
pub(crate) use span::LONGEST_TEXT;
pub use span::Span;
pub(crate) use year::is_year;
