//! The handle that a text of any dialect means.

use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;

use crate::charset::{self, Charset};
use crate::dialect::{Dialect, Options};
use crate::text::{Notation, Text};
use crate::tree::Tree;
use crate::{Decoded, Span};

/// The octets of the handle; none where the text means no handle. Copied only where it is written otherwise.
pub(crate) fn octets<'a>(
    dialect: Dialect,
    text: &'a [u8],
    tree: &Tree,
    options: Options<'_>,
) -> Option<Cow<'a, [u8]>> {
    let local_name = tree.local_name.get()?;
    let escaped = dialect.row().escaped;
    let whole = Span::new(tree.naming_authority.start, local_name.end);
    let charset = tree.modifier.get().and_then(|span| charset::named(&text[span.range()]));
    let charset = charset.filter(|_| !options.characters);
    let slash = text.get(tree.naming_authority.range().end) == Some(&b'/');
    let plain = slash && !(escaped && text[whole.range()].contains(&b'%'));
    if plain && charset.is_none() {
        return Some(Cow::Borrowed(&text[whole.range()]));
    }
    let mut handle: Vec<u8> =
        Decoded::new(text, tree.naming_authority, escaped).to_cow().into_owned();
    handle.push(b'/');
    let local_name = Decoded::new(text, local_name, escaped).to_cow();
    match charset {
        Some(Charset::Known(charset)) => {
            handle.extend_from_slice(charset.decode(&local_name)?.as_bytes());
        }
        _ => handle.extend_from_slice(&local_name),
    }
    Some(Cow::Owned(handle))
}

impl<D: Notation<Slice = str>, T: AsRef<str>> Text<D, T> {
    /// The text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        self.as_ref()
    }

    /// The handle that the text means, decoded; none where it means no handle, such as an info URI of any namespace.
    #[must_use]
    pub fn handle(&self) -> Option<Cow<'_, str>> {
        match self.handle_octets()? {
            Cow::Borrowed(octets) => core::str::from_utf8(octets).ok().map(Cow::Borrowed),
            Cow::Owned(octets) => String::from_utf8(octets).ok().map(Cow::Owned),
        }
    }
}
