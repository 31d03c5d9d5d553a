//! Tests what texts mean: normal forms, comparisons and conversions.

pub(crate) mod compare;
pub(crate) mod convert;
mod encoding;
mod loss;
pub(crate) mod normalize;
mod resolver;

use handle_syntax::Policy;
use handle_syntax::meaning::{Equality, Mode, Relation};

use crate::names::names;

pub(crate) use compare::COMPARED;
pub(crate) use convert::CONVERTED;
pub(crate) use normalize::NORMAL;

/// A text and how it is read.
type Read = (&'static str, &'static [u8]);

#[test]
fn every_policy_relation_verdict_and_mode_has_its_name() {
    assert_eq!(names(Policy::ALL), "octets handle service doi sun98");
    assert_eq!(names(Relation::ALL), "octets uri identifier handle");
    assert_eq!(names([Equality::Yes, Equality::No, Equality::IfFolded]), "yes no if-folded");
    assert_eq!(names(Mode::ALL.iter().map(|mode| mode.name())), "section5 strict-3986");
}
