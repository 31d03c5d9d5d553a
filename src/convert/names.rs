//! Who resolves what is written.

use super::Conversion;
use crate::check::Finding;
use crate::dialect::Dialect;
use crate::rule::Subject;
use crate::{Code, Loss, Production, Report, Span};

/// The production of a resolver's first segment.
const SEGMENT: &str = "rfc3986::segment-nz";

impl Conversion<'_> {
    /// Whether the resolver and the segment can stand where they are to be written, whatever the text.
    ///
    /// # Errors
    /// What is wrong with one of them, with places in it.
    pub fn check_names(&self) -> Result<(), Report> {
        let segment = self.resolver_segment.filter(|_| self.to == Dialect::CordraHttp);
        let names = [(self.resolver, self.to.form().authority), (segment, Some(SEGMENT))];
        for (name, production) in names {
            let (Some(name), Some(start)) = (name, production) else { continue };
            let Ok(production) = start.parse::<Production>() else { continue };
            let mut report = production.check(name.as_bytes());
            if name.is_empty() && report.is_valid() {
                let finding = Finding::new(Code::EmptyAuthority, Span::default(), start);
                report = Report::new([finding].into(), b"", start, None);
            }
            if !report.is_valid() {
                return Err(report);
            }
        }
        Ok(())
    }

    /// Who is written before the handle, where the target has a place for it and it is said.
    pub(super) fn authority<'t>(&'t self, subject: &Subject<'t>) -> Option<&'t [u8]> {
        let carried =
            || self.carried(Loss::Resolver, subject).or(self.carried(Loss::Server, subject));
        self.resolver.map(str::as_bytes).or_else(carried)
    }

    /// The first segment that is written in `cordra-http`: it belongs to its resolver (CORDRA-37).
    pub(super) fn segment<'t>(&'t self, subject: &Subject<'t>) -> Option<&'t [u8]> {
        if let Some(segment) = self.resolver_segment {
            return Some(segment.as_bytes());
        }
        let host = self.to.form().host.unwrap_or_default().as_bytes();
        match self.options.resolver(self.authority(subject).unwrap_or(host)) {
            Some(known) => known.segment.map(str::as_bytes),
            None => {
                let segment = subject.tree.segment.get()?;
                self.carried(Loss::Resolver, subject).map(|_| &subject.text[segment.range()])
            }
        }
    }
}
