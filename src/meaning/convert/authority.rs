//! Checks the resolver and the segment that a conversion writes.

use alloc::format;
use alloc::string::String;

use crate::code::Code;
use crate::dialect::Loss;
use crate::meaning::convert::Conversion;
use crate::read::Production;
use crate::report::Report;
use crate::text::{Span, quote};

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
        self.invalid_name().map_or(Ok(()), |(_, report)| Err(report))
    }

    /// Which of the two names is not valid in the target, and the report on it.
    fn invalid_name(&self) -> Option<(&'static str, Report<'a>)> {
        if self.resolver.is_none() && self.resolver_segment.is_none() {
            return None;
        }
        let segment = self.resolver_segment.filter(|_| self.to.row().has_place(Loss::Segment));
        let authority = self.to.encoding().authority.as_ref();
        let authority = authority.map(|authority| authority.production);
        let names = [
            ("the resolver", self.resolver, authority),
            ("the segment of the resolver", segment, Some(SEGMENT)),
        ];
        for (called, name, production) in names {
            let (Some(name), Some(start)) = (name, production) else { continue };
            let Ok(production) = start.parse::<Production>() else { continue };
            let mut report = production.check(name.as_bytes());
            if name.is_empty() && report.is_valid() {
                report = Report::single(b"", Code::EmptyAuthority, Span::default(), start);
            }
            if !report.is_valid() {
                return Some((called, report));
            }
        }
        None
    }

    /// What is wrong with the resolver or the segment to write, in a sentence for people who typed them; `None` if
    /// nothing is. Besides what [`check_names`](Self::check_names) finds, it may be that the target has no place for a
    /// resolver, or that the resolver is a link instead of its host.
    ///
    /// ```
    /// use handle_syntax::{Conversion, Dialect};
    ///
    /// let links = Conversion::new(Dialect::Doi, Dialect::Proxy);
    /// assert_eq!(links.resolver("doi.org").wrong_name(), None);
    /// assert_eq!(
    ///     links.resolver("https://doi.org/").wrong_name().unwrap(),
    ///     "the resolver must be a host alone: write `doi.org`, not `https://doi.org/`",
    /// );
    /// ```
    #[must_use]
    pub fn wrong_name(&self) -> Option<String> {
        if let Some(resolver) = self.resolver {
            if !self.to.has_resolver() {
                return Some(format!("{} has no place for a resolver", self.to));
            }
            let host = host(resolver);
            if host.is_empty() {
                return Some("the name of the resolver is missing".into());
            }
            if host != resolver {
                let [host, resolver] = [host, resolver].map(|text| quote::text(text.as_bytes()));
                return Some(format!(
                    "the resolver must be a host alone: write {host}, not {resolver}"
                ));
            }
        }
        let (called, report) = self.invalid_name()?;
        report.headline().map(|problem| format!("{called}: {problem}"))
    }
}

/// The host of a link, which may have no scheme.
fn host(link: &str) -> &str {
    let rest = link.split_once("://").map_or(link, |(_, rest)| rest);
    rest.split(['/', '?', '#']).next().unwrap_or_default()
}
