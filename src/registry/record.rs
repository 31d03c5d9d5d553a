//! The records of the 29 registered namespaces, as one table.

use super::form::{self, Form};
use super::step;
use super::step::Step::{
    self, After, AfterCode, AfterHost, CutAt, FillSerial, Lower, LowerTo, Trim, Upper, Without,
};
use super::vocabulary::{EU_REPO, WordList};

/// The record of a namespace.
pub(super) struct Record {
    pub(super) name: &'static str,
    pub(super) authority: &'static str,
    /// The steps that bring a native identifier, in which nothing is escaped, into its normal form.
    pub(super) steps: &'static [Step],
    /// Whether the result of the steps is a valid normal form.
    pub(super) syntax: fn(&[u8]) -> bool,
    /// The form that the record describes, if it describes one; an identifier of another form gets a warning, but is
    /// valid.
    pub(super) form: Option<&'static Form>,
    /// The words that identifiers are made of, if only a few are.
    pub(super) vocabulary: &'static [WordList],
    /// What people write before an identifier besides the name of the namespace, in lower case.
    pub(super) labels: &'static [&'static str],
    /// Whether a fragment is a part of the identifier.
    pub(super) fragment: bool,
}

impl Record {
    const fn new(name: &'static str, authority: &'static str, steps: &'static [Step]) -> Self {
        Self {
            name,
            authority,
            steps,
            syntax: |_| true,
            form: None,
            vocabulary: &[],
            labels: &[],
            fragment: false,
        }
    }

    const fn with_syntax(self, syntax: fn(&[u8]) -> bool) -> Self {
        Self { syntax, ..self }
    }

    const fn with_form(self, form: &'static Form) -> Self {
        Self { form: Some(form), ..self }
    }

    const fn with_vocabulary(self, vocabulary: &'static [WordList]) -> Self {
        Self { vocabulary, ..self }
    }

    const fn with_labels(self, labels: &'static [&'static str]) -> Self {
        Self { labels, ..self }
    }

    const fn with_fragment(self) -> Self {
        Self { fragment: true, ..self }
    }
}

/// The 29 registered namespaces.
#[rustfmt::skip]
pub(super) static RECORDS: &[Record] = &[
    // Protocol and host mean nothing; hyphens are ignored, and so are `.` and `/` at either end.
    Record::new("ark", "California Digital Library", &[AfterHost, Trim(b"./"), After("ark:/"), Without(b'-'), Trim(b"./")])
        .with_form(&form::ARK),
    Record::new("arxiv", "arXiv.org e-print archive", &[]).with_form(&form::ARXIV),
    Record::new("bibcode", "NASA Astrophysics Data System", &[]).with_form(&form::BIBCODE),
    // The text after `#` is part of the identifier (D-I17).
    Record::new("bnf", "Bibliothèque nationale de France", &[]).with_fragment(),
    Record::new("ddbj-embl-genbank", "GenBank", &[]).with_form(&form::ACCESSION),
    Record::new("dlf", "Digital Library Federation", &[]),
    // Case means nothing; names are converted to upper case upon registration.
    Record::new("doi", "International DOI Foundation", &[Upper]).with_form(&form::DOI),
    Record::new("eu-repo", "Confederation of Open Access Repositories", &[]).with_form(&form::EU_REPO).with_vocabulary(EU_REPO),
    // Everything up to the end of the object's PID is lower case.
    Record::new("fedora", "DuraSpace", &[LowerTo(b'/')]),
    Record::new("hdl", "Corporation for National Research Initiatives", &[]),
    Record::new("inchi", "IUPAC", &[]).with_form(&form::INCHI),
    Record::new("lanl-repo", "Los Alamos National Laboratory, Research Library", &[]),
    Record::new("lc", "Library of Congress", &[]),
    // Spaces are dropped, and so is a `/` with all after it; the serial number after a hyphen is padded to six digits.
    Record::new("lccn", "Library of Congress", &[Without(b' '), CutAt(b'/'), FillSerial])
        .with_syntax(step::is_lccn).with_form(&form::LCCN),
    Record::new("ncid", "National Institute of Informatics", &[]).with_form(&form::NCID),
    Record::new("netref", "NetRef Maintenance Agency", &[]),
    Record::new("nla", "National Library of Australia", &[]),
    Record::new("nyu", "New York University", &[]),
    // The code from field 035 of a MARC record is dropped, and so are the letters that only a display adds.
    Record::new("oclcnum", "Online Computer Library Center", &[After("(OCoLC)"), After("ocm")])
        .with_form(&form::NUMBER)
        .with_labels(&["(ocolc)", "oclc", "ocm", "ocn", "on"]),
    Record::new("ofi", "NISO", &[]).with_form(&form::OFI),
    Record::new("pmid", "PubMed", &[]).with_form(&form::NUMBER).with_labels(&["pubmed", "medline"]),
    // The type is lower case.
    Record::new("pronom", "The National Archives (UK)", &[LowerTo(b'/')]).with_form(&form::PRONOM),
    Record::new("refseq", "National Center for Biotechnology Information", &[]).with_form(&form::REFSEQ),
    // Case means nothing; the record names no canonical form, so this library chose lower case.
    Record::new("rfa", "Online Computer Library Center", &[Lower]),
    // The code from field 035 of a MARC record is dropped with the spaces after it; case means nothing, and the dash
    // may be omitted. The record names no canonical form; this library chose upper case, as in its example, without a
    // dash.
    Record::new("rlgid", "RLG", &[AfterCode, Without(b'-'), Upper]),
    // The record writes identifiers in upper case.
    Record::new("sici", "NISO", &[Upper]),
    // Case means nothing; the canonical form is lower case.
    Record::new("sid", "NISO", &[Lower]),
    Record::new("srw", "SRW Maintenance Agency", &[]),
    Record::new("ugent-repo", "Ghent University", &[]),
];
