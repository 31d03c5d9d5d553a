//! The operators of RFC 5234 that nom lacks, and [`rule`], which gives a body the name of its rule.

mod embed;
mod production;
mod repeat;
mod rule;
mod run;
mod text;
mod whole;

pub use embed::{embed, embed_str};
pub use production::Production;
pub use repeat::repeat;
pub use rule::{apart, rule};
pub use run::{one, run};
pub use text::text;
pub use whole::{accepts, whole};
