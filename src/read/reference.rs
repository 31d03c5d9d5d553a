//! The charset in which the octets of a 1998 reference are written.

use crate::read::charset::Charset;
use crate::read::options::Options;
use crate::read::tree::Tree;
use crate::text::Decoded;

/// The charset of the octets of a reference, or `None` for UTF-8, by the four steps of a resolver (SUN-15): the charset
/// of the modifier; or else UTF-8, if the octets are UTF-8; or else the charset of the document that contains the
/// reference; or else an error, which a rule finds because the octets are not UTF-8.
pub(crate) fn charset(text: &[u8], tree: &Tree, options: Options<'_>) -> Option<Charset> {
    if options.characters {
        return None;
    }
    match tree.modifier.get() {
        Some(modifier) => Charset::of(&text[modifier.range()]),
        None => options.charset.filter(|_| !local_name(text, tree).is_utf8()),
    }
}

/// The octets after the `/`, which are the ones that the charset is for (SUN-5).
fn local_name<'a>(text: &'a [u8], tree: &Tree) -> Decoded<'a> {
    Decoded::new(text, tree.local_name.get().unwrap_or_default(), true)
}
