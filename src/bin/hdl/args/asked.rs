//! [`Asked`]: a place that an argument names, and how identifiers there are read.

use std::str::FromStr;

use super::column::Column;
use crate::input::pointer::Pointer;
use crate::names::suggest;
use crate::reading::Reading;

/// A place in an argument, and the dialect or rule of the identifiers there: `doi`, or `handle=hdl-resolver`.
#[derive(Clone, Debug)]
pub(crate) struct Asked<P> {
    pub(crate) place: P,
    pub(crate) reading: Option<Reading>,
}

impl<P: PartialEq> Asked<P> {
    fn is(&self, other: &Self) -> bool {
        let name = |asked: &Self| asked.reading.map(Reading::name);
        self.place == other.place && name(self) == name(other)
    }
}

/// The arguments without repetitions, which would count each identifier again.
pub(super) fn distinct<P: PartialEq>(asked: &[Asked<P>]) -> impl Iterator<Item = &Asked<P>> {
    let is_new = |number: usize, it: &Asked<P>| !asked[..number].iter().any(|other| other.is(it));
    asked.iter().enumerate().filter_map(move |(number, it)| is_new(number, it).then_some(it))
}

impl<P: FromStr<Err = &'static str>> FromStr for Asked<P> {
    type Err = String;

    /// The text after the last `=` is a dialect only if one has that name, because a title may contain `=`.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let parts = text.rsplit_once('=');
        if let Some((place, name)) = parts
            && let Ok(reading) = name.parse()
        {
            return Ok(Self { place: place.parse()?, reading: Some(reading) });
        }
        match (text.parse(), parts) {
            (Ok(place), _) => Ok(Self { place, reading: None }),
            (Err(_), Some((place, name))) if place.parse::<P>().is_ok() => {
                Err(suggest::no_dialect(name))
            }
            (Err(why), _) => Err(why.into()),
        }
    }
}

/// The text that another cell of the row, or another member of the object, must have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Condition {
    pub(super) name: String,
    pub(super) column: Column,
    pub(super) text: String,
}

impl FromStr for Condition {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (name, text) = text.split_once('=').ok_or("write NAME=TEXT, such as `type=DOI`")?;
        Ok(Self { name: name.into(), column: name.parse()?, text: text.into() })
    }
}

/// A field of JSON by its path, or one of RIS or BibTeX by its name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Field {
    Pointer(Pointer),
    Name(String),
}

impl FromStr for Field {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let in_name = |octet: u8| octet.is_ascii_alphanumeric() || b"-_:+".contains(&octet);
        if text.is_empty() || text.starts_with('/') {
            text.parse().map(Self::Pointer)
        } else if text.bytes().all(in_name) {
            Ok(Self::Name(text.to_owned()))
        } else {
            Err("a JSON Pointer begins with `/`, and the name of a field has letters and digits")
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a value that a test cannot unwrap has failed the test")]

    use super::{Asked, Column, Condition};

    #[test]
    fn the_name_of_a_dialect_may_follow_a_column() {
        let table = [
            ("doi", "doi", None),
            ("doi=doi", "doi", Some("doi")),
            ("a=b=hdl-resolver", "a=b", Some("hdl-resolver")),
            ("a=hdl_uri::handle", "a", Some("hdl_uri::handle")),
            ("a=b", "a=b", None),
        ];
        for (text, title, reading) in table {
            let asked: Asked<Column> = text.parse().unwrap();
            assert_eq!(asked.place, Column::Title(title.into()), "{text}");
            assert_eq!(asked.reading.map(|reading| reading.name()), reading, "{text}");
        }
        assert_eq!("0=doi".parse::<Asked<Column>>().unwrap_err(), "columns are numbered from 1");
    }

    #[test]
    fn a_condition_is_a_column_and_a_text() {
        let title = |title: &str| Column::Title(title.into());
        let condition = |name: &str, column, text: &str| {
            Ok(Condition { name: name.into(), column, text: text.into() })
        };
        let table = [
            ("type=DOI", condition("type", title("type"), "DOI")),
            ("2=a=b", condition("2", Column::Number(2), "a=b")),
            ("type=", condition("type", title("type"), "")),
            ("type", Err("write NAME=TEXT, such as `type=DOI`")),
            ("0=a", Err("columns are numbered from 1")),
        ];
        for (text, expected) in table {
            assert_eq!(text.parse(), expected, "{text}");
        }
    }
}
