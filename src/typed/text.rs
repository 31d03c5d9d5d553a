//! [`Text`]: a text that a dialect has read, borrowed or owned.

use alloc::borrow::{Cow, ToOwned};
use alloc::string::String;
use alloc::vec::Vec;
use core::cmp::Ordering;
use core::fmt;
use core::hash::{Hash, Hasher};
use core::marker::PhantomData;
use core::str::FromStr;

use borrow_or_share::BorrowOrShare;

use crate::diagnosis::ParseError;
use crate::dialect::Dialect;
use crate::meaning::{Conversion, Key, Mode, Policy, handle, normal};
use crate::read::{Options, Tree};
use crate::report::Report;
use crate::rule::Subject;
use crate::text::Span;
use crate::typed::part::{Part, Slice};

/// A dialect as a type; the table of dialects has one for each.
pub trait Notation: Copy + 'static {
    /// The dialect.
    const DIALECT: Dialect;
    /// What its texts are slices of.
    type Slice: Slice + ToOwned + ?Sized;
}

/// A text of the dialect `D`, and where its parts are.
///
/// `T` holds the text: `&str` or `String`, in a dialect of octets `&[u8]` or `Vec<u8>`. Nothing is copied
/// or changed: it is displayed as it was given, and compared and hashed by its text.
/// Each dialect has an alias, such as [`Handle`](crate::Handle), with an accessor for each part.
#[derive(Clone, Copy)]
pub struct Text<D, T> {
    text: T,
    pub(crate) tree: Tree,
    characters: bool,
    dialect: PhantomData<D>,
}

/// What can be read: `&str`, of characters, or `&[u8]`, of octets.
pub trait Input<'a>: Copy {
    #[doc(hidden)]
    fn octets(self) -> &'a [u8];
    /// The same as characters, where it is made of them (D-S3).
    #[doc(hidden)]
    fn characters(self) -> Option<&'a str>;
}

macro_rules! inputs {
    ($([$($generics:tt)*] $type:ty, $octets:expr, $characters:expr;)+) => {
        $(impl<'a, $($generics)*> Input<'a> for &'a $type {
            #[inline]
            fn octets(self) -> &'a [u8] {
                $octets(self)
            }

            #[inline]
            fn characters(self) -> Option<&'a str> {
                $characters(self)
            }
        })+
    };
}

inputs! {
    [] str, str::as_bytes, Some;
    [] String, String::as_bytes, |text: &'a String| Some(text.as_str());
    [] [u8], core::convert::identity, |_| None;
    [] Vec<u8>, Vec::as_slice, |_| None;
    [const N: usize] [u8; N], <[u8; N]>::as_slice, |_| None;
}

impl<'a, D: Notation> Text<D, &'a D::Slice> {
    /// Reads a text, `&str` or octets.
    ///
    /// # Errors
    /// The first error: its code, and the octet where it begins.
    #[inline]
    pub fn parse(text: impl Input<'a>) -> Result<Self, ParseError> {
        let known = text.characters();
        Self::read_known(text.octets(), known, known.is_some())
    }

    pub(crate) fn read(octets: &'a [u8], characters: bool) -> Result<Self, ParseError> {
        Self::read_known(octets, None, characters)
    }

    #[inline]
    fn read_known(
        octets: &'a [u8],
        known: Option<&'a str>,
        characters: bool,
    ) -> Result<Self, ParseError> {
        let tree = tree::<D>(octets, characters)?;
        let text = D::Slice::of(octets, known).ok_or_else(|| error::<D>(octets, characters))?;
        Ok(Self { text, tree, characters, dialect: PhantomData })
    }
}

impl<D: Notation, T: AsRef<D::Slice>> Text<D, T> {
    /// Reads a text that is owned, or shared in any other way.
    pub(crate) fn own(text: T, characters: bool) -> Result<Self, ParseError> {
        let tree = tree::<D>(text.as_ref().as_ref(), characters)?;
        Ok(Self { text, tree, characters, dialect: PhantomData })
    }

    pub(crate) const fn tree(&self) -> &Tree {
        &self.tree
    }

    /// The text as octets.
    #[must_use]
    pub fn as_octets(&self) -> &[u8] {
        self.text.as_ref().as_ref()
    }

    /// The text, given back.
    #[must_use]
    pub fn into_inner(self) -> T {
        self.text
    }

    /// The same text, borrowed.
    #[must_use]
    pub fn borrowed(&self) -> Text<D, &D::Slice> {
        Text {
            text: self.text.as_ref(),
            tree: self.tree,
            characters: self.characters,
            dialect: PhantomData,
        }
    }

    /// The same text, owned.
    #[must_use]
    pub fn owned(&self) -> Text<D, <D::Slice as ToOwned>::Owned> {
        Text {
            text: self.text.as_ref().to_owned(),
            tree: self.tree,
            characters: self.characters,
            dialect: PhantomData,
        }
    }

    /// The text as rules see it.
    pub(crate) fn subject(&self) -> Subject<'_> {
        Subject {
            text: self.as_octets(),
            written: self.as_octets(),
            tree: self.tree,
            escaped: D::DIALECT.row().escaped,
            options: self.options(),
        }
    }

    /// The handle that the text means, decoded, as octets; none where it means no handle.
    #[must_use]
    pub fn handle_octets(&self) -> Option<Cow<'_, [u8]>> {
        handle::octets(D::DIALECT, self.as_octets(), &self.tree, self.options())
    }

    /// What the text has in common with all that mean the same handle, by `policy`; nothing where it means none.
    #[must_use]
    pub fn key(&self, policy: Policy) -> Option<Key> {
        self.handle_octets().map(|handle| policy.key(&handle))
    }

    pub(crate) fn options(&self) -> Options<'_> {
        Options { characters: self.characters, ..Options::default() }
    }
}

impl<D: Notation, T> Text<D, T> {
    /// The part at `span`; its segments end at `separator`.
    pub(crate) fn part<'i, 'o>(&'i self, span: Span, separator: u8) -> Part<'o, D::Slice>
    where
        T: BorrowOrShare<'i, 'o, D::Slice>,
    {
        Part::new(self.text.borrow_or_share(), span, D::DIALECT.row().escaped, separator)
    }
}

/// Where the parts are, or why there are none.
#[inline]
fn tree<D: Notation>(octets: &[u8], characters: bool) -> Result<Tree, ParseError> {
    let options = Options { characters, ..Options::default() };
    D::DIALECT.parts(octets, options).ok_or_else(|| error::<D>(octets, characters))
}

#[cold]
fn error<D: Notation>(octets: &[u8], characters: bool) -> ParseError {
    D::DIALECT.error(octets, Options { characters, ..Options::default() })
}

impl<'a, D: Notation> TryFrom<&'a str> for Text<D, &'a D::Slice> {
    type Error = ParseError;

    fn try_from(text: &'a str) -> Result<Self, ParseError> {
        Self::parse(text)
    }
}

impl<'a, D: Notation> TryFrom<&'a [u8]> for Text<D, &'a D::Slice> {
    type Error = ParseError;

    fn try_from(text: &'a [u8]) -> Result<Self, ParseError> {
        Self::parse(text)
    }
}

impl<D: Notation<Slice = str>> TryFrom<String> for Text<D, String> {
    type Error = ParseError;

    fn try_from(text: String) -> Result<Self, ParseError> {
        Self::own(text, true)
    }
}

impl<D: Notation<Slice = [u8]>> TryFrom<Vec<u8>> for Text<D, Vec<u8>> {
    type Error = ParseError;

    fn try_from(text: Vec<u8>) -> Result<Self, ParseError> {
        Self::own(text, false)
    }
}

impl<D: Notation, T> FromStr for Text<D, T>
where
    D::Slice: ToOwned<Owned = T>,
    T: AsRef<D::Slice>,
{
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        Text::<D, &D::Slice>::parse(text).map(|text| text.owned())
    }
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

impl<D, T: AsRef<str>> AsRef<str> for Text<D, T> {
    fn as_ref(&self) -> &str {
        self.text.as_ref()
    }
}

impl<D, T: AsRef<[u8]>> AsRef<[u8]> for Text<D, T> {
    fn as_ref(&self) -> &[u8] {
        self.text.as_ref()
    }
}

impl<D, T: AsRef<[u8]>, U: AsRef<[u8]>> PartialEq<Text<D, U>> for Text<D, T> {
    fn eq(&self, other: &Text<D, U>) -> bool {
        self.text.as_ref() == other.text.as_ref()
    }
}

impl<D, T: AsRef<[u8]>> Eq for Text<D, T> {}

impl<D, T: AsRef<[u8]>, U: AsRef<[u8]>> PartialOrd<Text<D, U>> for Text<D, T> {
    fn partial_cmp(&self, other: &Text<D, U>) -> Option<Ordering> {
        Some(self.text.as_ref().cmp(other.text.as_ref()))
    }
}

impl<D, T: AsRef<[u8]>> Ord for Text<D, T> {
    fn cmp(&self, other: &Self) -> Ordering {
        self.text.as_ref().cmp(other.text.as_ref())
    }
}

impl<D, T: AsRef<[u8]>> Hash for Text<D, T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.text.as_ref().hash(state);
    }
}

#[cfg(feature = "serde")]
impl<D, T: serde::Serialize> serde::Serialize for Text<D, T> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.text.serialize(serializer)
    }
}

#[cfg(feature = "serde")]
impl<'de, D: Notation, T: serde::Deserialize<'de> + AsRef<D::Slice>> serde::Deserialize<'de>
    for Text<D, T>
{
    fn deserialize<S: serde::Deserializer<'de>>(deserializer: S) -> Result<Self, S::Error> {
        let text = T::deserialize(deserializer)?;
        let characters = <D::Slice as Slice>::CHARACTERS;
        Self::own(text, characters).map_err(serde::de::Error::custom)
    }
}

impl<D: Notation, T: AsRef<D::Slice>> Text<D, T> {
    /// The text in its [normal form](Dialect::normalize), as octets.
    #[must_use]
    pub fn normalized_octets(&self, mode: Mode) -> Cow<'_, [u8]> {
        normal(D::DIALECT, &self.subject(), mode)
    }
}

impl<D: Notation<Slice = str>, T: AsRef<str>> Text<D, T> {
    /// The text in its [normal form](Dialect::normalize).
    ///
    /// ```
    /// use handle_syntax::{HdlUri, Mode};
    ///
    /// let uri = HdlUri::parse("HDL://Example.1/a%2db%2fc")?;
    /// assert_eq!(uri.normalized(Mode::default()), "hdl://example.1/a-b%2Fc");
    /// # Ok::<(), handle_syntax::ParseError>(())
    /// ```
    #[must_use]
    pub fn normalized(&self, mode: Mode) -> Cow<'_, str> {
        match self.normalized_octets(mode) {
            Cow::Borrowed(octets) => String::from_utf8_lossy(octets),
            Cow::Owned(octets) => String::from_utf8_lossy(&octets).into_owned().into(),
        }
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

impl<D: Notation, T: AsRef<D::Slice>> Text<D, T> {
    /// The same handle in another notation, where nothing is lost by it.
    ///
    /// ```
    /// use handle_syntax::{HdlUri, InfoHdl, dialects};
    ///
    /// let uri = HdlUri::parse("hdl://10.1/a%2Fb")?;
    /// let info: InfoHdl<String> = uri.to::<dialects::InfoHdl>()?;
    /// assert_eq!(info.as_str(), "info:hdl/10.1/a/b");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Something would be lost, or the other notation cannot hold this handle; a [`Conversion`] may be told more.
    pub fn to<E: Notation>(&self) -> Result<Owned<E>, Report<'static>> {
        let options = self.options();
        let conversion = Conversion { options, ..Conversion::new(D::DIALECT, E::DIALECT) };
        let converted = conversion.convert(self.as_octets());
        let text = converted.map_err(Report::into_owned)?.text;
        Text::<E, &E::Slice>::read(&text, E::Slice::CHARACTERS)
            .map(|text| text.owned())
            .map_err(|_| E::DIALECT.check(&text).into_owned())
    }
}

/// The owned text of a dialect.
pub(crate) type Owned<D> = Text<D, <<D as Notation>::Slice as ToOwned>::Owned>;
