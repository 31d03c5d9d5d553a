//! Everything that has a name is displayed as the name and parsed from it; an unknown name is refused in words.

use std::error::Error;
use std::fmt::{Debug, Display};
use std::str::FromStr;

use handle_syntax::meaning::{Equality, Mode, Relation};
#[cfg(feature = "serde")]
use handle_syntax::{Charset, Code, Dialect, Namespace, Production};
use handle_syntax::{CodeGroup, Loss, Policy, Severity};

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

/// The message of the error for a name. It is empty if the name is known.
pub(crate) fn refusal<T: FromStr>(name: &str) -> String
where
    T::Err: Error,
{
    T::from_str(name).err().map(|error| error.to_string()).unwrap_or_default()
}

/// Asserts that serde writes the name of each, and reads nothing else.
#[cfg(feature = "serde")]
fn are_written<T>(all: impl IntoIterator<Item = T>)
where
    T: Display + Debug + PartialEq + serde::Serialize + serde::de::DeserializeOwned,
{
    for one in all {
        let json = serde_json::to_string(&one).unwrap();
        assert_eq!(json, format!("{:?}", one.to_string()));
        assert_eq!(serde_json::from_str::<T>(&json).unwrap(), one);
    }
    assert!(serde_json::from_str::<T>("\"no such name\"").is_err());
    assert!(serde_json::from_str::<T>("7").is_err());
}

#[test]
fn every_named_choice_is_read_by_the_name_that_it_shows() {
    are_read(Severity::ALL.iter().copied());
    are_read(Loss::ALL.iter().copied());
    are_read(CodeGroup::ALL.iter().copied());
    are_read(Mode::ALL.iter().copied());
    are_read(Policy::ALL.iter().copied());
    are_read(Relation::ALL.iter().copied());
    are_read(Equality::ALL.iter().copied());
    let refusals = [
        (refusal::<Severity>("fatal"), "there is no severity of that name"),
        (refusal::<Loss>("Query"), "there is no loss of that name"),
        (refusal::<CodeGroup>("any"), "there is no group of problems of that name"),
        (refusal::<Mode>(""), "there is no mode of that name"),
        (refusal::<Policy>("any"), "there is no policy of that name"),
        (refusal::<Relation>("uris"), "there is no relation of that name"),
        (refusal::<Equality>("maybe"), "no comparison has that answer"),
    ];
    for (found, wanted) in refusals {
        assert_eq!(found, wanted);
    }
}

#[cfg(feature = "serde")]
#[test]
fn every_name_is_written_with_serde() {
    are_written(Severity::ALL.iter().copied());
    are_written(Loss::ALL.iter().copied());
    are_written(CodeGroup::ALL.iter().copied());
    are_written(Mode::ALL.iter().copied());
    are_written(Policy::ALL.iter().copied());
    are_written(Relation::ALL.iter().copied());
    are_written(Equality::ALL.iter().copied());
    are_written(Code::ALL.iter().copied());
    are_written(Dialect::ALL.iter().copied());
    are_written(Namespace::all());
    are_written(Production::all());
    are_written(["shift_jis".parse::<Charset>().unwrap()]);
}
