//! The words that cling to a DOI name.

use crate::accident::form::words::Words;
use crate::accident::name::TOPS;

/// The beginnings of notes and links; any text may follow them.
pub(crate) static NOTES: Words = Words::new(&[
    "http:",
    "https:",
    "arxiv:",
    "accessed",
    "lastaccessed",
    "dateaccessed",
    "pubmed",
    "epubahead",
    "publishedahead",
    "publishedonline",
    "articlepublished",
    "firstpublished",
    "originallypublished",
]);

/// Labels that a number follows, which is another identifier or a year.
pub(crate) static LABELS: Words = Words::new(&["pmid", "pmcid", "pmc", "epub"]);

/// Words at the end of a note; only a bracket or a year may follow them.
pub(crate) static LAST: Words = Words::new(&[
    "accepted",
    "aheadofprint",
    "available",
    "availableat",
    "availablefrom",
    "copyright",
    "crossref",
    "crossrefgooglescholar",
    "doi",
    "ecollection",
    "epub",
    "forthcoming",
    "google",
    "googlescholar",
    "http",
    "https",
    "inpress",
    "medline",
    "onlinefirst",
    "published",
    "received",
    "retrieved",
    "retrievedfrom",
    "uncitedreference",
    "uncitedreferences",
    "uncitedrefs",
]);

/// Fields of an entry of BibTeX, and labels of other identifiers, after a dot.
pub(crate) static FIELDS: Words = Words::new(&["eprint", "isbn", "issn", "pmid", "url"]);

/// Words with which the next sentence begins after a full stop. They count only with a capital letter.
static SENTENCES: Words = Words::new(&[
    "Although", "Here", "However", "Our", "The", "There", "These", "They", "This", "When", "While",
]);

/// Words on the buttons of a publisher's page, and words with which the next line of a first page begins. They count
/// only with a capital letter, because some names end with the same words in lower case.
pub(crate) static BUTTONS: Words = Words::new(&[
    "ISSN",
    "PMID",
    "Abstract",
    "Article",
    "ArticleCASGoogle",
    "ArticleCASPubMedGoogle",
    "ArticleGoogle",
    "ArticlePubMedGoogle",
    "Author",
    "Authors",
    "CAS",
    "Citation",
    "Cite",
    "Copied",
    "Copy",
    "Corresponding",
    "CrossrefMedline",
    "CrossrefPubMed",
    "Download",
    "Free",
    "FreeFullText",
    "Introduction",
    "JEL",
    "Keywords",
    "OpenURL",
    "OpenURLAbstract",
    "OpenURLCrossref",
    "OpenURLCrossrefPubMed",
    "OpenURLPubMed",
    "Original",
    "References",
    "Resumen",
    "Resumo",
    "Return",
    "Scopus",
    "Search",
    "Submitted",
    "This",
    "View",
    "WorldCat",
    "Zusammenfassung",
]);

/// Whether this is a word at the end of a note, or on a button.
pub(crate) fn is_last(word: &[u8]) -> bool {
    LAST.has(word) || word.first().is_some_and(u8::is_ascii_uppercase) && BUTTONS.has(word)
}

/// Whether this is a field after a full stop, or the first word of a sentence.
pub(crate) fn is_after_stop(word: &[u8]) -> bool {
    FIELDS.has(word) || word.first().is_some_and(u8::is_ascii_uppercase) && SENTENCES.has(word)
}

/// How the host of many publishers begins.
pub(super) const WWW: &str = "www";

/// Every word that may cling to a DOI name, and the ends of hosts.
pub(crate) fn words() -> impl Iterator<Item = &'static str> {
    let lists = [&NOTES, &LABELS, &LAST, &FIELDS, &SENTENCES, &BUTTONS];
    let words = lists.into_iter().flat_map(|list| list.all()).copied();
    words.chain(TOPS.iter().map(|top| &top[1..])).chain([WWW])
}

/// Those of [`words`] after which a name may go on with any text, so that its end does not show them.
#[cfg(test)]
pub(crate) fn words_before_text() -> impl Iterator<Item = &'static str> {
    [&NOTES, &LABELS].into_iter().flat_map(|list| list.all()).copied().chain([WWW])
}
