//! The table of identifiers other than handles: their names, what may stand before them, and how they are recognised.

use crate::rule::accident::octets::Words;
use crate::text::bits;

use super::checked::{is_isbn, is_isni, is_issn, is_orcid, is_pii, is_ror};
use super::form::{
    is_ark, is_bibcode, is_date, is_file, is_hal, is_igsn, is_mail, is_nbn, is_numbered, is_oai,
    is_rounded, is_rrid, is_swhid, is_urn, is_uuid,
};

/// A kind of identifier other than handles.
pub(super) struct Form {
    pub(super) name: &'static str,
    /// The labels, schemes and addresses that may stand before the identifier; an address without `https://` and `www.`.
    pub(super) heads: Words,
    /// The octets, with small letters, that the identifier may begin with if it stands without one of them; empty if it
    /// may not.
    pub(super) bare: &'static [u8],
    pub(super) is: fn(&[u8]) -> bool,
}

impl Form {
    /// Whether an identifier that begins with this octet may be of this form.
    pub(super) fn begins_with(&self, octet: u8) -> bool {
        self.bare.contains(&octet.to_ascii_lowercase())
    }
}

/// The forms that have a head which begins with the octet `head`, or are bare and may begin with `first`. In builds with
/// assertions these are all forms, to check that no other form fits.
pub(super) fn forms(head: u8, first: u8) -> impl Iterator<Item = &'static Form> {
    let begun = HEADED[usize::from(head & 31)] | BARE[usize::from(first & 31)];
    let begun = if cfg!(debug_assertions) { ALL } else { begun };
    bits::numbers(begun).map(|number| &FORMS[number])
}

/// Every form, as one bit for each.
const ALL: u64 = (1 << FORMS.len()) - 1;

/// For each value of the low five bits of an octet, the forms of which a head begins with such an octet, as one bit for
/// each.
static HEADED: [u64; 32] = {
    assert!(FORMS.len() < u64::BITS as usize, "a form has no bit");
    let (mut headed, mut form) = ([0; 32], 0);
    while form < FORMS.len() {
        let mut five = 0;
        while five < headed.len() {
            headed[five] |= (FORMS[form].heads.begin_with(five as u8) as u64) << form;
            five += 1;
        }
        form += 1;
    }
    headed
};

/// The same of the forms that need no head, by the octets that they may begin with.
static BARE: [u64; 32] = {
    let (mut bare, mut form) = ([0; 32], 0);
    while form < FORMS.len() {
        let mut at = 0;
        while at < FORMS[form].bare.len() {
            bare[(FORMS[form].bare[at] & 31) as usize] |= 1 << form;
            at += 1;
        }
        form += 1;
    }
    bare
};

/// The digits of ASCII.
const DIGITS: &[u8] = b"0123456789";

static FORMS: &[Form] = &[
    Form {
        name: "an ORCID iD",
        heads: Words::new(&["orcid.org/", "orcid id", "orcid"]),
        bare: DIGITS,
        is: is_orcid,
    },
    Form {
        name: "an ISNI",
        heads: Words::new(&["isni.org/isni/", "isni.org/", "isni"]),
        bare: b"0",
        is: is_isni,
    },
    Form {
        name: "an ISBN",
        heads: Words::new(&["urn:isbn:", "isbn-13", "isbn-10", "isbn13", "isbn10", "isbn"]),
        bare: DIGITS,
        is: is_isbn,
    },
    Form {
        name: "an ISSN",
        heads: Words::new(&[
            "urn:issn:",
            "portal.issn.org/resource/issn/",
            "eissn",
            "e-issn",
            "issn-l",
            "issn",
        ]),
        bare: DIGITS,
        is: is_issn,
    },
    Form {
        name: "a PMCID",
        heads: Words::new(&[
            "ncbi.nlm.nih.gov/pmc/articles/",
            "pmc.ncbi.nlm.nih.gov/articles/",
            "europepmc.org/articles/",
            "europepmc.org/article/pmc/",
            "pmcid",
            "pmc id",
        ]),
        bare: b"p",
        is: |text| is_numbered(text, "pmc", 4..=8),
    },
    Form {
        name: "a PMID",
        heads: Words::new(&[
            "pubmed.ncbi.nlm.nih.gov/",
            "ncbi.nlm.nih.gov/pubmed/",
            "europepmc.org/article/med/",
            "europepmc.org/abstract/med/",
            "pubmed id",
            "pubmed",
            "pmid",
        ]),
        bare: b"",
        is: |text| is_numbered(text, "", 1..=8),
    },
    Form {
        name: "a PMID",
        heads: Words::new(&[]),
        bare: b"p",
        is: |text| is_numbered(text, "pmid", 4..=8),
    },
    Form {
        name: "a ROR identifier",
        heads: Words::new(&["ror.org/", "ror"]),
        bare: b"",
        is: is_ror,
    },
    Form {
        name: "a SWHID",
        heads: Words::new(&["archive.softwareheritage.org/", "swhid"]),
        bare: b"s",
        is: is_swhid,
    },
    Form {
        name: "an ARK",
        heads: Words::new(&["n2t.net/", "arks.org/", "ark id"]),
        bare: b"a",
        is: is_ark,
    },
    Form {
        name: "a URN:NBN",
        heads: Words::new(&["nbn-resolving.org/", "nbn-resolving.de/", "urn.fi/"]),
        bare: b"u",
        is: is_nbn,
    },
    Form {
        name: "a PII",
        heads: Words::new(&[
            "sciencedirect.com/science/article/pii/",
            "sciencedirect.com/science/article/abs/pii/",
            "linkinghub.elsevier.com/retrieve/pii/",
            "pii",
        ]),
        bare: b"s",
        is: is_pii,
    },
    Form {
        name: "a bibcode",
        heads: Words::new(&["ui.adsabs.harvard.edu/abs/", "adsabs.harvard.edu/abs/", "bibcode"]),
        bare: b"12",
        is: is_bibcode,
    },
    Form {
        name: "an accession number of the Web of Science",
        heads: Words::new(&["webofscience.com/wos/woscc/full-record/"]),
        bare: b"w",
        is: |text| is_numbered(text, "wos:", 15..=15),
    },
    Form {
        name: "an EID of Scopus",
        heads: Words::new(&[
            "scopus.com/record/display.uri?eid=",
            "scopus.com/inward/record.uri?eid=",
            "scopus.com/inward/record.url?eid=",
            "eid",
        ]),
        bare: b"2",
        is: |text| is_numbered(text, "2-s2.0-", 8..=11),
    },
    Form {
        name: "an OpenAlex ID",
        heads: Words::new(&["openalex.org/works/", "openalex.org/"]),
        bare: b"w",
        is: |text| is_numbered(text, "w", 8..=10),
    },
    Form {
        name: "an identifier of HAL",
        heads: Words::new(&[
            "hal.science/",
            "theses.hal.science/",
            "hal.archives-ouvertes.fr/",
            "tel.archives-ouvertes.fr/",
        ]),
        bare: b"cdhipt",
        is: is_hal,
    },
    Form {
        name: "an OCLC number",
        heads: Words::new(&["worldcat.org/oclc/", "(ocolc)", "oclc"]),
        bare: b"",
        is: |text| is_numbered(text, "", 1..=10),
    },
    Form {
        name: "a Wikidata item",
        heads: Words::new(&["wikidata.org/wiki/", "wikidata.org/entity/"]),
        bare: b"",
        is: |text| is_numbered(text, "q", 1..=10),
    },
    Form {
        name: "an RRID",
        heads: Words::new(&["identifiers.org/rrid:", "scicrunch.org/resolver/", "rrid"]),
        bare: b"",
        is: is_rrid,
    },
    Form { name: "an IGSN", heads: Words::new(&["igsn.org/", "igsn"]), bare: b"", is: is_igsn },
    Form {
        name: "a UUID",
        heads: Words::new(&["urn:uuid:", "uuid"]),
        bare: b"0123456789abcdef{",
        is: is_uuid,
    },
    Form {
        name: "a number that a spreadsheet wrote",
        heads: Words::new(&[]),
        bare: DIGITS,
        is: is_rounded,
    },
    Form { name: "a date", heads: Words::new(&[]), bare: DIGITS, is: is_date },
    Form {
        name: "an identifier for harvesting (OAI)",
        heads: Words::new(&[]),
        bare: b"o",
        is: is_oai,
    },
    Form { name: "the address of a file", heads: Words::new(&[]), bare: b"f", is: is_file },
    Form { name: "a URN", heads: Words::new(&[]), bare: b"u", is: is_urn },
    Form {
        name: "an e-mail address",
        heads: Words::new(&["mailto:"]),
        bare: b"0123456789abcdefghijklmnopqrstuvwxyz._+-",
        is: is_mail,
    },
];
