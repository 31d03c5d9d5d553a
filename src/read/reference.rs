//! The charset in which the octets of a 1998 reference are written.

use crate::read::charset::Charset;
use crate::read::options::Options;
use crate::read::tree::Tree;
use crate::text::Decoded;

/// The charset of a reference's octets, where that is not UTF-8, by the four steps of a resolver (SUN-15):
/// that of the modifier; or else UTF-8, if they are that; or else that of the host document. The fourth is an error.
pub(crate) fn charset(text: &[u8], tree: &Tree, options: Options<'_>) -> Option<Charset> {
    if options.characters {
        return None;
    }
    match tree.modifier.get() {
        Some(modifier) => Charset::of(&text[modifier.range()]),
        None => options.charset.filter(|_| !local_name(text, tree).is_utf8()),
    }
}

/// The octets after the `/`, which are in the charset (SUN-5).
fn local_name<'a>(text: &'a [u8], tree: &Tree) -> Decoded<'a> {
    Decoded::new(text, tree.local_name.get().unwrap_or_default(), true)
}
