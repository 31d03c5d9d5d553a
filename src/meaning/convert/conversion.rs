//! [`Conversion`]: how to write a text in another notation, and which parts besides the handle are kept.

use alloc::vec::Vec;

use crate::dialect::{Dialect, Loss};
use crate::read::{Options, ResolverSegment};
use crate::text::Span;

/// How to write texts of one dialect in another.
///
/// A conversion reads the handle of a text, decodes it, and writes it anew. A part besides the handle is copied if both
/// notations have a place for it. If the other notation has none, the conversion is refused, unless that loss is
/// allowed. A link always has a host, which only another link to the same resolver keeps. Warnings are not looked for:
/// for them, [check](crate::Dialect::check) the text first.
///
/// ```
/// use handle_syntax::{Code, Conversion, Dialect, Loss};
///
/// let conversion = Conversion::new(Dialect::HdlUri, Dialect::InfoHdl);
/// let converted = conversion.convert(b"hdl://10.1/a:b%2Fc#d")?;
/// assert_eq!(converted.text, b"info:hdl/10.1/a:b/c#d");
/// assert!(converted.is_lossless());
///
/// let refused = conversion.convert(b"hdl://10.1/a?b").unwrap_err();
/// let problem = refused.headline().unwrap();
/// assert_eq!((problem.code(), problem.span().range()), (Code::LossyQuery, 13..14));
/// let conversion = conversion.allow(&[Loss::Query]);
/// assert_eq!(conversion.convert(b"hdl://10.1/a?b")?.dropped[0].what, Loss::Query);
/// # Ok::<(), handle_syntax::Report>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Conversion<'a> {
    pub(super) from: Dialect,
    pub(super) to: Dialect,
    pub(super) options: Options<'a>,
    pub(super) allow: &'a [Loss],
    pub(super) protect_dots: bool,
    pub(super) minimal: bool,
    pub(super) resolver: Option<&'a str>,
    pub(super) resolver_segment: Option<&'a str>,
    pub(super) forbidden: &'a [u8],
}

/// The result of a conversion: a text in another notation.
///
/// ```
/// use handle_syntax::{Conversion, Dialect};
///
/// let uris = Conversion::new(Dialect::Handle, Dialect::InfoHdl);
/// let converted = uris.convert("10.1000/日")?;
/// assert_eq!(converted.text, b"info:hdl/10.1000/%E6%97%A5");
/// assert!(converted.is_lossless());
/// assert_eq!(converted.escapes[0].range(), 17..20);
/// # Ok::<(), handle_syntax::Report>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Converted {
    /// The text, as octets: a native handle may have any octets, and a reference of 1998 is in the charset of its
    /// modifier, even if the source was read as characters.
    pub text: Vec<u8>,
    /// The parts of the source that were lost, in the order of the source.
    pub dropped: Vec<Dropped>,
    /// The places in `text` of the percent-escapes in the handle; those of a copied query or fragment are not among
    /// them.
    pub escapes: Vec<Span>,
}

impl Converted {
    /// Whether no part was lost. If so, converting the text back gives the same handle and the same other parts;
    /// escapes, the case of the scheme, a label such as `doi:` and the charset may differ.
    ///
    /// ```
    /// use handle_syntax::{Conversion, Dialect, Loss};
    ///
    /// let names = Conversion::new(Dialect::Proxy, Dialect::Doi).allow(&[Loss::Host]);
    /// assert!(!names.convert("https://doi.org/10.1000/182")?.is_lossless());
    /// # Ok::<(), handle_syntax::Report>(())
    /// ```
    #[must_use]
    pub const fn is_lossless(&self) -> bool {
        self.dropped.is_empty()
    }
}

/// A part of the source that was lost in a conversion.
///
/// ```
/// use handle_syntax::{Conversion, Dialect, Loss};
///
/// let handles = Conversion::new(Dialect::HdlUri, Dialect::Handle).allow(&[Loss::Query]);
/// let dropped = handles.convert("hdl://10.1000/182?x")?.dropped;
/// assert_eq!((dropped[0].what, dropped[0].span.range()), (Loss::Query, 18..19));
/// # Ok::<(), handle_syntax::Report>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub struct Dropped {
    /// The place of the part in the source.
    pub span: Span,
    /// Which part it is.
    pub what: Loss,
}

impl<'a> Conversion<'a> {
    /// A conversion of texts of the dialect `from` to the dialect `to`. It escapes each character for which the
    /// document of the target recommends it, and allows no loss.
    #[must_use]
    pub const fn new(from: Dialect, to: Dialect) -> Self {
        Self {
            from,
            to,
            options: Options::new(),
            allow: &[],
            protect_dots: false,
            minimal: false,
            resolver: None,
            resolver_segment: None,
            forbidden: &[],
        }
    }

    /// How to read the text.
    ///
    /// ```
    /// use handle_syntax::{Charset, Conversion, Dialect, Options};
    ///
    /// let options = Options::new().charset("shift_jis".parse::<Charset>()?);
    /// let handles = Conversion::new(Dialect::Sun98Uri, Dialect::Handle).options(options);
    /// assert_eq!(handles.convert(b"hdl:cnri.test/\x93\xFA")?.text, "cnri.test/日".as_bytes());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn options(self, options: Options<'a>) -> Self {
        Self { options, ..self }
    }

    /// How to read the text, for callers who name only one segment: the segment in `options` is the one to write if
    /// texts of the target have a segment; otherwise it is that of the text.
    ///
    /// ```
    /// use handle_syntax::{Conversion, Dialect, Options, ResolverSegment};
    ///
    /// let options = Options::new().resolver_segment(ResolverSegment::Is("hdl"));
    /// let texts = Conversion::new(Dialect::Handle, Dialect::CordraHttp).options_for_target(options);
    /// let written = texts.resolver("id.test").convert("100.102/F5")?;
    /// assert_eq!(written.text, b"http://id.test/hdl/100.102/F5");
    /// # Ok::<(), handle_syntax::Report>(())
    /// ```
    #[must_use]
    pub fn options_for_target(self, options: Options<'a>) -> Self {
        match options.resolver_segment {
            ResolverSegment::Is(segment) if self.to.row().has_place(Loss::Segment) => self
                .options(options.resolver_segment(ResolverSegment::Unknown))
                .resolver_segment(segment),
            _ => self.options(options),
        }
    }

    /// How the text is read.
    ///
    /// ```
    /// use handle_syntax::{Conversion, Dialect, Options};
    ///
    /// let options = Options::new().characters(true);
    /// let handles = Conversion::new(Dialect::Sun98Uri, Dialect::Handle).options(options);
    /// assert_eq!(handles.get_options(), options);
    /// ```
    #[must_use]
    pub const fn get_options(&self) -> Options<'a> {
        self.options
    }

    /// The parts that may be lost.
    #[must_use]
    pub const fn allow(self, allow: &'a [Loss]) -> Self {
        Self { allow, ..self }
    }

    /// Whether to write dot-segments so that URI software leaves them alone (DOI Handbook 2.5.2.4).
    ///
    /// ```
    /// use handle_syntax::{Conversion, Dialect};
    ///
    /// let links = Conversion::new(Dialect::Doi, Dialect::Proxy).protect_dots(true);
    /// assert_eq!(links.convert("10.1000/a/../b")?.text, b"https://hdl.handle.net/10.1000/a/..%2Fb");
    /// # Ok::<(), handle_syntax::Report>(())
    /// ```
    #[must_use]
    pub const fn protect_dots(self, protect_dots: bool) -> Self {
        Self { protect_dots, ..self }
    }

    /// Whether to percent-escape only what the grammar of the target demands, and not what its comments or practice
    /// recommend.
    ///
    /// ```
    /// use handle_syntax::{Conversion, Dialect};
    ///
    /// let uris = Conversion::new(Dialect::Handle, Dialect::HdlUri);
    /// assert_eq!(uris.convert("10.1000/a:b")?.text, b"hdl://10.1000/a%3Ab");
    /// assert_eq!(uris.minimal(true).convert("10.1000/a:b")?.text, b"hdl://10.1000/a:b");
    /// # Ok::<(), handle_syntax::Report>(())
    /// ```
    #[must_use]
    pub const fn minimal(self, minimal: bool) -> Self {
        Self { minimal, ..self }
    }

    /// The resolver, proxy or server to write. Without one, the conversion keeps that of the text if it can; otherwise
    /// it writes `hdl.handle.net`, as in every link, or no server. A notation without a place for it leaves it out;
    /// [`wrong_name`](Self::wrong_name) says so.
    ///
    /// ```
    /// use handle_syntax::{Conversion, Dialect};
    ///
    /// let links = Conversion::new(Dialect::Doi, Dialect::Proxy).resolver("doi.org");
    /// assert_eq!(links.convert("10.1000/182")?.text, b"https://doi.org/10.1000/182");
    /// # Ok::<(), handle_syntax::Report>(())
    /// ```
    #[must_use]
    pub fn resolver(self, resolver: impl Into<Option<&'a str>>) -> Self {
        Self { resolver: resolver.into(), ..self }
    }

    /// The first segment to write in a `cordra-http` text. Without one, the conversion writes that of the resolver in
    /// [`Options::resolvers`], or else keeps that of the text if it keeps its resolver.
    ///
    /// ```
    /// use handle_syntax::{Conversion, Dialect};
    ///
    /// let texts = Conversion::new(Dialect::Handle, Dialect::CordraHttp);
    /// let written = texts.resolver("id.test").resolver_segment("hdl").convert("100.102/F5")?;
    /// assert_eq!(written.text, b"http://id.test/hdl/100.102/F5");
    /// # Ok::<(), handle_syntax::Report>(())
    /// ```
    #[must_use]
    pub fn resolver_segment(self, resolver_segment: impl Into<Option<&'a str>>) -> Self {
        Self { resolver_segment: resolver_segment.into(), ..self }
    }

    /// Octets that would end the record into which the text is written, such as a line feed. A native handle may have
    /// any octet and has no escapes, so the conversion is refused if the handle has one of these (D-W9).
    ///
    /// ```
    /// use handle_syntax::{Code, Conversion, Dialect};
    ///
    /// let lines = Conversion::new(Dialect::HdlResolver, Dialect::Handle).forbidden(b"\n");
    /// let refused = lines.convert("hdl:10.1000/a%0Ab").unwrap_err();
    /// assert_eq!(refused.headline().unwrap().code(), Code::NotOneLine);
    /// ```
    #[must_use]
    pub const fn forbidden(self, forbidden: &'a [u8]) -> Self {
        Self { forbidden, ..self }
    }
}
