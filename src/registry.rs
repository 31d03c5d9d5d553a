//! The registry of info namespaces, closed to new ones since 22 May 2010, and the rules that its records give.

mod like;
mod nearest;
mod step;

use alloc::borrow::Cow;
use core::fmt;
use core::str::FromStr;

use step::Step::{
    self, After, AfterCode, AfterHost, CutAt, FillSerial, Lower, LowerTo, Trim, Upper, Without,
};

use crate::check::Finding;
use crate::{Code, Decoded, Report, Span};

pub(crate) use nearest::nearest;

/// The rule of what an info URI holds behind the namespace.
pub(crate) const IDENTIFIER: &str = "info_uri::identifier";

/// What the record of a namespace says.
struct Record {
    name: &'static str,
    authority: &'static str,
    /// How a native, unescaped identifier gets into its normal form.
    steps: &'static [Step],
    /// What is such a form.
    syntax: fn(&[u8]) -> bool,
    /// What an identifier is like; others are told of, and not refused.
    like: fn(Decoded<'_>) -> bool,
    /// Whether a fragment is a part of the identifier.
    fragment: bool,
}

impl Record {
    const fn new(name: &'static str, authority: &'static str, steps: &'static [Step]) -> Self {
        Self { name, authority, steps, syntax: |_| true, like: |_| true, fragment: false }
    }

    const fn of_syntax(self, syntax: fn(&[u8]) -> bool) -> Self {
        Self { syntax, ..self }
    }

    const fn with_likes(self, like: fn(Decoded<'_>) -> bool) -> Self {
        Self { like, ..self }
    }

    const fn with_fragment(self) -> Self {
        Self { fragment: true, ..self }
    }
}

/// The 29 registered namespaces.
#[rustfmt::skip]
const RECORDS: &[Record] = &[
    // Protocol and host are inert, a hyphen is ignored, and so are `.` and `/` at either end.
    Record::new("ark", "California Digital Library", &[AfterHost, Trim(b"./"), After("ark:/"), Without(b'-'), Trim(b"./")]),
    Record::new("arxiv", "arXiv.org e-print archive", &[]).with_likes(like::arxiv),
    Record::new("bibcode", "NASA Astrophysics Data System", &[]).with_likes(like::bibcode),
    // What stands behind `#` is a part of the identifier (D-I17).
    Record::new("bnf", "Bibliothèque nationale de France", &[]).with_fragment(),
    Record::new("ddbj-embl-genbank", "GenBank", &[]),
    Record::new("dlf", "Digital Library Federation", &[]),
    // Case means nothing; names are converted to upper case upon registration.
    Record::new("doi", "International DOI Foundation", &[Upper]),
    Record::new("eu-repo", "Confederation of Open Access Repositories", &[]),
    // Everything up to the end of the object's PID is lower case.
    Record::new("fedora", "DuraSpace", &[LowerTo(b'/')]),
    Record::new("hdl", "Corporation for National Research Initiatives", &[]),
    Record::new("inchi", "IUPAC", &[]),
    Record::new("lanl-repo", "Los Alamos National Laboratory, Research Library", &[]),
    Record::new("lc", "Library of Congress", &[]),
    // Blanks go, a `/` and all behind it, and the serial number behind a hyphen has six digits.
    Record::new("lccn", "Library of Congress", &[Without(b' '), CutAt(b'/'), FillSerial]).of_syntax(step::is_lccn),
    Record::new("ncid", "National Institute of Informatics", &[]),
    Record::new("netref", "NetRef Maintenance Agency", &[]),
    Record::new("nla", "National Library of Australia", &[]),
    Record::new("nyu", "New York University", &[]),
    // The code of a MARC record's field 035 and the letters of a display go.
    Record::new("oclcnum", "Online Computer Library Center", &[After("(OCoLC)"), After("ocm")]),
    Record::new("ofi", "NISO", &[]),
    Record::new("pmid", "PubMed", &[]),
    // The type is lower case.
    Record::new("pronom", "The National Archives (UK)", &[LowerTo(b'/')]),
    Record::new("refseq", "National Center for Biotechnology Information", &[]),
    // Case means nothing; the record names no canonical form, lower case is ours.
    Record::new("rfa", "Online Computer Library Center", &[Lower]),
    // The code of a MARC record's field 035 goes with the blanks behind it, case means nothing, the dash may be omitted.
    // The record names no canonical form: upper case, as its example has, and no dash are ours.
    Record::new("rlgid", "RLG", &[AfterCode, Without(b'-'), Upper]),
    // Represented in upper-case form.
    Record::new("sici", "NISO", &[Upper]),
    // Case means nothing; the canonical form is lower case.
    Record::new("sid", "NISO", &[Lower]),
    Record::new("srw", "SRW Maintenance Agency", &[]),
    Record::new("ugent-repo", "Ghent University", &[]),
];

/// A namespace of the info registry, and the rules of its record (INFO-26).
///
/// The rules are outside the scheme: they apply where they are asked for, to native, unescaped identifiers.
///
/// ```
/// use handle_syntax::Namespace;
///
/// let lccn: Namespace = "lccn".parse()?;
/// assert_eq!(lccn.normalize(b"n78-89035").unwrap(), &b"n78089035"[..]);
/// assert!(lccn.normalize(b"n78-x").is_err());
/// # Ok::<(), handle_syntax::UnknownNamespace>(())
/// ```
#[derive(Clone, Copy)]
pub struct Namespace(&'static Record);

impl Namespace {
    /// Every registered namespace, in the order of the alphabet.
    pub fn all() -> impl Iterator<Item = Self> {
        RECORDS.iter().map(Self)
    }

    /// The namespace called `name`, in any case (INFO-9).
    pub(crate) fn named(name: &[u8]) -> Option<Self> {
        Self::all().find(|known| name.eq_ignore_ascii_case(known.name().as_bytes()))
    }

    /// The namespace called `name`, in lower case.
    pub(crate) fn spelled(name: &[u8]) -> Option<Self> {
        Self::all().find(|known| name == known.name().as_bytes())
    }

    /// Its name: `lccn`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.0.name
    }

    /// Who registered it.
    #[must_use]
    pub const fn authority(self) -> &'static str {
        self.0.authority
    }

    /// Whether its record has rules of normalisation.
    #[must_use]
    pub const fn has_rules(self) -> bool {
        !self.0.steps.is_empty()
    }

    /// A native, unescaped identifier in the form that the rules of the record give; as it is where there are none.
    ///
    /// # Errors
    /// The result is no identifier of the namespace: by its syntax, which only `lccn` has here, or because the rules would
    /// change it once more.
    pub fn normalize(self, identifier: &[u8]) -> Result<Cow<'_, [u8]>, Report> {
        self.normal(identifier).ok_or_else(|| {
            let whole = Span::of(0, identifier.len());
            let finding = Finding::new(Code::NamespaceSyntax, whole, IDENTIFIER);
            Report::new([finding].into(), identifier, IDENTIFIER, None)
        })
    }

    /// The same, or nothing.
    pub(crate) fn normal(self, identifier: &[u8]) -> Option<Cow<'_, [u8]>> {
        let normal = self.stepped(identifier);
        // What the rules would change once more is not what they lead to.
        let stays = *self.stepped(&normal) == *normal;
        Some(normal).filter(|normal| stays && (self.0.syntax)(normal))
    }

    fn stepped(self, identifier: &[u8]) -> Cow<'_, [u8]> {
        self.0.steps.iter().fold(Cow::Borrowed(identifier), |octets, step| step.apply(octets))
    }

    /// Whether an unescaped identifier is like those that the record describes.
    pub(crate) fn is_like(self, identifier: Decoded<'_>) -> bool {
        (self.0.like)(identifier)
    }

    /// D-I17: the records of `bnf` put a part of the identifier behind the `#`.
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

impl fmt::Debug for Namespace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Display for Namespace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Namespace {
    type Err = UnknownNamespace;

    fn from_str(name: &str) -> Result<Self, UnknownNamespace> {
        Self::named(name.as_bytes()).ok_or(UnknownNamespace)
    }
}

/// The registry has no namespace of that name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownNamespace;

impl fmt::Display for UnknownNamespace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no namespace of that name is registered")
    }
}

impl core::error::Error for UnknownNamespace {}
