//! The meaning of a text, from the type of its dialect: the handle, and the other parts.

use handle_syntax::typed::{Notation, Visitor, dialects};
use handle_syntax::{Dialect, InfoUri, Loss, Options, Span, Text};

/// The meaning of a text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Meaning {
    /// The handle, decoded.
    pub(crate) handle: Option<Vec<u8>>,
    /// The other parts: what they would be as a loss, their places, and their octets.
    pub(crate) beside: Vec<(Loss, Span, Vec<u8>)>,
}

/// Reads a text as a type of its dialect.
struct Reader<'a> {
    dialect: Dialect,
    text: &'a [u8],
    characters: bool,
    found: Option<Meaning>,
}

impl Visitor for Reader<'_> {
    fn visit<D: Notation>(&mut self) {
        // The dialects of 1998 have a type for characters and one for octets.
        let other = D::OPTIONS != Options::new().characters(self.characters);
        if D::DIALECT != self.dialect || (other && D::DIALECT.name().starts_with("sun98-")) {
            return;
        }
        let Ok(read) = Text::<D, &D::Slice>::parse(self.text) else { return };
        let handle = read.handle_octets().map(|handle| handle.into_owned());
        let beside = read.parts_besides_handle().map(|(what, part)| {
            let octets: &[u8] = part.text().as_ref();
            (what, part.span(), octets.to_vec())
        });
        self.found = Some(Meaning { handle, beside: beside.collect() });
    }
}

fn read(dialect: Dialect, text: &[u8], characters: bool) -> Option<Meaning> {
    let mut reader = Reader { dialect, text, characters, found: None };
    dialects::each(&mut reader);
    reader.found
}

/// The meaning of `text`; an info URI of the namespace `hdl` or `doi` means the handle in it.
pub(crate) fn meaning(dialect: Dialect, text: &[u8], characters: bool) -> Option<Meaning> {
    let meaning = read(dialect, text, characters)?;
    if dialect != Dialect::InfoUri {
        return Some(meaning);
    }
    let handle = read(Dialect::InfoHdl, text, characters).and_then(|read| read.handle);
    let handle = handle.or_else(|| doi(text));
    Some(Meaning { handle, ..meaning })
}

/// The DOI name in an info URI of the namespace `doi`.
fn doi(text: &[u8]) -> Option<Vec<u8>> {
    let uri = InfoUri::parse(text)
        .ok()
        .filter(|uri| uri.namespace().text().eq_ignore_ascii_case("doi"))?;
    let name = uri.identifier().decoded().to_cow().into_owned();
    read(Dialect::Doi, &name, false)?.handle.filter(|handle| *handle == name)
}
