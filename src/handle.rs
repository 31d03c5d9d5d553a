//! The handle that a text of any dialect means.

use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;

use crate::charset;
use crate::dialect::{Dialect, Options};
use crate::registry::Namespace;
use crate::rule::Subject;
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
    let reference = matches!(dialect, Dialect::Sun98Uri | Dialect::Sun98Proxy);
    let charset = reference.then(|| charset::of_reference(text, tree, options)).flatten();
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
        Some(charset) => handle.extend_from_slice(charset.decode(&local_name).ok()?.as_bytes()),
        None => handle.extend_from_slice(&local_name),
    }
    Some(Cow::Owned(handle))
}

/// The handle that a text means, also where it is an info URI of the namespace `hdl`, or, if DOI names are meant, `doi`.
pub(crate) fn meant<'a>(
    dialect: Dialect,
    subject: &Subject<'a>,
    doi: bool,
) -> Option<Cow<'a, [u8]>> {
    let (text, tree, options) = (subject.text, &subject.tree, subject.options);
    if dialect != Dialect::InfoUri {
        return octets(dialect, text, tree, options);
    }
    let identifier = tree.path.get()?;
    match Namespace::named(&text[tree.namespace.get()?.range()])?.name() {
        "hdl" => {
            let tree = Dialect::InfoHdl.read(text, options)?.tree;
            octets(Dialect::InfoHdl, text, &tree, options)
        }
        "doi" if doi => {
            let name = subject.decoded(identifier).to_cow();
            Some(name).filter(|name| Dialect::Doi.is_valid(name))
        }
        _ => None,
    }
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
