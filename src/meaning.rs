//! The meaning of texts: their handles and normal forms, how they compare, and how they are converted to other
//! notations.

mod compare;
mod convert;
mod detect;
pub(crate) mod handle;
mod normalize;
mod policy;
mod terms;

pub use compare::{Comparison, Equality, Incomparable, compare, compare_with};
pub use convert::{Conversion, Converted, Dropped};
pub(crate) use detect::readings;
pub use detect::{Reading, detect, detect_with};
pub use normalize::{Mode, Normalization};
pub(crate) use normalize::{normal, normal_with};
pub use policy::{Key, Policy};
pub use terms::{Relation, Terms};
