//! The registry of info namespaces, which has accepted no new one since 22 May 2010, and the rules that its records
//! give.

mod form;
mod index;
mod record;
mod step;
mod vocabulary;

use record::{RECORDS, Record};

use alloc::borrow::Cow;
use core::fmt;
use core::hash::{Hash, Hasher};
use core::ops::Range;

use crate::text::{Decoded, ascii, named, nearest};

/// The name of the rule for what follows the namespace in an info URI.
pub(crate) const IDENTIFIER: &str = "info_uri::identifier";

/// A namespace of the info registry, and the rules of its record (INFO-26).
///
/// These rules are not part of the `info` scheme. They hold for native identifiers, in which nothing is escaped, and
/// are applied only where the caller asks for it, as with [`normalize`](Self::normalize).
///
/// ```
/// use handle_syntax::Namespace;
///
/// let lccn: Namespace = "lccn".parse()?;
/// assert_eq!(lccn.normalize(b"n78-89035")?, &b"n78089035"[..]);
/// assert!(lccn.normalize(b"n78-x").is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy)]
pub struct Namespace(&'static Record);

/// Names of kinds of identifiers that resemble the name of a registered namespace, but are not misspellings of it.
const OTHERS: [&str; 2] = ["oai", "pmcid"];

/// Other names that people use for a namespace, and its registered name.
const ALSO: [(&str, &str); 3] = [("handle", "hdl"), ("pubmed", "pmid"), ("oclc", "oclcnum")];

/// Whether the identifiers of a namespace are handles: those of `hdl`, and the DOI names of `doi`.
pub(crate) fn has_handles(namespace: &[u8]) -> bool {
    namespace.eq_ignore_ascii_case(b"hdl") || namespace.eq_ignore_ascii_case(b"doi")
}

impl Namespace {
    /// Every registered namespace, in alphabetical order.
    ///
    /// ```
    /// use handle_syntax::Namespace;
    ///
    /// for namespace in Namespace::all().filter(|namespace| namespace.has_rules()) {
    ///     println!("{}, registered by {}", namespace.name(), namespace.authority());
    /// }
    /// ```
    pub fn all() -> impl Iterator<Item = Self> {
        RECORDS.iter().map(Self)
    }

    /// The namespace of this `name`, in upper or lower case (INFO-9).
    pub(crate) fn named(name: &[u8]) -> Option<Self> {
        let record = index::candidate(name)?;
        name.eq_ignore_ascii_case(record.name.as_bytes()).then_some(Self(record))
    }

    /// The namespace of an info URI, and where its identifier is.
    pub(crate) fn of_identifier(uri: &[u8]) -> Option<(Self, Range<usize>)> {
        let colon = uri.iter().position(|&octet| octet == b':')?;
        let slash = colon + uri[colon..].iter().position(|&octet| octet == b'/')?;
        let end = uri.iter().position(|&octet| octet == b'#').unwrap_or(uri.len());
        let namespace = Self::named(&uri[colon + 1..slash])?;
        Some((namespace, slash + 1..end.max(slash + 1)))
    }

    /// The registered name that is probably meant by `name`.
    pub(crate) fn nearest(name: &[u8]) -> Option<&'static str> {
        let is = |other: &str| name.eq_ignore_ascii_case(other.as_bytes());
        if let Some((_, meant)) = ALSO.iter().find(|(other, _)| is(other)) {
            return Some(meant);
        }
        let is_other = OTHERS.into_iter().any(is);
        if is_other { None } else { nearest(name, Self::all().map(Self::name)) }
    }

    /// The namespace of this `name`, which must be in lower case.
    pub(crate) fn spelled(name: &[u8]) -> Option<Self> {
        let record = index::candidate(name)?;
        (name == record.name.as_bytes()).then_some(Self(record))
    }

    /// The name of the namespace: `lccn`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.0.name
    }

    /// The organization that registered the namespace.
    #[must_use]
    pub const fn authority(self) -> &'static str {
        self.0.authority
    }

    /// Whether the record of the namespace has rules of normalization.
    #[must_use]
    pub const fn has_rules(self) -> bool {
        !self.0.steps.is_empty()
    }

    /// The normal form of a native identifier; `None` if it has none according to the record.
    pub(crate) fn normal(self, identifier: &[u8]) -> Option<Cow<'_, [u8]>> {
        let normal = self.stepped(identifier);
        // A normal form is one that the rules do not change.
        let stays = *self.stepped(&normal) == *normal;
        Some(normal).filter(|normal| stays && (self.0.syntax)(normal))
    }

    fn stepped(self, identifier: &[u8]) -> Cow<'_, [u8]> {
        self.0.steps.iter().fold(Cow::Borrowed(identifier), |octets, step| step.apply(octets))
    }

    /// The first segment of an identifier that is a misspelt word of the namespace, and the word that was meant.
    pub(crate) fn misspelt(self, identifier: &[u8]) -> Option<(Range<usize>, &'static str)> {
        vocabulary::misspelt(self.0.vocabulary, identifier)
    }

    /// Whether an identifier is a word of the namespace.
    pub(crate) fn has_word(self, identifier: &[u8]) -> bool {
        vocabulary::has(self.0.vocabulary, identifier)
    }

    /// The segments that are missing before an identifier that is a word of the namespace.
    pub(crate) fn head_of(self, identifier: &[u8]) -> Option<&'static str> {
        vocabulary::head_of(self.0.vocabulary, identifier)
    }

    /// Whether an identifier, once it is decoded, has the form that the record describes.
    pub(crate) fn has_form(self, identifier: Decoded<'_>) -> bool {
        self.0.form.is_none_or(|form| (form.matches)(identifier))
    }

    /// Whether a native identifier has the form and a normal form by the record; any form will do if it describes none.
    pub(crate) fn has_form_and_normal(self, identifier: &[u8]) -> bool {
        self.has_form(Decoded::part(identifier, 0, false)) && self.normal(identifier).is_some()
    }

    /// Whether the record describes a form, and a native identifier has it and a normal form.
    pub(crate) fn has_described_form(self, identifier: &[u8]) -> bool {
        self.form().is_some() && self.has_form_and_normal(identifier)
    }

    /// The form that the record describes, in words.
    pub(crate) fn form(self) -> Option<&'static str> {
        self.0.form.map(|form| form.words)
    }

    /// An identifier without the label before it, which does not belong to it; `None` if there is no label, or if the
    /// rest does not have the form that the record describes.
    pub(crate) fn unlabelled(self, identifier: &[u8]) -> Option<&[u8]> {
        let labels = [self.0.name].into_iter().chain(self.0.labels.iter().copied());
        let mut begun = labels.filter(|label| ascii::starts_with(identifier, label));
        let rest = &identifier[begun.next()?.len()..];
        let marks = rest.iter().take_while(|octet| b":/=#.-".contains(octet)).count();
        let rest = &rest[marks..];
        let has_form = !rest.is_empty() && self.has_form(Decoded::part(rest, 0, true));
        has_form.then_some(rest)
    }

    /// Whether identifiers of the namespace may have any form: the record describes none, and no words.
    pub(crate) const fn is_of_any_form(self) -> bool {
        self.0.form.is_none() && self.0.vocabulary.is_empty()
    }

    /// Whether the record describes identifiers that are numbers.
    pub(crate) fn has_numbers(self) -> bool {
        self.0.form.is_some_and(|form| core::ptr::eq(form, &form::NUMBER))
    }

    /// Whether a fragment is part of the identifier, as in the record of `bnf` (D-I17).
    pub(crate) const fn identifies_by_fragment(self) -> bool {
        self.0.fragment
    }
}

impl PartialEq for Namespace {
    fn eq(&self, other: &Self) -> bool {
        self.name() == other.name()
    }
}

impl Eq for Namespace {}

impl Hash for Namespace {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.name().hash(state);
    }
}

impl fmt::Debug for Namespace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

named!(Namespace, "no namespace of that name is registered", |name| Self::named(name.as_bytes()));
