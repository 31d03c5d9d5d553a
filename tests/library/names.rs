//! A thing that has a name is shown by it, and read by it; an unknown name is refused in words.

use std::error::Error;
use std::fmt::{Debug, Display};
use std::str::FromStr;

/// The names of all, divided by spaces.
pub(crate) fn names<T: Display>(all: impl IntoIterator<Item = T>) -> String {
    let all: Vec<_> = all.into_iter().map(|one| one.to_string()).collect();
    all.join(" ")
}

/// Asserts that each is read by the name that it shows.
pub(crate) fn are_read<T: Display + Debug + PartialEq + FromStr>(all: impl IntoIterator<Item = T>)
where
    T::Err: Debug,
{
    for one in all {
        let name = one.to_string();
        assert_eq!(name.parse::<T>().unwrap(), one, "{name}");
    }
}

/// The words that refuse a name; empty where the name is known.
pub(crate) fn refusal<T: FromStr>(name: &str) -> String
where
    T::Err: Error,
{
    T::from_str(name).err().map(|error| error.to_string()).unwrap_or_default()
}
