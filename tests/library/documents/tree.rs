//! Writes the tree of a text as one line.

use handle_syntax::typed::{Notation, Visitor, dialects};
use handle_syntax::{Code, Dialect, Options, Text};

/// The options with which the types of characters read a text.
const CHARACTERS: Options<'_> = Options::new().characters(true);

/// Reads a text as a type of its dialect.
struct Reader<'a> {
    dialect: Dialect,
    text: &'a str,
    found: Option<Result<String, (Code, usize)>>,
}

impl Visitor for Reader<'_> {
    fn visit<D: Notation>(&mut self) {
        if D::DIALECT == self.dialect && (self.found.is_none() || D::OPTIONS == CHARACTERS) {
            let read = Text::<D, &D::Slice>::parse(self.text);
            self.found = Some(match read {
                Ok(read) => Ok(line(&read)),
                Err(error) => Err((error.code(), error.at())),
            });
        }
    }
}

/// A line such as `u-naming-authority 6..13 "10.1000" | u-local-name 14..17 "182" = 10.1000/182`.
fn line<D: Notation>(read: &Text<D, &D::Slice>) -> String {
    let parts = read.parts().map(|(name, part)| {
        let text = String::from_utf8_lossy(part.text().as_ref());
        format!("{} {} \"{text}\"", name.replace('_', "-"), part.span())
    });
    let parts: Vec<_> = parts.collect();
    let handle = read.handle_octets();
    let handle = handle.map(|octets| format!(" = {}", String::from_utf8_lossy(&octets)));
    parts.join(" | ") + &handle.unwrap_or_default()
}

/// The tree of a typed text as one line, or the code and the octet of its refusal. If the dialect has a type of
/// characters, that is used.
pub(crate) fn tree(dialect: Dialect, text: &str) -> Result<String, (Code, usize)> {
    let mut reader = Reader { dialect, text, found: None };
    dialects::each(&mut reader);
    reader.found.unwrap_or_else(|| panic!("{dialect} has no type"))
}
