//! Accidents of giving an identifier of another kind, recognised by its form and its check digits.

mod arxiv;
mod checked;
mod form;

use super::hit::Hit;
use super::kind::Kind;
use super::link;
use super::name;
use super::octets::{self, Words, blanks, run, starts};
use super::pasted::Pasted;
use crate::text::ascii::ends_with;

pub(super) use checked::is_issn;
use checked::{is_isbn, is_isni, is_orcid, is_pii, is_ror};
use form::{
    is_ark, is_bibcode, is_eid, is_hal, is_mail, is_nbn, is_number, is_oclc, is_openalex, is_pmcid,
    is_rounded, is_swhid, is_urn, is_uuid, is_wikidata, is_wos, trimmed,
};

pub(super) use arxiv::arxiv;

/// A kind of identifier other than handles.
struct Form {
    name: &'static str,
    /// The labels, schemes and addresses that may stand before the identifier; an address without `https://` and `www.`.
    heads: Words,
    /// Whether the identifier may also stand without one of them.
    bare: bool,
    is: fn(&[u8]) -> bool,
}

static FORMS: &[Form] = &[
    Form {
        name: "an ORCID iD",
        heads: Words::new(&["orcid.org/", "orcid id", "orcid"]),
        bare: true,
        is: is_orcid,
    },
    Form {
        name: "an ISNI",
        heads: Words::new(&["isni.org/isni/", "isni.org/", "isni"]),
        bare: true,
        is: is_isni,
    },
    Form {
        name: "an ISBN",
        heads: Words::new(&["urn:isbn:", "isbn-13", "isbn-10", "isbn13", "isbn10", "isbn"]),
        bare: true,
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
        bare: true,
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
        bare: true,
        is: is_pmcid,
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
        bare: false,
        is: is_number,
    },
    Form {
        name: "a ROR identifier",
        heads: Words::new(&["ror.org/", "ror"]),
        bare: false,
        is: is_ror,
    },
    Form {
        name: "a SWHID",
        heads: Words::new(&["archive.softwareheritage.org/"]),
        bare: true,
        is: is_swhid,
    },
    Form {
        name: "an ARK",
        heads: Words::new(&["n2t.net/", "arks.org/", "ark id"]),
        bare: true,
        is: is_ark,
    },
    Form {
        name: "a URN:NBN",
        heads: Words::new(&["nbn-resolving.org/", "nbn-resolving.de/", "urn.fi/"]),
        bare: true,
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
        bare: true,
        is: is_pii,
    },
    Form {
        name: "a bibcode",
        heads: Words::new(&["ui.adsabs.harvard.edu/abs/", "adsabs.harvard.edu/abs/", "bibcode"]),
        bare: true,
        is: is_bibcode,
    },
    Form {
        name: "an accession number of the Web of Science",
        heads: Words::new(&["webofscience.com/wos/woscc/full-record/"]),
        bare: true,
        is: is_wos,
    },
    Form {
        name: "an EID of Scopus",
        heads: Words::new(&[
            "scopus.com/record/display.uri?eid=",
            "scopus.com/inward/record.uri?eid=",
            "scopus.com/inward/record.url?eid=",
            "eid",
        ]),
        bare: true,
        is: is_eid,
    },
    Form {
        name: "an OpenAlex ID",
        heads: Words::new(&["openalex.org/works/", "openalex.org/"]),
        bare: true,
        is: is_openalex,
    },
    Form {
        name: "an identifier of HAL",
        heads: Words::new(&[
            "hal.science/",
            "theses.hal.science/",
            "hal.archives-ouvertes.fr/",
            "tel.archives-ouvertes.fr/",
        ]),
        bare: true,
        is: is_hal,
    },
    Form {
        name: "an OCLC number",
        heads: Words::new(&["worldcat.org/oclc/", "(ocolc)", "oclc"]),
        bare: false,
        is: is_oclc,
    },
    Form {
        name: "a Wikidata item",
        heads: Words::new(&["wikidata.org/wiki/", "wikidata.org/entity/"]),
        bare: false,
        is: is_wikidata,
    },
    Form { name: "a UUID", heads: Words::new(&["urn:uuid:", "uuid"]), bare: true, is: is_uuid },
    Form {
        name: "a number that a spreadsheet wrote",
        heads: Words::new(&[]),
        bare: true,
        is: is_rounded,
    },
    Form { name: "a URN", heads: Words::new(&[]), bare: true, is: is_urn },
    Form { name: "an e-mail address", heads: Words::new(&["mailto:"]), bare: true, is: is_mail },
];

/// An identifier of another kind in place of a handle.
pub(super) fn kind(pasted: &Pasted<'_>) -> Option<Hit> {
    let text = pasted.flat;
    let start = blanks(text, 0);
    let whole = start..octets::blanks_before(text, text.len()).max(start);
    // It may also stand after a scheme or a known host.
    let body = pasted.body.clone();
    let known = pasted.kind == Kind::Hdl
        || pasted.kind == Kind::InfoHandle
        || (pasted.kind == Kind::Web && link::is_known(pasted));
    let places = [Some(whole).filter(|_| !known), known.then_some(body)];
    places.into_iter().flatten().find_map(|place| {
        let identifier = trimmed(&text[place.clone()]);
        let address = address_of(identifier);
        let is_form =
            |form: &&Form| is_headed(form, address) || (form.bare && (form.is)(identifier));
        let form = FORMS.iter().find(is_form)?;
        Some(Hit::at(place).whole().called(form.name))
    })
}

/// A text without the scheme of the web at its beginning, and without `www.` after it.
fn address_of(text: &[u8]) -> &[u8] {
    let web = name::web(text, 0).unwrap_or(0);
    let www = if starts(text, web, "www.") { "www.".len() } else { 0 };
    &text[web + www..]
}

/// Whether a text without slashes and punctuation at its end is an identifier of this form, after its label, scheme or
/// address.
fn is_headed(form: &Form, text: &[u8]) -> bool {
    let Some(head) = form.heads.at(text, 0).next() else { return false };
    let start = run(text, head.len(), |octet| b": =#.".contains(&octet));
    let label = head.as_bytes().last().is_some_and(|last| last.is_ascii_alphanumeric());
    let rest = &text[start..];
    // In an address, a query, a fragment or the name of a file may follow.
    let first = rest.split(|octet| b"?#&/".contains(octet)).next().unwrap_or_default();
    (!label || start > head.len() || form.bare)
        && ((form.is)(trimmed(rest)) || !label && (form.is)(first))
}

/// The address of a web page that is not a link to a handle.
pub(super) fn address(pasted: &Pasted<'_>) -> Option<Hit> {
    let (host, path) = (&pasted.flat[pasted.host.clone()], pasted.body());
    let named = pasted.kind == Kind::Web && host.contains(&b'.') && name::is_host(host);
    if !named || link::is_known(pasted) {
        return None;
    }
    let hit = Hit::at(pasted.host.clone());
    if !path.contains(&b'/') {
        return Some(hit.whole());
    }
    (begins_with_a_word(path) && !link::has_segment(pasted)).then_some(hit)
}

/// Whether the first part of a path is a word, or the script that many journals run on. A naming authority that people
/// use has a dot or begins with a digit.
fn begins_with_a_word(path: &[u8]) -> bool {
    let first = path.split(|&octet| octet == b'/').next().unwrap_or_default();
    let is_word = |octet: &u8| octet.is_ascii_alphanumeric() || b"-_~".contains(octet);
    first.first().is_some_and(u8::is_ascii_alphabetic) && first.iter().all(is_word)
        || first.eq_ignore_ascii_case(b"index.php")
}

/// Where the pages about DOI names begin at the resolver itself.
static OWN_PAGES: Words = Words::new(&[
    "the-identifier/",
    "the-community/",
    "the-foundation/",
    "doi_handbook/",
    "doi-handbook/",
    "handbook_2000/",
    "idf-members/",
    "factsheets/",
    "ra/",
]);

/// A page about DOI names at the resolver itself.
pub(super) fn own_page(pasted: &Pasted<'_>) -> Option<Hit> {
    let host = &pasted.flat[pasted.host.clone()];
    let resolver = pasted.kind == Kind::Web && link::is_known(pasted) && ends_with(host, "doi.org");
    OWN_PAGES.at(pasted.body(), 0).find(|_| resolver)?;
    Some(Hit::at(pasted.host.clone()).whole())
}
