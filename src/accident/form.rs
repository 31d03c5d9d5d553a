//! What octets look like: words, digits, dates, marks and the patterns of local names.
//!
//! `date`, `pattern` and `words` use `octets`, and `comparison` uses `pattern`; no other file uses another.

pub(super) mod check_digit;
pub(super) mod comparison;
pub(super) mod date;
pub(super) mod digit;
pub(crate) mod marks;
pub(super) mod octets;
pub(super) mod parts;
pub(super) mod pattern;
pub(super) mod words;
