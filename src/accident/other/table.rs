//! The table of identifiers other than handles: their names, what may stand before them, and how they are recognised.

use crate::accident::octets::Words;

use super::checked::{is_isbn, is_isni, is_issn, is_orcid, is_pii, is_ror};
use super::file::{is_file, is_file_name, is_website};
use super::form::{
    is_ark, is_bibcode, is_braced_uuid, is_date, is_hal, is_igsn, is_mail, is_nbn, is_numbered,
    is_oai, is_rounded, is_rrid, is_swhid, is_urn,
};
use super::number::{is_cve, is_lccn, is_patent, is_project, is_repec, is_zbl};
use super::row::OtherKind;

/// The digits of ASCII.
const DIGITS: &[u8] = b"0123456789";

pub(super) static KINDS: &[OtherKind] = &[
    OtherKind {
        name: "an ORCID iD",
        heads: Words::new(&["orcid.org/", "orcid id", "orcid"]),
        bare: DIGITS,
        is: is_orcid,
    },
    OtherKind {
        name: "an ISNI",
        heads: Words::new(&["isni.org/isni/", "isni.org/", "isni"]),
        bare: b"0",
        is: is_isni,
    },
    OtherKind {
        name: "an ISBN",
        heads: Words::new(&["urn:isbn:", "isbn-13", "isbn-10", "isbn13", "isbn10", "isbn"]),
        bare: DIGITS,
        is: is_isbn,
    },
    OtherKind {
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
    OtherKind {
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
    OtherKind {
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
    OtherKind {
        name: "a PMID",
        heads: Words::new(&[]),
        bare: b"p",
        is: |text| is_numbered(text, "pmid", 4..=8),
    },
    OtherKind {
        name: "a ROR identifier",
        heads: Words::new(&["ror.org/", "ror"]),
        bare: b"",
        is: is_ror,
    },
    OtherKind {
        name: "a SWHID",
        heads: Words::new(&["archive.softwareheritage.org/", "swhid"]),
        bare: b"s",
        is: is_swhid,
    },
    OtherKind {
        name: "an ARK",
        heads: Words::new(&["n2t.net/", "arks.org/", "ark id"]),
        bare: b"a",
        is: is_ark,
    },
    OtherKind {
        name: "a URN:NBN",
        heads: Words::new(&["nbn-resolving.org/", "nbn-resolving.de/", "urn.fi/"]),
        bare: b"u",
        is: is_nbn,
    },
    OtherKind {
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
    OtherKind {
        name: "a bibcode",
        heads: Words::new(&["ui.adsabs.harvard.edu/abs/", "adsabs.harvard.edu/abs/", "bibcode"]),
        bare: b"12",
        is: is_bibcode,
    },
    OtherKind {
        name: "an accession number of the Web of Science",
        heads: Words::new(&["webofscience.com/wos/woscc/full-record/"]),
        bare: b"w",
        is: |text| is_numbered(text, "wos:", 15..=15),
    },
    OtherKind {
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
    OtherKind {
        name: "an OpenAlex ID",
        heads: Words::new(&["openalex.org/works/", "openalex.org/"]),
        bare: b"w",
        is: |text| is_numbered(text, "w", 8..=10),
    },
    OtherKind {
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
    OtherKind {
        name: "an OCLC number",
        heads: Words::new(&["worldcat.org/oclc/", "(ocolc)", "oclc"]),
        bare: b"",
        is: |text| is_numbered(text, "", 1..=10),
    },
    OtherKind {
        name: "a Wikidata item",
        heads: Words::new(&["wikidata.org/wiki/", "wikidata.org/entity/", "wikidata"]),
        bare: b"",
        is: |text| is_numbered(text, "q", 1..=10),
    },
    OtherKind {
        name: "a Corpus ID of Semantic Scholar",
        heads: Words::new(&["api.semanticscholar.org/corpusid:", "corpusid", "corpus id", "s2cid"]),
        bare: b"",
        is: |text| is_numbered(text, "", 5..=10),
    },
    OtherKind {
        name: "a number of Mathematical Reviews",
        heads: Words::new(&["mr"]),
        bare: b"",
        is: |text| is_numbered(text, "", 7..=7),
    },
    OtherKind {
        name: "a number of Mathematical Reviews",
        heads: Words::new(&["mathscinet.ams.org/mathscinet-getitem?mr="]),
        bare: b"m",
        is: |text| is_numbered(text, "mr", 7..=7),
    },
    OtherKind {
        name: "a number of zbMATH",
        heads: Words::new(&["zbmath.org/?q=an:", "zbmath.org/", "zbl"]),
        bare: b"",
        is: is_zbl,
    },
    OtherKind {
        name: "an identifier of RePEc",
        heads: Words::new(&["econpapers.repec.org/"]),
        bare: b"r",
        is: is_repec,
    },
    OtherKind {
        name: "a control number of the Library of Congress (LCCN)",
        heads: Words::new(&["lccn.loc.gov/", "lccn"]),
        bare: b"",
        is: is_lccn,
    },
    OtherKind {
        name: "an accession number of GEO",
        heads: Words::new(&["ncbi.nlm.nih.gov/geo/query/acc.cgi?acc="]),
        bare: b"g",
        is: |text| is_numbered(text, "gse", 3..=6),
    },
    OtherKind {
        name: "an accession number of BioProject",
        heads: Words::new(&["ncbi.nlm.nih.gov/bioproject/", "ebi.ac.uk/ena/browser/view/"]),
        bare: b"p",
        is: is_project,
    },
    OtherKind {
        name: "a number of ClinicalTrials.gov",
        heads: Words::new(&[
            "clinicaltrials.gov/study/",
            "clinicaltrials.gov/ct2/show/",
            "clinicaltrials.gov/show/",
        ]),
        bare: b"n",
        is: |text| is_numbered(text, "nct", 8..=8),
    },
    OtherKind {
        name: "a CVE number",
        heads: Words::new(&["cve.org/cverecord?id=", "nvd.nist.gov/vuln/detail/"]),
        bare: b"c",
        is: is_cve,
    },
    OtherKind {
        name: "the number of an RFC",
        heads: Words::new(&["rfc"]),
        bare: b"",
        is: |text| is_numbered(text, "", 1..=4),
    },
    OtherKind {
        name: "the number of an RFC",
        heads: Words::new(&[]),
        bare: b"r",
        is: |text| is_numbered(text, "rfc", 3..=4),
    },
    OtherKind {
        name: "the number of a patent",
        heads: Words::new(&["patents.google.com/patent/"]),
        bare: b"cdefgjkuw",
        is: is_patent,
    },
    OtherKind {
        name: "an RRID",
        heads: Words::new(&["identifiers.org/rrid:", "scicrunch.org/resolver/", "rrid"]),
        bare: b"",
        is: is_rrid,
    },
    OtherKind {
        name: "an IGSN",
        heads: Words::new(&["igsn.org/", "igsn"]),
        bare: b"",
        is: is_igsn,
    },
    OtherKind {
        name: "a UUID",
        heads: Words::new(&["urn:uuid:", "uuid"]),
        bare: b"0123456789abcdef{",
        is: is_braced_uuid,
    },
    OtherKind {
        name: "a number that a spreadsheet wrote",
        heads: Words::new(&[]),
        bare: DIGITS,
        is: is_rounded,
    },
    OtherKind { name: "a date", heads: Words::new(&[]), bare: DIGITS, is: is_date },
    OtherKind {
        name: "an identifier for harvesting (OAI)",
        heads: Words::new(&[]),
        bare: b"o",
        is: is_oai,
    },
    OtherKind { name: "the address of a file", heads: Words::new(&[]), bare: b"f", is: is_file },
    OtherKind {
        name: "the name of a file",
        heads: Words::new(&[]),
        bare: b"0123456789abcdefghijklmnopqrstuvwxyz_\\",
        is: is_file_name,
    },
    OtherKind {
        name: "the address of a website",
        heads: Words::new(&[]),
        bare: b"w",
        is: is_website,
    },
    OtherKind { name: "a URN", heads: Words::new(&[]), bare: b"u", is: is_urn },
    OtherKind {
        name: "an e-mail address",
        heads: Words::new(&["mailto:"]),
        bare: b"0123456789abcdefghijklmnopqrstuvwxyz._+-",
        is: is_mail,
    },
];
