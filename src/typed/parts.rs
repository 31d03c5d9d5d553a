//! The parts of a text: all of them, those besides the handle, and the two that every handle has.

use borrow_or_share::{BorrowOrShare, Bos};

use crate::dialect::Loss;
use crate::text::Span;
use crate::typed::notation::{HandleNotation, Notation};
use crate::typed::part::Part;
use crate::typed::text::Text;

impl<D: Notation, T: Bos<D::Slice>> Text<D, T> {
    /// Every part that the text has, with its name, in the order of the text; a part inside another comes after it.
    ///
    /// ```
    /// use handle_syntax::InfoHdl;
    ///
    /// let text = InfoHdl::parse("info:hdl/10.1000/182")?;
    /// let parts: Vec<_> = text.parts().map(|(name, part)| (name, part.text())).collect();
    /// assert_eq!(parts[..2], [("namespace", "hdl"), ("identifier", "10.1000/182")]);
    /// assert_eq!(parts[2..], [("naming_authority", "10.1000"), ("local_name", "182")]);
    /// # Ok::<(), handle_syntax::ParseError>(())
    /// ```
    pub fn parts<'i, 'o>(
        &'i self,
    ) -> impl Iterator<Item = (&'static str, Part<'o, D::Slice>)> + use<'o, D, T>
    where
        T: BorrowOrShare<'i, 'o, D::Slice>,
    {
        let (text, tree) = (self.as_slice(), *self.tree());
        D::PARTS.iter().filter_map(move |named| {
            let span = (named.slot)(&tree).get()?;
            let escaped = D::DIALECT.row().escaped;
            Some((named.name, Part::new(text, span, escaped, named.separator)))
        })
    }

    /// The parts besides the handle, which another notation may have no place for; their order is not specified.
    ///
    /// ```
    /// use handle_syntax::{Loss, Proxy};
    ///
    /// let link = Proxy::parse("https://doi.org/10.1000/182?noredirect&auth")?;
    /// let (_, query) = link.parts_besides_handle().find(|(what, _)| *what == Loss::Query).unwrap();
    /// assert_eq!((query.text(), query.segments().count()), ("noredirect&auth", 2));
    /// # Ok::<(), handle_syntax::ParseError>(())
    /// ```
    pub fn parts_besides_handle<'i, 'o>(
        &'i self,
    ) -> impl Iterator<Item = (Loss, Part<'o, D::Slice>)> + use<'o, D, T>
    where
        T: BorrowOrShare<'i, 'o, D::Slice>,
    {
        let (text, tree) = (self.as_slice(), *self.tree());
        Loss::ALL.iter().filter_map(move |&what| {
            let span = D::DIALECT.row().span(what, &tree)?;
            let named = D::PARTS.iter().find(|named| (named.slot)(&tree).get() == Some(span));
            let separator = named.map_or(b'/', |named| named.separator);
            Some((what, Part::new(text, span, D::DIALECT.row().escaped, separator)))
        })
    }
}

impl<D: HandleNotation, T> Text<D, T> {
    /// The naming authority of the handle, under the same name in every dialect. Its segments end at dots, escaped or
    /// not.
    #[must_use]
    pub fn naming_authority<'i, 'o>(&'i self) -> Part<'o, D::Slice>
    where
        T: BorrowOrShare<'i, 'o, D::Slice>,
    {
        self.part(self.tree().naming_authority, b'.')
    }

    /// The local name of the handle, under the same name in every dialect. Its segments end at raw slashes.
    #[must_use]
    pub fn local_name<'i, 'o>(&'i self) -> Part<'o, D::Slice>
    where
        T: BorrowOrShare<'i, 'o, D::Slice>,
    {
        self.part(self.tree().local_name.get().unwrap_or_default(), b'/')
    }
}

impl<D: Notation, T> Text<D, T> {
    /// The part at `span`; its segments end at `separator`.
    pub(super) fn part<'i, 'o>(&'i self, span: Span, separator: u8) -> Part<'o, D::Slice>
    where
        T: BorrowOrShare<'i, 'o, D::Slice>,
    {
        Part::new(self.as_slice(), span, D::DIALECT.row().escaped, separator)
    }
}
