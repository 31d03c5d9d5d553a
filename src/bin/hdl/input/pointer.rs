//! [`Pointer`]: a JSON Pointer of RFC 6901, and the value it points to in a line of JSON.

use std::borrow::Cow;
use std::fmt;
use std::marker::PhantomData;
use std::ops::Range;
use std::str::FromStr;

use serde::Deserializer;
use serde::de::{DeserializeSeed, Error, IgnoredAny, MapAccess, SeqAccess, Visitor};
use serde_json::value::RawValue;

/// The names and numbers that lead to a value: `/data/0/doi`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Pointer(Vec<String>);

impl FromStr for Pointer {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut tokens = text.split('/');
        if tokens.next() != Some("") {
            return Err("a JSON Pointer begins with `/`");
        }
        tokens.map(token).collect::<Option<_>>().map(Self).ok_or("`~` must be written `~0`")
    }
}

impl fmt::Display for Pointer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let escaped = |token: &String| token.replace('~', "~0").replace('/', "~1");
        self.0.iter().try_for_each(|token| write!(f, "/{}", escaped(token)))
    }
}

/// A token with its escapes undone; nothing where one is none.
fn token(text: &str) -> Option<String> {
    let mut pieces = text.split('~');
    let mut token = pieces.next()?.to_owned();
    for piece in pieces {
        token.push(match piece.as_bytes().first() {
            Some(b'0') => '~',
            Some(b'1') => '/',
            _ => return None,
        });
        token.push_str(&piece[1..]);
    }
    Some(token)
}

impl Pointer {
    /// Where the value stands in `line`; nothing where there is no such value.
    pub(crate) fn value(&self, line: &str) -> serde_json::Result<Option<Range<usize>>> {
        let mut json = serde_json::Deserializer::from_str(line);
        let value = self.follow(&mut json, PhantomData::<&RawValue>)?;
        json.end()?;
        // The value is borrowed: it lies in the line.
        Ok(value.map(RawValue::get).map(|value| {
            let start = value.as_ptr().addr() - line.as_ptr().addr();
            start..start + value.len()
        }))
    }

    /// What `leaf` reads where the pointer leads to; nothing where it leads to no value.
    pub(crate) fn follow<'de, D, L>(&self, json: D, leaf: L) -> Result<Option<L::Value>, D::Error>
    where
        D: Deserializer<'de>,
        L: DeserializeSeed<'de> + Copy,
    {
        Step { path: &self.0, leaf }.deserialize(json)
    }
}

/// What is wrong with a field that is neither a string nor null.
pub(crate) const NO_STRING: &str = "the field is not a string";

/// What is wrong with a line that is not UTF-8.
pub(crate) const NOT_UTF8: &str = "this is not UTF-8";

/// What is wrong with a line that is not JSON, in words: those of the reader name its own parts.
pub(crate) fn why(error: &serde_json::Error) -> String {
    let said = error.to_string();
    let said = said.rsplit_once(" at line ").map_or(&*said, |(said, _)| said);
    match said {
        _ if error.is_eof() => "the line ends inside of a value",
        "expected ident" => "only `true`, `false` and `null` are words in JSON",
        "expected value" => "a value is missing here",
        "key must be a string" => "a name in quotes is missing here",
        "trailing characters" => "nothing may follow the value on this line",
        "trailing comma" => "no value follows the comma",
        "invalid number" => "this is not a number of JSON",
        "number out of range" => "this number is too large",
        "invalid escape" => "this escape is not one of JSON",
        "lone leading surrogate in hex escape" | "unexpected end of hex escape" => {
            "half of a surrogate pair is no character"
        }
        "control character (\\u0000-\\u001F) found while parsing a string" => {
            "a control character must be escaped in a string"
        }
        _ => return said.to_owned(),
    }
    .to_owned()
}

/// What is left of the way to the value, and what reads that.
#[derive(Clone, Copy)]
struct Step<'p, L> {
    path: &'p [String],
    leaf: L,
}

impl<'de, L: DeserializeSeed<'de> + Copy> DeserializeSeed<'de> for Step<'_, L> {
    type Value = Option<L::Value>;

    fn deserialize<D: Deserializer<'de>>(self, json: D) -> Result<Self::Value, D::Error> {
        match self.path {
            [] => self.leaf.deserialize(json).map(Some),
            _ => json.deserialize_any(self),
        }
    }
}

/// Only objects and arrays lead further; where a name stands twice, its last value counts.
impl<'de, L: DeserializeSeed<'de> + Copy> Visitor<'de> for Step<'_, L> {
    type Value = Option<L::Value>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("any value")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut members: A) -> Result<Self::Value, A::Error> {
        let mut found = None;
        while let Some(name) = members.next_key::<Cow<'de, str>>()? {
            match self.path.split_first() {
                Some((token, path)) if *token == name => {
                    found = members.next_value_seed(Step { path, ..self })?;
                }
                _ => {
                    members.next_value::<IgnoredAny>()?;
                }
            }
        }
        Ok(found)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Self::Value, A::Error> {
        let (token, path) = self.path.split_first().ok_or_else(|| A::Error::custom("no token"))?;
        let (mut found, mut index) = (None, 0_usize);
        loop {
            let more = if index.to_string() == *token {
                items.next_element_seed(Step { path, ..self })?.map(|value| found = value)
            } else {
                items.next_element::<IgnoredAny>()?.map(|_| ())
            };
            if more.is_none() {
                return Ok(found);
            }
            index += 1;
        }
    }

    fn visit_bool<E>(self, _: bool) -> Result<Self::Value, E> {
        Ok(None)
    }

    fn visit_i64<E>(self, _: i64) -> Result<Self::Value, E> {
        Ok(None)
    }

    fn visit_u64<E>(self, _: u64) -> Result<Self::Value, E> {
        Ok(None)
    }

    fn visit_f64<E>(self, _: f64) -> Result<Self::Value, E> {
        Ok(None)
    }

    fn visit_str<E>(self, _: &str) -> Result<Self::Value, E> {
        Ok(None)
    }

    fn visit_unit<E>(self) -> Result<Self::Value, E> {
        Ok(None)
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "what a test cannot unwrap has failed it")]

    use super::Pointer;

    fn value<'a>(pointer: &str, line: &'a str) -> Option<&'a str> {
        pointer.parse::<Pointer>().unwrap().value(line).unwrap().map(|range| &line[range])
    }

    #[test]
    fn the_examples_of_rfc_6901() {
        let document = r#"{"foo": ["bar", "baz"], "": 0, "a/b": 1, "c%d": 2, "m~n": 8}"#;
        let table = [
            ("", Some(document)),
            ("/foo", Some(r#"["bar", "baz"]"#)),
            ("/foo/0", Some(r#""bar""#)),
            ("/foo/1", Some(r#""baz""#)),
            ("/foo/00", None),
            ("/foo/2", None),
            ("/foo/-", None),
            ("/", Some("0")),
            ("/a~1b", Some("1")),
            ("/c%d", Some("2")),
            ("/m~0n", Some("8")),
            ("/m~0n/x", None),
            ("/none", None),
        ];
        for (pointer, expected) in table {
            assert_eq!(value(pointer, document), expected, "{pointer}");
        }
    }

    #[test]
    fn a_name_may_be_escaped_and_the_last_of_two_counts() {
        assert_eq!(value("/é", r#"{"\u00e9": "a", "é": "b"}"#), Some(r#""b""#));
        assert_eq!(value("/a/b", r#"{"a": {"b": 1}, "a": null}"#), None);
    }

    #[test]
    fn what_is_no_pointer_is_told() {
        let refused = |text: &str| text.parse::<Pointer>().unwrap_err();
        assert_eq!(refused("doi"), "a JSON Pointer begins with `/`");
        assert_eq!(refused("/a~"), "`~` must be written `~0`");
        assert_eq!(refused("/a~2"), "`~` must be written `~0`");
    }
}
