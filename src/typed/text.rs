//! [`Text`]: a text that a dialect has read, borrowed or owned.

use alloc::borrow::ToOwned;
use core::fmt;
use core::marker::PhantomData;

use borrow_or_share::{BorrowOrShare, Bos};

use crate::read::Tree;
use crate::report::ParseError;
use crate::report::Report;
use crate::typed::input::{Input, Slice};
use crate::typed::notation::Notation;
use crate::typed::refused::Refused;

/// A valid text of the dialect `D`, with the places of its parts.
///
/// `T` holds the text: `&str`, `String`, `Cow<str>`, `Box<str>` or `Arc<str>`, or the same types of octets if the
/// dialect is one of octets. Nothing is copied or changed: a text is displayed as it was given, and compares and hashes
/// like the slice that it holds. Each dialect has an alias, such as [`Handle`](crate::Handle), with an accessor for
/// each part.
///
/// Whatever is borrowed from a `Text<D, &'a str>` lives as long as `'a`.
///
/// ```
/// use handle_syntax::Doi;
///
/// fn suffix<'a>(text: &'a str) -> Option<&'a str> {
///     Some(Doi::parse(text).ok()?.suffix().text())
/// }
/// assert_eq!(suffix("10.1000/182"), Some("182"));
/// ```
///
/// `new` builds a text from parts, and a method such as `with_query` returns the same text with another part. Parts
/// must be written as in the text, because nothing is escaped. The accessor of a part that may be absent returns an
/// `Option`.
///
/// ```
/// use handle_syntax::{HdlUri, Proxy, Sun98Uri};
///
/// let uri = HdlUri::new("10.1000", "a%2Fb")?.with_query("x")?;
/// assert_eq!(uri.with_fragment("y")?, "hdl://10.1000/a%2Fb?x#y");
/// assert_eq!(Sun98Uri::new(b"a", b"b")?.with_modifier(b"utf-8")?, b"hdl:utf-8@a/b"[..]);
/// let link = Proxy::parse("https://hdl.handle.net/hdl:10.1000/182")?;
/// assert_eq!((link.path().text(), link.alias().unwrap().text()), ("hdl:10.1000/182", "hdl:"));
/// assert!(link.fragment().is_none());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// Code that is generic over what holds the text needs one bound:
///
/// ```
/// use handle_syntax::{Doi, Policy};
/// use handle_syntax::typed::Bos;
///
/// fn same<T: Bos<str>, U: Bos<str>>(one: &Doi<T>, other: &Doi<U>) -> bool {
///     one.key(Policy::Doi) == other.key(Policy::Doi)
/// }
/// assert!(same(&Doi::parse("doi:10.1000/A")?, &"10.1000/a".parse::<Doi<String>>()?));
/// # Ok::<(), handle_syntax::ParseError>(())
/// ```
///
/// A text is written as it was given, and may begin with a label such as `doi:`. [`handle`](Self::handle) returns the
/// name alone. A link has escapes of its own, so it is not made by putting texts together:
/// [`to`](Self::to) converts a text to a link, and a [`Conversion`](crate::Conversion) chooses its host.
///
/// ```
/// use handle_syntax::{Conversion, Dialect, Doi, Proxy};
///
/// let doi = Doi::parse("doi:10.1000/a#b")?;
/// assert_eq!(doi.handle(), "10.1000/a#b");
/// let link: Proxy<String> = doi.to()?;
/// assert_eq!(link, "https://hdl.handle.net/10.1000/a%23b");
/// let links = Conversion::new(Dialect::Doi, Dialect::Proxy).resolver("doi.org");
/// assert_eq!(links.convert(doi.as_str())?.text, b"https://doi.org/10.1000/a%23b");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy)]
pub struct Text<D, T> {
    text: T,
    tree: Tree,
    dialect: PhantomData<D>,
}

/// The owned text of a dialect: a `Text` that holds a `String`, or a `Vec<u8>` if the dialect is one of octets.
///
/// ```
/// use handle_syntax::Doi;
/// use handle_syntax::typed::{Owned, dialects};
///
/// let owned: Owned<dialects::Doi> = Doi::parse("10.1000/182")?.to_owned();
/// assert_eq!(owned.into_inner(), String::from("10.1000/182"));
/// # Ok::<(), handle_syntax::ParseError>(())
/// ```
pub type Owned<D> = Text<D, <<D as Notation>::Slice as ToOwned>::Owned>;

impl<'a, D: Notation> Text<D, &'a D::Slice> {
    /// Reads a text from `&str` or octets.
    ///
    /// Only errors are refused. A text with warnings is read as well; [`Dialect::check`](crate::Dialect::check) returns
    /// them, and [`Dialect::is_plain`](crate::Dialect::is_plain) is `true` only for texts that have none.
    ///
    /// ```
    /// use handle_syntax::{Code, Dialect, Proxy};
    ///
    /// let page = "https://en.wikipedia.org/wiki/Handle";
    /// assert_eq!(Proxy::parse(page)?.handle(), "wiki/Handle");
    /// assert_eq!(Dialect::Proxy.check(page).headline().unwrap().code(), Code::UnknownProxy);
    /// # Ok::<(), handle_syntax::ParseError>(())
    /// ```
    ///
    /// # Errors
    /// The text has an error; the [`ParseError`] says its code and the octet at which it begins.
    #[inline]
    pub fn parse(text: impl Input<'a>) -> Result<Self, ParseError> {
        let (octets, known) = (text.octets(), text.characters());
        let tree = tree::<D>(octets)?;
        let text = D::Slice::of(octets, known).ok_or_else(|| error::<D>(octets))?;
        Ok(Self { text, tree, dialect: PhantomData })
    }

    /// Reads a text like [`parse`](Self::parse), but the error reports everything that is wrong with the text.
    ///
    /// ```
    /// use handle_syntax::{Code, Doi};
    ///
    /// let report = Doi::read("11.1000/182").unwrap_err();
    /// assert_eq!(report.headline().unwrap().code(), Code::NotADoi);
    /// ```
    ///
    /// # Errors
    /// The text has an error; the report has all its problems.
    pub fn read(text: impl Input<'a>) -> Result<Self, Report<'a>> {
        Self::parse(text).map_err(|_| D::DIALECT.check_with(text.octets(), D::OPTIONS))
    }
}

impl<D: Notation, T: Bos<D::Slice>> Text<D, T> {
    /// Reads a text that is owned or shared.
    pub(super) fn hold(text: T) -> Result<Self, Refused<T>> {
        match tree::<D>(octets::<D, T>(&text)) {
            Ok(tree) => Ok(Self { text, tree, dialect: PhantomData }),
            Err(error) => Err(Refused::new(text, error)),
        }
    }

    /// Returns the `String` or other value that holds the text.
    #[must_use]
    pub fn into_inner(self) -> T {
        self.text
    }

    /// The text as octets.
    #[must_use]
    pub fn as_bytes<'i, 'o>(&'i self) -> &'o [u8]
    where
        T: BorrowOrShare<'i, 'o, D::Slice>,
    {
        self.as_slice().as_ref()
    }

    /// The text as a slice: `str`, or `[u8]` if the dialect is one of octets.
    ///
    /// ```
    /// use handle_syntax::HandleOctet;
    ///
    /// let handle = HandleOctet::parse(b"cnri.test/\x93")?;
    /// assert_eq!(handle.as_slice(), b"cnri.test/\x93");
    /// # Ok::<(), handle_syntax::ParseError>(())
    /// ```
    #[must_use]
    pub fn as_slice<'i, 'o>(&'i self) -> &'o D::Slice
    where
        T: BorrowOrShare<'i, 'o, D::Slice>,
    {
        self.text.borrow_or_share()
    }

    /// The same text, borrowed.
    ///
    /// ```
    /// use handle_syntax::Doi;
    ///
    /// let owned: Doi<String> = "10.1000/182".parse()?;
    /// let borrowed: Doi<&str> = owned.borrowed();
    /// assert_eq!(borrowed, owned);
    /// # Ok::<(), handle_syntax::ParseError>(())
    /// ```
    #[must_use]
    pub fn borrowed<'i, 'o>(&'i self) -> Text<D, &'o D::Slice>
    where
        T: BorrowOrShare<'i, 'o, D::Slice>,
    {
        Text { text: self.as_slice(), tree: self.tree, dialect: PhantomData }
    }

    /// The same text, owned.
    #[must_use]
    pub fn to_owned(&self) -> Owned<D> {
        Text { text: self.as_slice().to_owned(), tree: self.tree, dialect: PhantomData }
    }
}

impl<D: Notation<Slice = str>, T: Bos<str>> Text<D, T> {
    /// The text as `str`.
    #[must_use]
    pub fn as_str<'i, 'o>(&'i self) -> &'o str
    where
        T: BorrowOrShare<'i, 'o, str>,
    {
        self.as_slice()
    }
}

impl<D: Notation, T> Text<D, T> {
    pub(super) const fn tree(&self) -> &Tree {
        &self.tree
    }
}

/// The octets that `text` holds.
fn octets<D: Notation, T: Bos<D::Slice>>(text: &T) -> &[u8] {
    let slice: &D::Slice = text.borrow_or_share();
    slice.as_ref()
}

/// The parts of a text, or the error if it is not valid.
#[inline]
fn tree<D: Notation>(octets: &[u8]) -> Result<Tree, ParseError> {
    D::DIALECT.parts(octets, D::OPTIONS).ok_or_else(|| error::<D>(octets))
}

#[cold]
fn error<D: Notation>(octets: &[u8]) -> ParseError {
    D::DIALECT.error(octets, D::OPTIONS)
}

impl<D, T: fmt::Display> fmt::Display for Text<D, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.text.fmt(f)
    }
}

impl<D: Notation, T: fmt::Debug> fmt::Debug for Text<D, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple(D::DIALECT.name()).field(&self.text).finish()
    }
}
