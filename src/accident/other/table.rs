//! The table of identifiers other than handles: their names, what may stand before them, and how they are recognised.

use crate::accident::form::date::is_date;

use super::checked::{
    is_isbn, is_isni, is_issn, is_mistyped_isbn, is_mistyped_issn, is_mistyped_orcid, is_old_pii,
    is_orcid, is_pii, is_ror,
};
use super::file::{is_file_name, is_media_type, is_page, is_website};
use super::form::{
    is_ark, is_bibcode, is_braced_uuid, is_hal, is_igsn, is_mail, is_nbn, is_numbered, is_oai,
    is_rounded, is_rrid, is_swhid, is_urn,
};
use super::national::{is_cnki, is_cstr, is_uci};
use super::number::{
    is_citeseerx, is_cve, is_inchi, is_lccn, is_library_number, is_patent, is_project, is_repec,
    is_standard, is_zbl,
};
use super::row::OtherKind;

/// The digits of ASCII.
const DIGITS: &[u8] = b"0123456789";

/// Every kind: its name, its heads, the octets with which it may begin without a head, and its form.
pub(super) static KINDS: &[OtherKind] = &[
    OtherKind::new("an ORCID iD", &["orcid.org/", "orcid id", "orcid"], DIGITS, is_orcid),
    OtherKind::new(
        "an ORCID iD with a wrong check digit",
        &["orcid.org/", "orcid id", "orcid"],
        b"",
        is_mistyped_orcid,
    ),
    OtherKind::new("an ISNI", &["isni.org/isni/", "isni.org/", "isni"], b"0", is_isni),
    OtherKind::new(
        "an ISBN",
        &["urn:isbn:", "isbn-13", "isbn-10", "isbn13", "isbn10", "isbn"],
        DIGITS,
        is_isbn,
    ),
    OtherKind::new(
        "an ISBN with a wrong check digit",
        &["urn:isbn:", "isbn-13", "isbn13", "isbn"],
        b"9",
        is_mistyped_isbn,
    ),
    OtherKind::new("a VIAF ID", &["viaf.org/viaf/", "viaf"], b"", |text| {
        is_numbered(text, "", 3..=22)
    }),
    OtherKind::new(
        "an ISSN",
        &["urn:issn:", "portal.issn.org/resource/issn/", "eissn", "e-issn", "issn-l", "issn"],
        DIGITS,
        is_issn,
    ),
    OtherKind::new(
        "an ISSN with a wrong check digit",
        &["urn:issn:", "issn"],
        b"",
        is_mistyped_issn,
    ),
    OtherKind::new(
        "a PMCID",
        &[
            "ncbi.nlm.nih.gov/pmc/articles/",
            "pmc.ncbi.nlm.nih.gov/articles/",
            "europepmc.org/articles/",
            "europepmc.org/article/pmc/",
            "pmcid",
            "pmc id",
        ],
        b"p",
        |text| is_numbered(text, "pmc", 4..=8),
    ),
    OtherKind::new(
        "a PMID",
        &[
            "pubmed.ncbi.nlm.nih.gov/",
            "ncbi.nlm.nih.gov/pubmed/",
            "europepmc.org/article/med/",
            "europepmc.org/abstract/med/",
            "pubmed id",
            "pubmed",
            "pmid",
            "medline:",
        ],
        b"",
        |text| is_numbered(text, "", 1..=8),
    ),
    OtherKind::new("a PMID", &[], b"p", |text| is_numbered(text, "pmid", 4..=8)),
    OtherKind::new("a ROR identifier", &["ror.org/", "ror"], b"", is_ror),
    OtherKind::new("a SWHID", &["archive.softwareheritage.org/", "swhid"], b"s", is_swhid),
    OtherKind::new("an ARK", &["n2t.net/", "arks.org/", "ark id"], b"a", is_ark),
    OtherKind::new(
        "a URN:NBN",
        &["nbn-resolving.org/", "nbn-resolving.de/", "urn.fi/"],
        b"u",
        is_nbn,
    ),
    OtherKind::new(
        "a PII",
        &[
            "sciencedirect.com/science/article/pii/",
            "sciencedirect.com/science/article/abs/pii/",
            "linkinghub.elsevier.com/retrieve/pii/",
            "jahonline.org/article/",
            "pii",
        ],
        b"s",
        is_pii,
    ),
    OtherKind::new("a PII", &["sciencedirect.com/science/article/pii/"], b"", is_old_pii),
    OtherKind::new(
        "a bibcode",
        &["ui.adsabs.harvard.edu/abs/", "adsabs.harvard.edu/abs/", "bibcode", "ads:"],
        b"12",
        is_bibcode,
    ),
    OtherKind::new(
        "a Web of Science accession number",
        &["webofscience.com/wos/woscc/full-record/"],
        b"w",
        |text| is_numbered(text, "wos:", 15..=15),
    ),
    OtherKind::new(
        "a Scopus EID",
        &[
            "scopus.com/record/display.uri?eid=",
            "scopus.com/inward/record.uri?eid=",
            "scopus.com/inward/record.url?eid=",
            "eid",
        ],
        b"2",
        |text| is_numbered(text, "2-s2.0-", 8..=11),
    ),
    OtherKind::new("an OpenAlex ID", &["openalex.org/works/", "openalex.org/"], b"w", |text| {
        is_numbered(text, "w", 8..=10)
    }),
    OtherKind::new(
        "a HAL identifier",
        &[
            "hal.science/",
            "theses.hal.science/",
            "hal.archives-ouvertes.fr/",
            "tel.archives-ouvertes.fr/",
            "hal id",
            "hal",
        ],
        b"cdhipt",
        is_hal,
    ),
    OtherKind::new("an OCLC number", &["worldcat.org/oclc/", "(ocolc)", "oclc"], b"", |text| {
        is_numbered(text, "", 1..=10)
    }),
    OtherKind::new(
        "a Wikidata item",
        &["wikidata.org/wiki/", "wikidata.org/entity/", "wikidata"],
        b"",
        |text| is_numbered(text, "q", 1..=10),
    ),
    OtherKind::new(
        "a Corpus ID of Semantic Scholar",
        &["api.semanticscholar.org/corpusid:", "corpusid", "corpus id", "s2cid"],
        b"",
        |text| is_numbered(text, "", 5..=10),
    ),
    OtherKind::new(
        "a CiteSeerX number",
        &[
            "citeseerx.ist.psu.edu/viewdoc/summary?doi=",
            "citeseerx.ist.psu.edu/viewdoc/download?doi=",
        ],
        b"1",
        is_citeseerx,
    ),
    OtherKind::new("a Mathematical Reviews (MR) number", &["mr"], b"", |text| {
        is_numbered(text, "", 7..=7)
    }),
    OtherKind::new(
        "a Mathematical Reviews (MR) number",
        &["mathscinet.ams.org/mathscinet-getitem?mr="],
        b"m",
        |text| is_numbered(text, "mr", 7..=7),
    ),
    OtherKind::new("a zbMATH number", &["zbmath.org/?q=an:", "zbmath.org/", "zbl"], b"", is_zbl),
    OtherKind::new("an identifier of RePEc", &["econpapers.repec.org/"], b"r", is_repec),
    OtherKind::new(
        "a control number of the Library of Congress (LCCN)",
        &["lccn.loc.gov/", "lccn"],
        b"",
        is_lccn,
    ),
    OtherKind::new(
        "an accession number of GEO",
        &["ncbi.nlm.nih.gov/geo/query/acc.cgi?acc="],
        b"g",
        |text| is_numbered(text, "gse", 3..=6),
    ),
    OtherKind::new(
        "an accession number of BioProject",
        &["ncbi.nlm.nih.gov/bioproject/", "ebi.ac.uk/ena/browser/view/"],
        b"p",
        is_project,
    ),
    OtherKind::new(
        "a ClinicalTrials.gov number",
        &["clinicaltrials.gov/study/", "clinicaltrials.gov/ct2/show/", "clinicaltrials.gov/show/"],
        b"n",
        |text| is_numbered(text, "nct", 8..=8),
    ),
    OtherKind::new(
        "a CVE number",
        &["cve.org/cverecord?id=", "nvd.nist.gov/vuln/detail/"],
        b"c",
        is_cve,
    ),
    OtherKind::new("an RFC number", &["rfc"], b"", |text| is_numbered(text, "", 1..=4)),
    OtherKind::new("an RFC number", &[], b"r", |text| is_numbered(text, "rfc", 3..=4)),
    OtherKind::new("a patent number", &["patents.google.com/patent/"], b"cdefgjkuw", is_patent),
    OtherKind::new(
        "an RRID",
        &["identifiers.org/rrid:", "scicrunch.org/resolver/", "rrid"],
        b"",
        is_rrid,
    ),
    OtherKind::new("an IGSN", &["igsn.org/", "igsn"], b"", is_igsn),
    OtherKind::new(
        "a German National Library (GND) number",
        &["d-nb.info/gnd/", "d-nb.info/"],
        b"",
        is_library_number,
    ),
    OtherKind::new("a CNKI number", &["cnki"], b"", is_cnki),
    OtherKind::new("a CSTR identifier", &["cstr.cn/", "cstr"], b"", is_cstr),
    OtherKind::new("a UCI", &["uci"], b"", is_uci),
    OtherKind::new("an EDN", &["edn"], b"", |text| {
        text.len() == 6 && text.iter().all(u8::is_ascii_uppercase)
    }),
    OtherKind::new("an InChI", &[], b"i", is_inchi),
    OtherKind::new("the address of a web page", &["website", "url", "link"], b"", is_page),
    OtherKind::new(
        "a standard number",
        &["din en iso", "iso/iec", "iso/ts", "iso/tr", "iso", "iec"],
        b"",
        is_standard,
    ),
    OtherKind::new("a UUID", &["urn:uuid:", "uuid"], b"0123456789abcdef{", is_braced_uuid),
    OtherKind::new("a number that a spreadsheet rounded", &[], DIGITS, is_rounded),
    OtherKind::new("a date", &[], DIGITS, is_date),
    OtherKind::new("an OAI identifier", &[], b"o", is_oai),
    OtherKind::new("the address of a file", &["file://", "ftp://ftp."], b"", |text| {
        !text.is_empty()
    }),
    OtherKind::new("a file name", &[], b"0123456789abcdefghijklmnopqrstuvwxyz_\\", is_file_name),
    OtherKind::new("a link into Zotero or Mendeley", &["zotero://", "mendeley://"], b"", |text| {
        !text.is_empty()
    }),
    OtherKind::new("a media type", &[], b"aimtv", is_media_type),
    OtherKind::new("the address of a website", &[], b"w", is_website),
    OtherKind::new("a URN", &[], b"u", is_urn),
    OtherKind::new(
        "an e-mail address",
        &["mailto:"],
        b"0123456789abcdefghijklmnopqrstuvwxyz._+-",
        is_mail,
    ),
];
