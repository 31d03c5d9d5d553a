//! Everything that has a name is displayed as the name and parsed from it; an unknown name is refused in words.

use std::error::Error;
use std::fmt::{Debug, Display};
use std::str::FromStr;

/// All names, with spaces between them.
pub(crate) fn names<T: Display>(all: impl IntoIterator<Item = T>) -> String {
    let all: Vec<_> = all.into_iter().map(|one| one.to_string()).collect();
    all.join(" ")
}

/// Asserts that each is parsed from its displayed name.
pub(crate) fn are_read<T: Display + Debug + PartialEq + FromStr>(all: impl IntoIterator<Item = T>)
where
    T::Err: Debug,
{
    for one in all {
        let name = one.to_string();
        assert_eq!(name.parse::<T>().unwrap(), one, "{name}");
    }
}

/// The error for a name; empty if the name is known.
pub(crate) fn refusal<T: FromStr>(name: &str) -> String
where
    T::Err: Error,
{
    T::from_str(name).err().map(|error| error.to_string()).unwrap_or_default()
}
