//! [`Pointer`]: a path to values in JSON: a JSON Pointer of RFC 6901, in which `*` is any name or number.

use std::fmt;
use std::str::FromStr;

/// The tokens that lead to values: `/data/0/doi`, `/records/*/ids/*/value`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Pointer(pub(super) Vec<Token>);

/// A token of a path: a name, which may be the number of an item, or `*`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Token {
    Any,
    Name(String),
}

impl Token {
    /// Whether the token leads to the member of an object with this name.
    pub(super) fn is_name(&self, name: &[u8]) -> bool {
        match self {
            Self::Any => true,
            Self::Name(wanted) => wanted.as_bytes() == name,
        }
    }

    /// Whether the token leads to the item of an array with this number.
    pub(super) fn is_index(&self, index: u64) -> bool {
        match self {
            Self::Any => true,
            Self::Name(wanted) => *wanted == index.to_string(),
        }
    }
}

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
        self.0.iter().try_for_each(|token| match token {
            Token::Any => f.write_str("/*"),
            Token::Name(name) => write!(f, "/{}", name.replace('~', "~0").replace('/', "~1")),
        })
    }
}

/// A token with its escapes decoded; `None` if an escape is wrong.
fn token(text: &str) -> Option<Token> {
    if text == "*" {
        return Some(Token::Any);
    }
    let mut pieces = text.split('~');
    let mut name = pieces.next()?.to_owned();
    for piece in pieces {
        name.push(match piece.as_bytes().first() {
            Some(b'0') => '~',
            Some(b'1') => '/',
            _ => return None,
        });
        name.push_str(&piece[1..]);
    }
    Some(Token::Name(name))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a value that a test cannot unwrap has failed the test")]

    use super::Pointer;

    #[test]
    fn a_path_is_written_as_it_is_read() {
        for path in ["", "/", "/a~1b/m~0n", "/records/*/ids/0/value", "/**"] {
            assert_eq!(path.parse::<Pointer>().unwrap().to_string(), path);
        }
    }

    #[test]
    fn a_text_that_is_not_a_pointer_is_an_error() {
        let refused = |text: &str| text.parse::<Pointer>().unwrap_err();
        assert_eq!(refused("doi"), "a JSON Pointer begins with `/`");
        assert_eq!(refused("/a~"), "`~` must be written `~0`");
        assert_eq!(refused("/a~2"), "`~` must be written `~0`");
    }
}
