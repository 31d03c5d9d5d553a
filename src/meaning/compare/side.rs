//! [`Side`]: one of two texts to compare, and what it means.

use alloc::borrow::Cow;
use alloc::string::{String, ToString};

use crate::dialect::Dialect;
use crate::meaning::compare::incomparable::Incomparable;
use crate::meaning::handle;
use crate::meaning::normalize::{self, Normalization};
use crate::meaning::policy::Policy;
use crate::meaning::terms::Terms;
use crate::registry::Namespace;
use crate::report::Report;
use crate::rule::Subject;

/// One of the two texts to compare.
pub(super) struct Side<'a> {
    number: usize,
    dialect: Dialect,
    text: &'a [u8],
    terms: Terms<'a>,
}

impl<'a> Side<'a> {
    pub(super) fn new(
        number: usize,
        (dialect, text): (Dialect, &'a [u8]),
        terms: Terms<'a>,
    ) -> Self {
        Self { number, dialect, text, terms }
    }

    fn refused(&self, report: Report<'a>) -> Incomparable<'a> {
        Incomparable { index: self.number, report }
    }

    fn read(&self) -> Result<Subject<'a>, Incomparable<'a>> {
        let subject = self.dialect.read(self.text, self.terms.options);
        subject.ok_or_else(|| self.refused(self.dialect.check_with(self.text, self.terms.options)))
    }

    pub(super) fn normal(&self) -> Result<Cow<'a, [u8]>, Incomparable<'a>> {
        let normalization = Normalization::new().registry(self.terms.registry);
        let normal = self.dialect.normalize_with(self.text, self.terms.options, normalization);
        normal.map_err(|report| self.refused(report))
    }

    pub(super) fn handle(&self) -> Result<Cow<'a, [u8]>, Incomparable<'a>> {
        let subject = self.read()?;
        let wants_dois = self.terms.names || self.terms.policy == Some(Policy::Doi);
        handle::meant(self.dialect, &subject, wants_dois)
            .ok_or_else(|| self.refused(handle::not_meant(self.dialect, &subject, wants_dois)))
    }

    pub(super) fn policy(&self, handle: &[u8]) -> Policy {
        Policy::of(self.dialect, handle)
    }

    pub(super) fn identity(&self) -> Result<Identity<'a>, Incomparable<'a>> {
        let subject = self.read()?;
        let named = subject.tree.namespace.get().map(|span| &subject.text[span.range()]);
        let (namespace, octets) = match (named, subject.tree.path.get()) {
            (Some(namespace), Some(path)) => {
                let namespace = String::from_utf8_lossy(namespace).to_ascii_lowercase();
                (namespace, subject.decoded(path).to_cow())
            }
            _ => (self.dialect.row().namespace.to_string(), self.handle()?),
        };
        let record = Namespace::named(namespace.as_bytes());
        let by_fragment = record.filter(|record| record.identifies_by_fragment());
        let fragment = by_fragment.and(subject.tree.fragment.get()).unwrap_or_default();
        let octets = match record.filter(|_| self.terms.registry) {
            Some(record) => match record.normal(&octets) {
                Some(normal) => Cow::Owned(normal.into_owned()),
                None => {
                    return Err(self.refused(normalize::not_of_namespace(self.dialect, &subject)));
                }
            },
            None => octets,
        };
        Ok(Identity { namespace, octets, fragment: &self.text[fragment.range()] })
    }
}

/// A decoded identifier, and its namespace.
#[derive(PartialEq, Eq)]
pub(super) struct Identity<'a> {
    pub(super) namespace: String,
    pub(super) octets: Cow<'a, [u8]>,
    /// The fragment, if it is part of the identifier (D-I17); otherwise empty.
    fragment: &'a [u8],
}
