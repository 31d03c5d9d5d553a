//! [`Conversion`]: how a text is written in another notation, and what goes along.

use alloc::borrow::Cow;
use alloc::vec::Vec;

use crate::dialect::{Dialect, Loss};
use crate::read::{Options, charset};
use crate::rule::Subject;
use crate::text::Span;

/// How texts of one dialect are written in another.
///
/// Every text is read into its handle, decoded, and that is written. What stands beside the handle is carried where both
/// notations have a place for it; where the other has none, the conversion is refused, unless that loss is allowed.
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
/// let conversion = Conversion { allow: &[Loss::Query], ..conversion };
/// assert_eq!(conversion.convert(b"hdl://10.1/a?b")?.dropped[0].what, Loss::Query);
/// # Ok::<(), handle_syntax::Report>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Conversion<'a> {
    /// The dialect that reads the text.
    pub from: Dialect,
    /// The dialect that is written.
    pub to: Dialect,
    /// How the text is read.
    pub options: Options<'a>,
    /// What may be lost.
    pub allow: &'a [Loss],
    /// Whether dot-segments are written so that URI software leaves them alone (DOI Handbook 2.5.2.4).
    pub protect_dots: bool,
    /// Whether only what the rules of the target want is percent-escaped, not what its comments and practice want besides.
    pub minimal: bool,
    /// The resolver, the proxy or the server to write; without one, the text's own where it goes along, or else
    /// `hdl.handle.net`, or no server.
    pub resolver: Option<&'a str>,
    /// The first segment of a `cordra-http` text to write; without one, what [`Options::resolvers`] says of the resolver,
    /// or else the text's own where its resolver goes along.
    pub resolver_segment: Option<&'a str>,
    /// Octets that would end the record that the text is written to: a native handle may have any, and no escapes (D-W9).
    pub forbidden: &'a [u8],
}

/// A text in another notation.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Converted {
    /// The text: octets, for a native handle may be any, and a reference of 1998 is in the charset of its modifier, also
    /// where the source was read as characters.
    pub text: Vec<u8>,
    /// What of the source is not in it, in the order of the source.
    pub dropped: Vec<Dropped>,
    /// The percent-escapes that were written, as places in `text`.
    pub escapes: Vec<Span>,
}

impl Converted {
    /// Whether nothing is lost: converting back gives the same text, except for what is percent-escaped.
    #[must_use]
    pub const fn is_lossless(&self) -> bool {
        self.dropped.is_empty()
    }
}

/// Something that was lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Dropped {
    /// Where it stood in the source.
    pub span: Span,
    /// What it is.
    pub what: Loss,
}

impl<'a> Conversion<'a> {
    /// Everything else as the target's document recommends, and nothing may be lost.
    #[must_use]
    pub const fn new(from: Dialect, to: Dialect) -> Self {
        Self {
            from,
            to,
            options: Options::DEFAULT,
            allow: &[],
            protect_dots: false,
            minimal: false,
            resolver: None,
            resolver_segment: None,
            forbidden: &[],
        }
    }
}

impl Conversion<'_> {
    /// What of the source has no place in the target.
    pub(super) fn dropped(&self, subject: &Subject<'_>) -> Vec<Dropped> {
        let losses = Loss::ALL.iter().copied();
        let present = losses.filter_map(|what| {
            Some(Dropped { span: self.from.row().span(what, &subject.tree)?, what })
        });
        let mut dropped: Vec<_> =
            present.filter(|part| self.carried(part.what, subject).is_none()).collect();
        dropped.sort();
        dropped
    }

    /// What of the source goes into the target as it is.
    pub(super) fn carried<'t>(&self, what: Loss, subject: &Subject<'t>) -> Option<&'t [u8]> {
        let span = self.from.row().span(what, &subject.tree)?;
        let found = &subject.text[span.range()];
        let replaced = match what {
            Loss::Resolver | Loss::Server => {
                self.resolver.is_some_and(|other| other.as_bytes() != found)
            }
            Loss::Segment => self.segment(subject) != Some(found),
            // Octets in another charset need its name; what cannot be written in it is written in UTF-8.
            Loss::Modifier => self.encoded(subject).is_none(),
            _ => false,
        };
        (self.from.row().carries(what, self.to.row()) && !replaced).then_some(found)
    }

    /// The local name of a reference of 1998 in the charset of its modifier (SUN-17).
    pub(super) fn encoded<'t>(&self, subject: &Subject<'t>) -> Option<Cow<'t, [u8]>> {
        let modifier = subject.tree.modifier.get()?;
        let octets = subject.local_name().to_cow();
        if !self.options.characters {
            return Some(octets);
        }
        let charset = charset::Charset::of(&subject.text[modifier.range()])?;
        let text = core::str::from_utf8(&octets).ok()?;
        charset.encode(text).map(|encoded| Cow::Owned(encoded.into_owned()))
    }

    /// Who is written before the handle, where the target has a place for it and it is said.
    pub(super) fn authority<'t>(&'t self, subject: &Subject<'t>) -> Option<&'t [u8]> {
        let carried =
            || self.carried(Loss::Resolver, subject).or(self.carried(Loss::Server, subject));
        self.resolver.map(str::as_bytes).or_else(carried)
    }

    /// The first segment that is written in `cordra-http`: it belongs to its resolver (CORDRA-37).
    pub(super) fn segment<'t>(&'t self, subject: &Subject<'t>) -> Option<&'t [u8]> {
        if !self.to.row().has_place(Loss::Segment) {
            return None;
        }
        if let Some(segment) = self.resolver_segment {
            return Some(segment.as_bytes());
        }
        let authority = self.to.encoding().authority.as_ref();
        let host = authority.and_then(|authority| authority.default).unwrap_or_default().as_bytes();
        match self.options.resolver(self.authority(subject).unwrap_or(host)) {
            Some(known) => known.segment.map(str::as_bytes),
            None => {
                let segment = subject.tree.segment.get()?;
                self.carried(Loss::Resolver, subject).map(|_| &subject.text[segment.range()])
            }
        }
    }
}
