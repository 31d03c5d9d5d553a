//! The handle that a text of any dialect means.

use alloc::borrow::Cow;
use alloc::vec::Vec;

use crate::code::Code;
use crate::diagnosis::Finding;
use crate::dialect::{Dialect, Row};
use crate::read::{Options, Tree, reference};
use crate::registry::{IDENTIFIER, Namespace};
use crate::report::{Origin, Report};
use crate::rule::Subject;
use crate::text::{Decoded, Span, ascii};

/// The decoded octets of the handle; `None` if the text means no handle. They are borrowed from the text if they stand
/// in it as they are, unless the text has a charset.
pub(crate) fn octets<'a>(
    dialect: Dialect,
    text: &'a [u8],
    tree: &Tree,
    options: Options<'_>,
) -> Option<Cow<'a, [u8]>> {
    let local_name = tree.local_name.get()?;
    let &Row { escaped, charsets, .. } = dialect.row();
    let whole = Span::new(tree.naming_authority.start, local_name.end);
    let charset = charsets.then(|| reference::charset(text, tree, options)).flatten();
    let slash = text.get(tree.naming_authority.range().end) == Some(&b'/');
    let plain = slash && !(escaped && text[whole.range()].contains(&b'%'));
    if plain && charset.is_none() {
        return Some(Cow::Borrowed(&text[whole.range()]));
    }
    let mut handle = Vec::with_capacity(whole.len() as usize + b"10/".len());
    let decoded = |span| Decoded::new(text, span, escaped);
    handle.extend(decoded(tree.naming_authority).octets().map(|(octet, _)| octet));
    if tree.short {
        handle.extend_from_slice(b"10");
    }
    handle.push(b'/');
    match charset {
        Some(charset) => {
            let octets = decoded(local_name).to_cow();
            handle.extend_from_slice(charset.decode(&octets).ok()?.as_bytes());
        }
        None => handle.extend(decoded(local_name).octets().map(|(octet, _)| octet)),
    }
    Some(Cow::Owned(handle))
}

/// The handle that a text means. An info URI means one if its namespace is `hdl`, or if it is `doi` and the caller
/// `wants_dois`.
pub(crate) fn meant<'a>(
    dialect: Dialect,
    subject: &Subject<'a>,
    wants_dois: bool,
) -> Option<Cow<'a, [u8]>> {
    let (text, tree, options) = (subject.text, &subject.tree, subject.options);
    let Some(handles) = dialect.of_handles() else {
        return octets(dialect, text, tree, options);
    };
    let identifier = tree.path.get()?;
    match Namespace::named(&text[tree.namespace.get()?.range()])?.name() {
        "hdl" => {
            let tree = handles.read(text, options)?.tree;
            octets(handles, text, &tree, options)
        }
        "doi" if wants_dois => {
            let name = subject.decoded(identifier).to_cow();
            Some(name).filter(|name| not_a_doi(name).is_none())
        }
        _ => None,
    }
}

/// Why `name` is not a DOI name, and at which octet; a label `doi:` is not part of a name.
fn not_a_doi(name: &[u8]) -> Option<(Code, usize)> {
    if ascii::label_len(name, Dialect::Doi.row().label) > 0 {
        return Some((Code::NotADoi, 0));
    }
    let error = || Dialect::Doi.error(name, Options::new());
    (!Dialect::Doi.is_valid(name)).then(|| (error().code(), error().at()))
}

/// The report on a text that means no handle: an info URI of another namespace, or one whose identifier is not a
/// handle.
pub(crate) fn not_meant<'t>(
    dialect: Dialect,
    subject: &Subject<'t>,
    wants_dois: bool,
) -> Report<'t> {
    let namespace = subject.tree.namespace.get().unwrap_or_default();
    let identifier = subject.decoded(subject.tree.path.get().unwrap_or_default());
    let name = Namespace::named(&subject.text[namespace.range()]).map(Namespace::name);
    let refused = match name {
        Some("hdl") => {
            let handles = dialect.of_handles().unwrap_or(dialect);
            return handles.check_with(subject.text, subject.options);
        }
        Some("doi") if wants_dois => not_a_doi(&identifier.to_cow()),
        _ => None,
    };
    let finding = match refused {
        Some((code, at)) => {
            let end = Span::new(identifier.span().end, identifier.span().end);
            let span = identifier.octets().nth(at).map_or(end, |(_, span)| span);
            Finding::new(code, span, IDENTIFIER)
        }
        None => Finding::new(Code::NotAHandle, namespace, "info_uri::namespace"),
    };
    Report::one(finding, subject.text, Origin::Meaning(dialect))
}

impl Dialect {
    /// The decoded handle of a text; `None` if the text is not valid or means no handle. An info URI that is read as
    /// `info-uri` means a handle if its namespace is `hdl`.
    ///
    /// ```
    /// use handle_syntax::Dialect;
    ///
    /// let handle = Dialect::HdlUri.handle("hdl://10.1000/a%2Fb");
    /// assert_eq!(handle.as_deref(), Some(&b"10.1000/a/b"[..]));
    /// assert!(Dialect::InfoUri.handle("info:hdl/10.1000/182").is_some());
    /// assert!(Dialect::InfoUri.handle("info:lccn/n78089035").is_none());
    /// ```
    #[must_use]
    pub fn handle(self, text: &(impl AsRef<[u8]> + ?Sized)) -> Option<Cow<'_, [u8]>> {
        self.handle_with(text, Options::default())
    }

    /// Like [`handle`](Self::handle), with options.
    ///
    /// ```
    /// use handle_syntax::{Charset, Dialect, Options};
    ///
    /// let options = Options::new().charset("shift_jis".parse::<Charset>()?);
    /// let handle = Dialect::Sun98Uri.handle_with(b"hdl:cnri.test/\x93\xFA", options);
    /// assert_eq!(handle.as_deref(), Some("cnri.test/日".as_bytes()));
    /// # Ok::<(), handle_syntax::UnknownName>(())
    /// ```
    #[must_use]
    pub fn handle_with<'a>(
        self,
        text: &'a (impl AsRef<[u8]> + ?Sized),
        options: Options<'a>,
    ) -> Option<Cow<'a, [u8]>> {
        meant(self, &self.read(text.as_ref(), options)?, false)
    }

    /// The report that says why a text means no handle; if the text is not valid, the report on its errors.
    pub(crate) fn means_no_handle<'t>(self, text: &'t [u8], options: Options<'t>) -> Report<'t> {
        match self.read(text, options) {
            Some(subject) => not_meant(self, &subject, true),
            None => self.check_with(text, options),
        }
    }
}
