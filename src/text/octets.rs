//! Octets: what they are compared with, where they are found, and how a percent-escape writes them.

pub(crate) mod ascii;
pub(crate) mod bits;
pub(crate) mod class;
pub(crate) mod digits;
pub(crate) mod escape;
pub(crate) mod near;
pub(crate) mod position;
pub(crate) mod run;
pub(crate) mod word;
