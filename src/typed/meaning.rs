//! The meaning of typed texts: their handles, keys, normal forms, and the same handle in another notation.

use alloc::borrow::Cow;

use borrow_or_share::{BorrowOrShare, Bos};

use crate::code::Code;
use crate::diagnosis::Finding;
use crate::meaning::{Conversion, Key, Mode, Normalization, Policy, handle, normal, normal_with};
use crate::report::{Origin, Report};
use crate::typed::input::Slice;
use crate::typed::notation::{HandleNotation, Notation};
use crate::typed::text::{Owned, Text};

impl<D: HandleNotation, T: Bos<D::Slice>> Text<D, T> {
    /// The decoded handle that the text means; it is copied only if decoding changes it.
    ///
    /// ```
    /// use handle_syntax::HdlUri;
    ///
    /// assert_eq!(HdlUri::parse("hdl://10.1000/a%2Fb")?.handle(), "10.1000/a/b");
    /// # Ok::<(), handle_syntax::ParseError>(())
    /// ```
    #[must_use]
    pub fn handle<'i, 'o>(&'i self) -> Cow<'o, D::Handle>
    where
        T: BorrowOrShare<'i, 'o, D::Slice>,
    {
        D::Handle::of_lossy(self.handle_octets().unwrap_or_default())
    }

    /// The [key](Policy::key) of the text's handle: texts have equal keys if they mean the same handle by `policy`.
    /// [`Policy::of`] returns the usual policy for a handle; the page of [`Key`] shows a map of handles of several.
    #[must_use]
    pub fn key(&self, policy: Policy) -> Key {
        let handle = self.handle();
        let octets: &[u8] = (*handle).as_ref();
        policy.key(octets)
    }
}

impl<D: Notation, T: Bos<D::Slice>> Text<D, T> {
    /// The decoded octets of the handle that the text means; `None` for [`InfoUri`](crate::InfoUri), whose texts may be
    /// of any namespace. Other notations have [`handle`](Self::handle) too.
    ///
    /// ```
    /// use handle_syntax::{HdlUri, InfoUri};
    ///
    /// let uri = HdlUri::parse("hdl://10.1000/a%2Fb")?;
    /// assert_eq!(uri.handle_octets().as_deref(), Some(&b"10.1000/a/b"[..]));
    /// assert_eq!(InfoUri::parse("info:hdl/10.1000/a")?.handle_octets(), None);
    /// # Ok::<(), handle_syntax::ParseError>(())
    /// ```
    #[must_use]
    pub fn handle_octets<'i, 'o>(&'i self) -> Option<Cow<'o, [u8]>>
    where
        T: BorrowOrShare<'i, 'o, D::Slice>,
    {
        handle::octets(D::DIALECT, self.as_bytes(), self.tree(), D::OPTIONS)
    }

    /// The text in its [normal form](crate::Dialect::normalize).
    ///
    /// ```
    /// use handle_syntax::HdlUri;
    ///
    /// let uri = HdlUri::parse("HDL://Example.1/a%2db%2fc")?;
    /// assert_eq!(uri.normalized(), "hdl://example.1/a-b%2Fc");
    /// # Ok::<(), handle_syntax::ParseError>(())
    /// ```
    #[must_use]
    pub fn normalized<'i, 'o>(&'i self) -> Cow<'o, D::Slice>
    where
        T: BorrowOrShare<'i, 'o, D::Slice>,
    {
        D::Slice::of_lossy(normal(D::DIALECT, self.as_bytes(), self.tree(), Mode::default()))
    }

    /// Like [`normalized`](Self::normalized), with another kind of normal form.
    ///
    /// ```
    /// use handle_syntax::Doi;
    /// use handle_syntax::meaning::Normalization;
    ///
    /// let doi = Doi::parse("10.1000/abc").unwrap();
    /// assert_eq!(doi.normalized_with(Normalization::new().registry(true))?, "10.1000/ABC");
    /// # Ok::<(), handle_syntax::Report>(())
    /// ```
    ///
    /// # Errors
    /// The rules of its namespace refuse the identifier; only [`Normalization::registry`] asks for these.
    pub fn normalized_with<'i, 'o>(
        &'i self,
        normalization: Normalization,
    ) -> Result<Cow<'o, D::Slice>, Report<'o>>
    where
        T: BorrowOrShare<'i, 'o, D::Slice>,
    {
        let text = (D::DIALECT, self.as_bytes(), self.tree());
        normal_with(text, D::OPTIONS, normalization).map(D::Slice::of_lossy)
    }

    /// The same handle in another notation, if the conversion loses nothing. A link would lose its host: to write its
    /// handle in another notation, allow that by [`Conversion::allow`].
    ///
    /// A link that is made of a text without a host has `hdl.handle.net`, which resolves every handle, DOI names
    /// included. A [`Conversion`] writes the host that [`Conversion::resolver`] names.
    ///
    /// ```
    /// use handle_syntax::{Conversion, Dialect, HdlUri, InfoHdl, Proxy};
    ///
    /// let uri = HdlUri::parse("hdl://10.1/a%2Fb")?;
    /// let info: InfoHdl<String> = uri.to()?;
    /// assert_eq!(info.as_str(), "info:hdl/10.1/a/b");
    /// let link: Proxy<String> = uri.to()?;
    /// assert_eq!(link, "https://hdl.handle.net/10.1/a/b");
    ///
    /// let links = Conversion::new(Dialect::HdlUri, Dialect::Proxy).resolver("doi.org");
    /// assert_eq!(links.convert(uri.as_str())?.text, b"https://doi.org/10.1/a/b");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// The conversion would lose a part, or the other notation cannot hold this handle. A [`Conversion`] has options
    /// for both.
    pub fn to<E: Notation>(&self) -> Result<Owned<E>, Report<'static>> {
        let conversion = Conversion::new(D::DIALECT, E::DIALECT).options(D::OPTIONS);
        let converted = conversion.convert(self.as_bytes());
        let text = converted.map_err(Report::into_owned)?.text;
        let read = Text::<E, &E::Slice>::parse(text.as_slice());
        let modifier = self.tree().modifier.get().filter(|_| E::OPTIONS.characters);
        let same = |read: &Text<E, _>| read.handle_octets() == self.handle_octets();
        match (read, modifier) {
            (Ok(read), None) => Ok(read.to_owned()),
            (Ok(read), Some(_)) if same(&read) => Ok(read.to_owned()),
            // The conversion wrote octets in the charset of the modifier, but a notation of characters never decodes by
            // it.
            (_, Some(modifier)) => {
                let finding = Finding::new(Code::LossyModifier, modifier, E::DIALECT.start());
                let origin = Origin::Loss(E::DIALECT);
                let report = Report::one(finding, self.as_bytes(), origin);
                Err(report.into_owned())
            }
            (Err(_), None) => Err(E::DIALECT.check_with(&text, E::OPTIONS).into_owned()),
        }
    }
}
