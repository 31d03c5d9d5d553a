//! Findings in words: reports, problems, and the cards that `miette` draws.

#[cfg(feature = "report")]
mod card;
mod check;
mod contents;
#[cfg(feature = "report")]
mod diagnostic;
mod each;
mod error;
mod offers;
mod origin;
mod owned;
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
