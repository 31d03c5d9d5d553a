//! [`Options`]: what a reader knows beside a text; [`Resolver`]: what it knows of one that answers over HTTP.

use crate::read::charset::Charset;

/// What a dialect needs to know beside the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options<'a> {
    /// Whether the text of a 1998 dialect is already decoded, so that a modifier is only a remark (D-S3).
    pub characters: bool,
    /// The charset of the document that a reference of 1998 stands in (SUN-14): it is tried where the reference has
    /// no modifier and is not UTF-8.
    pub charset: Option<Charset>,
    /// The first segment that the resolver of a `cordra-http` text specifies (CORDRA-37).
    pub resolver_segment: ResolverSegment<'a>,
    /// The resolvers whose specifications are known, for where `resolver_segment` is unspecified.
    pub resolvers: &'a [Resolver<'a>],
    /// How many problems a report holds, 8 by default: it leaves out warnings and advice before errors, and counts what
    /// it leaves out.
    pub most: usize,
}

impl Default for Options<'_> {
    fn default() -> Self {
        Self::DEFAULT
    }
}

/// The first of a `cordra-http` text's segments, as its resolver specifies it (D-C8).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ResolverSegment<'a> {
    /// Nobody says; three segments are read, with a warning.
    #[default]
    Unspecified,
    /// The resolver has none.
    None,
    /// The resolver's is this, octet for octet.
    Is(&'a str),
}

/// What the implementation of an HTTP resolver specifies (CORDRA-37).
///
/// Nothing is known by default; a caller's list is looked up by authority.
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
    /// Its name, and its port: `arrow.resolver.au.gov:2641`. The case of the name means nothing.
    pub authority: &'a str,
    /// The first segment, which says that the path is a handle, where the resolver has one.
    pub segment: Option<&'a str>,
}

impl Resolver<'_> {
    /// The two that the document prints (CORDRA-38, D-C11).
    pub const PRINTED: [Resolver<'static>; 2] = [
        Resolver { authority: "hdl.handle.net", segment: None },
        Resolver { authority: "arrow.resolver.au.gov:2641", segment: Some("hdl") },
    ];
}

impl<'a> Options<'a> {
    /// Nothing is known beside the text; the same as the default, for constants.
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

    /// What is specified for the resolver `authority`.
    pub(crate) fn segment_of(&self, authority: &[u8]) -> ResolverSegment<'a> {
        match (self.resolver_segment, self.resolver(authority)) {
            (ResolverSegment::Unspecified, Some(known)) => {
                known.segment.map_or(ResolverSegment::None, ResolverSegment::Is)
            }
            (given, _) => given,
        }
    }
}
