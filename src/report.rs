//! Findings in words: reports, problems, and the cards that `miette` draws.

mod around;
#[cfg(feature = "report")]
mod card;
mod check;
mod clause;
mod contents;
#[cfg(feature = "report")]
mod diagnostic;
mod each;
mod error;
#[cfg(feature = "report")]
mod excerpt;
mod expected;
mod glimpse;
mod offers;
mod origin;
mod owned;
mod place;
mod placeholder;
mod problem;
mod problems;
mod repaired;
#[cfg(feature = "serde")]
mod serde;
mod shown;
mod words;

#[cfg(feature = "report")]
pub use card::Card;
pub(crate) use check::report_by;
pub use each::Problems;
pub use error::ParseError;
pub(crate) use origin::Origin;
pub use problem::Problem;
pub use problems::Report;
