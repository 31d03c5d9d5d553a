//! [`Conversion`]: a text of one notation in another, with nothing lost that must not be.

mod names;
mod refusal;

use alloc::borrow::Cow;
use alloc::vec::Vec;
use core::ops::Range;

use crate::build::Owned;
use crate::charset;
use crate::check::{self, Finding};
use crate::dialect::Dialect;
use crate::dots::{self, Dots};
use crate::options::Options;
use crate::part::Slice;
use crate::rule::Subject;
use crate::text::{Notation, Text};
use crate::write::{Parts, Written, write};
use crate::{Code, Loss, Report, Span, handle, proxy};

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
/// assert_eq!((refused.problems[0].code, refused.problems[0].span.range()), (Code::LossyQuery, 13..14));
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
    /// Whether nothing is lost: the way back gives the same text, but for what is percent-escaped.
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

    /// Writes the handle of `text` in the other notation.
    ///
    /// # Errors
    /// What is wrong with `text`, each problem with its place in it: it is none of its dialect, it means no handle, something
    /// would be lost that is not allowed to be, or the other notation cannot hold this handle.
    /// Before all that, what is wrong with the resolver or the segment to write, with places in their names.
    pub fn convert(&self, text: &[u8]) -> Result<Converted, Report> {
        self.check_names()?;
        let Some(subject) = self.from.read(text, self.options) else {
            return Err(self.from.check_with(text, self.options));
        };
        let doi = self.to == Dialect::Doi;
        let handle = handle::meant(self.from, &subject, doi);
        let handle = handle.ok_or_else(|| handle::not_meant(&subject, doi))?;
        let dropped = self.dropped(&subject);
        self.refuse_losses(&dropped, &subject)?;
        let written = self.written(&subject, &handle)?;
        self.refuse_ends(&written, &subject)?;
        Ok(Converted { text: written.text, dropped, escapes: written.escapes })
    }

    /// What of the source has no place in the target.
    fn dropped(&self, subject: &Subject<'_>) -> Vec<Dropped> {
        let losses = Loss::ALL.iter().copied();
        let present = losses
            .filter_map(|what| Some(Dropped { span: what.span(self.from, &subject.tree)?, what }));
        let mut dropped: Vec<_> =
            present.filter(|part| self.carried(part.what, subject).is_none()).collect();
        dropped.sort();
        dropped
    }

    /// What of the source goes into the target as it is.
    fn carried<'t>(&self, what: Loss, subject: &Subject<'t>) -> Option<&'t [u8]> {
        let span = what.span(self.from, &subject.tree)?;
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
        (what.is_carried(self.from, self.to) && !replaced).then_some(found)
    }

    /// The local name of a reference of 1998 in the charset of its modifier (SUN-17).
    fn encoded<'t>(&self, subject: &Subject<'t>) -> Option<Cow<'t, [u8]>> {
        let modifier = subject.tree.modifier.get()?;
        let octets = subject.local_name().to_cow();
        if !self.options.characters {
            return Some(octets);
        }
        let charset = charset::Charset::of(&subject.text[modifier.range()])?;
        let text = core::str::from_utf8(&octets).ok()?;
        charset.encode(text).map(|encoded| Cow::Owned(encoded.into_owned()))
    }

    /// The handle in the target, which reads the same handle there.
    fn written(&self, subject: &Subject<'_>, handle: &[u8]) -> Result<Written, Report> {
        let parts = self.parts(subject, handle);
        let refused = |code, span| {
            let finding = Finding::new(code, span, self.to.start());
            Err(self.impossible(Vec::from([finding]), subject))
        };
        if let (Dialect::Proxy, Some(blank)) = (self.to, proxy::edge(handle)) {
            return refused(Code::StrayWhitespace, self.source(subject, blank));
        }
        if self.protect_dots
            && self.to == Dialect::CordraHttp
            && parts.segment.is_some_and(dots::is_removed)
        {
            let own = |span: &Span| dots::is_removed(&subject.text[span.range()]);
            let span = subject.tree.segment.get().filter(own).unwrap_or_default();
            return refused(Code::DotUnprotectable, span);
        }
        let dots = match self.dots(&parts) {
            Ok(dots) => dots,
            Err(octets) => return refused(Code::DotUnprotectable, self.source(subject, octets)),
        };
        let written = write(self.to, &parts, &dots, self.minimal);
        let options = Options::DEFAULT;
        // What an info URI identifies is a handle here, of which more is asked.
        let reader =
            if self.to == Dialect::InfoUri && !parts.doi { Dialect::InfoHdl } else { self.to };
        let Some(read) = reader.read(&written.text, options) else {
            let (text, tree) = (&written.text, reader.tree(&written.text));
            let errors = check::findings(reader.row(), text, tree, options, check::MOST);
            return Err(self.moved(errors, &written, subject));
        };
        if handle::meant(reader, &read, parts.doi).as_deref() == Some(handle) {
            return Ok(written);
        }
        // A `doi:` is no part of a DOI name.
        refused(Code::NotADoi, self.source(subject, 0..1))
    }

    /// The handle as it is written, and what stands around it.
    fn parts<'t>(&'t self, subject: &Subject<'t>, handle: &'t [u8]) -> Parts<'t> {
        let slash = handle.iter().position(|&octet| octet == b'/').unwrap_or(handle.len());
        let local_name = handle.get(slash + 1..).unwrap_or_default();
        let modifier = self.carried(Loss::Modifier, subject);
        let encoded = modifier.and_then(|_| self.encoded(subject));
        Parts {
            doi: self.from == Dialect::Doi && self.to == Dialect::InfoUri,
            authority: self.authority(subject),
            segment: self.segment(subject),
            modifier,
            handle,
            naming_authority: &handle[..slash],
            local_name: encoded.unwrap_or(Cow::Borrowed(local_name)),
            query: self.carried(Loss::Query, subject),
            fragment: self.carried(Loss::Fragment, subject),
        }
    }

    /// The slashes that keep dot-segments, or the octets of a handle's dot-segment that nothing keeps.
    fn dots(&self, parts: &Parts<'_>) -> Result<Dots, Range<usize>> {
        if self.protect_dots && self.to.row().escaped {
            Dots::protected(parts.naming_authority, &parts.local_name, self.to.form())
        } else {
            Ok(Dots::default())
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
    pub fn to<E: Notation>(&self) -> Result<Owned<E>, Report> {
        let options = self.options();
        let conversion = Conversion { options, ..Conversion::new(D::DIALECT, E::DIALECT) };
        let text = conversion.convert(self.as_octets())?.text;
        Text::<E, &E::Slice>::read(&text, E::Slice::CHARACTERS)
            .map(|text| text.owned())
            .map_err(|_| E::DIALECT.check(&text))
    }
}
