//! Checks the resolver and the segment that a conversion writes.

use crate::code::Code;
use crate::dialect::Loss;
use crate::meaning::convert::Conversion;
use crate::read::Production;
use crate::report::Report;
use crate::text::Span;

/// The production of a resolver's first segment.
const SEGMENT: &str = "rfc3986::segment-nz";

impl<'a> Conversion<'a> {
    /// Checks that the resolver and the segment to write are valid in the target; this does not depend on the text.
    ///
    /// ```
    /// use handle_syntax::{Conversion, Dialect};
    ///
    /// let links = Conversion::new(Dialect::Doi, Dialect::Proxy);
    /// assert!(links.resolver("doi.org").check_names().is_ok());
    /// assert!(links.resolver("doi org").check_names().is_err());
    /// ```
    ///
    /// # Errors
    /// The report on the one that is not valid, with places in it.
    pub fn check_names(&self) -> Result<(), Report<'a>> {
        if self.resolver.is_none() && self.resolver_segment.is_none() {
            return Ok(());
        }
        let segment = self.resolver_segment.filter(|_| self.to.row().has_place(Loss::Segment));
        let authority = self.to.encoding().authority.as_ref();
        let authority = authority.map(|authority| authority.production);
        let names = [(self.resolver, authority), (segment, Some(SEGMENT))];
        for (name, production) in names {
            let (Some(name), Some(start)) = (name, production) else { continue };
            let Ok(production) = start.parse::<Production>() else { continue };
            let mut report = production.check(name.as_bytes());
            if name.is_empty() && report.is_valid() {
                report = Report::single(b"", Code::EmptyAuthority, Span::default(), start);
            }
            if !report.is_valid() {
                return Err(report);
            }
        }
        Ok(())
    }
}
