//! [`Options`]: what the caller knows besides the text; [`Resolver`]: what the caller knows about a resolver of HTTP.

use crate::read::charset::Charset;

/// What the caller knows besides the text, and how many problems a report may hold. A later version may have more fields, so
/// end with `..Options::default()`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options<'a> {
    /// Whether the text of a 1998 dialect is already decoded, so that its modifier does not choose a charset (D-S3).
    pub characters: bool,
    /// The charset of the document that contains a reference of 1998 (SUN-14). It is used if the reference has no
    /// modifier and is not UTF-8.
    pub charset: Option<Charset>,
    /// The first segment that the resolver of a `cordra-http` text requires in its paths (CORDRA-37).
    pub resolver_segment: ResolverSegment<'a>,
    /// The resolvers whose specifications are known; they are consulted if `resolver_segment` is unspecified.
    pub resolvers: &'a [Resolver<'a>],
    /// How many problems a report holds at most, 8 by default. A report drops warnings and advice before errors, and
    /// counts what it drops.
    pub most: usize,
}

impl Default for Options<'_> {
    fn default() -> Self {
        Self::DEFAULT
    }
}

/// Whether the path of a `cordra-http` text has a segment before the handle, as its resolver specifies it (D-C8).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ResolverSegment<'a> {
    /// The caller does not know; a path of three segments is accepted with a warning.
    #[default]
    Unspecified,
    /// The resolver has no such segment.
    None,
    /// The resolver has this segment, octet for octet.
    Is(&'a str),
}

/// What an implementation of an HTTP resolver specifies (CORDRA-37).
///
/// By default no resolver is known. [`Options::resolvers`] is a list of them, in which a text's authority is looked up.
///
/// ```
/// use handle_syntax::{Code, Dialect, Options, Resolver};
///
/// const OURS: &[Resolver<'_>] = &[
///     Resolver::PRINTED[0],
///     Resolver::PRINTED[1],
///     Resolver { authority: "id.example.test", segment: Some("hdl") },
/// ];
/// let options = Options { resolvers: OURS, ..Options::default() };
/// let report = Dialect::CordraHttp.check_with(b"http://id.example.test/x/100.102/F5", options);
/// assert_eq!(report.headline().unwrap().code(), Code::ResolverSegment);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Resolver<'a> {
    /// The host and the port of the resolver: `arrow.resolver.au.gov:2641`. Case does not matter.
    pub authority: &'a str,
    /// The first segment of every path that holds a handle, if the resolver has one.
    pub segment: Option<&'a str>,
}

impl Resolver<'_> {
    /// The two resolvers that the document prints (CORDRA-38, D-C11).
    pub const PRINTED: [Resolver<'static>; 2] = [
        Resolver { authority: "hdl.handle.net", segment: None },
        Resolver { authority: "arrow.resolver.au.gov:2641", segment: Some("hdl") },
    ];
}

impl<'a> Options<'a> {
    /// The same as `Options::default()`, for use in constants.
    pub const DEFAULT: Self = Self {
        characters: false,
        charset: None,
        resolver_segment: ResolverSegment::Unspecified,
        resolvers: &[],
        most: 8,
    };

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
            (ResolverSegment::Unspecified, Some(known)) => {
                known.segment.map_or(ResolverSegment::None, ResolverSegment::Is)
            }
            (given, _) => given,
        }
    }
}
