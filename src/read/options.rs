//! [`Options`]: what the caller knows besides the text; [`Resolver`]: what the caller knows about a resolver of HTTP.

use crate::read::charset::Charset;
use crate::read::proxy;

/// What the caller knows besides the text, and how many problems a report may hold.
///
/// ```
/// use handle_syntax::{Dialect, Options};
///
/// let options = Options::new().most(2);
/// let report = Dialect::HdlResolver.check_with("hdl:10.1000/<a b c d>", options);
/// assert_eq!((report.problems().len(), report.left_out()), (2, 3));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options<'a> {
    pub(crate) characters: bool,
    pub(crate) charset: Option<Charset>,
    pub(crate) resolver_segment: ResolverSegment<'a>,
    pub(crate) resolvers: &'a [Resolver<'a>],
    proxies: &'a [&'a str],
    pub(crate) most: usize,
}

impl Default for Options<'_> {
    fn default() -> Self {
        Self::new()
    }
}

/// Whether the path of a `cordra-http` text has a segment before the handle, as its resolver specifies it (D-C8).
///
/// ```
/// use handle_syntax::{Code, Dialect, Options, ResolverSegment};
///
/// let options = Options::new().resolver_segment(ResolverSegment::Is("hdl"));
/// let report = Dialect::CordraHttp.check_with("http://id.test/x/100.102/F5", options);
/// assert_eq!(report.headline().unwrap().code(), Code::ResolverSegment);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ResolverSegment<'a> {
    /// The caller does not know; a path of three segments is accepted with a warning.
    #[default]
    Unknown,
    /// The resolver has no such segment.
    Absent,
    /// The resolver has this segment, octet for octet.
    Is(&'a str),
}

impl<'a> ResolverSegment<'a> {
    /// Reads the value of a program's option: `None` if it is not given, an empty text for no segment, or the segment.
    ///
    /// ```
    /// use handle_syntax::ResolverSegment;
    ///
    /// assert_eq!(ResolverSegment::given(None), ResolverSegment::Unknown);
    /// assert_eq!(ResolverSegment::given(Some("")), ResolverSegment::Absent);
    /// assert_eq!(ResolverSegment::given(Some("hdl")), ResolverSegment::Is("hdl"));
    /// ```
    #[must_use]
    pub fn given(given: Option<&'a str>) -> Self {
        match given {
            None => Self::Unknown,
            Some("") => Self::Absent,
            Some(segment) => Self::Is(segment),
        }
    }
}

/// An HTTP resolver: its authority, and the segment with which its paths begin (CORDRA-37).
///
/// By default no resolver is known. The authority of a text is looked up in the list [`Options::resolvers`].
///
/// ```
/// use handle_syntax::{Code, Dialect, Options, Resolver};
///
/// const OURS: &[Resolver<'_>] = &[
///     Resolver::PRINTED[0],
///     Resolver::PRINTED[1],
///     Resolver::new("id.example.test", Some("hdl")),
/// ];
/// let options = Options::new().resolvers(OURS);
/// let report = Dialect::CordraHttp.check_with(b"http://id.example.test/x/100.102/F5", options);
/// assert_eq!(report.headline().unwrap().code(), Code::ResolverSegment);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Resolver<'a> {
    authority: &'a str,
    pub(crate) segment: Option<&'a str>,
}

impl<'a> Resolver<'a> {
    /// The resolver with the host and the port `authority`, such as `arrow.resolver.au.gov:2641`, in any case. Every
    /// path that holds a handle begins with `segment`, if the resolver has one.
    #[must_use]
    pub const fn new(authority: &'a str, segment: Option<&'a str>) -> Self {
        Self { authority, segment }
    }

    /// The two resolvers that "Encoding CORDRA Identifiers in URI Syntax" prints (CORDRA-38, D-C11).
    pub const PRINTED: [Resolver<'static>; 2] = [
        Resolver::new("hdl.handle.net", None),
        Resolver::new("arrow.resolver.au.gov:2641", Some("hdl")),
    ];
}

impl<'a> Options<'a> {
    /// The options of a caller who knows nothing besides the text.
    #[must_use]
    pub const fn new() -> Self {
        Self {
            characters: false,
            charset: None,
            resolver_segment: ResolverSegment::Unknown,
            resolvers: &[],
            proxies: &[],
            most: 8,
        }
    }

    /// Whether a text of the dialects of 1998 was already decoded to characters; if so, its modifier does not choose a
    /// charset (D-S3). The default is `false`.
    ///
    /// ```
    /// use handle_syntax::{Dialect, Options};
    ///
    /// let text = "hdl:shift_jis@cnri.test/日";
    /// let handle = Dialect::Sun98Uri.handle_with(text, Options::new().characters(true)).unwrap();
    /// assert_eq!(handle, "cnri.test/日".as_bytes());
    /// assert_ne!(Dialect::Sun98Uri.handle(text).unwrap(), handle);
    /// ```
    #[must_use]
    pub const fn characters(self, characters: bool) -> Self {
        Self { characters, ..self }
    }

    /// The charset of the document that contains a reference of 1998 (SUN-14). It is used if the reference has no
    /// modifier and is not UTF-8.
    #[must_use]
    pub fn charset(self, charset: impl Into<Option<Charset>>) -> Self {
        Self { charset: charset.into(), ..self }
    }

    /// The first segment that the resolver of a `cordra-http` text requires in its paths (CORDRA-37).
    #[must_use]
    pub const fn resolver_segment(self, resolver_segment: ResolverSegment<'a>) -> Self {
        Self { resolver_segment, ..self }
    }

    /// The resolvers whose specifications are known. Reading consults them if the [resolver
    /// segment](Self::resolver_segment) is unspecified; a conversion always does, unless it has a resolver segment of
    /// its own.
    #[must_use]
    pub const fn resolvers(self, resolvers: &'a [Resolver<'a>]) -> Self {
        Self { resolvers, ..self }
    }

    /// Hosts that are proxies of the Handle System too, in any case: links to them are read like those to
    /// `hdl.handle.net`. A port in such an entry is ignored, as it is in a link.
    ///
    /// ```
    /// use handle_syntax::{Code, Dialect, Options};
    ///
    /// let link = "https://resolver.example.edu/10.1000/182";
    /// assert_eq!(Dialect::Proxy.check(link).headline().unwrap().code(), Code::UnknownProxy);
    /// let options = Options::new().proxies(&["resolver.example.edu"]);
    /// assert!(Dialect::Proxy.check_with(link, options).is_empty());
    /// ```
    #[must_use]
    pub const fn proxies(self, proxies: &'a [&'a str]) -> Self {
        Self { proxies, ..self }
    }

    /// How many problems a report holds at most, 8 by default. A report drops warnings and advice before errors, and
    /// counts what it drops. With 0, a report only counts.
    #[must_use]
    pub const fn most(self, most: usize) -> Self {
        Self { most, ..self }
    }

    /// Whether a host is a proxy that the library knows, or one of [`proxies`](Self::proxies).
    #[inline]
    pub(crate) fn is_proxy(&self, host: &[u8]) -> bool {
        proxy::is_known(host) || self.is_own_proxy(host)
    }

    /// Whether a host is one of [`proxies`](Self::proxies).
    #[inline]
    pub(crate) fn is_own_proxy(&self, host: &[u8]) -> bool {
        self.proxies.iter().any(|own| {
            let own = own.as_bytes();
            own[proxy::host(own, 0..own.len())].eq_ignore_ascii_case(host)
        })
    }

    /// Whether the caller knows anything about resolvers.
    #[inline]
    pub(crate) fn has_resolvers(&self) -> bool {
        self.resolver_segment != ResolverSegment::Unknown || !self.resolvers.is_empty()
    }

    /// The specification of the resolver `authority`, if it is known.
    pub(crate) fn resolver(&self, authority: &[u8]) -> Option<&'a Resolver<'a>> {
        let named = |resolver: &&Resolver<'_>| {
            authority.eq_ignore_ascii_case(resolver.authority.as_bytes())
        };
        self.resolvers.iter().find(named)
    }

    /// The first segment that the resolver `authority` specifies, by `resolver_segment` or by the list of resolvers.
    pub(crate) fn segment_of(&self, authority: &[u8]) -> ResolverSegment<'a> {
        match (self.resolver_segment, self.resolver(authority)) {
            (ResolverSegment::Unknown, Some(known)) => {
                known.segment.map_or(ResolverSegment::Absent, ResolverSegment::Is)
            }
            (given, _) => given,
        }
    }
}
