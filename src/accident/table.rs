//! The table of accidents, in the order in which they are undone: an accident that hides others comes before them.

mod accidents;
mod after;
mod before;
mod end;
mod format;
mod info;
mod inside;
mod link;
mod nothing;
mod page;
mod prefix;
mod remains;
mod rows;
mod seen;
mod several;
mod typed;

#[cfg(test)]
pub(crate) use accidents::ACCIDENTS;
pub(crate) use accidents::LINK;
pub(crate) use rows::Rows;
pub(crate) use seen::has_odd_end;
