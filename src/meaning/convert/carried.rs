//! Which parts of a text a conversion keeps, and which it drops.

use alloc::borrow::Cow;
use alloc::vec::Vec;

use crate::dialect::Loss;
use crate::meaning::convert::conversion::{Conversion, Dropped};
use crate::read::charset::Charset;
use crate::rule::Subject;

impl Conversion<'_> {
    /// The parts of the source that the target does not keep.
    pub(super) fn dropped(&self, subject: &Subject<'_>) -> Vec<Dropped> {
        let losses = Loss::ALL.iter().copied();
        let present = losses.filter_map(|what| {
            Some(Dropped { span: self.from.row().span(what, &subject.tree)?, what })
        });
        // The resolver that is to be written may be the host itself.
        let is_link = self.to.encoding().authority_kind() == Some(Loss::Host);
        let resolver = self.resolver.or(self.to.encoding().default_authority()).filter(|_| is_link);
        let is_written = |part: &Dropped| {
            let host = &subject.text[part.span.range()];
            part.what == Loss::Host
                && resolver.is_some_and(|it| it.as_bytes().eq_ignore_ascii_case(host))
        };
        let is_lost =
            |part: &Dropped| self.carried(part.what, subject).is_none() && !is_written(part);
        // A text has few parts, so that each is put in its place at once.
        let mut dropped = Vec::new();
        for part in present.filter(is_lost) {
            dropped.insert(dropped.partition_point(|other| *other <= part), part);
        }
        dropped
    }

    /// The octets of the part `what`, if the target keeps it verbatim.
    pub(super) fn carried<'t>(&self, what: Loss, subject: &Subject<'t>) -> Option<&'t [u8]> {
        let span = self.from.row().span(what, &subject.tree)?;
        let found = &subject.text[span.range()];
        let replaced = match what {
            Loss::Resolver | Loss::Server => {
                self.resolver.is_some_and(|other| other.as_bytes() != found)
            }
            Loss::Segment => self.segment(subject) != Some(found),
            // The modifier names the charset of the local name, so it is kept if the name can be written in that
            // charset; otherwise the name is written in UTF-8.
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
        let charset = Charset::of(&subject.text[modifier.range()])?;
        let text = core::str::from_utf8(&octets).ok()?;
        charset.encode(text).map(|encoded| Cow::Owned(encoded.into_owned()))
    }

    /// The authority that the caller names, or else that of the text, if the target keeps it.
    pub(super) fn authority<'t>(&'t self, subject: &Subject<'t>) -> Option<&'t [u8]> {
        let carried =
            || self.carried(Loss::Resolver, subject).or(self.carried(Loss::Server, subject));
        self.resolver.map(str::as_bytes).or_else(carried)
    }

    /// The first segment to write in a `cordra-http` text, which its resolver specifies (CORDRA-37).
    pub(super) fn segment<'t>(&'t self, subject: &Subject<'t>) -> Option<&'t [u8]> {
        if !self.to.row().has_place(Loss::Segment) {
            return None;
        }
        if let Some(segment) = self.resolver_segment {
            return Some(segment.as_bytes());
        }
        let host = self.to.encoding().default_authority().unwrap_or_default().as_bytes();
        match self.options.resolver(self.authority(subject).unwrap_or(host)) {
            Some(known) => known.segment.map(str::as_bytes),
            None => {
                let segment = subject.tree.segment.get()?;
                self.carried(Loss::Resolver, subject).map(|_| &subject.text[segment.range()])
            }
        }
    }
}
